import Language

/// Lines that could not be read, and may have defined what is missing later: `stateisOn = false`, `state is-on`.
struct UnreadLines: Sendable {
  /// Their words, and those that stand side by side as one.
  private var words: Set<String> = []

  /// Words that may be a part of a name, of which the rest was lost.
  private var parts: [String] = []

  /// Characters of a line, and parts of names, that are looked at.
  private static let (longestLine, mostParts) = (200, 60)

  /// Letters of a part that is not in many names by chance.
  private static let shortestPart = 3

  /// Words that may be one name in a line that was read wrongly.
  private static let longestName = 3

  /// Takes in the first line of a statement; one that begins with a verb, or what was meant as one, defines nothing.
  mutating func note(_ text: Substring, _ fault: Diagnostic?) {
    if fault?.id == "unknown-command", let meant = fault?.suggestion,
      CommandCatalog.definition(named: meant) != nil
    {
      return
    }
    let line = text.prefix(Self.longestLine).prefix { !$0.isNewline }
    let found = DefinitionHead.words(line)
    guard let first = found.first, CommandCatalog.definition(named: first) == nil else { return }
    let folded = found.map(Self.folded)
    for start in folded.indices {
      for end in start..<min(start + Self.longestName, folded.count) {
        words.insert(folded[start...end].joined())
      }
    }
    let head = found.prefix(Self.longestName).filter {
      DefinitionSyntax.Keyword(rawValue: $0) == nil && $0.count >= Self.shortestPart
    }
    parts = Array((parts + head).suffix(Self.mostParts))
  }

  /// Whether one of them may have defined a name.
  func mayDefine(_ name: String) -> Bool {
    guard !words.isEmpty else { return false }
    let folded = Self.folded(name)
    return words.contains(folded)
      || DefinitionSyntax.Keyword.allCases.contains { words.contains(Self.folded($0.rawValue) + folded) }
      || parts.contains { name.hasPrefix($0) || name.hasSuffix($0) }
  }

  private static func folded(_ word: String) -> String { word.lowercased().filter { $0 != "_" } }
}
