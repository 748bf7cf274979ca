extension SyntaxReader {
  /// Reads a verb with its operands, clauses and options.
  mutating func command(_ signature: CommandSignature) throws(Diagnostic) -> CommandSyntax {
    let verb = stream.currentWord
    stream.advance()
    self.options = Set(signature.options.map(\.name))
    defer { self.options = [] }
    var options: [OptionSyntax] = []
    if signature.operands != .text { try takeOptions(of: signature, into: &options) }
    let operands = try operands(of: signature, verb)
    let clauses = try clauses(signature.allClauses, of: signature, options: &options)
    return CommandSyntax(verb: verb, operands: operands, clauses: clauses, options: options)
  }

  private mutating func operands(
    of signature: CommandSignature,
    _ verb: Word
  ) throws(Diagnostic) -> CommandSyntax.Operands {
    switch signature.operands {
    case .none: return .none
    case .clips(let allowed):
      if allowed.lowerBound == 0, isAtClauseOrEnd(of: signature) { return .clips([]) }
      return .clips(try clips(allowed, of: verb))
    case .expression: return .expression(try operand(of: signature))
    case .names(let allowed): return .names(try names(allowed, of: verb, before: signature.clauses))
    case .definitions(let allowed):
      return stream.isAt(.dot)
        ? .expression(try expression("an expression"))
        : .names(try names(allowed, of: verb, before: signature.clauses))
    case .path(let isOptional): return .path(try path(isOptional: isOptional))
    case .pathAndClips(let allowed):
      // The verb says best what a missing file would be.
      guard let file = try path(isOptional: true) else { return .none }
      if allowed.lowerBound == 0, isAtClauseOrEnd(of: signature) { return .pathAndClips(file, []) }
      return .pathAndClips(file, try clips(allowed, of: verb))
    case .setting:
      if let fault = unquoted() { throw fault }
      guard stream.isAtIdentifier else { return .setting(name: nil, value: nil) }
      passDoubledWord { !$1.hasNewlineBefore && $1.kind != .end && $1.kind != .symbol(.semicolon) }
      let name = try settingName()
      if stream.isAt(.colon) {
        diagnostics.append(.settingWithColon(name, until: stream.current.range.upperBound))
        stream.advance()
      }
      // `set fps = 120` says the same.
      if stream.take(.assign), stream.isAtEntryEnd { throw .expected("a value", at: stream.missing) }
      return .setting(name: name, value: stream.isAtEntryEnd ? nil : try rawWord())
    case .text: return .text(restOfLine())
    case .count: return .count(try count())
    case .restore: return .restore(try restore())
    }
  }

  /// True where a verb that also goes without clips has none: a word of its clauses comes first.
  private func isAtClauseOrEnd(of signature: CommandSignature) -> Bool {
    if stream.isAtEntryEnd || stream.current.kind == .option { return true }
    guard stream.isAtIdentifier else { return false }
    guard let clause = signature.allClauses.first(where: { $0.word == stream.currentText }) else {
      return false
    }
    let next = stream.peek()
    let isAlone = next.hasNewlineBefore || next.kind == .end || next.kind == .symbol(.semicolon)
    if clause.argument == .none {
      // `play loop loop`: once what is played, once how.
      let isName = next.kind == .identifier && stream.text(next.range) == clause.word
      return isAlone || (next.kind == .identifier && !isName) || next.kind == .option
    }
    switch next.kind {
    case .symbol(.dot), .symbol(.openParenthesis): return next.hasSpaceBefore
    case .symbol(let symbol): return symbol.prefix != nil
    case .end: return false
    default: return !isAlone
    }
  }

  private mutating func names(
    _ allowed: ClosedRange<Int>,
    of verb: Word,
    before clauses: [CommandSignature.Clause]
  ) throws(Diagnostic) -> [Word] {
    let words = Set(clauses.map(\.word))
    var names: [Word] = []
    while !stream.isAtEntryEnd, stream.current.kind != .option, !words.contains(stream.currentText) {
      if !names.isEmpty { _ = stream.take(.comma) }
      let name = try name()
      guard names.count < allowed.upperBound else {
        if names.count == 2, ["to", "as"].contains(names[1].text) { throw .spokenTo(names[1], name) }
        throw .count("name", allowed, of: verb, at: name.range)
      }
      names.append(name)
    }
    guard names.count >= allowed.lowerBound else {
      if names.isEmpty, allowed.lowerBound == 1 { throw .nameMissing(of: verb, at: stream.missing) }
      throw .count("name", allowed, of: verb, at: stream.missing)
    }
    return names
  }

  private mutating func name() throws(Diagnostic) -> Word {
    if case .string(let text) = stream.current.kind, !stream.isOnNewLine {
      let word = Word(text: text, range: stream.current.range)
      stream.advance()
      return word
    }
    return try word("a name")
  }

  private mutating func path(isOptional: Bool) throws(Diagnostic) -> Word? {
    if stream.isAtEntryEnd || stream.current.kind == .option {
      if isOptional { return nil }
      throw .expected("a file", at: stream.missing)
    }
    if let fault = misquoted() { throw fault }
    return try rawWord()
  }

  /// `run 'card.easel'`: a file in quotes that are no quotes here; what stands behind them is read as usual.
  private mutating func misquoted() -> Diagnostic? {
    guard case .faulty(let fault) = stream.current.kind,
      fault.id == Lexer.quotesID || "'\u{2018}\u{201C}".contains(stream.currentText.prefix(1))
    else { return nil }
    let isClosed = fault.id == Lexer.quotesID
    if isClosed {
      stream.advance()
    } else {
      _ = stream.takeRestOfLine()
    }
    return Diagnostic(
      id: Lexer.quotesID,
      message: "a file's name stands in double quotes",
      range: fault.range,
      suggestion: isClosed ? fault.suggestion : nil
    )
  }

  /// A string, or the bare text up to the next space, `;` or end of line.
  mutating func rawWord() throws(Diagnostic) -> Word {
    switch stream.current.kind {
    case .string(let text):
      let word = Word(text: text, range: stream.current.range)
      stream.advance()
      return word
    case .faulty(let fault) where stream.currentText.hasPrefix("\""): throw fault
    default: return stream.takeRaw { $0 <= 0x20 || $0 == UInt8(ascii: ";") }
    }
  }

  private mutating func restOfLine() -> Word {
    guard !stream.isAtEntryEnd else { return Word(text: "", range: stream.missing) }
    let line = stream.takeRaw {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: ";")
    }
    let spaces = line.text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .count
    let kept = line.range.lowerBound..<line.range.upperBound - spaces
    return Word(text: stream.text(kept), range: kept)
  }

  private mutating func count() throws(Diagnostic) -> Int? {
    if stream.isAtEntryEnd { return nil }
    guard case .number(let value, nil) = stream.current.kind, value >= 1, value == value.rounded() else {
      throw .expected("a whole number from 1", at: expectedRange)
    }
    stream.advance()
    // More than can be counted is more than there is of anything.
    return Int(exactly: value) ?? .max
  }
}

extension Diagnostic {
  /// `rename Card to Tile`.
  fileprivate static func spokenTo(_ word: Word, _ name: Word) -> Diagnostic {
    Diagnostic(
      id: "operand-count",
      message: "the new name follows the old one, without '\(word.text)'",
      range: word.range.lowerBound..<name.range.upperBound,
      suggestion: name.text
    )
  }

  /// `set fps: 60`.
  fileprivate static func settingWithColon(_ name: Word, until end: Int) -> Diagnostic {
    Diagnostic(
      id: "extra-colon",
      message: "a setting and its value stand side by side",
      range: name.range.lowerBound..<end,
      suggestion: name.text
    )
  }

  fileprivate static func nameMissing(of verb: Word, at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: "operand-count", message: "'\(verb.text)' needs a name", range: range)
  }
}
