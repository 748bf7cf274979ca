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

  /// Whether such a change may have been one of any state.
  private var lacksChange = false

  /// Whether something that moves could not be defined.
  private var lacksView = false

  /// Whether names are missing that are not known: of a file that could not be read, of a definition that
  /// has none.
  private var lacksName = false

  private var unreadLines = UnreadLines()

  /// How often each word stands in a text, counted once for all of its faults.
  private var counted: (text: String, words: [String: Int]) = ("", [:])

  /// Faults that say no more than that something of a name is missing.
  private static let following: Set<String> = [
    "unknown-name", "unknown-command", "unknown-function", "unknown-type",
  ]

  /// Whether a fault only says that such a name is missing.
  func explain(_ fault: Diagnostic, in source: Source) -> Bool {
    switch fault.id.name {
    case "never-moved": return lacksChange || unmoved.contains(first(of: fault, in: source))
    case "nothing-in-common": return lacksView
    case "unknown-channel": return names.contains(first(of: fault, in: source))
    case let id where Self.following.contains(id):
      let name = source.text(in: fault.range)
      if names.contains(name) || id != "unknown-command" && unreadLines.mayDefine(name) { return true }
      return lacksName && fault.suggestion?.hasPrefix("\(DefinitionSyntax.Keyword.state.rawValue) ") != false
    default: return false
    }
  }

  /// The first name of what a fault stands at: `Card` of `Card.scale`.
  private func first(of fault: Diagnostic, in source: Source) -> String {
    source.text(in: fault.range).split(separator: ".").first.map(String.init) ?? ""
  }

  mutating func noteMissingFile() { lacksName = true }

  /// Notes a fault that is told: what is missing is missing wherever its name stands, and is told once.
  ///
  /// A name near one that is used elsewhere is a slip of its own in each place. One that nothing else uses was
  /// itself misspelt where it was defined.
  mutating func noteTold(_ fault: Diagnostic, in source: Source) {
    guard fault.id == "unknown-name" else { return }
    if let meant = fault.suggestion, !meant.hasPrefix("\(DefinitionSyntax.Keyword.state.rawValue) ") {
      guard occurrences(of: meant, in: source) == 1 else { return }
    }
    names.insert(source.text(in: fault.range))
  }

  private mutating func occurrences(of word: String, in source: Source) -> Int {
    let text = source.origin.text
    if counted.text != text {
      let words = DefinitionHead.words(text[...]).map { ($0, 1) }
      counted = (text, Dictionary(words, uniquingKeysWith: +))
    }
    return counted.words[word] ?? 0
  }

  /// Notes what a change that is not in order would have moved: that it has not is no fault of its own.
  ///
  /// - Parameter fault: What is wrong with it, with the state that was meant.
  mutating func noteUnmoved(by text: String, _ fault: Diagnostic?, in document: Document) {
    let meant = fault?.all.compactMap(\.suggestion) ?? []
    let words = ([text] + meant).flatMap { DefinitionHead.words($0.prefix(Self.longestType)) }
    let states = Set(words).filter { document.definition(named: $0) is StateDefinition }
    for state in states where unchanged.insert(state).inserted {
      unmoved.formUnion(document.users(of: state))
    }
    if states.isEmpty, Self.isChange(text) { lacksChange = true }
  }

  /// Whether a line can only change a state, of whatever name.
  private static func isChange(_ whole: String) -> Bool {
    let text = String(whole.prefix(Self.longestChange))
    let first = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard CommandCatalog.definition(named: first) == nil, DefinitionHead(text, nil) == nil else {
      return false
    }
    return ["toggle", "withAnim", " = ", "+= ", "-= "].contains { text.contains($0) }
  }

  mutating func note(_ name: String) { names.insert(name) }

  /// Forgets a name that is defined after all.
  mutating func forget(_ name: String) { names.remove(name) }

  /// Notes a statement that could not be read, once its own faults are told.
  mutating func noteUnread(_ text: String, _ fault: Diagnostic? = nil) { unreadLines.note(text[...], fault) }

  /// Notes what a statement would have defined, or named anew.
  ///
  /// - Parameter fault: What is wrong with it.
  mutating func note(_ statement: Statement, _ fault: Diagnostic? = nil) {
    switch statement.kind {
    case .definition(let syntax):
      names.insert(syntax.name.text)
      switch syntax {
      case .view, .phases, .keyframes: lacksView = true
      default: break
      }
    case .command(let syntax):
      switch syntax.operands {
      case .names(let words) where syntax.verb.text == CommandDefinition.rename.signature.name:
        if words.count == 2 { names.insert(words[1].text) }
      // `set x = 1`, where a state was meant.
      case .setting(let name?, .some): names.insert(name.text)
      default: break
      }
    case .action(.assign(let target, _, _)) where fault?.id == "unknown-name":
      // `isOn = false`, where `state` was forgotten; `state = false`, where a name was.
      if fault?.range == target.name.range { names.insert(target.name.text) }
      noteUnread(target.name.text)
      if DefinitionSyntax.Keyword(rawValue: target.name.text) != nil { lacksName = true }
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
    take(head)
    if head.isType { names.formUnion(DefinitionHead.names(in: map.text(range).prefix(Self.longestType))) }
  }

  /// Looks back for the line a definition began in, of which a block could not be read.
  private mutating func noteDefinition(round place: Int, in map: SourceMap) {
    var line = map.line(at: place)
    for _ in 0..<Self.longestDefinition {
      if let head = DefinitionHead(map.head(of: line), nil) {
        return take(head)
      }
      guard line.lowerBound > 0 else { return }
      line = map.line(at: line.lowerBound - 1)
    }
  }

  private mutating func take(_ head: DefinitionHead) {
    names.formUnion(head.names)
    lacksView = lacksView || head.moves
    lacksName = lacksName || head.lacksName
  }

  /// Characters of a type in which what it holds is looked for.
  private static let longestType = 20_000

  /// Characters of a line in which the sign of a change is looked for.
  private static let longestChange = 500

  /// Lines that are looked back for the start of a definition.
  private static let longestDefinition = 200
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
