import Language

/// `sessions`: what could be opened.
struct SessionsCommand: Command {
  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {}

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] { [.listSessions] }
}

extension CommandDefinition {
  static let sessions = CommandDefinition(
    SessionsCommand.self,
    signature: CommandSignature(name: "sessions", operands: .none),
    group: .sessions,
    usage: "sessions",
    summary: "the sessions that could be opened",
    examples: ["sessions"]
  )
}
