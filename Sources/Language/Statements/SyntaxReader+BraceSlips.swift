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
    /// Behind `onChange`: Swift hands values to it.
    case watcher
    case other
  }

  /// The innermost block that is being read.
  struct OpenBlock {
    let owner: BlockOwner

    /// How many brackets are open in it, its own with them.
    let brackets: Int
  }

  // MARK: A '{' that is missing

  /// Opens a block whose `{` was forgotten, or is another bracket: a `}` too many further on shows that.
  ///
  /// - Parameter contents: What a fault says should stand here.
  /// - Returns: False where no block can be meant.
  mutating func openForgottenBlock(_ contents: String) -> Bool {
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
  private var openBraces: Int { stream.openers.count { $0.kind == .symbol(.openBrace) } }

  /// Whether so many `}` that nothing opens behind this place stand in the rest of the statement.
  ///
  /// - Parameter stopsAtMargin: Whether a line without indentation may be the next statement; it is not where
  ///   what would be outside then could not be told from the block.
  private mutating func hasClosingBraces(
    atLeast wanted: Int,
    behindCurrent: Bool = false,
    stopsAtMargin: Bool = true
  ) -> Bool {
    guard stream.current.range.lowerBound >= countedUpTo else { return false }
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
    countedUpTo = ahead.stream.current.range.lowerBound
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

  // MARK: A '}' that is missing

  /// True at what stands behind the `}` of the block that is being read: `else`, a view's modifier.
  var isBehindBlock: Bool {
    guard let block = innermostBlock, stream.openers.count == block.brackets else { return false }
    switch block.owner {
    case .condition:
      guard stream.current.kind == .identifier, stream.currentText == "else" else { return false }
      let next = stream.peek()
      return next.kind == .symbol(.openBrace) || next.kind == .identifier && stream.text(next.range) == "if"
    case .view: return isAtAmendment
    case .phase:
      return stream.current.kind == .symbol(.dot) && stream.current.hasSpaceBefore
        && clipWords.clips.contains(stream.text(stream.peek().range))
    case .scene, .watcher, .other: return false
    }
  }

  /// True at `at 0.1` on a line of its own, in a block inside of a scene whose `}` was forgotten.
  mutating func isAtSceneEntry() -> Bool {
    guard let block = innermostBlock, block.owner != .scene, stream.openers.count == block.brackets,
      let scene = openScene, scene < block.brackets, stream.current.hasNewlineBefore,
      stream.current.kind == .identifier, stream.currentText == "at", case .number = stream.peek().kind
    else { return false }
    return !hasClosingBraces(atLeast: openBraces)
  }

  /// `min(1, 2}`: takes a bracket that stands where `)` belongs, which a `}` too many shows.
  mutating func takeMistakenParenthesis() -> Bool {
    guard stream.current.kind == .symbol(.closeBrace) || stream.current.kind == .symbol(.closeSquare),
      !stream.current.hasNewlineBefore, stream.openers.last?.kind == .symbol(.openParenthesis),
      stream.current.kind == .symbol(.closeSquare) || hasClosingBraces(atLeast: openBraces + 1)
    else { return false }
    diagnostics.append(
      Diagnostic(
        id: "wrong-bracket",
        message: "'\(stream.currentText)' stands where ')' belongs",
        range: stream.current.range,
        suggestion: ")"
      )
    )
    stream.closeBrackets(downTo: stream.openers.count - 1)
    stream.passBracket()
    return true
  }

  /// Tells of a `}` that belongs before the word here.
  mutating func reportForgottenBrace(_ opener: Token) {
    let start = stream.current.range
    let isModifier = stream.current.kind == .symbol(.dot)
    let word = isModifier ? "." + stream.text(stream.peek().range) : stream.currentText
    let place = start.lowerBound..<start.lowerBound + word.utf8.count
    let closesLater = hasClosingBraces(atLeast: openBraces)
    if isModifier { askToClose(opener) }
    diagnostics.append(
      Diagnostic(
        id: .missingBrace,
        message: "expected '}' before '\(word)'",
        range: place,
        suggestion: closesLater ? nil : isModifier ? "}\(word)" : word == "at" ? "}; \(word)" : "} \(word)"
      )
    )
  }

  /// Passes over modifiers inside of the block of their view, which a `}` further on shows, and tells of the
  /// first.
  mutating func passModifiersInside() -> Bool {
    guard innermostBlock?.owner == .view, isBehindBlock,
      hasClosingBraces(atLeast: openBraces, stopsAtMargin: false)
    else { return false }
    let start = stream.current.range.lowerBound
    let word = "." + stream.text(stream.peek().range)
    let moved = modifiersBeforeBrace()
    diagnostics.append(
      Diagnostic(
        id: "misplaced-modifier",
        message: "'\(word)' stands behind the '}' of its view",
        range: start..<(moved?.end ?? start + word.utf8.count),
        suggestion: moved?.text
      )
    )
    let inside = stream.openers.count
    repeat {
      stream.beginEntry()
      skipEntry(from: stream.current.range.lowerBound, brackets: inside)
    } while isBehindBlock
    return true
  }

  /// A view's modifiers up to the `}` behind them, with that before them instead, where they are one line.
  private func modifiersBeforeBrace() -> (text: String, end: Int)? {
    var ahead = stream
    let (start, inside) = (ahead.current.range.lowerBound, ahead.openers.count)
    for _ in 0..<Self.longestSearch
    where ahead.openers.count > inside || ahead.current.kind != .symbol(.closeBrace) { ahead.advance() }
    let text = stream.text(start..<ahead.previousEnd)
    guard ahead.current.kind == .symbol(.closeBrace), !ahead.current.hasNewlineBefore,
      !text.contains(where: { $0.isNewline || $0 == ";" })
    else { return nil }
    return ("}" + text, ahead.current.range.upperBound)
  }

  /// True at a `}` that nothing opens, behind a statement in which a brace was told of.
  func isAtSpentBrace(since faults: Int) -> Bool {
    stream.current.kind == .symbol(.closeBrace) && stream.openers.isEmpty
      && diagnostics.dropFirst(faults).contains { $0.id == .missingBrace }
  }
}

extension Diagnostic.ID {
  static let missingBrace: Diagnostic.ID = "missing-brace"
}
