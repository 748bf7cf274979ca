/// Words of Swift's where actions stand: `return`, `print("a")`, `Text("a")`, `withAnimation(animation: .smooth)`.
extension SyntaxReader {
  /// The fault of an entry that changes nothing; nil for what may be an action.
  var foreignAction: Diagnostic? {
    let (word, next) = (stream.currentWord, stream.peek())
    let isCall = next.kind == .symbol(.openParenthesis) && !next.hasSpaceBefore
    if isCall, ForeignWords.drawing.contains(word.text) {
      return .foreign(word.text, ForeignWords.shown, at: word.range)
    }
    let advice = ForeignWords.actions[word.text] ?? ForeignWords.statements[word.text]
    return advice.map { .foreign(word.text, $0, at: word.range) }
  }

  /// Reads `animation: .smooth` or `duration: 0.3` between the brackets of withAnimation, and tells of it.
  ///
  /// - Returns: The animation; nil where none was named so.
  mutating func labelledAnimation() throws(Diagnostic) -> Expression? {
    let label = stream.currentWord
    guard stream.isAtIdentifier, stream.peek().kind == .symbol(.colon),
      ["animation", "duration"].contains(label.text)
    else { return nil }
    stream.advance()
    stream.advance()
    let value = try expression("an animation, or nil")
    let text = stream.text(value.range)
    let isAnimation = label.text == "animation"
    let fault = Diagnostic(
      id: "unknown-argument",
      message: "'withAnimation' takes its animation without a name",
      range: label.range.lowerBound..<value.range.upperBound,
      suggestion: !stream.isAt(.closeParenthesis) ? nil : isAnimation ? text : ".smooth(duration: \(text))"
    )
    guard fault.suggestion != nil else { throw fault }
    diagnostics.append(fault)
    return isAnimation ? value : nil
  }

  /// `plot withAnimation(.bouncy) { ... }`: a change behind a verb that takes clips; nil for anything else.
  func changeBehindVerb() -> Diagnostic? {
    let next = stream.peek()
    guard signatures[stream.currentText]?.takesClips == true, next.kind == .identifier,
      !next.hasNewlineBefore,
      stream.text(next.range) == "withAnimation"
    else { return nil }
    var ahead = stream
    ahead.advance()
    let behind = ahead.peek()
    guard behind.kind == .symbol(.openParenthesis) || behind.kind == .symbol(.openBrace) else { return nil }
    return Diagnostic(
      id: "swift-spelling",
      message: "a change stands on a line of its own, and '\(stream.currentText)' takes what it moved",
      range: stream.current.range.lowerBound..<next.range.upperBound,
      suggestion: "withAnimation"
    )
  }
}
