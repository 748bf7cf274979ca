/// The words a parser knows: its verbs, and what is told of words that are none.
final class Vocabulary: Sendable {
  /// The verbs, by name.
  let signatures: [String: CommandSignature]

  /// Their names, in the order in which one of several that would do is told.
  let verbs: [String]

  /// The one that asks something of clips.
  let expectation: CommandSignature?

  /// For words and lines that are nothing here, what is told of them.
  let hints: [String: WordHint]

  /// Bytes of the longest of them.
  let longestHint: Int

  let clipWords: ClipWords

  /// What is called with its bracket right behind it.
  let functions: Set<String>

  init(
    signatures: [CommandSignature] = [],
    hints: [String: WordHint] = [:],
    clipWords: ClipWords = ClipWords(),
    functions: Set<String> = []
  ) {
    self.signatures = Dictionary(signatures.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    verbs = signatures.map(\.name)
    expectation = signatures.first(where: \.isExpectation)
    longestHint = hints.keys.map(\.utf8.count).max() ?? 0
    (self.hints, self.clipWords, self.functions) = (hints, clipWords, functions)
  }
}

extension SyntaxReader {
  var signatures: [String: CommandSignature] { vocabulary.signatures }
  var verbs: [String] { vocabulary.verbs }
  var hints: [String: WordHint] { vocabulary.hints }
  var clipWords: ClipWords { vocabulary.clipWords }
  var functions: Set<String> { vocabulary.functions }
}
