import Language
import Model
import Rendering

/// `show NAME` and `show all`: definitions as they would be typed.
struct ShowCommand: Command {
  private let names: [Word]

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .names(let names) = syntax.operands else {
      self.names = []
      return
    }
    guard !names.isEmpty else {
      throw Diagnostic(
        id: "operand-count",
        message: "'show' needs a name: show NAME, or show all",
        range: syntax.verb.range,
        suggestion: "show all"
      )
    }
    self.names = names
    for name in names where !Self.isAll(name, in: session.document) {
      guard session.document.definition(named: name.text) != nil else {
        throw .unknownDefinition(name, in: session.document)
      }
    }
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    let document = session.document
    let definitions = names.flatMap { name -> [any Definition] in
      if Self.isAll(name, in: document) { return document.definitionsInDependencyOrder }
      return [document.definition(named: name.text)].compactMap(\.self)
    }
    let texts = definitions.map { SyntaxPrinter.text($0.syntax) }
    var report = Report()
    report.json = zip(definitions, texts).map { definition, text in
      .object([
        "command": "show", "kind": .string(definition.kind.keyword), "name": .string(definition.name),
        "text": .string(text),
      ])
    }
    if report.json.isEmpty { report.json = [.object(["command": "show", "definitions": .array([])])] }
    report.lines = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { StyledLine(String($0)) }
    return report.effects(for: session.configuration)
  }

  /// `all` means everything, unless something has that name.
  private static func isAll(_ name: Word, in document: Document) -> Bool {
    name.text == "all" && document.definition(named: "all") == nil
  }
}

extension Diagnostic {
  /// No definition has this name.
  static func unknownDefinition(_ name: Word, in document: Document) -> Diagnostic {
    Diagnostic(
      id: "unknown-name",
      message: "nothing is called '\(name.text)'",
      range: name.range,
      suggestion: Suggestion.closest(to: name.text, among: document.definitions.map(\.name))
    )
  }
}

extension CommandDefinition {
  static let show = CommandDefinition(
    ShowCommand.self,
    signature: CommandSignature(name: "show", operands: .names(0...100)),
    group: .document,
    usage: "show NAME | all",
    summary: "a definition as it would be typed",
    details: ["`show all` prints a script that builds this session again."],
    examples: ["show all"]
  )
}
