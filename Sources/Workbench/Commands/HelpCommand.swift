import Language
import Rendering

/// `help` and `help TOPIC`.
struct HelpCommand: Command {
  private let topic: Word?

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .text(let text) = syntax.operands, !text.text.isEmpty else {
      topic = nil
      return
    }
    topic = text
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    guard let topic else { return [.output(Self.overview)] }
    let topics = HelpTopic.all
    let found = topics.filter { $0.names.contains(topic.text) }
    guard !found.isEmpty else {
      throw .unknownTopic(topic, closest: Suggestion.closest(to: topic.text, among: topics.flatMap(\.names)))
    }
    return [.output(found.flatMap(\.lines))]
  }

  /// The verbs in their groups, and where to go from there.
  private static var overview: [StyledLine] {
    var lines = [StyledLine("Type motion the way SwiftUI spells it; what you type plays, or tells a number.")]
    for group in CommandDefinition.Group.allCases {
      let verbs = CommandCatalog.all.filter { $0.group == group }
      guard !verbs.isEmpty else { continue }
      lines += [StyledLine(""), StyledLine(group.rawValue, .strong)]
      lines += HelpTopic.table(verbs.map { ($0.signature.name, $0.summary) })
    }
    lines += [StyledLine(""), StyledLine("More", .strong)]
    return lines
      + HelpTopic.table([
        ("help VERB", "what may follow a verb, with examples"),
        ("help clips", "the animations, springs, curves and functions there are"),
        ("help definitions", "states, lets and what depends on them"),
        ("help keys", "what keys do while something plays"),
        ("help settings", "what `set` can change"),
      ])
  }
}

extension CommandDefinition {
  static let help = CommandDefinition(
    HelpCommand.self,
    signature: CommandSignature(name: "help", operands: .text),
    group: .workbench,
    usage: "help [TOPIC]",
    summary: "what there is, and how it is used",
    examples: ["help", "help plot", "help spring"]
  )
}

extension Diagnostic {
  fileprivate static func unknownTopic(_ topic: Word, closest: String?) -> Diagnostic {
    Diagnostic(
      id: "unknown-topic",
      message: "there is no help on '\(topic.text)'",
      range: topic.range,
      suggestion: closest.map { "help \($0)" } ?? "help"
    )
  }
}
