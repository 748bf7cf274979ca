import Language

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

  /// Whether a clause without arguments was typed.
  func has(_ word: String) -> Bool { clause(word) != nil }

  /// Whether an option was typed.
  func hasOption(_ name: String) -> Bool { options.contains { $0.name.text == name } }
}
