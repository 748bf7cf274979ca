import Language
import Model

/// `delete NAME [, NAME ...]`: refused where something left uses one of them.
struct DeleteCommand: Command {
  private let names: [Word]

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .names(let names) = syntax.operands else {
      self.names = []
      return
    }
    self.names = names
    if let all = names.first(where: { $0.text == "all" }), session.document.definition(named: "all") == nil {
      throw Diagnostic(
        id: "unknown-name",
        message: "nothing is called 'all'; 'new' takes everything away",
        range: all.range,
        suggestion: "new"
      )
    }
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    let forgotten = try session.document.delete(names)
    return session.told(forgotten: forgotten, with: names.map(\.text).joined(separator: ", "))
  }
}

extension CommandDefinition {
  static let delete = CommandDefinition(
    DeleteCommand.self,
    signature: CommandSignature(name: "delete", operands: .names(1...1000)),
    group: .document,
    usage: "delete NAME [, NAME ...]",
    summary: "take definitions away",
    details: [
      "Refused where something uses them; a view whose last change did forgets that",
      "change. `undo` brings all of it back.",
    ],
    examples: ["let quick = .easeOut(duration: 0.12); delete quick"],
    runsInCheck: true
  )
}
