/// A function written as a word beside its argument: `overshoot of .bouncy < 5%`, `.bouncy monotone`.
extension SyntaxReader {
  /// Reads the expression of a verb whose functions people write as words.
  mutating func operand(of signature: CommandSignature) throws(Diagnostic) -> Expression {
    if isAtSpokenCall(signature.functions) { throw try spokenCall() }
    let start = stream.current.range.lowerBound
    let isClause = signature.clauses.contains { $0.word == "at" }
    let value = try expression("an expression", allowsAt: !isClause)
    if let fault = spokenRange(behind: value) ?? timeBehindNumber(in: value) { throw fault }
    guard stream.isAtIdentifier, signature.functions.contains(stream.currentText),
      !stream.text(value.range).contains(where: \.isNewline)
    else { return value }
    if case .infix(let infix) = value.nodes[value.root].operation,
      infix.compares || infix == .and || infix == .or
    {
      throw unjoined()
    }
    throw .spokenCall(
      stream.currentText,
      of: stream.text(value.range),
      at: start..<stream.current.range.upperBound
    )
  }

  /// `overshoot(.bouncy) < 20% duration(.bouncy) <= 0.5`: two comparisons with nothing between them.
  private func unjoined() -> Diagnostic {
    Diagnostic(
      id: "missing-sign",
      message: "between two comparisons stands '&&'",
      range: stream.current.range,
      suggestion: "&& \(stream.currentText)"
    )
  }

  /// `duration(Card)`, `overshoot(.bouncy) < 5%` without the verb that asks for it; nil for anything else.
  var bareMeasure: Diagnostic? {
    let (word, next) = (stream.currentWord, stream.peek())
    guard let asking = vocabulary.expectation, asking.functions.contains(word.text),
      next.kind == .symbol(.openParenthesis), !next.hasSpaceBefore
    else { return nil }
    var ahead = stream
    ahead.advance()
    let first = arguments(&ahead)?.first
    var isAsked = false
    while !ahead.isAtEntryEnd {
      if case .symbol(let symbol) = ahead.current.kind, symbol.infix?.compares == true { isAsked = true }
      ahead.advance()
    }
    let isWhole = isAsked || first != nil && ahead.previousEnd == endOfCall
    let whole = word.range.lowerBound..<ahead.previousEnd
    let hint = hints[word.text]
    let (line, clip) = (stream.text(whole), first?.value)
    let told = hint?.verb.flatMap { verb in clip.map { "\(verb) \($0)" } }
    return Diagnostic(
      id: "unknown-function",
      message: "'\(word.text)' is a measure" + (hint?.explanation.map { "; \($0)" } ?? ""),
      range: isWhole ? whole : word.range,
      suggestion: !isWhole ? nil : isAsked ? "\(asking.name) \(line)" : told
    )
  }

  /// Where the call here ends.
  private var endOfCall: Int? {
    var ahead = stream
    ahead.advance()
    return arguments(&ahead).map { _ in ahead.previousEnd }
  }

  /// A name of that kind before a value of its own; before an operator it is whatever the user calls so.
  private func isAtSpokenCall(_ functions: [String]) -> Bool {
    guard stream.isAtIdentifier, functions.contains(stream.currentText) else { return false }
    let next = stream.peek()
    guard !next.hasNewlineBefore, next.hasSpaceBefore else { return false }
    switch next.kind {
    case .symbol(.dot): return true
    case .identifier: return !["at", "within"].contains(stream.text(next.range))
    default: return false
    }
  }

  private mutating func spokenCall() throws(Diagnostic) -> Diagnostic {
    let name = stream.currentWord
    stream.advance()
    _ = stream.takeIdentifier("of")
    let start = stream.current.range.lowerBound
    nodes = []
    try postfix("a clip")
    let argument = start..<stream.previousEnd
    return .spokenCall(name.text, of: stream.text(argument), at: name.range.lowerBound..<argument.upperBound)
  }
}

extension Diagnostic {
  fileprivate static func spokenCall(_ name: String, of argument: String, at range: Range<Int>) -> Diagnostic
  {
    Diagnostic(
      id: "spoken-call",
      message: "'\(name)' takes its clip in brackets",
      range: range,
      suggestion: "\(name)(\(argument))"
    )
  }
}
