import Language
import Model
import Rendering

/// `undo [N]`: takes back what changed the document.
struct UndoCommand: Command {
  private let steps: Int
  private let verb: Word

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    steps = try syntax.count()
    verb = syntax.verb
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    try session.step("undid", steps, verb) { $0.undo() }
  }
}

/// `redo [N]`: makes again what `undo` took back.
struct RedoCommand: Command {
  private let steps: Int
  private let verb: Word

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    steps = try syntax.count()
    verb = syntax.verb
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    try session.step("redid", steps, verb) { $0.redo() }
  }
}

extension CommandSyntax {
  /// The whole number behind the verb, 1 when there is none.
  func count() throws(Diagnostic) -> Int {
    guard case .count(let count?) = operands else { return 1 }
    guard count >= 1 else {
      throw Diagnostic(
        id: "out-of-range",
        message: "\(verb.text) takes a whole number from 1 up",
        range: verb.range
      )
    }
    return count
  }
}

extension Session {
  /// Moves through the history, and tells a person at the prompt what that touched.
  ///
  /// - Throws: Where there is nothing to move through, and where nobody sits at the prompt, with fewer steps
  ///   than asked; at the prompt what there is is done.
  fileprivate mutating func step(
    _ told: String,
    _ steps: Int,
    _ verb: Word,
    move: (inout Document) -> String?
  ) throws(Diagnostic) -> [Effect] {
    let there = verb.text == "undo" ? document.stepCounts.back : document.stepCounts.forth
    guard there >= (configuration.isInteractive ? 1 : steps) else { throw .tooFew(there, verb) }
    var lines: [StyledLine] = []
    for done in 0..<steps {
      guard let command = move(&document) else {
        lines.append(StyledLine("  nothing more to \(verb.text); \(done) of \(steps) steps", .faint))
        break
      }
      let first = command.split(separator: "\n").first.map(String.init) ?? ""
      lines.append(StyledLine("  \(told): \(first)\(command.contains("\n") ? " ..." : "")", .faint))
    }
    return configuration.isInteractive && !configuration.isJSON ? [.output(lines.flatMap(wrapped))] : []
  }
}

extension Diagnostic {
  fileprivate static func tooFew(_ there: Int, _ verb: Word) -> Diagnostic {
    let words = there == 0 ? "nothing" : there == 1 ? "only 1 step" : "only \(there) steps"
    return Diagnostic(
      id: "nothing-left",
      message: "\(words) to \(verb.text)",
      range: verb.range,
      suggestion: there == 0 ? nil : "\(verb.text) \(there)"
    )
  }
}

extension CommandDefinition {
  static let undo = CommandDefinition(
    UndoCommand.self,
    signature: CommandSignature(name: "undo", operands: .count),
    group: .document,
    usage: "undo [N]",
    summary: "take back what changed the session",
    examples: ["state isOn = false; undo"],
    runsInCheck: true
  )

  static let redo = CommandDefinition(
    RedoCommand.self,
    signature: CommandSignature(name: "redo", operands: .count),
    group: .document,
    usage: "redo [N]",
    summary: "make again what undo took back",
    examples: ["state isOn = false; undo; redo"],
    runsInCheck: true
  )
}
