extension CompletionFinder {
  /// What the token at the cursor may be, from what stands before it.
  func place(before token: Token) -> CompletionContext.Place {
    let entry = level.entry
    if let last = entry.last, last.kind == .symbol(.dot), !token.hasSpaceBefore { return memberPlace() }
    switch level.opener {
    case .openParenthesis: return placeInParentheses(entry)
    case .openSquare: return .nothing
    case .openBrace:
      return entry.isEmpty ? .blockEntry(opener: level.owner) : placeInEntry(entry, token)
    default:
      return entry.isEmpty ? .statement : placeInStatement(entry, token)
    }
  }

  // MARK: Members

  private func memberPlace() -> CompletionContext.Place {
    let before = level.entry.dropLast()
    guard let last = before.last, let dot = level.entry.last, !dot.hasSpaceBefore || dot.hasNewlineBefore
    else {
      return .implicitMember(of: argument)
    }
    switch last.kind {
    case .identifier:
      let base = callee(endingAt: before.count)
      return .member(base: base)
    case .symbol(.closeParenthesis):
      return .member(base: callee(endingAt: openBracket(before)) + "()")
    case .symbol(.closeBrace): return .member(base: "{}")
    default: return .implicitMember(of: argument)
    }
  }

  /// Where the bracket stands that the last token closes; what was in it is no longer kept.
  private func openBracket(_ tokens: ArraySlice<Token>) -> Int {
    tokens.lastIndex { $0.kind == .symbol(.openParenthesis) } ?? tokens.startIndex
  }

  private func callee(endingAt end: Int) -> String {
    var finder = self
    finder.keepEntry(upTo: end)
    return finder.callee()
  }

  // MARK: Parentheses

  /// The argument being typed; nil outside calls.
  private var argument: CompletionContext.Argument? {
    guard level.opener == .openParenthesis, !level.owner.isEmpty else { return nil }
    return CompletionContext.Argument(
      callee: level.owner,
      before: level.labels,
      label: argumentLabel(level.entry)
    )
  }

  private func placeInParentheses(_ entry: [Token]) -> CompletionContext.Place {
    guard let argument else {
      if level.labels.isEmpty, endsOperand(entry) {
        return .clause(verb: nil, used: usedClauses(entry, of: CommandSignature.clipClauses).words)
      }
      return .value(of: nil)
    }
    if entry.isEmpty { return .argument(of: argument) }
    return endsOperand(entry) ? .nothing : .value(of: argument)
  }

  // MARK: Entries and statements

  private func placeInStatement(_ entry: [Token], _ token: Token) -> CompletionContext.Place {
    guard let first = entry.first, first.kind == .identifier else {
      return endsOperand(entry)
        ? .clause(verb: nil, used: usedClauses(entry, of: CommandSignature.clipClauses).words)
        : .value(of: nil)
    }
    let isAction = entry.count > 1 && entry[1].assigns
    if let signature = signatures[text(first.range)], !isAction {
      return place(in: entry, token, of: signature)
    }
    return placeInEntry(entry, token)
  }

  private func placeInEntry(_ entry: [Token], _ token: Token) -> CompletionContext.Place {
    let first = entry.first.map { text($0.range) } ?? ""
    if entry.contains(where: { $0.isIdentifier && text($0.range) == "drag" }) { return dragPlace(entry) }
    if entry.contains(where: \.assigns) { return endsOperand(entry) ? .nothing : .value(of: nil) }
    if entry.last?.kind == .symbol(.colon) { return .typeName(isState: first == "state") }
    if first == "view", entry.count > 2 {
      return endsOperand(Array(entry.dropFirst(3))) ? .nothing : .value(of: nil)
    }
    if DefinitionSyntax.Keyword(rawValue: first) != nil { return .nothing }
    if level.owner == "phases", entry.last?.kind == .symbol(.closeBrace) { return .value(of: nil) }
    if first == "at", entry.count > 1, endsOperand(Array(entry.dropFirst())) {
      return .blockEntry(opener: "at")
    }
    return endsOperand(Array(entry.dropFirst(first == "if" || first == "at" ? 1 : 0)))
      ? .nothing : .value(of: nil)
  }

  private func dragPlace(_ entry: [Token]) -> CompletionContext.Place {
    let words = ["by", "to", "over", "curve", "release", "with"]
    guard let last = entry.last, last.isIdentifier else {
      return endsOperand(entry) ? .dragClause : .value(of: nil)
    }
    let word = text(last.range)
    if word == "drag" || words.contains(word), word != "release" { return .value(of: nil) }
    return .dragClause
  }

  // MARK: Verbs

  private func place(
    in entry: [Token],
    _ token: Token,
    of signature: CommandSignature
  ) -> CompletionContext.Place {
    let verb = signature.name
    let operands = operands(in: entry, of: signature)
    if token.kind == .option { return .option(verb: verb) }
    switch signature.operands {
    case .names, .definitions: return .name(verb: verb)
    case .restore where operands.isEmpty: return .name(verb: verb)
    case .none, .count: return operands.isEmpty ? .clause(verb: verb, used: []) : .nothing
    case .clips, .pathAndClips, .expression:
      if operands.isEmpty { return .value(of: nil) }
      let used = usedClauses(operands, of: signature.allClauses)
      return used.wantsOperand ? .value(of: nil) : .clause(verb: verb, used: used.words)
    case .path, .setting, .text, .restore: return .clause(verb: verb, used: [])
    }
  }

  /// What stands behind a verb, and behind its file where it takes one before its clips.
  func operands(in entry: [Token], of signature: CommandSignature) -> [Token] {
    let operands = entry.dropFirst()
    guard case .pathAndClips = signature.operands else { return Array(operands) }
    // The tokens of a bare file name stand without a space between them.
    let file = operands.drop { $0.kind == .option }
    return Array(file.dropFirst().drop { !$0.hasSpaceBefore })
  }

  /// Tells clause words from operands, as the parser does: after a complete operand a word is a clause.
  func usedClauses(
    _ tokens: [Token],
    of clauses: [CommandSignature.Clause]
  ) -> (words: [String], wantsOperand: Bool) {
    var words: [String] = []
    var wantsOperand = true
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .identifier where wantsOperand || tokens[..<index].last?.kind == .symbol(.dot):
        wantsOperand = false
      case .identifier:
        let clause = clauses.first { $0.word == text(token.range) }
        if let clause { words.append(clause.word) }
        wantsOperand = clause?.argument != CommandSignature.Clause.Argument.none
      case .symbol(let symbol): wantsOperand = !symbol.isClosing
      default: wantsOperand = false
      }
    }
    return (words, wantsOperand)
  }

  private func endsOperand(_ tokens: [Token]) -> Bool {
    switch tokens.last?.kind {
    case .identifier, .number, .string, .color, .symbol(.closeParenthesis), .symbol(.closeBrace): true
    default: false
    }
  }
}

extension Token {
  fileprivate var isIdentifier: Bool { kind == .identifier }

  fileprivate var assigns: Bool {
    if case .symbol(let symbol) = kind { symbol.assigns } else { false }
  }
}
