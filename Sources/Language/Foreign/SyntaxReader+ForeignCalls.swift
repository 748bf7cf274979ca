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
    let here = arguments.flatMap { Self.translation($0, by: entry.forms) }
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

  private static func translation(
    _ arguments: [(label: String?, value: String)],
    by forms: [ForeignCalls.Form]
  ) -> String? {
    guard let form = forms.first(where: { fits(arguments, $0) }) else { return nil }
    let values = arguments.map { $0.label == nil ? withoutSuffix($0.value) : $0.value }
    var here = form.here
    if here.contains("allowOverDamping"), isUnderdamped(values) {
      here = here.replacing(", allowOverDamping: true", with: "")
    }
    if here == "$0", values.first.map(isOperand) == false { here = "($0)" }
    for (index, value) in values.enumerated() { here = here.replacing("$\(index)", with: value) }
    return here
  }

  private static func fits(_ arguments: [(label: String?, value: String)], _ form: ForeignCalls.Form) -> Bool
  {
    guard arguments.count == form.labels.count else { return false }
    return zip(arguments, form.labels).allSatisfy { argument, wanted in
      let parts = wanted.split(separator: "=", maxSplits: 1).map(String.init)
      guard argument.label ?? "_" == parts[0] else { return false }
      switch parts.count == 2 ? parts[1] : "" {
      case "": return true
      case "+": return !argument.value.hasPrefix("-")
      case "#": return Double(argument.value) != nil
      case "{":
        let isObject = argument.value.hasPrefix("{")
        return isObject && ["mass", "stiffness", "damping"].allSatisfy(argument.value.contains)
      default: return argument.value == parts[1]
      }
    }
  }

  /// A spring of another program may be damped beyond critical; here that has to be said.
  private static func isUnderdamped(_ values: [String]) -> Bool {
    let numbers = values.compactMap(Double.init)
    guard numbers.count == 3 else { return false }
    return numbers[2] * numbers[2] <= 4 * numbers[0] * numbers[1]
  }

  /// `0.4f` of Kotlin's as `0.4`.
  private static func withoutSuffix(_ value: String) -> String {
    guard let last = value.last, "fF".contains(last), Double(value.dropLast()) != nil else { return value }
    return String(value.dropLast())
  }

  /// Whether a text may take part in whatever stands around it without brackets.
  private static func isOperand(_ text: String) -> Bool {
    // A text is one whatever stands in it.
    text.hasPrefix("\"") && text.count { $0 == "\"" } == 2 && text.hasSuffix("\"")
      || text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
  }
}
