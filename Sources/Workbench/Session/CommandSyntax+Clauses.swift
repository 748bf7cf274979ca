import Language
import Model

extension CommandSyntax {
  /// The clips that were typed.
  var clips: [ClipSyntax] {
    switch operands {
    case .clips(let clips), .pathAndClips(_, let clips): clips
    default: []
    }
  }

  /// The clause a word begins, if it was typed.
  func clause(_ word: String) -> ClauseSyntax? { clauses.first { $0.word.text == word } }

  /// Where what a clause takes was typed; the verb without that clause.
  func place(of word: String) -> Range<Int> {
    guard let clause = clause(word) else { return verb.range }
    if case .expression(let expression) = clause.argument { return expression.range }
    return clause.word.range
  }

  /// Whether a clause was typed.
  func has(_ word: String) -> Bool { clause(word) != nil }

  /// An option as it was typed; nil where it was not.
  func option(_ option: CommandSignature.Option) -> OptionSyntax? {
    options.first { $0.name.text == option.name }
  }

  /// Whether an option was typed.
  func hasOption(_ name: String) -> Bool { options.contains { $0.name.text == name } }
}

extension Diagnostic {
  /// A command that could not be read though nothing in it was found to be wrong.
  static func notRead(at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: "not-read", message: "this makes no sense here", range: range)
  }
}

extension CommandSyntax {
  /// The line as a person would type it, with the options behind everything else.
  var typed: String {
    let bare = CommandSyntax(verb: verb, operands: operands, clauses: clauses, options: [])
    let options = options.map { "--\($0.name.text)" + ($0.value.map { " \($0.text)" } ?? "") }
    return ([SyntaxPrinter.text(bare)] + options).joined(separator: " ")
  }
}

extension Session {
  /// The command with its first word as its clip, where a clip is called so and it has no other: `play loop`.
  func namingClip(_ syntax: CommandSyntax) -> CommandSyntax {
    guard case .clips(let clips) = syntax.operands, clips.isEmpty, let first = syntax.clauses.first,
      case .none = first.argument
    else { return syntax }
    let node = Expression.Node(operation: .name(first.word.text), range: first.word.range, size: 1)
    let expression = Expression(nodes: [node], range: first.word.range)
    guard (try? ClipResolver.isClip(expression, in: document)) == true else { return syntax }
    return CommandSyntax(
      verb: syntax.verb,
      operands: .clips([ClipSyntax(expression: expression, clauses: [], range: first.word.range)]),
      clauses: Array(syntax.clauses.dropFirst()),
      options: syntax.options
    )
  }
}

extension ClauseSyntax {
  /// Whether it says something about the clip, rather than about how it is played.
  var isOfClip: Bool { CommandSignature.clipClauses.contains { $0.word == word.text } }
}
