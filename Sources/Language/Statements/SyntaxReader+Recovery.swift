extension SyntaxReader {
  /// Reads a whole text, giving up on one faulty statement at a time.
  mutating func statements() -> [Statement] {
    var statements: [Statement] = []
    var faults = 0
    while stream.current.kind != .end {
      if passSeparator(since: faults) { continue }
      guard statements.count < Self.mostStatements else {
        diagnostics.append(.tooMany(Self.mostStatements, at: stream.current.range))
        break
      }
      faults = diagnostics.count
      statements += mendedStatements()
    }
    if let comment = stream.openComment {
      awaited = "*/"
      diagnostics.append(.unclosedComment(at: comment))
    }
    return statements
  }

  /// Passes over what stands between statements and is none.
  ///
  /// - Parameter faults: How many were known before the statement that was read last.
  mutating func passSeparator(since faults: Int) -> Bool {
    if isAtSpentBrace(since: faults) {
      stream.passBracket()
    } else if stream.current.kind == .symbol(.semicolon) {
      stream.advance()
    } else {
      return passImport() || passFence()
    }
    return true
  }

  /// Reads one statement, and notes where one stands that is not in order.
  ///
  /// - Returns: Nil for what cannot be run.
  mutating func nextStatement() -> Statement? {
    let start = stream.current.range.lowerBound
    let faults = diagnostics.count
    excusedNames = []
    if isBehindUnread, isAtFollowingLine {
      stream.beginEntry()
      skipEntry(from: start, brackets: 0)
      return nil
    }
    isBehindUnread = false
    let statement = entry { (reader) throws(Diagnostic) in try reader.statement() }
    if statement == nil {
      unread.append(start..<max(start, stream.missing.lowerBound))
      isBehindUnread = diagnostics.last?.isOfStyleSheet != true
    }
    // Whatever went wrong inside of a statement, the next one begins behind it and outside all brackets.
    stream.closeBrackets(downTo: 0)
    if stream.current.range.lowerBound == start { stream.advance() }
    guard let statement, diagnostics.count > faults else { return statement }
    damaged.append(statement)
    return nil
  }

  /// Statements of one text that are kept at most; each takes some hundred bytes.
  private static let mostStatements = 500_000

  /// Reads one entry of a text or a block; with a fault in it, reports that and goes on behind the entry.
  ///
  /// - Returns: Nil for an entry that could not be read; one with faults in its blocks lacks only those.
  mutating func entry<Syntax>(_ read: (inout SyntaxReader) throws(Diagnostic) -> Syntax) -> Syntax? {
    let outerDepth = depth
    let brackets = stream.openers.count
    let start = stream.current.range.lowerBound
    stream.beginEntry()
    do throws(Diagnostic) {
      let syntax = try read(&self)
      if isAtNextEntry { diagnostics.append(missingSeparator) }
      guard
        stream.isAtEntryEnd || isBehindBlock || endsWithModifier(syntax) || isAtNextEntry
          || findsMistakenBracket()
      else {
        throw trailing(instead: stream.openers.isEmpty ? "the end of the line" : "';' or the end of the line")
      }
      return syntax
    } catch {
      depth = outerDepth
      report(error)
      skipEntry(from: start, brackets: brackets)
      return nil
    }
  }

  /// Modifiers typed one behind the other are statements of their own.
  private func endsWithModifier(_ syntax: some Any) -> Bool {
    guard let statement = syntax as? Statement, case .amendment = statement.kind else { return false }
    return isAtAmendment
  }

  /// What begins another entry of a block on the line of the one before.
  var isAtNextEntry: Bool {
    guard !stream.openers.isEmpty, !stream.isInsideParentheses, stream.isAtIdentifier, !isBehindBlock
    else { return false }
    let (word, next) = (stream.currentText, stream.peek())
    switch next.kind {
    case .symbol(.openParenthesis):
      return !next.hasSpaceBefore
        && (word == "withAnimation" || word == "KeyframeTrack"
          || KeyframesSyntax.Keyframe.kinds.contains(word))
    case .symbol(.dot): return !next.hasSpaceBefore && isAtAssignedMember
    case .symbol(let symbol): return symbol.assigns || symbol == .openBrace
    case .number: return word == "at" && innermostBlock?.owner == .scene
    default: return false
    }
  }

  /// True at `isOn.toggle(` and `offset.x =`.
  var isAtAssignedMember: Bool {
    var ahead = stream
    ahead.advance()
    guard ahead.take(.dot), ahead.isAtIdentifier else { return false }
    let isToggle = ahead.currentText == "toggle"
    ahead.advance()
    guard case .symbol(let symbol) = ahead.current.kind else { return false }
    return isToggle ? symbol == .openParenthesis : symbol.assigns
  }

  private var missingSeparator: Diagnostic {
    Diagnostic(
      id: "missing-separator",
      message: "two on one line have ';' between them",
      range: stream.current.range,
      suggestion: "; \(stream.currentText)"
    )
  }

  private mutating func report(_ fault: Diagnostic) {
    guard stream.current.kind == .end, let opener = stream.openers.last else {
      diagnostics.append(fault)
      return
    }
    // The text ended inside a bracket: what is wrong is that bracket, and more text may mend it. The
    // blocks around it end there too and have nothing to add.
    reportUnclosed(opener)
  }

  mutating func reportUnclosed(_ opener: Token) {
    askToClose(opener)
    let isTold = diagnostics.last?.id == Diagnostic.unclosedID || hasOpenString(behind: opener)
    guard !isTold, !opener.range.isEmpty else { return }
    diagnostics.append(.unclosed(stream.text(opener.range), at: opener.range))
  }

  /// Whether the last fault is a string without an end, which may have taken in what closes a bracket.
  func hasOpenString(behind opener: Token) -> Bool {
    guard let last = diagnostics.last, last.id == "unclosed-string" else { return false }
    return last.range.lowerBound > opener.range.lowerBound
  }

  /// Notes that the text ended inside a bracket, whatever else is wrong with it.
  mutating func askToClose(_ opener: Token) {
    guard case .symbol(let symbol) = opener.kind, let closing = symbol.closing else { return }
    awaited = awaited ?? closing.rawValue
  }

  /// Goes on to where the next entry begins: behind a separator, or at the bracket that closes the block.
  mutating func skipEntry(from start: Int, brackets: Int) {
    if stream.current.range.lowerBound == start, !closesBlock(brackets) { stream.advance() }
    while stream.current.kind != .end {
      if stream.openers.count > brackets { closeForgottenBrackets(above: brackets) }
      if stream.openers.count == brackets {
        if stream.isAtEntryEnd, stream.current.kind != .symbol(.closeBrace) { return }
        if closesBlock(brackets) { return }
      }
      stream.advance()
    }
    if let opener = stream.openers.last { askToClose(opener) }
  }

  private func closesBlock(_ brackets: Int) -> Bool {
    brackets > 0 && stream.openers.count == brackets && stream.current.kind == .symbol(.closeBrace)
  }
}

extension Diagnostic {
  static let unclosedID: ID = "unclosed-bracket"

  fileprivate static func unclosed(_ bracket: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: unclosedID, message: "this '\(bracket)' is never closed", range: range)
  }

  fileprivate static func tooMany(_ most: Int, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "too-many",
      message: "a text has at most \(most) statements; the others go into another file",
      range: range
    )
  }

  static func unclosedComment(at start: Int) -> Diagnostic {
    Diagnostic(
      id: "unclosed-comment",
      message: "this comment is never closed; it ends with '*/'",
      range: start..<start + 2
    )
  }
}
