import Language
import Model

/// What help says of words that other programs have, and that a fault has an answer for.
enum ForeignTopics {
  /// What is told of a word; nil for one that nobody thought of, and for words of this language.
  static func answer(to asked: String) -> String? {
    let word = plain(asked)
    guard !isOwn(asked), !word.isEmpty else { return nil }
    if let text = written[word] ?? written.first(where: { $0.key.lowercased() == word.lowercased() })?.value {
      return text
    }
    if let explanation = ForeignVerbs.hints[asked]?.explanation {
      return "'\(asked)' is no command: \(explanation)"
    }
    return asked.hasPrefix("@") ? "no '\(asked)' is needed: nothing here has attributes" : nil
  }

  /// The page of the verb that a word is called here; nil for a word that is none.
  static func verb(for word: String) -> String? {
    isOwn(word) ? nil : ForeignVerbs.hints[word]?.verb?.split(separator: " ").first.map(String.init)
  }

  /// Every word with an answer.
  static let words = (Array(written.keys) + ForeignVerbs.hints.keys).filter { !isOwn($0) }

  private static let written = ForeignHelp.answers.merging(ForeignMembers.answers) { first, _ in first }

  /// Without the sign before it and the brackets behind it: `@Namespace`, `.padding()`.
  private static func plain(_ word: String) -> String {
    let name = word.drop { $0 == "." || $0 == "@" }
    return String(name.prefix { $0 != "(" })
  }

  private static func isOwn(_ word: String) -> Bool {
    CommandCatalog.definition(named: word) != nil || CommandSignature.clauseWords.contains(word)
      || DefinitionSyntax.Keyword(rawValue: word) != nil || SettingCatalog.definition(named: word) != nil
  }
}
