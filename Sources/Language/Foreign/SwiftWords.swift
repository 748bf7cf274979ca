/// Words with which Swift, and languages like it, begin a definition.
package enum SwiftWords {
  /// What may stand before the word itself.
  package static let levels: Set<String> = [
    "private", "fileprivate", "public", "internal", "static", "final", "lazy", "override", "nonisolated",
  ]

  /// For types, of which nobody defines one here: what each holds is told of it.
  package static let types: Set<String> = ["struct", "class", "actor", "extension", "protocol"]

  /// Operators as words, and how they are written.
  package static let operators = ForeignWords.operators

  /// All of them, behind which a name stands.
  // To add a word: beside its like.
  package static let definitions: Set<String> = types.union([
    "var", "let", "const", "val", "def", "func", "function", "enum", "typealias",
  ])
}
