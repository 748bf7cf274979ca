/// `CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)`: calls that nothing here answers to.
extension SyntaxReader {
  /// The fault of a call that other programs have; nil for a name that is none of theirs, or no call.
  func foreignCall() -> Diagnostic? {
    let name = stream.currentWord
    guard let entry = ForeignCalls.all[name.text] else { return nil }
    let next = stream.peek()
    guard next.kind == .symbol(.openParenthesis), !next.hasSpaceBefore else { return nil }
    var ahead = stream
    ahead.advance()
    let arguments = arguments(&ahead)
    let isLine = isLine(upTo: ahead)
    let here =
      entry.isLine && !isLine ? nil : arguments.flatMap { Self.translation($0, by: entry.forms, isLine) }
    let whole = name.range.lowerBound..<max(ahead.previousEnd, name.range.upperBound)
    let isPlain = here != nil && !stream.text(whole).contains(where: \.isNewline)
    return Diagnostic(
      id: "foreign-call",
      message: entry.message.replacing("%", with: "'\(name.text)'")
        + (isPlain ? "" : entry.example.map { ", as in \($0)" } ?? ""),
      range: isPlain ? whole : name.range,
      suggestion: isPlain ? here : nil
    )
  }

  /// Whether what stands from here up to a place is a line of its own, outside every block.
  func isLine(upTo end: TokenStream) -> Bool {
    stream.isAtEntryStart && stream.openers.isEmpty && end.isAtEntryEnd
  }

  /// - Parameter isLine: Whether nothing stands around the call.
  private static func translation(
    _ arguments: [(label: String?, value: String)],
    by forms: [ForeignCalls.Form],
    _ isLine: Bool
  ) -> String? {
    guard let form = forms.first(where: { fits(arguments, $0) }) else { return nil }
    let values = arguments.map { $0.label == nil ? withoutSuffix($0.value) : $0.value }
    var here = form.here
    if isUnderdamped(values) { here = here.replacing(", allowOverDamping: true", with: "") }
    for (index, value) in values.enumerated() {
      let isFree = TokenStream.isOneOperand(value) || isSeparate("$\(index)", in: form.here, isLine)
      here = here.replacing("$\(index)", with: isFree ? value : "(\(value))")
    }
    return here
  }

  private static func fits(_ arguments: [(label: String?, value: String)], _ form: ForeignCalls.Form) -> Bool
  {
    guard arguments.count == form.arguments.count else { return false }
    return zip(arguments, form.arguments).allSatisfy { argument, wanted in
      guard argument.label == wanted.label else { return false }
      switch wanted.value {
      case .any: return true
      case .known: return argument.value.first?.isUppercase != true
      case .number: return TokenStream.plainNumber(argument.value) != nil
      case .nonNegative: return !argument.value.hasPrefix("-")
      case .spring:
        let isObject = argument.value.hasPrefix("{")
        return isObject && ["mass", "stiffness", "damping"].allSatisfy(argument.value.contains)
      case .exactly(let text): return argument.value == text
      }
    }
  }

  /// A spring of another program may be damped beyond critical; here that has to be said.
  private static func isUnderdamped(_ values: [String]) -> Bool {
    let numbers = values.compactMap(TokenStream.plainNumber)
    guard numbers.count == 3 else { return false }
    return numbers[2] * numbers[2] <= 4 * numbers[0] * numbers[1]
  }

  /// `0.4f` of Kotlin's as `0.4`.
  private static func withoutSuffix(_ value: String) -> String {
    guard let last = value.last, "fF".contains(last), TokenStream.plainNumber(String(value.dropLast())) != nil
    else { return value }
    return String(value.dropLast())
  }

  /// Whether an argument stands alone between commas and brackets, or on its line.
  private static func isSeparate(_ mark: String, in form: String, _ isLine: Bool) -> Bool {
    guard let place = form.firstRange(of: mark) else { return true }
    let before = form[..<place.lowerBound].last { $0 != " " }
    guard let after = form[place.upperBound...].first else {
      return isLine && (before == nil || form.hasPrefix("expect \(mark)"))
    }
    return ",)".contains(after) && before.map { "(,:".contains($0) } == true
  }
}
