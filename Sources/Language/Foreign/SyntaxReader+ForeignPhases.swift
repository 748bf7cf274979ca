/// Phases as Swift has their cases, and SwiftUI their animations.
extension SyntaxReader {
  /// `case idle`, `.idle`, `idle:` before the block of a phase: the name, with the fault told; nil for others.
  mutating func nameOfForeignPhase() -> Word? {
    var ahead = stream
    let start = ahead.current.range.lowerBound
    let isSpoken = ahead.isAtIdentifier("case") && ahead.peek().kind == .identifier
    if isSpoken || ahead.isAt(.dot) { ahead.advance() }
    guard ahead.isAtIdentifier else { return nil }
    let name = ahead.currentWord
    ahead.advance()
    if ahead.isAt(.colon) { ahead.advance() }
    guard ahead.isAt(.openBrace), ahead.previousEnd - start > name.range.count else { return nil }
    diagnostics.append(
      Diagnostic(
        id: "swift-spelling",
        message: "a phase is its name and its values, as in 'idle { scale = 1 }'",
        range: start..<ahead.previousEnd,
        suggestion: name.text
      )
    )
    stream = ahead
    return name
  }

  /// The animation behind a phase; `.animation(.smooth)` and `with .smooth` are told.
  mutating func phaseAnimation() throws(Diagnostic) -> Expression {
    let start = stream.current.range.lowerBound
    let isWrapped = stream.bytesHere(spell: ".animation(")
    if isWrapped {
      for _ in 0..<3 { stream.advance() }
    } else if isAtSpokenWith {
      stream.advance()
    } else {
      return try expression("an animation, or nil")
    }
    let animation = try expression("an animation, or nil")
    if isWrapped { try expect(.closeParenthesis) }
    diagnostics.append(
      Diagnostic(
        id: "swift-spelling",
        message: "the animation that enters a phase stands behind its '}' by itself",
        range: start..<stream.previousEnd,
        suggestion: stream.text(animation.range)
      )
    )
    return animation
  }

  private var isAtSpokenWith: Bool {
    let next = stream.peek()
    let isWord = stream.isAtIdentifier("with") || stream.isAtIdentifier("animation")
    return isWord && next.hasSpaceBefore && !next.hasNewlineBefore
      && (next.kind == .symbol(.dot) || next.kind == .identifier)
  }
}
