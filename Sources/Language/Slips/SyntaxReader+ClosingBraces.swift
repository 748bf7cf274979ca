/// A '}' that was forgotten or stands too early, and a bracket in the place of another.
extension SyntaxReader {
  /// True at what stands behind the `}` of the block that is being read: `else`, a view's modifier.
  var isBehindBlock: Bool {
    guard let block = innermostBlock, stream.openers.count == block.brackets else { return false }
    switch block.owner {
    case .condition: return isAtElse
    case .view: return isAtAmendment
    case .phase:
      return stream.current.kind == .symbol(.dot) && stream.current.hasSpaceBefore
        && clipWords.clips.contains(stream.text(stream.peek().range))
    case .track:
      guard stream.current.kind == .identifier else { return false }
      return stream.peek().kind == .symbol(.assign) || stream.currentText == "KeyframeTrack"
    case .scene, .watcher, .actions, .other: return false
    }
  }

  /// True at a change of a state at the margin, in a block that holds none and whose `}` was forgotten.
  mutating func isAtChangeOfItsOwn() -> Bool {
    guard let block = innermostBlock, !block.owner.holdsActions, stream.openers.count == block.brackets,
      stream.current.kind == .identifier, stream.isAtMargin,
      isAtAssignedMember || stream.currentText == "withAnimation" && stream.peek().kind != .symbol(.assign)
    else { return false }
    return !hasClosingBraces(atLeast: openBraces)
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
      !stream.closesInnermostSoon,
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
    let isEntry = stream.currentText == "at" || innermostBlock?.owner == .track
    let word = isModifier ? "." + stream.text(stream.peek().range) : stream.currentText
    let place = start.lowerBound..<start.lowerBound + word.utf8.count
    let closesLater = hasClosingBraces(atLeast: openBraces)
    if isModifier { askToClose(opener) }
    diagnostics.append(
      Diagnostic(
        id: .missingBrace,
        message: "expected '}' before '\(word)'",
        range: place,
        suggestion: closesLater ? nil : isModifier ? "}\(word)" : isEntry ? "}; \(word)" : "} \(word)"
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
