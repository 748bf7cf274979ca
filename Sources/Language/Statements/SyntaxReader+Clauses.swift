extension SyntaxReader {
  /// Reads clauses up to the end of the entry, or to a `)`; each may stand once, in any order.
  ///
  /// - Parameter signature: The verb they belong to; nil for a clip of its own.
  mutating func clauses(
    _ allowed: [CommandSignature.Clause],
    of signature: CommandSignature?
  ) throws(Diagnostic) -> [ClauseSyntax] {
    var options: [OptionSyntax] = []
    return try clauses(allowed, of: signature, options: &options)
  }

  mutating func clauses(
    _ allowed: [CommandSignature.Clause],
    of signature: CommandSignature?,
    options: inout [OptionSyntax]
  ) throws(Diagnostic) -> [ClauseSyntax] {
    var clauses: [ClauseSyntax] = []
    while !stream.isAtEntryEnd, !endsClauses {
      if let signature, stream.current.kind == .option {
        try takeOptions(of: signature, into: &options)
        continue
      }
      if let (clause, fault) = bareQuantity(allowed, besides: clauses) ?? bareBinding(allowed) {
        let word = Word(text: clause.word, range: stream.current.range)
        if clauses.contains(where: { $0.word == word }) { throw .duplicate(word) }
        diagnostics.append(fault)
        clauses.append(ClauseSyntax(word: word, argument: try argument(of: clause)))
        continue
      }
      if passCommaBetween(allowed) { continue }
      let words = (clauses.last?.lacksStep == true ? ["by"] : []) + allowed.map(\.word)
      if let fault = unquoted(where: { words.contains($0) }) ?? singleDashed ?? undottedMember { throw fault }
      guard stream.isAtIdentifier else { throw trailing(instead: expectation(words, of: signature)) }
      passDoubledLink()
      let word = stream.currentWord
      guard let clause = allowed.first(where: { $0.word == word.text }) else {
        guard let signature else { throw unknown(word, words, of: signature) }
        if let fault = clauseOfClip(word, in: signature) { throw fault }
        diagnostics.append(unknown(word, words, of: signature))
        skipUnknownClause(allowed)
        continue
      }
      if clauses.contains(where: { $0.word == word }) { throw doubledHere ?? .duplicate(word) }
      stream.advance()
      passColon(behind: word)
      clauses.append(ClauseSyntax(word: word, argument: try argument(of: clause)))
    }
    return clauses
  }

  /// `from 0, to 1`: passes over a comma before a clause, and tells of it.
  private mutating func passCommaBetween(_ allowed: [CommandSignature.Clause]) -> Bool {
    let next = stream.peek()
    guard stream.isAt(.comma), next.kind == .identifier, !next.hasNewlineBefore,
      allowed.contains(where: { $0.word == stream.text(next.range) })
    else { return false }
    diagnostics.append(
      Diagnostic(
        id: "extra-comma",
        message: "no comma stands before '\(stream.text(next.range))'",
        range: stream.previousStart..<stream.current.range.upperBound,
        suggestion: stream.text(stream.previousStart..<stream.previousEnd)
      )
    )
    stream.advance()
    return true
  }

  /// A bracket that closes, or inside brackets the comma before the next argument or a line of its own.
  private var endsClauses: Bool {
    stream.current.kind == .symbol(.closeParenthesis)
      || stream.isInsideParentheses && (stream.current.kind == .symbol(.comma) || isAtLineOfItsOwn)
  }

  private mutating func argument(
    of clause: CommandSignature.Clause
  ) throws(Diagnostic) -> ClauseSyntax.Argument {
    let wanted = "\(clause.phrase) after '\(clause.word)'"
    switch clause.argument {
    case .none: return .none
    case .expression: return .expression(try number(wanted))
    case .name: return .name(try word(wanted))
    case .bindings:
      var list: [BindingSyntax] = []
      repeat {
        list.append(try binding())
        if let fault = listedValues(list) { throw fault }
      } while stream.take(.comma) || passMissingBindingComma()
      return .bindings(list)
    case .expressions:
      var list: [Expression] = []
      let outer = allowsList
      allowsList = true
      defer { allowsList = outer }
      repeat { list.append(try number(wanted)) } while stream.take(.comma) || passMissingTimeComma()
      return .expressions(list)
    }
  }

  /// Reads what stands behind a clause's word, which has no name of its own: `at t=0.1`.
  private mutating func number(_ wanted: String) throws(Diagnostic) -> Expression {
    let value = try expression(wanted)
    if let fault = named(value) { throw fault }
    return value
  }

  // MARK: Faults

  /// `0.1x` or `3s` where the word before it was forgotten.
  private func bareQuantity(
    _ allowed: [CommandSignature.Clause],
    besides read: [ClauseSyntax]
  ) -> (clause: CommandSignature.Clause, fault: Diagnostic)? {
    guard case .number(_, let unit) = stream.current.kind, !stream.isOnNewLine else { return nil }
    let isTime = unit == .seconds || unit == .milliseconds
    // Of times there are several, with or without a unit: `sample .bouncy 0.1, 0.2`.
    let times = isTime || unit == nil ? allowed.first { $0.argument == .expressions } : nil
    // Behind other clauses a number may be what one of them lacks.
    if times != nil, !read.isEmpty || isSampledLater { return nil }
    let word = times?.word ?? (unit == .times ? "at" : isTime ? "for" : "")
    guard let clause = allowed.first(where: { $0.word == word }),
      times != nil || clause.argument == .expression
    else {
      return nil
    }
    let fault = Diagnostic(
      id: "missing-clause-word",
      message: "expected '\(word)' before '\(stream.currentText)'",
      range: stream.current.range,
      suggestion: "\(word) \(stream.currentText)"
    )
    return (clause, fault)
  }

  private func unknown(
    _ word: Word,
    _ allowed: [String],
    of signature: CommandSignature?
  ) -> Diagnostic {
    if let fault = detachedUnit ?? doubledHere ?? missingDot { return fault }
    if signature?.isExpectation == true, let sign = ForeignWords.operators[word.text] {
      return Diagnostic(
        id: "spoken-operator",
        message: "'\(word.text)' is written '\(sign)' here",
        range: word.range,
        suggestion: sign
      )
    }
    let options = signature?.options.map(\.name) ?? []
    if let fault = needlessWords(behind: signature, word)
      ?? foreignClause(word, taking(signature, allowed), options: options)
    {
      return fault
    }
    if signature == nil, !stream.isInsideParentheses, let verb = verbWithClauseHere {
      return .missingVerb(word, verb, at: word.range)
    }
    return Diagnostic(
      id: "unknown-clause",
      message: "'\(word.text)' means nothing here; expected \(expectation(allowed, of: signature))",
      range: word.range,
      suggestion: word.text == "step" && allowed.first == "by"
        ? "by" : Suggestion.closest(to: word.text, among: allowed)
    )
  }

  private func expectation(_ words: [String], of signature: CommandSignature?) -> String {
    let end = signature == nil && stream.isInsideParentheses ? "')'" : "the end of the line"
    return words.isEmpty ? end : words.joined(separator: ", ") + " or " + end
  }
}

extension CommandSignature.Clause {
  /// What a fault says was expected: the summary up to where it says what happens without.
  fileprivate var phrase: String {
    let text = String(summary.prefix { $0 != ";" })
    let isWhole = ["a ", "an ", "the ", "how ", "what "].contains { text.hasPrefix($0) }
    return isWhole ? text : "the \(text)"
  }
}

extension ClauseSyntax {
  /// Whether a step may still follow.
  fileprivate var lacksStep: Bool {
    if case .bindings(let list) = argument { list.last.map { $0.step == nil } == true } else { false }
  }
}

extension Diagnostic {
  static func duplicate(_ word: Word) -> Diagnostic {
    Diagnostic(id: "duplicate-clause", message: "'\(word.text)' stands here already", range: word.range)
  }
}
