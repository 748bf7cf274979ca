extension SyntaxReader {
  /// Reads `{ entries }`; an entry with a fault is reported and left out, so that the others are read too.
  ///
  /// - Parameters:
  ///   - contents: What a fault says should stand here, behind "expected '{'".
  ///   - owner: What the block is for.
  ///   - read: Reads one entry.
  mutating func block<Syntax>(
    _ contents: String,
    of owner: BlockOwner = .other,
    _ read: (inout SyntaxReader) throws(Diagnostic) -> Syntax
  ) throws(Diagnostic) -> [Syntax] {
    try deeper()
    let hasTwin = try openBlock(contents)
    let brackets = stream.openers.count
    let (outer, outerScene) = (innermostBlock, openScene)
    innermostBlock = OpenBlock(owner: owner, brackets: brackets)
    if owner == .scene { openScene = brackets }
    defer { (innermostBlock, openScene) = (outer, outerScene) }
    if owner == .watcher { passParameters() }
    var entries: [Syntax] = []
    while true {
      while stream.isAtSeparator { stream.advance() }
      if stream.current.kind == .symbol(.closeBrace) { break }
      if passModifiersInside() { continue }
      if closeForgottenBlock(brackets) {
        depth -= 1
        return entries
      }
      if let syntax = entry(read) { entries.append(syntax) }
    }
    stream.advance()
    if hasTwin, stream.current.kind == .symbol(.closeBrace) { stream.passBracket() }
    depth -= 1
    return entries
  }

  /// `old, new in` at the start of a block: passes over what Swift hands to it, and tells so.
  private mutating func passParameters() {
    var ahead = stream
    guard let names = ahead.takeParameters() else { return }
    let start = stream.current.range.lowerBound
    let isAlone =
      !ahead.current.hasNewlineBefore && ahead.current.kind == .identifier
      && !uses(names, behind: ahead)
    diagnostics.append(
      Diagnostic(
        id: "swift-spelling",
        message: "nothing is handed to the block: the states have their new values in it",
        range: start..<(isAlone ? ahead.current.range.upperBound : ahead.previousEnd),
        suggestion: isAlone ? ahead.currentText : nil
      )
    )
    excusedNames.formUnion(names)
    stream = ahead
  }

  /// Whether one of some names stands in the rest of the block.
  private func uses(_ names: [String], behind place: TokenStream) -> Bool {
    var ahead = place
    for _ in 0..<Self.longestSearch
    where ahead.current.kind != .end && ahead.openers.count >= place.openers.count {
      if ahead.current.kind == .identifier, names.contains(ahead.currentText) { return true }
      ahead.advance()
    }
    return false
  }

  /// Takes `{`; on the line below it is a fault, but the block behind it is read all the same.
  ///
  /// - Returns: True where another `}` stands behind the one that closes the block.
  private mutating func openBlock(_ contents: String) throws(Diagnostic) -> Bool {
    if stream.current.kind == .symbol(.openBrace), stream.isOnNewLine {
      diagnostics.append(
        Diagnostic(
          id: "brace-on-new-line",
          message: "'{' stands at the end of the line it belongs to",
          range: stream.current.range
        )
      )
      stream.beginEntry()
    }
    passBracketTooMany()
    if !stream.isAt(.openBrace), openForgottenBlock(contents) { return false }
    try expect(.openBrace, contents)
    return passDoubledBrace()
  }

  /// `@State var x = 1` and `var x = 1` in a block; nil for anything else.
  private mutating func definitionOfSwift() -> Diagnostic? {
    var ahead = stream
    if ahead.currentText == "@" { for _ in 0..<2 { ahead.advance() } }
    while SwiftWords.levels.contains(ahead.currentText), ahead.isAtIdentifier { ahead.advance() }
    guard ahead.isAtIdentifier("var"), ahead.peek().kind == .identifier else { return nil }
    ahead.advance()
    let name = ahead.currentWord
    excusedNames.insert(name.text)
    return Diagnostic(
      id: "definition-in-block",
      message: name.text == "body"
        ? ForeignWords.views : "what changes is a state, outside of every block: state \(name.text) = VALUE",
      range: stream.current.range.lowerBound..<name.range.upperBound
    )
  }

  /// Refuses what cannot stand in a block: definitions and commands are made outside.
  mutating func refuseStatement() throws(Diagnostic) {
    if let fault = hashLine() ?? definitionOfSwift() { throw fault }
    guard stream.current.kind == .identifier else { return }
    let next = stream.peek()
    guard next.kind == .identifier || next.kind == .symbol(.dot) && next.hasSpaceBefore else { return }
    let word = stream.currentText
    if isAtDefinition {
      if next.kind == .identifier { excusedNames.insert(stream.text(next.range)) }
      throw Diagnostic(
        id: "definition-in-block",
        message: "'\(word)' defines something, which is done outside every block",
        range: stream.current.range
      )
    }
    if signatures[word] != nil {
      throw Diagnostic(
        id: "command-in-block",
        message: "'\(word)' is a command; only actions and values stand in a block",
        range: stream.current.range
      )
    }
  }
}
