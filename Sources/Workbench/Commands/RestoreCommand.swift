import Language
import Model

/// `restore VIEW { ACTIONS } from STATE = VALUE, ...`: a view's last change, told without making it.
struct RestoreCommand: Command {
  private let syntax: RestoreSyntax

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .restore(let restore) = syntax.operands else {
      throw Diagnostic(id: "expected", message: "expected a view's name", range: syntax.verb.range)
    }
    self.syntax = restore
    // Checked here too, so that what cannot be read whole is checked.
    var trial = session.document
    try trial.restore(restore)
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    try session.document.restore(syntax)
    return []
  }
}

extension CommandDefinition {
  static let restore = CommandDefinition(
    RestoreCommand.self,
    signature: CommandSignature(name: "restore", operands: .restore),
    group: .document,
    usage: "restore VIEW { ACTIONS } from STATE = VALUE, ...",
    summary: "what last moved a view, without moving it",
    details: [
      "`show all` tells a last change so where typing the actions again would not give it: when a",
      "view was defined after the change, say. No state changes and nothing plays; `play VIEW` then",
      "shows the change from the values behind `from`.",
    ],
    examples: [
      "state isOn = false; view Card { scale = isOn ? 1 : 0.9 }; restore Card { isOn = true } from isOn = false"
    ],
    runsInCheck: true
  )
}
