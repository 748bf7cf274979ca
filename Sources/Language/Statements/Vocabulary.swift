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

  /// The names of arguments, whatever they belong to.
  let labels: Set<String>

  /// Words that may have been parted in two, by their letters alone.
  let words: [String: String]

  /// Words with which a line begins.
  let beginnings: [String]

  /// Words with which something begins, and behind which a space stands.
  let leading: [String]

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
    let keywords = DefinitionSyntax.Keyword.allCases.map(\.rawValue)
    labels = clipWords.labels.values.reduce(into: Self.ownLabels) { $0.formUnion($1) }
    beginnings = (verbs + keywords).sorted { $0.utf8.count > $1.utf8.count }
    leading = (verbs + keywords + CommandSignature.clauseWords.sorted() + Self.linking)
      .filter { $0.utf8.count > 1 }
      .sorted { $0.utf8.count > $1.utf8.count }
    words = Self.words(
      verbs + keywords + labels.sorted() + functions.sorted() + KeyframesSyntax.Keyframe.kinds
        + clipWords.labels.keys.sorted() + clipWords.clips.sorted() + clipWords.shared.sorted()
        + clipWords.types.sorted() + clipWords.modifiers.sorted() + CommandSignature.clauseWords.sorted()
        + clipWords.colors.sorted() + ForeignWords.properties.values.sorted() + Self.linking
        + ReservedWord.all + ["withAnimation", "KeyframeTrack", "repeatForever", "toggle"]
    )
  }
}

extension Vocabulary {
  /// No verb and no word that an application brings: what reads an expression alone.
  static let none = Vocabulary()

  /// The names of arguments in definitions.
  private static let ownLabels = KeyframesSyntax.Keyframe.labels
    .union(["trigger", "repeating", "value", "of", "insertion", "removal"])

  /// Words inside of a drag.
  private static let linking = ["drag", "by", "over", "curve", "release", "if", "else"]

  private static func words(_ all: [String]) -> [String: String] {
    Dictionary(
      all.filter { $0.utf8.count > 3 }.map { ($0.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension SyntaxReader {
  var signatures: [String: CommandSignature] { vocabulary.signatures }
  var verbs: [String] { vocabulary.verbs }
  var hints: [String: WordHint] { vocabulary.hints }
  var clipWords: ClipWords { vocabulary.clipWords }
  var functions: Set<String> { vocabulary.functions }
}
