/// Parts of a line that stand where Swift, or a hurried hand, has them: `phases T trigger: taps {`.
extension SyntaxReader {
  /// Reads what starts a run without the brackets around it, and tells of them; nil where it does not stand.
  mutating func bareTrigger(of name: Word) throws(Diagnostic) -> Expression? {
    guard stream.isAtIdentifier("trigger"), stream.peek().kind == .symbol(.colon) else { return nil }
    let start = stream.current.range.lowerBound
    stream.advance()
    stream.advance()
    let value = try expression("what starts a run")
    diagnostics.append(
      Diagnostic(
        id: "missing-brackets",
        message: "what starts a run stands in brackets behind the name",
        range: name.range.lowerBound..<value.range.upperBound,
        suggestion: "\(name.text)(\(stream.text(start..<value.range.upperBound)))"
      )
    )
    return value
  }

  /// `isOn .red : .blue`: a dot that was taken for a member's, before the colon of a choice; nil for others.
  var questionBeforeDot: Diagnostic? {
    guard stream.isAt(.colon), !stream.isOnNewLine, nodes.count > 1,
      case .member(let name)? = nodes.last?.operation,
      case .name = nodes[nodes.count - 2].operation, nodes.last?.range.upperBound == stream.previousEnd
    else { return nil }
    let dot = stream.previousStart - 1
    guard nodes[nodes.count - 2].range.upperBound < dot else { return nil }
    return Diagnostic(
      id: "missing-question",
      message: "expected '?' and the value for when the condition is true",
      range: dot..<stream.previousEnd,
      suggestion: "? .\(name)"
    )
  }
}
