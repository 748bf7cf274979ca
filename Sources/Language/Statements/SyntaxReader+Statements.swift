extension SyntaxReader {
  /// Reads whatever stands at the start of a line outside every block.
  mutating func statement() throws(Diagnostic) -> Statement {
    let start = stream.current.range.lowerBound
    let faults = diagnostics.count
    let kind = try statementKind()
    if isAtSpentBrace(since: faults) { stream.passBracket() }
    // What has a bracket too many is not run first and complained of afterwards.
    if case .symbol(let symbol) = stream.current.kind, symbol.isClosing, !stream.isOnNewLine,
      stream.openers.isEmpty
    {
      let fault = unmatched(symbol)
      var ahead = stream
      while case .symbol(let symbol) = ahead.current.kind, symbol.isClosing, !ahead.isOnNewLine {
        ahead.passBracket()
      }
      guard ahead.isAtEntryEnd else { throw fault }
      diagnostics.append(fault)
      stream = ahead
    }
    return Statement(kind: kind, range: start..<stream.previousEnd)
  }

  private mutating func statementKind() throws(Diagnostic) -> Statement.Kind {
    if isAtAmendment { return .amendment(try viewModifier()) }
    if isAtStateAttribute { return .definition(.state(try attributedState())) }
    let start = stream.current.range.lowerBound
    skipAttributeLines()
    passForeignPrompt()
    if let fault = hashLine() ?? foreignLeaving() { throw fault }
    if let fault = foreignStatement() {
      // What is typed instead takes the place of the attributes too.
      let replacesAll = fault.suggestion != nil && fault.range.lowerBound == stream.current.range.lowerBound
      throw replacesAll ? fault.beginning(at: start) : fault
    }
    guard stream.current.kind == .identifier else {
      if case .symbol(let symbol) = stream.current.kind, symbol.isClosing { throw unmatched(symbol) }
      if let fault = quotedVerb { throw fault }
      return .bare(try bareClip())
    }
    passDoubledStart()
    if let action = try actionIfHere() { return .action(action) }
    if isAtDefinition { return .definition(try definition()) }
    if let signature = signatures[stream.currentText], !wordContinuesAsExpression(signature) {
      return .command(try command(signature))
    }
    if let fault = foreignBlock() { return try kind(meantBy: fault) }
    if let fault = bareMeasure { throw fault }
    let first = stream.current
    if isUnknownCommand {
      return try kind(meantBy: spokenAction ?? detachedFunction ?? unknownCommand(first))
    }
    return .bare(try bareClip())
  }

  /// Reads what a slip of a word before a block was to begin, so that faults in the block are told too; throws
  /// any other fault.
  private mutating func kind(meantBy fault: Diagnostic) throws(Diagnostic) -> Statement.Kind {
    guard let meant = fault.suggestion, fault.range == stream.current.range else { throw fault }
    if meant == "withAnimation" {
      diagnostics.append(fault)
      return .action(try withAnimation())
    }
    guard let keyword = DefinitionSyntax.Keyword(rawValue: meant), keyword == .onChange || isBeforeBlock
    else {
      throw fault
    }
    diagnostics.append(fault)
    return .definition(try definition(keyword))
  }

  /// A value or clip on a line of its own, with what says how the clip runs.
  private mutating func bareClip() throws(Diagnostic) -> ClipSyntax {
    let outer = allowsText
    allowsText = true
    defer { allowsText = outer }
    let clip = try clip("a command, a definition, a value or a clip")
    guard !stream.isAtEntryEnd else { return clip }
    if let fault = verbless(clip) { throw fault }
    let more = try clauses(CommandSignature.clipClauses, of: nil)
    return ClipSyntax(
      expression: clip.expression,
      clauses: clip.clauses + more,
      range: clip.range.lowerBound..<stream.previousEnd
    )
  }

  // MARK: What a word at the start of a line is

  /// True for a word that defines something, unless it is used as the name of a value.
  var isAtDefinition: Bool {
    guard DefinitionSyntax.Keyword(rawValue: stream.currentText) != nil else { return false }
    return !stream.peek().continuesValue
  }

  /// True for a line that begins a statement at the margin: it cannot belong to a block that is open.
  var isAtLineOfItsOwn: Bool {
    guard stream.current.kind == .identifier, stream.isAtMargin else { return false }
    let next = stream.peek()
    if case .symbol(let symbol) = next.kind, symbol.assigns || symbol == .openBrace { return false }
    return isAtDefinition || signatures[stream.currentText] != nil
  }

  /// True where a verb's word is the name of a value in an expression: `list.x`, `speed * 2`.
  private func wordContinuesAsExpression(_ signature: CommandSignature) -> Bool {
    let next = stream.peek()
    guard !next.hasNewlineBefore, next.continuesValue else { return false }
    switch signature.operands {
    case .path, .pathAndClips, .text: return next.kind == .symbol(.dot)
    default: return true
    }
  }

  /// True where a word that is no verb is followed by what would be a verb's operand.
  private var isUnknownCommand: Bool {
    let next = stream.peek()
    guard !next.hasNewlineBefore, next.hasSpaceBefore else { return false }
    switch next.kind {
    case .identifier: return !isBeforeClause(stream.text(next.range))
    case .number, .string, .color, .option: return true
    case .symbol(.dot), .symbol(.openParenthesis): return true
    case .faulty: return hints[stream.currentText] != nil
    default: return false
    }
  }

  /// True where a clause of a verb stands behind a word that is no slip of a verb: `quick at 0.1`.
  private func isBeforeClause(_ word: String) -> Bool {
    if CommandSignature.clipClauses.contains(where: { $0.word == word }) { return true }
    return CommandSignature.clauseWords.contains(word) && closestWord(to: stream.currentText) == nil
  }

  /// The verb, or the word of a definition, that a word is a slip of.
  private func closestWord(to word: String) -> String? {
    let known = signatures.keys.sorted() + DefinitionSyntax.Keyword.allCases.map(\.rawValue)
    return Suggestion.closest(to: word, among: known)
  }

  /// `min (1, 2)`.
  private var detachedFunction: Diagnostic? {
    var ahead = self
    guard functions.contains(stream.currentText) else { return nil }
    ahead.stream.advance()
    return ahead.stream.isAt(.openParenthesis) ? ahead.detachedCall(stream.current.range) : nil
  }

  private func unmatched(_ symbol: Symbol) -> Diagnostic {
    Diagnostic(
      id: "unmatched-bracket",
      message: "no bracket is open that '\(symbol.rawValue)' could close",
      range: stream.current.range
    )
  }

  private func unknownCommand(_ token: Token) -> Diagnostic {
    let name = stream.text(token.range)
    if let fault = partedWord { return fault }
    let hint = hints[name]
    let meant = isBeforeDefinition ? Self.defining : isBeforeBlock ? Self.opening : nil
    let known = meant.map { $0.filter { $0 == hint?.verb }.first } ?? hint?.verb
    let isSlip = meant == nil ? hint == nil : known == nil
    return Diagnostic(
      id: "unknown-command",
      message: "no command named '\(name)'" + (hint?.explanation.map { "; \($0)" } ?? ""),
      range: token.range,
      // A word that is known to be none is no slip of another.
      suggestion: isSlip
        ? meant.map { Suggestion.closest(to: name, among: $0) } ?? closestWord(to: name) : known
    )
  }

  /// The words before a name with its value.
  private static let defining = [DefinitionSyntax.Keyword.state, .constant].map(\.rawValue)

  /// The words before a name with its block.
  private static let opening = DefinitionSyntax.Keyword.allCases.map(\.rawValue)
    .filter { !defining.contains($0) }

  /// True at a word before a name and a block, as only a definition has them: `vew Card {`.
  private var isBeforeBlock: Bool {
    var ahead = stream
    ahead.advance()
    guard ahead.isAtIdentifier else { return false }
    ahead.advance()
    if ahead.isAtIdentifier("if") { return true }
    if ahead.isAt(.openParenthesis), !ahead.current.hasSpaceBefore, arguments(&ahead) == nil { return false }
    return ahead.isAt(.openBrace)
  }

  /// True at a word before a name and its value or type, as only a definition has them: `sate x = 1`.
  private var isBeforeDefinition: Bool {
    var ahead = stream
    ahead.advance()
    guard ahead.isAtIdentifier else { return false }
    ahead.advance()
    return ahead.isAt(.assign) || ahead.isAt(.colon)
  }

  /// `reduce motion on`: two words that are one.
  private var partedWord: Diagnostic? {
    let next = stream.peek()
    guard next.kind == .identifier, !next.hasNewlineBefore else { return nil }
    let both = (stream.currentText + stream.text(next.range)).lowercased()
    let known = signatures.keys.sorted() + DefinitionSyntax.Keyword.allCases.map(\.rawValue)
    guard let word = known.first(where: { $0.lowercased() == both }) else { return nil }
    return Diagnostic(
      id: "unknown-command",
      message: "'\(word)' is one word",
      range: stream.current.range.lowerBound..<next.range.upperBound,
      suggestion: word
    )
  }
}

extension Token {
  /// True for what can only follow the name of a value, so that the word before it is one.
  var continuesValue: Bool {
    guard case .symbol(let symbol) = kind else { return false }
    if symbol == .dot { return !hasSpaceBefore }
    if symbol.assigns { return !hasNewlineBefore }
    return symbol.infix != nil && symbol.prefix == nil || symbol == .question
  }
}

extension Symbol {
  var assigns: Bool { self == .assign || self == .plusAssign || self == .minusAssign }
}
