/// Words and numbers that stand twice, one behind the other: `plot plot Card`, `at at 0.5`.
extension SyntaxReader {
  /// Words of the language that may stand behind a name that is the same: `sample at at 0.5`.
  private static let linking: Set<String> = CommandSignature.clauseWords.union([
    "by", "over", "curve", "release", "in", "if", "else", "drag", "step",
  ])

  /// Where a word stands that the next one repeats, with what stands behind both; nil where none does.
  private var doubledWord: (range: Range<Int>, behind: Token)? {
    guard stream.isAtIdentifier else { return nil }
    let next = stream.peek()
    guard next.kind == .identifier, !next.hasNewlineBefore, stream.text(next.range) == stream.currentText
    else { return nil }
    var ahead = stream
    ahead.advance()
    return (stream.current.range.lowerBound..<next.range.upperBound, ahead.peek())
  }

  /// Passes over a word that the next one repeats, and tells so.
  ///
  /// - Parameter isSlip: Whether what stands behind both shows that one is too many.
  mutating func passDoubledWord(where isSlip: (SyntaxReader, Token) -> Bool = { _, _ in true }) {
    guard let doubled = doubledWord, isSlip(self, doubled.behind) else { return }
    diagnostics.append(.doubled(stream.currentText, at: doubled.range))
    stream.advance()
  }

  /// Passes over a word in an expression or before `=` that the next one repeats; those that link two parts
  /// may do so.
  mutating func passDoubledName() {
    guard !Self.linking.contains(stream.currentText) else { return }
    passDoubledWord()
  }

  /// `Card Card.scale`: passes over a value that the next word repeats and goes on with.
  mutating func passDoubledOperand() {
    // A time and the state that is changed then may have one name: `at n n = 1`.
    guard !Self.linking.contains(stream.currentText), innermostBlock?.owner != .scene else { return }
    passDoubledWord { $1.continuesValue || $1.kind == .symbol(.openParenthesis) && !$1.hasSpaceBefore }
  }

  /// `(duration: 0.3 0.3)`: passes over a number that repeats the one before it.
  mutating func passDoubledNumber() {
    guard case .number = stream.current.kind, let fault = doubledHere else { return }
    diagnostics.append(fault)
    stream.advance()
  }

  /// `plot plot Card`, `state state x = 1`: passes over the first word of a line that the second repeats.
  mutating func passDoubledStart() {
    guard doubledWord != nil else { return }
    let word = stream.currentText
    if DefinitionSyntax.Keyword(rawValue: word) != nil {
      return passDoubledWord {
        $1.kind == .identifier && !$1.hasNewlineBefore && $0.stream.text($1.range) != "if"
      }
    }
    guard let signature = signatures[word] else { return passDoubledName() }
    switch signature.operands {
    case .names, .definitions, .text, .none: return
    default: passDoubledWord { $0.startsValue($1) }
    }
  }

  /// `at at 0.25x`: passes over a word that the next one repeats where a value stands behind both.
  mutating func passDoubledLink() { passDoubledWord { $0.startsValue($1) } }

  /// Whether a token behind a word is a value of its own, and no more of that word.
  private func startsValue(_ token: Token) -> Bool {
    guard !token.hasNewlineBefore, token.hasSpaceBefore else { return false }
    switch token.kind {
    case .number, .string, .color, .symbol(.dot), .symbol(.openParenthesis): return true
    case .identifier: return !Self.linking.contains(stream.text(token.range))
    default: return false
    }
  }

  /// A word or number that repeats what stands right before it; nil for anything else.
  var doubledHere: Diagnostic? {
    guard !stream.isOnNewLine, stream.current.hasSpaceBefore else { return nil }
    switch stream.current.kind {
    case .identifier, .number: break
    default: return nil
    }
    let text = stream.currentText
    let start = stream.previousStart
    guard start < stream.previousEnd, stream.text(start..<stream.previousEnd) == text else { return nil }
    return .doubled(text, at: start..<stream.current.range.upperBound)
  }

  /// `plot the Card`: passes over an article.
  mutating func passArticle() {
    let next = stream.peek()
    guard stream.isAtIdentifier("the"), next.kind == .identifier, !next.hasNewlineBefore,
      !Self.linking.contains(stream.text(next.range))
    else { return }
    diagnostics.append(
      Diagnostic(
        id: "unknown-word",
        message: "names stand here without 'the'",
        range: stream.current.range.lowerBound..<next.range.upperBound,
        suggestion: stream.text(next.range)
      )
    )
    stream.advance()
  }
}

extension Diagnostic {
  static func doubled(_ word: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "doubled-word",
      message: "'\(word)' stands here twice",
      range: range,
      suggestion: word
    )
  }
}
