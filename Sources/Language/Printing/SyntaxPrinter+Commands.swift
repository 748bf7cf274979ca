extension SyntaxPrinter {
  package static func text(_ command: CommandSyntax) -> String {
    var words = [command.verb.text]
    words += command.options.flatMap { ["--" + $0.name.text] + ($0.value.map { [raw($0.text)] } ?? []) }
    words += operands(command.operands)
    words += command.clauses.map { text($0) }
    return words.joined(separator: " ")
  }

  package static func text(_ clip: ClipSyntax) -> String {
    let expression = text(clip.expression)
    guard !clip.clauses.isEmpty else { return expression }
    return "(" + expression + " " + clip.clauses.map { text($0) }.joined(separator: " ") + ")"
  }

  /// On a line of its own a clip's clauses need no parentheses.
  static func text(bare clip: ClipSyntax) -> String {
    ([text(clip.expression)] + clip.clauses.map { text($0) }).joined(separator: " ")
  }

  package static func text(_ clause: ClauseSyntax) -> String {
    let word = clause.word.text
    switch clause.argument {
    case .none: return word
    case .expression(let expression): return "\(word) \(text(expression))"
    case .expressions(let list): return word + " " + list.map { text($0) }.joined(separator: ", ")
    case .name(let name): return "\(word) \(name.text)"
    case .bindings(let list): return word + " " + list.map { text($0) }.joined(separator: ", ")
    }
  }

  private static func text(_ binding: BindingSyntax) -> String {
    let step = binding.step.map { " by " + text($0) } ?? ""
    return "\(binding.name.text) in \(text(binding.range))\(step)"
  }

  /// A definition's name as a command takes it: in quotes where it is no identifier.
  package static func name(_ text: String) -> String {
    CharacterClass.isIdentifier(text) ? text : quoted(text)
  }

  private static func operands(_ operands: CommandSyntax.Operands) -> [String] {
    switch operands {
    case .none: return []
    case .clips(let clips): return list(clips)
    case .pathAndClips(let word, let clips): return [raw(word.text)] + list(clips)
    case .expression(let expression): return [text(expression)]
    case .names(let names):
      return names.map { name($0.text) }
    case .path(let word): return word.map { [raw($0.text)] } ?? []
    case .setting(let name, let value): return [name?.text, value.map { raw($0.text) }].compactMap { $0 }
    case .text(let word): return word.text.isEmpty ? [] : [word.text]
    case .count(let count): return count.map { [String($0)] } ?? []
    case .restore(let restore): return [text(restore)]
    }
  }

  private static func list(_ clips: [ClipSyntax]) -> [String] {
    guard let first = clips.first else { return [] }
    let texts =
      [beginsLikeClause(first) ? "(\(text(first)))" : text(first)] + clips.dropFirst().map { text($0) }
    return [texts.joined(separator: ", ")]
  }

  /// True for a clip without brackets whose first word would be taken for a clause.
  private static func beginsLikeClause(_ clip: ClipSyntax) -> Bool {
    guard clip.clauses.isEmpty, case .name(let name) = clip.expression.nodes.first?.operation else {
      return false
    }
    return CommandSignature.clauseWords.contains(name)
  }

  /// A word that is read as it stands, in quotes where that would end or mistake it.
  private static func raw(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != ";" && $0 != "\"" && $0 != "\\" }
    let isMistaken =
      text.isEmpty || ["--", "//", "/*", "'", "\u{2018}", "\u{201C}"].contains(where: text.hasPrefix)
    let isShown = text.unicodeScalars.allSatisfy { !CharacterClass.isSpace($0) }
    return isPlain && isShown && !isMistaken ? text : quoted(text)
  }
}
