/// Braces that were forgotten or stand twice, and other brackets in their place.
extension SyntaxReader {
  /// What a block is for, where words behind its `}` show that it was forgotten.
  enum BlockOwner {
    /// Behind an `if`: `else` follows it.
    case condition
    /// Behind a view's name: modifiers follow it.
    case view
    case scene
    /// Behind a phase's name: its animation follows it.
    case phase
    /// Behind a track's first value: another track follows it.
    case track
    /// Behind `onChange`: Swift hands values to it.
    case watcher
    /// Behind whatever else changes states.
    case actions
    case other

    var holdsActions: Bool { self == .condition || self == .watcher || self == .actions }
  }

  /// The innermost block that is being read.
  struct OpenBlock {
    let owner: BlockOwner

    /// How many brackets are open in it, its own with them.
    let brackets: Int
  }

  /// What counting braces came to, so that nothing is counted twice.
  struct BraceCount {
    /// How far was counted, in bytes from the start.
    var end = 0

    /// How many more close there than are open.
    var surplus = 0

    /// How many had been dropped.
    var dropped = 0

    /// The most that the surplus can be anywhere before the end: it grows by a brace that is dropped, and by
    /// nothing else.
    func most(_ dropped: Int) -> Int { surplus + dropped - self.dropped }
  }

  // MARK: A '{' that is missing

  /// Opens a block whose `{` was forgotten, or is another bracket: a `}` too many further on shows that.
  ///
  /// - Parameter contents: What a fault says should stand here.
  /// - Returns: False where no block can be meant.
  mutating func openForgottenBlock(_ contents: String) -> Bool {
    // What is no sign of the language says best itself what was meant.
    if case .faulty = stream.current.kind { return false }
    let isOtherBracket = isAtUnclosedBracket
    guard isOtherBracket || !stream.isAtSeparator,
      hasClosingBraces(atLeast: openBraces + 1, behindCurrent: isOtherBracket)
    else { return false }
    let place = expectedRange
    diagnostics.append(
      Diagnostic(
        id: .missingBrace,
        message: "expected '{'\(contents)",
        range: place,
        suggestion: isOtherBracket ? "{" : place.isEmpty ? "{" : "{ \(stream.currentText)"
      )
    )
    if isOtherBracket { stream.passBracket() }
    stream.openForgottenBrace()
    return true
  }

  /// `withAnimation(.smooth)) {`: passes over a bracket that closes nothing before a block, and tells so.
  mutating func passBracketTooMany() {
    guard case .symbol(let symbol) = stream.current.kind,
      symbol == .closeParenthesis || symbol == .closeSquare,
      !stream.isOnNewLine, !stream.isInsideParentheses, stream.peek().kind == .symbol(.openBrace)
    else { return }
    let start = stream.previousStart
    diagnostics.append(
      Diagnostic(
        id: "unmatched-bracket",
        message: "no bracket is open that '\(symbol.rawValue)' could close",
        range: start..<stream.current.range.upperBound,
        suggestion: stream.text(start..<stream.previousEnd)
      )
    )
    stream.passBracket()
  }

  /// True at a `(` or `[` behind a space that no bracket of its kind closes before a `}` does.
  var isAtUnclosedBracket: Bool {
    guard stream.isAt(.openParenthesis) || stream.isAt(.openSquare), stream.current.hasSpaceBefore else {
      return false
    }
    var ahead = stream
    let outside = ahead.openers.count
    for _ in 0..<Self.longestSearch {
      ahead.advance()
      if ahead.openers.count == outside || ahead.current.kind == .end { return false }
      if ahead.openers.count == outside + 1, ahead.current.kind == .symbol(.closeBrace) { return true }
    }
    return false
  }

  /// How many blocks are open here.
  var openBraces: Int { stream.openers.count { $0.kind == .symbol(.openBrace) } }

  /// Whether so many `}` that nothing opens behind this place stand in the rest of the statement.
  ///
  /// - Parameter stopsAtMargin: Whether a line without indentation may be the next statement; it is not where
  ///   what would be outside then could not be told from the block.
  mutating func hasClosingBraces(
    atLeast wanted: Int,
    behindCurrent: Bool = false,
    stopsAtMargin: Bool = true
  ) -> Bool {
    let isPassed = behindCurrent && stream.current.kind == .symbol(.openBrace)
    let dropped = stream.droppedBraces + (isPassed ? 1 : 0)
    let isCounted = stream.current.range.lowerBound < counted.end
    if isCounted, counted.most(dropped) < wanted - openBraces { return false }
    var ahead = self
    if behindCurrent { ahead.stream.advance() }
    var (opened, closed) = (0, 0)
    for _ in 0..<Self.longestSearch where ahead.stream.current.kind != .end {
      switch ahead.stream.current.kind {
      case .symbol(.openBrace): opened += 1
      case .symbol(.closeBrace) where opened > 0: opened -= 1
      case .symbol(.closeBrace): closed += 1
      case _ where ahead.isAtLineOfItsOwn: return false
      // All that was open is closed, and another line begins.
      case _ where stopsAtMargin && closed == wanted - 1 && opened == 0 && ahead.isAtMargin(behind: self):
        return false
      default: break
      }
      if closed == wanted { return true }
      ahead.stream.advance()
    }
    let end = ahead.stream.current.range.lowerBound
    counted = BraceCount(end: end, surplus: closed - openBraces, dropped: dropped)
    return false
  }

  private func isAtMargin(behind earlier: SyntaxReader) -> Bool {
    stream.isAtMargin && stream.current.range.lowerBound > earlier.stream.current.range.lowerBound
  }

  // MARK: A '{' that stands twice

  /// Passes over a second `{` right behind the first.
  ///
  /// - Returns: True where a second `}` belongs to it.
  mutating func passDoubledBrace() -> Bool {
    guard stream.current.kind == .symbol(.openBrace), !stream.current.hasNewlineBefore,
      let first = stream.openers.last
    else { return false }
    let hasTwin = hasClosingBraces(atLeast: openBraces + 1, behindCurrent: true)
    let both = first.range.lowerBound..<stream.current.range.upperBound
    let whole = hasTwin ? textInDoubledBraces() : nil
    diagnostics.append(
      Diagnostic(
        id: "doubled-brace",
        message: "'{' stands here twice",
        range: whole.map { first.range.lowerBound..<$0.end } ?? both,
        suggestion: hasTwin ? whole?.text : "{"
      )
    )
    stream.passBracket()
    return hasTwin
  }

  /// The inner of two blocks with nothing between their braces, in one line, and where the outer one ends.
  private func textInDoubledBraces() -> (text: String, end: Int)? {
    var ahead = stream
    let (start, outside) = (ahead.current.range.lowerBound, ahead.openers.count)
    for count in 0..<Self.longestSearch where count == 0 || ahead.openers.count > outside { ahead.advance() }
    let text = stream.text(start..<ahead.previousEnd)
    guard ahead.current.kind == .symbol(.closeBrace), !ahead.current.hasNewlineBefore,
      !text.contains(where: \.isNewline)
    else { return nil }
    return (text, ahead.current.range.upperBound)
  }
}

extension Diagnostic.ID {
  static let missingBrace: Diagnostic.ID = "missing-brace"
}
