import Language
import Model

extension Session {
  /// The fault of a line that begins with no verb, where it begins with a state: `taps 5`.
  func naming(_ fault: Diagnostic, in source: Source) -> Diagnostic {
    fault.mapped { $0.id == "unknown-command" ? givenNothing($0, in: source) ?? $0 : $0 }
  }

  /// The fault of a value with what belongs to a clip behind it: `taps to 5`; nil for a value alone.
  func clausesOfValue(_ clip: ClipSyntax, _ type: LanguageType) -> Diagnostic? {
    guard let clause = clip.clauses.first else { return nil }
    guard let target = clip.expression.assigned, document.definition(named: target) is StateDefinition else {
      return Diagnostic(
        id: "clause-without-use",
        message: "'\(clause.word.text)' belongs to a clip, and this is \(type.inWords)",
        range: clause.word.range
      )
    }
    var value: String?
    if clip.clauses.count == 1, clause.word.text == "to", case .expression(let given) = clause.argument {
      let fits = (try? document.evaluate(given, wanted: Wanted(type, by: target))) != nil
      value = fits ? SyntaxPrinter.text(given) : nil
    }
    return Diagnostic(
      id: "clause-without-use",
      message: "'\(target)' is a state, and '=' gives it another value",
      range: value == nil ? clause.word.range : clip.range,
      suggestion: value.map { "\(SyntaxPrinter.text(clip.expression)) = \($0)" }
    )
  }

  private func givenNothing(_ fault: Diagnostic, in source: Source) -> Diagnostic? {
    let name = source.text(in: fault.range)
    guard let state = document.definition(named: name) as? StateDefinition else { return nil }
    let rest = source.text.utf8.dropFirst(fault.range.upperBound)
      .prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: ";") }
    let words = String(Substring(rest))
    if let spoken = spokenOperator(in: words, from: fault.range.upperBound) { return spoken }
    let value = try? Parser.expression(words)
    let fits =
      value.map { (try? document.evaluate($0, wanted: Wanted(state.type, by: name))) != nil } ?? false
    return Diagnostic(
      id: fault.id,
      message: "'\(name)' is a state, and '=' gives it another value",
      range: fault.range,
      suggestion: fits ? "\(name) =" : nil
    )
  }

  /// `isOn and isDone`: an operator in words behind a state.
  private func spokenOperator(in rest: String, from start: Int) -> Diagnostic? {
    let word = rest.drop { $0 == " " }.prefix { !$0.isWhitespace }
    guard let sign = SwiftWords.operators[String(word)], rest.utf8.count > word.utf8.count + 1 else {
      return nil
    }
    let place = start + rest.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let isNot = rest.drop { $0 == " " }.dropFirst(word.count).hasPrefix(" not ")
    return Diagnostic(
      id: "unknown-clause",
      message: "'\(word)\(isNot ? " not" : "")' is written '\(isNot ? "!=" : sign)' here",
      range: place..<place + word.utf8.count + (isNot ? 4 : 0),
      suggestion: isNot ? "!=" : sign
    )
  }
}

extension Expression {
  /// The name that an assignment to this would change: that of `offset` and of `offset.x`.
  fileprivate var assigned: String? {
    guard nodes.count <= 2, case .name(let name)? = nodes.first?.operation else { return nil }
    if nodes.count == 2, case .member = nodes[1].operation { return name }
    return nodes.count == 1 ? name : nil
  }
}
