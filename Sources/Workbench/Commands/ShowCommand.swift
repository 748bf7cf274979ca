import Language
import Model
import Rendering

/// `show NAME` and `show all`: definitions as they would be typed.
struct ShowCommand: Command {
  private let names: [Word]

  /// What an effect stands for; nil where names were typed.
  private let effect: DefinitionSyntax?

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    if case .expression(let expression) = syntax.operands {
      names = []
      effect = try Self.effect(expression, in: session)
      return
    }
    effect = nil
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
    let unknown = names.filter {
      !Self.isAll($0) && session.document.definition(named: $0.text) == nil
    }
    let verb = names.count == 1 ? syntax.verb : nil
    let faults = unknown.map { Diagnostic.unknownDefinition($0, behind: verb, in: session.document) }
    if let fault = Diagnostic.together(faults) { throw fault }
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    if let effect { return show([(effect, SyntaxPrinter.text(effect))], in: session) }
    let document = session.document
    let definitions = names.flatMap { name -> [any Definition] in
      if Self.isAll(name) { return document.definitionsInDependencyOrder }
      return [document.storedDefinition(named: name.text)].compactMap(\.self)
    }
    let isAll = names.contains(where: Self.isAll)
    return show(
      definitions.map { ($0.syntax, SyntaxPrinter.text($0.syntax)) },
      between: isAll ? (document.openingCommands, document.closingCommands) : ([], []),
      in: session
    )
  }

  /// - Parameter commands: Those to stand before the definitions, and behind them.
  private func show(
    _ shown: [(syntax: DefinitionSyntax, text: String)],
    between commands: (opening: [String], closing: [String]) = ([], []),
    in session: Session
  ) -> [Effect] {
    var report = Report()
    report.json = shown.map { syntax, text in
      .object([
        "command": "show", "kind": .string(syntax.keyword.rawValue), "name": .string(syntax.name.text),
        "text": .string(text),
      ])
    }
    if report.json.isEmpty { report.json = [.object(["command": "show", "definitions": .array([])])] }
    report.json = commands.opening.map(Self.told) + report.json + commands.closing.map(Self.told)
    report.lines = (commands.opening + shown.map(\.text) + commands.closing).flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    .map { StyledLine(String($0)) }
    return report.effects(for: session.configuration)
  }

  private static func told(_ command: String) -> JSONValue {
    .object(["command": "show", "text": .string(command)])
  }

  private static func effect(
    _ expression: Expression,
    in session: Session
  ) throws(Diagnostic) -> DefinitionSyntax {
    if let syntax = try session.document.definition(ofEffect: expression) { return syntax }
    throw Diagnostic(
      id: "not-a-definition",
      message: "'show' prints definitions: NAME, all, or what a symbol effect stands for",
      range: expression.range,
      suggestion: ".symbolEffect(.bounce)"
    )
  }

  /// `all` means everything; a definition of that name is shown as `"all"`.
  private static func isAll(_ name: Word) -> Bool { name.text == "all" && name.range.count == 3 }
}

extension Diagnostic {
  /// No definition has this name.
  ///
  /// - Parameter verb: What help takes the place of, where nothing else is asked for.
  static func unknownDefinition(_ name: Word, behind verb: Word?, in document: Document) -> Diagnostic {
    let meant = Suggestion.closest(to: name.text, among: document.guessableNames)
    let words = FactoryCatalog.all.map(\.name)
    let known = words.contains(name.text) ? name.text : Suggestion.closest(to: name.text, among: words)
    let help = meant == nil && verb != nil ? known.map { "help \($0)" } : nil
    return Diagnostic(
      id: "unknown-name",
      message: "nothing is called '\(name.text)'; show prints what was defined",
      range: (help == nil ? name : verb ?? name).range.lowerBound..<name.range.upperBound,
      suggestion: meant ?? help
    )
  }
}

extension CommandDefinition {
  static let show = CommandDefinition(
    ShowCommand.self,
    signature: CommandSignature(name: "show", operands: .definitions(0...100)),
    group: .document,
    usage: "show NAME | all | .symbolEffect(EFFECT)",
    summary: "a definition as it would be typed",
    details: [
      "`show all` prints a script that builds this session again.",
      "`show .symbolEffect(.bounce)` prints what Easel plays for a symbol effect, to paste and change; with "
        + "`value: taps` each change of taps runs it.",
    ],
    examples: ["show all", "show .symbolEffect(.bounce)"]
  )
}
