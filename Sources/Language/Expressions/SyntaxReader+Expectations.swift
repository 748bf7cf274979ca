extension SyntaxReader {
  /// More tokens than any sum's term has; looking farther would make nested brackets slow.
  private static let longestTerm = 1000

  /// True at `at`, and before a number at what can only be a slip of it: `Card.scale att 0.1`.
  var isAtTime: Bool {
    guard stream.isAtIdentifier else { return false }
    return stream.currentText == "at" || isAtMisspelledAt
  }

  /// True before a number at a word that is one slip away from `at`.
  var isAtMisspelledAt: Bool {
    let (word, next) = (stream.currentText, stream.peek())
    guard case .number = next.kind, !next.hasNewlineBefore, word != "at",
      ForeignWords.operators[word] == nil
    else { return false }
    let letters = Array(word.lowercased())
    switch letters.count {
    case 1: return letters[0] == "a" || letters[0] == "t"
    case 2: return letters == ["t", "a"] || letters[0] == "a" || letters[1] == "t"
    case 3: return letters.indices.contains { letters[..<$0] + letters[($0 + 1)...] == ["a", "t"] }
    default: return false
    }
  }

  /// Tells how `at` is spelled.
  mutating func noteMisspelledAt() {
    guard stream.currentText != "at" else { return }
    diagnostics.append(
      Diagnostic(
        id: "unknown-clause",
        message: "'\(stream.currentText)' means nothing here; a time stands behind 'at'",
        range: stream.current.range,
        suggestion: "at"
      )
    )
  }

  /// True at an operator whose right side has an `at` of its own: in `A at 0.1 - B at 0.2` the time is 0.1.
  var isBeforeTimedTerm: Bool {
    var ahead = stream
    ahead.advance()
    let outside = ahead.openers.count
    var wantsOperand = true
    for _ in 0..<Self.longestTerm {
      if ahead.openers.count > outside {
        if ahead.current.kind == .end { return false }
      } else {
        guard !ahead.isAtEntryEnd, let next = Self.wantsOperand(behind: ahead.current, wantsOperand) else {
          return false
        }
        if !wantsOperand, ahead.isAtIdentifier { return ahead.currentText == "at" }
        wantsOperand = next
      }
      ahead.advance()
    }
    return false
  }

  /// Whether an operand has to follow a token of a term; nil where the term is over.
  private static func wantsOperand(behind token: Token, _ isWanted: Bool) -> Bool? {
    guard case .symbol(let symbol) = token.kind else { return false }
    switch symbol {
    case .dot: return true
    case .openParenthesis: return false
    case _ where isWanted: return symbol.prefix == nil ? nil : true
    default: return symbol.infix.map { $0.precedence > .additive } == true ? true : nil
    }
  }

  /// `expect .bouncy from 0 to 1 at 0.1 > 0`: the fault of a clip's clause outside of brackets; nil for
  /// anything else.
  func clauseOfClip(_ word: Word, in signature: CommandSignature) -> Diagnostic? {
    guard signature.isExpectation, CommandSignature.clipClauses.contains(where: { $0.word == word.text })
    else {
      return nil
    }
    return Diagnostic(
      id: "unknown-clause",
      message: "'\(word.text)' and its clip stand in brackets here, as in (.bouncy from 0 to 100) at 0.1",
      range: word.range
    )
  }

  /// Reads the clauses behind a clip in brackets: `(Card reduced)`, `duration(Save reduced)`.
  ///
  /// Only `expect` has clips inside expressions; elsewhere a word there is a fault.
  mutating func clausesOfClip(from start: Int) throws(Diagnostic) {
    let allowed = CommandSignature.clipClauses
    guard isExpectation, stream.isAtIdentifier,
      allowed.contains(where: { $0.word == stream.currentText })
    else { return }
    let (outerNodes, outerAt, outerExpectation) = (nodes, allowsAt, isExpectation)
    let clauses = try clauses(allowed, of: nil)
    (nodes, allowsAt, isExpectation) = (outerNodes, outerAt, outerExpectation)
    fold(.clauses(clauses), start..<stream.previousEnd, operands: 1)
  }
}
