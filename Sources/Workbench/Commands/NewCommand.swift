import Language
import Model

/// `new`: an empty session; `undo` brings the old one back.
struct NewCommand: Command {
  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {}

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    session.replace(with: Document(), command: "new")
  }
}

extension CommandDefinition {
  static let new = CommandDefinition(
    NewCommand.self,
    signature: CommandSignature(name: "new", operands: .none),
    group: .sessions,
    usage: "new",
    summary: "an empty session",
    details: ["`undo` brings the old one back."],
    examples: ["new"],
    runsInCheck: true
  )
}
