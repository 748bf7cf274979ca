import Language
import Model
import Rendering

/// `history [N]`: what was typed, numbered from the beginning of the session.
struct HistoryCommand: Command {
  private let count: Int?

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .count(let count) = syntax.operands else {
      count = nil
      return
    }
    self.count = count
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    guard session.configuration.isInteractive else {
      let line = StyledLine("there is no history here: it lists what was typed at the prompt", .faint)
      let none = JSONValue.object(["command": "history", "entries": .array([])])
      return Report(json: [none], lines: [line]).effects(for: session.configuration)
    }
    // The last one is this command itself.
    let before = session.typed.all.dropLast()
    let shown = before.suffix(count ?? before.count)
    let first = session.typed.forgotten + before.count - shown.count + 1
    let entries = zip(first..., shown)
    var report = Report()
    report.json = [
      .object([
        "command": "history",
        "entries": .array(
          entries.map { .object(["number": .number(Double($0)), "text": .string($1)]) }
        ),
      ])
    ]
    let width = String(first + shown.count - 1).count
    report.lines =
      shown.isEmpty
      ? [StyledLine("nothing was typed yet", .faint)]
      : entries.flatMap { Self.lines($0, $1, width: width, in: session) }
    return report.effects(for: session.configuration)
  }

  /// The number stands before the first line of an entry, the other lines below that one; what is wider than
  /// the window goes on below too.
  private static func lines(_ number: Int, _ text: String, width: Int, in session: Session) -> [StyledLine] {
    let room = session.textWidth - width - 4
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let margin = String(line.prefix { $0 == " " })
      let told = session.configuration.charset.spell(String(line.dropFirst(margin.count)))
      return TextWrap.lines(told, width: room - margin.count).map { margin + $0 }
    }
    return lines.enumerated().map { index, line in
      let label = (index == 0 ? String(number) : "").padded(left: width)
      return StyledLine([.init("  \(label)  ", .faint), .init(line)])
    }
  }
}

/// What was typed so far, the oldest first.
struct TypedTexts: Sendable {
  /// As many as the prompt remembers for the arrow keys.
  static let limit = 10_000

  private(set) var all: [String] = []

  /// How many older ones are no longer there.
  private(set) var forgotten = 0

  mutating func append(_ text: String) {
    all.append(text)
    guard all.count >= 2 * Self.limit else { return }
    forgotten += all.count - Self.limit
    all.removeFirst(all.count - Self.limit)
  }
}

extension CommandDefinition {
  static let history = CommandDefinition(
    HistoryCommand.self,
    signature: CommandSignature(name: "history", operands: .count),
    group: .document,
    usage: "history [N]",
    summary: "what was typed, numbered; the last N lines of it",
    details: ["The arrow keys and Ctrl-R bring a line back, those of earlier sessions too."],
    examples: ["plot .bouncy; history", "history 20"]
  )
}
