import Language

/// The words a definition begins with, as it was typed: misspelt, or as Swift has them.
struct DefinitionHead {
  /// What it would have defined.
  let names: [String]

  /// Whether that is a type, with more in its block.
  var isType = false

  /// Whether it is a view, or another thing that moves.
  var moves = false

  /// Whether the name is not among the words.
  var lacksName = false

  /// Reads the start of a statement; nil where it defines nothing.
  ///
  /// - Parameter fault: What is wrong with it; where that is its first word, what was meant may be a definition.
  init?(_ text: String, _ fault: Diagnostic?) {
    let words = Self.words(text[...])
    guard let first = words.first else { return nil }
    let meant = fault?.id == "unknown-command" ? fault?.suggestion : nil
    if let meant, let keyword = DefinitionSyntax.Keyword(rawValue: meant), words.count > 1 {
      names = [words[1]]
      moves = keyword.moves
      return
    }
    // `isOn: Bool = false`, where `state` was forgotten.
    if text.dropFirst(first.count).hasPrefix(":") {
      names = [first]
      return
    }
    // What Swift has before the word is an attribute or says who may use it.
    let isAttributed = text.hasPrefix("@") || SwiftWords.levels.contains(first)
    let place = isAttributed ? words.firstIndex(where: Self.defines) : Self.defines(first) ? 0 : nil
    guard let place, place + 1 < words.count else { return nil }
    let name = words[place + 1]
    let keyword = DefinitionSyntax.Keyword(rawValue: words[place])
    if let keyword {
      // `let mut isOn = false` has words before the name, `state idle | saving = .idle` has cases in its place.
      let start = text.prefix { !"=:({".contains($0) }
      names = Array(Self.words(start).dropFirst(place + 1))
      moves = keyword.moves
      lacksName = start.contains("|") || names.isEmpty
      return
    }
    isType = SwiftWords.types.contains(words[place])
    // The cases of an enumeration are those of a state that has its name in small letters.
    names = words[place] == "enum" ? [name, name.prefix(1).lowercased() + name.dropFirst()] : [name]
  }

  /// What the block of a type defines.
  static func names(in text: Substring) -> [String] {
    let words = words(text)
    return zip(words, words.dropFirst()).filter { defines($0.0) }.map(\.1)
  }

  /// The words of a text, whatever stands between them.
  static func words(_ text: Substring) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  private static func defines(_ word: String) -> Bool {
    DefinitionSyntax.Keyword(rawValue: word) != nil || SwiftWords.definitions.contains(word)
  }
}

extension DefinitionSyntax.Keyword {
  /// Whether what it begins is moved by changes.
  fileprivate var moves: Bool { self == .view || self == .phases || self == .keyframes }
}

extension SourceMap {
  /// As much of a part as holds the words of a definition and its name.
  func head(of range: Range<Int>) -> String {
    text(range.lowerBound..<min(range.upperBound, range.lowerBound + 200))
  }
}
