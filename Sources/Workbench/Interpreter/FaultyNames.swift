import Language
import Model

/// Names whose definitions failed: what then lacks them is no fault of its own.
///
/// Where faults are collected, one slip in a definition would otherwise bring a fault wherever its name
/// is used.
struct FaultyNames: Sendable {
  private var names: Set<String> = []

  /// Views that a change would have moved which was not in order.
  private var unmoved: Set<String> = []

  /// States whose views are among them.
  private var unchanged: Set<String> = []

  /// Whether a file that would have defined names could not be read.
  private var lacksFile = false

  /// Faults that say no more than that something of a name is missing.
  private static let following: Set<String> = [
    "unknown-name", "unknown-command", "unknown-function", "unknown-type",
  ]

  /// Whether a fault only says that such a name is missing.
  func explain(_ fault: Diagnostic, in source: Source) -> Bool {
    switch fault.id.name {
    case "never-moved": return unmoved.contains(first(of: fault, in: source))
    case "unknown-channel": return names.contains(first(of: fault, in: source))
    case let id where Self.following.contains(id):
      return names.contains(source.text(in: fault.range)) || lacksFile && fault.suggestion == nil
    default: return false
    }
  }

  /// The first name of what a fault stands at: `Card` of `Card.scale`.
  private func first(of fault: Diagnostic, in source: Source) -> String {
    source.text(in: fault.range).split(separator: ".").first.map(String.init) ?? ""
  }

  mutating func noteMissingFile() { lacksFile = true }

  /// Notes what a change that is not in order would have moved: that it has not is no fault of its own.
  mutating func noteUnmoved(by text: String, in document: Document) {
    let words = text.prefix(Self.longestType).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    for word in Set(words.map(String.init)) where !unchanged.contains(word) {
      guard document.definition(named: word) is StateDefinition else { continue }
      unchanged.insert(word)
      unmoved.formUnion(document.users(of: word))
    }
  }

  mutating func note(_ name: String) { names.insert(name) }

  /// Notes what a statement would have defined, or named anew.
  ///
  /// - Parameter fault: What is wrong with it.
  mutating func note(_ statement: Statement, _ fault: Diagnostic? = nil) {
    switch statement.kind {
    case .definition(let syntax): names.insert(syntax.name.text)
    case .command(let syntax):
      switch syntax.operands {
      case .names(let words) where syntax.verb.text == CommandDefinition.rename.signature.name:
        if words.count == 2 { names.insert(words[1].text) }
      // `set x = 1`, where a state was meant.
      case .setting(let name?, .some): names.insert(name.text)
      default: break
      }
    case .action(.assign(let target, _, _)) where fault?.id == "unknown-name":
      // `isOn = false`, where `state` was forgotten.
      if fault?.range == target.name.range { names.insert(target.name.text) }
    case .action, .bare, .amendment: break
    }
  }

  /// Notes what a statement that could not be read would have defined.
  ///
  /// - Parameter range: Where it stands; nil where that is not known.
  mutating func note(_ fault: Diagnostic, of range: Range<Int>?, in map: SourceMap) {
    guard let range else {
      // A byte in a comment is in no definition, and there may be thousands.
      return fault.id == "not-text" ? () : noteDefinition(round: fault.range.lowerBound, in: map)
    }
    guard let head = DefinitionHead(map.head(of: range), fault) else { return }
    names.formUnion(head.names)
    if head.isType { names.formUnion(DefinitionHead.names(in: map.text(range).prefix(Self.longestType))) }
  }

  /// Looks back for the line a definition began in, of which a block could not be read.
  private mutating func noteDefinition(round place: Int, in map: SourceMap) {
    var line = map.line(at: place)
    for _ in 0..<Self.longestDefinition {
      if let head = DefinitionHead(map.head(of: line), nil) {
        names.formUnion(head.names)
        return
      }
      guard line.lowerBound > 0 else { return }
      line = map.line(at: line.lowerBound - 1)
    }
  }

  /// Characters of a type in which what it holds is looked for.
  private static let longestType = 20_000

  /// Lines that are looked back for the start of a definition.
  private static let longestDefinition = 200
}

/// The words a definition begins with, as it was typed: misspelt, or as Swift has them.
struct DefinitionHead {
  /// What it would have defined.
  let names: [String]

  /// Whether that is a type, with more in its block.
  let isType: Bool

  /// Reads the start of a statement; nil where it defines nothing.
  ///
  /// - Parameter fault: What is wrong with it; where that is its first word, what was meant may be a definition.
  init?(_ text: String, _ fault: Diagnostic?) {
    let words = text.split(maxSplits: 16) { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let first = words.first else { return nil }
    let meant = fault?.id == "unknown-command" ? fault?.suggestion : nil
    if let meant, DefinitionSyntax.Keyword(rawValue: meant) != nil, words.count > 1 {
      names = [words[1]]
      isType = false
      return
    }
    // What Swift has before the word is an attribute or says who may use it.
    let isAttributed = text.hasPrefix("@") || SwiftWords.levels.contains(first)
    let place = isAttributed ? words.firstIndex(where: Self.defines) : Self.defines(first) ? 0 : nil
    guard let place, place + 1 < words.count else { return nil }
    let name = words[place + 1]
    isType = SwiftWords.types.contains(words[place])
    // The cases of an enumeration are those of a state that has its name in small letters.
    names = words[place] == "enum" ? [name, name.prefix(1).lowercased() + name.dropFirst()] : [name]
  }

  /// What the block of a type defines.
  static func names(in text: Substring) -> [String] {
    let words: [Substring] = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).filter { defines(String($0.0)) }.map { String($0.1) }
  }

  private static func defines(_ word: String) -> Bool {
    DefinitionSyntax.Keyword(rawValue: word) != nil || SwiftWords.definitions.contains(word)
  }
}

extension SourceMap {
  /// As much of a part as holds the words of a definition and its name.
  fileprivate func head(of range: Range<Int>) -> String {
    text(range.lowerBound..<min(range.upperBound, range.lowerBound + 200))
  }
}

extension Source {
  /// A part of the text; empty where there is no such part.
  ///
  /// - Parameter range: Offsets into its UTF-8.
  func text(in range: Range<Int>) -> String {
    let bytes = text.utf8
    guard
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound, limitedBy: bytes.endIndex),
      let end = bytes.index(start, offsetBy: range.count, limitedBy: bytes.endIndex)
    else { return "" }
    return String(text[start..<end])
  }
}
