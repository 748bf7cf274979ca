extension SyntaxReader {
  /// Ends a block that nothing closes, or the wrong bracket does; what stands in it is kept.
  ///
  /// - Parameter brackets: How many were open in it.
  /// - Returns: False where the block goes on.
  mutating func closeForgottenBlock(_ brackets: Int) -> Bool {
    guard brackets > 0, stream.openers.count >= brackets else { return false }
    let opener = stream.openers[brackets - 1]
    if stream.current.kind == .end {
      reportUnclosed(opener)
    } else if isAtLineOfItsOwn || isAtChangeOfItsOwn() {
      if !hasOpenString(behind: opener), !opener.range.isEmpty {
        diagnostics.append(.unclosed(before: stream.currentText, at: opener.range))
      }
    } else if isBehindBlock || isAtSceneEntry() {
      reportForgottenBrace(opener)
    } else if findsMistakenBracket() {
      diagnostics.append(.mistaken(stream.currentWord))
      stream.advance()
    } else {
      return false
    }
    stream.closeBrackets(downTo: brackets - 1)
    return true
  }

  /// Tokens that are looked through for the bracket that does close a block.
  static let longestSearch = 1000

  /// True at a `)` or `]` in a block that nothing else closes: it stands where a `}` belongs.
  mutating func findsMistakenBracket() -> Bool {
    guard case .symbol(let symbol) = stream.current.kind, symbol.isClosing, symbol != .closeBrace,
      !stream.openers.isEmpty, !stream.isInsideParentheses,
      stream.current.range.lowerBound >= searchedUpTo
    else { return false }
    var ahead = self
    for _ in 0..<Self.longestSearch {
      ahead.stream.advance()
      if ahead.stream.openers.isEmpty { break }
      if ahead.isAtLineOfItsOwn { return true }
      guard ahead.stream.current.kind == .end else { continue }
      // Here a `}` may still come, and the bracket be one too many.
      if let opener = stream.openers.last, !standsForBrace(closing: opener) { askToClose(opener) }
      return true
    }
    // Whatever bracket stands before that place has the same answer, so a thousand of them need one search.
    searchedUpTo = ahead.stream.current.range.lowerBound
    return false
  }

  /// True for a bracket where a `}` would stand: the first in its line, or in the line of what it closes.
  private func standsForBrace(closing opener: Token) -> Bool {
    let between = stream.text(opener.range.lowerBound..<stream.current.range.lowerBound)
    return stream.current.hasNewlineBefore || !between.contains(where: \.isNewline)
  }
}

extension Diagnostic {
  fileprivate static func unclosed(before word: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: unclosedID,
      message: "this '{' is not closed before '\(word)' begins on a line of its own",
      range: range
    )
  }

  fileprivate static func mistaken(_ bracket: Word) -> Diagnostic {
    Diagnostic(
      id: "wrong-bracket",
      message: "'\(bracket.text)' stands where '}' belongs",
      range: bracket.range,
      suggestion: "}"
    )
  }
}
