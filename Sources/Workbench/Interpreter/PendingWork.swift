import Language

/// A text that is being run: what is left of it, in the order it was written.
struct PendingWork: Sendable {
  /// The next thing a text holds: a statement, or a fault in its place.
  enum Item: Sendable {
    case statement(Statement)
    case fault(Diagnostic)

    var position: Int {
      switch self {
      case .statement(let statement): statement.range.lowerBound
      case .fault(let diagnostic): diagnostic.range.lowerBound
      }
    }
  }

  let source: Source

  /// The script's path when it is a file, so that `run` inside it starts in its folder.
  let script: String?
  private var items: ArraySlice<Item>

  /// Statements of this text that ran so far, and all it had.
  private(set) var finished = 0
  let total: Int

  /// Whether a `run` put it here, so that all of it is one step to undo.
  let isCalled: Bool

  init(_ parsed: ParsedText, script: String?, isCalled: Bool = false) {
    self.isCalled = isCalled
    source = parsed.source
    self.script = script
    let both = parsed.statements.map(Item.statement) + parsed.diagnostics.map(Item.fault)
    items = both.sorted { $0.position < $1.position }[...]
    total = items.count
  }

  var isEmpty: Bool { items.isEmpty }

  /// An item as it was typed; of a fault the line it stands in.
  func text(of item: Item) -> String {
    switch item {
    case .statement(let statement): return source.text(in: statement.range)
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
