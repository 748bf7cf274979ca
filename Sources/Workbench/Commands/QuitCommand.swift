import Language

/// `quit`: the end.
struct QuitCommand: Command {
  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {}

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] { [.quit] }
}

extension CommandDefinition {
  static let quit = CommandDefinition(
    QuitCommand.self,
    signature: CommandSignature(name: "quit", operands: .none),
    group: .workbench,
    usage: "quit",
    summary: "leave; Ctrl-D does too",
    examples: ["quit"]
  )
}
