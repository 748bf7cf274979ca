import Language
import Model

/// A text that is being run: what is left of it, in the order it was written.
struct PendingWork: Sendable {
  /// The next thing a text holds: a statement, or a fault in its place.
  enum Item: Sendable {
    case statement(Statement)

    /// What is wrong, and where the statement stands that could not be read for it; nil where it is in none.
    case fault(Diagnostic, of: Range<Int>?)

    /// A statement that was read but for entries of its blocks, and their faults.
    case damaged(Statement, Diagnostic)

    var position: Int {
      switch self {
      case .statement(let statement), .damaged(let statement, _): statement.range.lowerBound
      case .fault(let diagnostic, _): diagnostic.range.lowerBound
      }
    }

    /// Where its statement stands; nil of a fault in none.
    var range: Range<Int>? {
      switch self {
      case .statement(let statement), .damaged(let statement, _): statement.range
      case .fault(_, let range): range
      }
    }

    /// Where its statement begins, which a fault in it need not do.
    var start: Int {
      min(position, range?.lowerBound ?? position)
    }
  }

  private(set) var source: Source

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

  /// The dots of lines that go on with the value in the line above.
  private(set) var continuationDots: [Int]

  /// What runs, or ran last.
  private(set) var running: Item?

  /// Where that begins, once it was asked for: a text that it runs may have thousands of faults.
  var runningPlace: SourceMap.Place?

  /// Statements of this text that ran so far, and all it had.
  private(set) var finished = 0
  private(set) var total: Int

  /// Slips that were mended in what runs and are still to be told, in the text as it was typed.
  var mended: [Diagnostic] = []

  /// Bytes that are read in trials whenever the text is.
  private(set) var lookedThrough: Int

  /// Bytes that were read once more because a slip was mended.
  var reread = 0

  /// Tells the file apart that it was read from; nil for what was typed, given or came on standard input.
  let file: FileStamp?

  /// Whether a `run` or `use` asked for it.
  let isCalled: Bool

  /// Whether all of it is one step to undo.
  let isStep: Bool

  init(
    _ parsed: ParsedText,
    script: String?,
    file: FileStamp? = nil,
    isCalled: Bool = false,
    before: Document? = nil,
    isStep: Bool = false
  ) {
    self.before = before
    self.isStep = isStep || isCalled
    (self.file, self.isCalled) = (file, isCalled)
    lookedThrough = parsed.lookedThrough
    source = parsed.source
    continuationDots = parsed.continuationDots
    self.script = script
    items = Self.items(of: parsed)[...]
    total = items.count
  }

  /// A text that goes on with a slip mended in it.
  init(_ text: PendingWork, goingOnWith parsed: ParsedText, items: ArraySlice<Item>) {
    self = text
    (source, continuationDots) = (parsed.source, parsed.continuationDots)
    (finished, total) = (items.startIndex, items.endIndex)
    self.items = items
  }

  static func items(of parsed: ParsedText) -> [Item] {
    var faults = parsed.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    var items: [Item] = []
    var starts = starts(in: parsed)[...]
    for (range, statement) in faultyStatements(of: parsed) {
      let before = faults.prefix { $0.range.lowerBound < range.lowerBound }
      items += before.map { .fault($0, of: nil) }
      // What is missing at the end of a statement is missing behind it.
      var end = statement == nil ? range.upperBound + 1 : range.upperBound
      let behind = faults.dropFirst(before.count)
      // Where a bracket is open, what stands before the next statement is in it, read or not.
      if behind.prefix(while: { $0.range.lowerBound < end }).contains(where: { $0.id == "unclosed-bracket" })
      {
        starts = starts.drop { $0 <= range.lowerBound }
        end = max(end, starts.first ?? .max)
      }
      let inside = behind.prefix { $0.range.lowerBound < end }
      faults = faults.dropFirst(before.count + inside.count)
      guard let together = Diagnostic.together(Array(inside)) else { continue }
      items.append(statement.map { .damaged($0, together) } ?? .fault(together, of: range))
    }
    // Of a fault and a statement in one place the fault is of what stands before.
    return (items + faults.map { .fault($0, of: nil) } + parsed.statements.map(Item.statement))
      .sorted { $0.position < $1.position }
  }

  /// Where each statement begins, with or without a fault.
  private static func starts(in parsed: ParsedText) -> [Int] {
    ((parsed.statements + parsed.damaged).map(\.range) + parsed.unread).map(\.lowerBound).sorted()
  }

  /// Where the statements stand that have faults, in order, and what was read of them.
  private static func faultyStatements(of parsed: ParsedText) -> [(range: Range<Int>, read: Statement?)] {
    let damaged = parsed.damaged.map { (range: $0.range, read: Optional($0)) }
    let unread = parsed.unread.map { (range: $0, read: Statement?.none) }
    return (damaged + unread).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Work that may hold lets and uses only; whatever else it holds is a fault.
  init(using parsed: ParsedText, script: String, file: FileStamp, before: Document) {
    let wrong = parsed.statements.filter { !$0.isSharable }
    let faults = parsed.diagnostics + wrong.map { .notSharable($0, in: parsed.source) }
    let checked = ParsedText(
      source: parsed.source,
      statements: parsed.statements.filter(\.isSharable),
      diagnostics: faults,
      damaged: parsed.damaged.filter(\.isSharable),
      unread: parsed.unread,
      continuationDots: parsed.continuationDots,
      awaited: parsed.awaited
    )
    self.init(checked, script: script, file: file, isCalled: true, before: before)
  }

  var isEmpty: Bool { items.isEmpty }

  /// An item as it was typed; of a fault in no statement the line it stands in.
  func text(of item: Item) -> String {
    switch item {
    case .statement(let statement), .damaged(let statement, _): return source.text(in: statement.range)
    case .fault(_, let range?): return source.text(in: range)
    case .fault(let diagnostic, nil):
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
    running = item
    runningPlace = nil
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
