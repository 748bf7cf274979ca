import Language
import Model
import Rendering

/// `help` and `help TOPIC`.
struct HelpCommand: Command {
  private let topic: Word?
  private let parts: [HelpPart]

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .text(let text) = syntax.operands, !text.text.isEmpty else {
      topic = nil
      parts = HelpTopic.start
      return
    }
    topic = text
    parts = try Self.answer(to: text, behind: syntax.verb, in: session.document)
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    let width = max(20, min(session.pictureWidth, 80))
    let charset = session.configuration.charset
    var report = Report()
    report.lines = parts.flatMap { $0.lines(width: width, charset: charset) }
    report.json = [
      .object([
        "command": "help",
        "topic": topic.map { .string($0.text) } ?? .null,
        "text": .array(report.lines.map { .string($0.text) }),
      ])
    ]
    return report.effects(for: session.configuration)
  }

  /// What one has defined oneself, then what has that name here, else where the word is spoken of.
  private static func answer(
    to topic: Word,
    behind verb: Word,
    in document: Document
  ) throws(Diagnostic) -> [HelpPart] {
    let typed = topic.text.split(separator: " ").joined(separator: " ")
    let isCall = HelpCatalog.topics(named: typed).isEmpty && typed.hasSuffix("(")
    let word = isCall ? String(typed.dropLast()) : typed
    // A bracket alone is told nowhere, and stands in nearly every example.
    guard word.contains(where: { $0.isLetter || $0.isNumber }) || !HelpCatalog.topics(named: word).isEmpty
    else {
      throw .unknownTopic(topic, behind: verb, closest: nil)
    }
    let foreign = ForeignTopics.answer(to: word).map { [HelpPart.text("\($0).")] } ?? []
    let pages =
      (document.definition(named: word).map { [page(on: $0, in: document)] } ?? [])
      + HelpCatalog.topics(named: word).map(\.parts)
    if !pages.isEmpty {
      return Array((pages + [foreign].filter { !$0.isEmpty }).joined(separator: [.gap])) + further(word)
    }
    let meant = meant(by: word)
    if meant.count == 1, let name = meant.first {
      return foreign + [.text("'\(word)' is told under '\(name)':"), .gap]
        + Array(HelpCatalog.topics(named: name).map(\.parts).joined(separator: [.gap]))
    }
    guard meant.isEmpty else { return foreign + found(meant.flatMap(HelpCatalog.topics), word) }
    guard foreign.isEmpty else { return foreign }
    let mentions = HelpCatalog.all.filter { $0.speaks(of: word.lowercased()) }
    guard mentions.isEmpty else { return found(mentions, word) }
    let names = document.guessableNames + HelpCatalog.names
    throw .unknownTopic(topic, behind: verb, closest: Suggestion.closest(to: word, among: names))
  }

  /// The topics that a word which names none is told under.
  private static func meant(by word: String) -> [String] {
    // Where a key does nothing, those that do.
    if word.hasPrefix("key ") { return ["keys"] }
    let topics = HelpSynonyms.topics(for: word)
    return topics.isEmpty ? [ForeignTopics.verb(for: word)].compactMap(\.self) : topics
  }

  /// What else a word that has a page of its own is asked for: `repeat` of effects, and of animations.
  private static func further(_ word: String) -> [HelpPart] {
    let topics = HelpSynonyms.topics(for: word).filter { $0 != word }
    guard !topics.isEmpty else { return [] }
    return [.text("See also " + topics.map { "`help \($0)`" }.joined(separator: ", ") + ".")]
  }

  private static func page(on definition: any Definition, in document: Document) -> [HelpPart] {
    let users = document.users(of: definition.name)
    return [.heading("\(definition.name), \(definition.kind.inWords) of this session")]
      + [.code(SyntaxPrinter.text(definition.syntax))]
      + (users.isEmpty ? [] : [.text("used by \(users.joined(separator: ", "))")])
      + [.text("`help \(definition.kind.keyword)` tells what may stand there.")]
  }

  private static func found(_ topics: [HelpTopic], _ word: String) -> [HelpPart] {
    let rows = topics.prefix(12).map { HelpPart.Row("help \($0.names.first ?? "")", $0.summary) }
    return [.text("Nothing is called '\(word)'; these speak of it:"), .rows(rows)]
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
  fileprivate static func unknownTopic(_ topic: Word, behind verb: Word, closest: String?) -> Diagnostic {
    Diagnostic(
      id: "unknown-topic",
      message: "there is no help on '\(topic.text)'",
      range: (closest == nil ? verb : topic).range.lowerBound..<topic.range.upperBound,
      suggestion: closest ?? verb.text
    )
  }
}
