/// The start of a line with something before its verb, or right behind it.
extension SyntaxReader {
  /// `easel plot .bouncy`, `easel -c 'list'`: the shell's line, typed where easel runs already.
  func ownName(before next: Token) -> Diagnostic? {
    var ahead = stream
    ahead.advance()
    switch next.kind {
    case .identifier where !CommandSignature.clauseWords.contains(ahead.currentText): break
    case .symbol(.dot), .option, .string: break
    case .symbol(.minus) where !ahead.peek().hasSpaceBefore: break
    default: return nil
    }
    let rest = rest(from: ahead)
    let isCommand = next.kind == .identifier || next.kind == .symbol(.dot)
    let verb = hints[stream.currentText]?.files.first { rest?.hasSuffix($0.key) == true }?.value
    let opening = rest?.contains(" ") == false ? verb : nil
    return Diagnostic(
      id: "unknown-command",
      message: "this is easel already, and its name is not typed again",
      range: stream.current.range.lowerBound..<next.range.lowerBound + (rest?.utf8.count ?? 0),
      suggestion: isCommand
        ? isKnown(ahead) || opening != nil ? (opening.map { "\($0) " } ?? "") + (rest ?? "") : nil
        : rest.flatMap { hints[$0]?.verb }
    )
  }

  /// Whether a line may begin there: `easel test` is for the shell alone.
  private func isKnown(_ place: TokenStream) -> Bool {
    guard place.isAtIdentifier else { return true }
    let word = place.currentText
    return signatures[word] != nil || DefinitionSyntax.Keyword(rawValue: word) != nil
      || hints[word]?.verb != nil
      || hints[word] == nil
  }

  /// `plot.bouncy`: a verb that its clip touches.
  func touchingClip(behind dot: Token) -> Diagnostic? {
    var ahead = stream
    ahead.advance()
    ahead.advance()
    guard !dot.hasSpaceBefore, ahead.isAtIdentifier, clipWords.clips.contains(ahead.currentText) else {
      return nil
    }
    return Diagnostic(
      id: "missing-space",
      message: "between a command and its clip stands a space",
      range: stream.current.range.lowerBound..<ahead.current.range.upperBound,
      suggestion: "\(stream.currentText) .\(ahead.currentText)"
    )
  }
}
