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
    let outer = innermostBlock
    innermostBlock = OpenBlock(owner: owner, brackets: brackets)
    defer { innermostBlock = outer }
    var entries: [Syntax] = []
    while true {
      while stream.isAtSeparator { stream.advance() }
      if stream.current.kind == .symbol(.closeBrace) { break }
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
    if !stream.isAt(.openBrace), openForgottenBlock(contents) { return false }
    try expect(.openBrace, contents)
    return passDoubledBrace()
  }

  /// Refuses what cannot stand in a block: definitions and commands are made outside.
  mutating func refuseStatement() throws(Diagnostic) {
    if let fault = hashLine() { throw fault }
    guard stream.current.kind == .identifier else { return }
    let next = stream.peek()
    guard next.kind == .identifier || next.kind == .symbol(.dot) && next.hasSpaceBefore else { return }
    let word = stream.currentText
    if isAtDefinition {
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
