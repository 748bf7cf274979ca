extension CompletionFinder {
  /// What kind of value may begin at the cursor.
  var wanted: CompletionContext.Wanted { wanted(in: levels.count - 1) }

  private func wanted(in index: Int) -> CompletionContext.Wanted {
    let level = levels[index]
    if let name = property(in: level) { return .property(name) }
    if let name = comparedName(level.entry) { return .like(name) }
    switch level.opener {
    case nil: return level.entry.first.map { wanted(behind: $0, level.entry) } ?? .anything
    case .openParenthesis where level.owner.isEmpty && index > 0:
      // A clip in parentheses has clauses of its own; before them it is what stands in its place.
      return wanted(byClauses: level.entry, of: CommandSignature.clipClauses) ?? wanted(in: index - 1)
    case .openBrace where level.owner == "phases":
      return level.entry.contains { $0.kind == .symbol(.closeBrace) } ? .animation : .anything
    default: return .anything
    }
  }

  /// The property whose value, or a branch of it, begins at the cursor: `scale = isOn ? .`.
  private func property(in level: Level) -> String? {
    guard level.opener == .openBrace, ["view", "phase", "keyframes"].contains(level.owner),
      level.entry.count > 1, level.entry[0].kind == .identifier, level.entry[1].kind == .symbol(.assign)
    else { return nil }
    let behind = level.entry.last { $0.kind != .symbol(.dot) }?.kind
    let begins = behind == .symbol(.assign) || behind == .symbol(.question) || behind == .symbol(.colon)
    return begins ? text(level.entry[0].range) : nil
  }

  private func wanted(behind verb: Token, _ entry: [Token]) -> CompletionContext.Wanted {
    guard verb.kind == .identifier, let signature = signatures[text(verb.range)] else { return .anything }
    if signature.operands == .expression {
      return usedClauses(Array(entry.dropFirst()), of: signature.allClauses).words.isEmpty
        ? .condition : .value
    }
    guard signature.takesClips else { return .anything }
    return wanted(byClauses: operands(in: entry, of: signature), of: signature.allClauses) ?? .clip
  }

  private func wanted(
    byClauses tokens: [Token],
    of clauses: [CommandSignature.Clause]
  ) -> CompletionContext.Wanted? {
    usedClauses(tokens, of: clauses).words.last.map { $0 == "with" ? .animation : .value }
  }

  /// The name before a sign that assigns or compares, right before the cursor or its leading dot.
  private func comparedName(_ entry: [Token]) -> String? {
    var tokens = entry[...]
    if tokens.last?.kind == .symbol(.dot) { tokens = tokens.dropLast() }
    guard case .symbol(let symbol)? = tokens.popLast()?.kind,
      symbol.assigns || symbol == .equal || symbol == .notEqual,
      let name = tokens.popLast(), name.kind == .identifier, tokens.last?.kind != .symbol(.dot)
    else { return nil }
    return text(name.range)
  }
}
