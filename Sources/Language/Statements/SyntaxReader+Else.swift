/// `else` behind the `}` of its `if`, and what people write in its place.
extension SyntaxReader {
  /// True at `else`, also on the line after the bracket, unless it is a state of that name.
  var isAtElse: Bool {
    stream.current.kind == .identifier && stream.currentText == "else" && isBeforeElseBlock
  }

  /// True at a slip of `else`, on the line of the bracket, with a block or `if` behind it.
  var isAtMisspeltElse: Bool {
    let word = stream.currentText
    return stream.isAtIdentifier && !Self.mistakenElse.contains(word) && isBeforeElseBlock
      && Suggestion.closest(to: word, among: ["else"]) != nil
  }

  /// True before the block that belongs to `else`, or the `if` of another condition.
  private var isBeforeElseBlock: Bool {
    let next = stream.peek()
    return next.kind == .symbol(.openBrace) || next.kind == .identifier && stream.text(next.range) == "if"
  }

  /// `else if` as other languages write it.
  static let mistakenElse: Set<String> = ["elseif", "elif", "elsif"]

  /// True at such a word with a condition behind it, also on the line after the bracket.
  var isAtMistakenElse: Bool {
    guard stream.current.kind == .identifier, Self.mistakenElse.contains(stream.currentText) else {
      return false
    }
    let next = stream.peek()
    guard !next.hasNewlineBefore else { return false }
    switch next.kind {
    case .identifier, .symbol(.openParenthesis), .symbol(.not): return true
    default: return false
    }
  }

  /// `else taps = 2`, which has no block.
  mutating func refuseBareElse() throws(Diagnostic) {
    let word = stream.currentWord
    let next = stream.peek()
    guard stream.current.kind == .identifier, word.text == "else", next.kind == .identifier,
      !next.hasNewlineBefore
    else { return }
    var ahead = stream
    ahead.advance()
    let actions = rest(from: ahead)
    // On a line of its own it would be read again, as a statement.
    if stream.isOnNewLine { stream.advance() }
    let end = actions.map { next.range.lowerBound + $0.utf8.count } ?? word.range.upperBound
    throw Diagnostic(
      id: "bare-else",
      message: "the actions behind 'else' stand in '{ }'",
      range: word.range.lowerBound..<end,
      suggestion: actions.map { "else { \($0) }" }
    )
  }

  /// `else { ... }` whose `if` has ended: at the prompt it has run already.
  func strayElse(before next: Token) -> Diagnostic? {
    guard stream.currentText == "else" || Self.mistakenElse.contains(stream.currentText) else { return nil }
    guard next.kind == .identifier || next.kind == .symbol(.openBrace) || stream.currentText == "else" else {
      return nil
    }
    return Diagnostic(
      id: "stray-else",
      message: "'else' stands behind the '}' of its 'if', on the same line: if isOn { ... } else { ... }",
      range: stream.current.range
    )
  }
}

extension Diagnostic {
  static func misspeltElse(_ word: Word) -> Diagnostic {
    Diagnostic(
      id: "misspelt-else",
      message: "'\(word.text)' means nothing here",
      range: word.range,
      suggestion: "else"
    )
  }

  static func mistakenElse(_ word: Word) -> Diagnostic {
    Diagnostic(
      id: "foreign-else",
      message: "the second condition stands behind 'else if'",
      range: word.range,
      suggestion: "else if"
    )
  }
}
