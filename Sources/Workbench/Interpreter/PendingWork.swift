import Language
import Model

/// A text that is being run: what is left of it, in the order it was written.
struct PendingWork: Sendable {
  /// The next thing a text holds: a statement, or a fault in its place.
  enum Item: Sendable {
    case statement(Statement)
    case fault(Diagnostic)

    /// A statement that was read but for entries of its blocks, and their faults.
    case damaged(Statement, Diagnostic)

    var position: Int {
      switch self {
      case .statement(let statement), .damaged(let statement, _): statement.range.lowerBound
      case .fault(let diagnostic): diagnostic.range.lowerBound
      }
    }
  }

  let source: Source

  /// The script's path when it is a file, so that `run` inside it starts in its folder.
  let script: String?
  private var items: ArraySlice<Item>

  /// What has not been run.
  var itemsLeft: ArraySlice<Item> { items }

  /// What the session was before a file that is used, which is taken in as a whole or not at all; nil for
  /// every other text.
  let before: Document?

  /// Whether something of such a file makes no sense.
  var isRefused = false

  /// Statements of this text that ran so far, and all it had.
  private(set) var finished = 0
  let total: Int

  /// The file a `run` or `use` took it from; nil for what was entered.
  let caller: FileStamp?

  /// Whether all of it is one step to undo.
  let isStep: Bool

  init(
    _ parsed: ParsedText,
    script: String?,
    caller: FileStamp? = nil,
    before: Document? = nil,
    isStep: Bool = false
  ) {
    self.before = before
    self.isStep = isStep || caller != nil
    self.caller = caller
    source = parsed.source
    self.script = script
    items = Self.items(of: parsed)[...]
    total = items.count
  }

  private static func items(of parsed: ParsedText) -> [Item] {
    var faults = parsed.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    var items = parsed.statements.map(Item.statement)
    for statement in parsed.damaged.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let before = faults.prefix { $0.range.lowerBound < statement.range.lowerBound }
      items += before.map(Item.fault)
      let inside = faults.dropFirst(before.count).prefix { $0.range.lowerBound < statement.range.upperBound }
      faults = faults.dropFirst(before.count + inside.count)
      if let together = Diagnostic.together(Array(inside)) { items.append(.damaged(statement, together)) }
    }
    return (items + faults.map(Item.fault)).sorted { $0.position < $1.position }
  }

  /// Work that may hold lets and uses only; whatever else it holds is a fault.
  init(using parsed: ParsedText, script: String, caller: FileStamp, before: Document) {
    let wrong = parsed.statements.filter { !$0.isSharable }
    let faults = parsed.diagnostics + wrong.map { .notSharable($0, in: parsed.source) }
    let checked = ParsedText(
      source: parsed.source,
      statements: parsed.statements.filter(\.isSharable),
      diagnostics: faults,
      damaged: parsed.damaged.filter(\.isSharable),
      isIncomplete: parsed.isIncomplete
    )
    self.init(checked, script: script, caller: caller, before: before)
  }

  var isEmpty: Bool { items.isEmpty }

  /// An item as it was typed; of a fault the line it stands in.
  func text(of item: Item) -> String {
    switch item {
    case .statement(let statement), .damaged(let statement, _): return source.text(in: statement.range)
    case .fault(let diagnostic):
      let bytes = source.text.utf8
      let before = bytes.prefix(diagnostic.range.lowerBound)
      let behind = bytes.dropFirst(before.count)
      let start = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
      let end = behind.prefix { $0 != UInt8(ascii: "\n") }.count
      return source.text(in: before.count - start..<before.count + end)
    }
  }

  mutating func next() -> Item? {
    guard let item = items.popFirst() else { return nil }
    finished += 1
    return item
  }
}

extension Statement {
  /// Whether it may stand in a file that is used.
  fileprivate var isSharable: Bool {
    switch kind {
    case .definition(.constant): true
    case .command(let syntax): syntax.verb.text == "use"
    case .definition, .action, .bare, .amendment: false
    }
  }
}

extension Diagnostic {
  fileprivate static func notSharable(_ statement: Statement, in source: Source) -> Diagnostic {
    let start = statement.range.lowerBound
    let word = source.text.utf8.dropFirst(start).prefix(statement.range.count).prefix { $0 > 0x20 }
    return Diagnostic(
      id: "not-a-let",
      message: "a file that is used holds only 'let' and 'use'; 'run' takes in the rest too",
      range: start..<start + word.count
    )
  }
}
