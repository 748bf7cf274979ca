import Language

/// `recover [N]`: brings back what an earlier session left unsaved.
struct RecoverCommand: Command {
  /// Which of those that are kept; 1 is the newest.
  private let number: Int
  private let discards: Bool

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    number = try syntax.count()
    discards = syntax.hasOption("discard")
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    if discards { return [.discardWork(number)] }
    return [.read(FileRequest(purpose: .keptWork(number), name: "recover"))]
  }
}

extension CommandDefinition {
  static let recover = CommandDefinition(
    RecoverCommand.self,
    signature: CommandSignature(
      name: "recover",
      operands: .count,
      options: [.init("discard", summary: "throw it away")]
    ),
    group: .sessions,
    usage: "recover [N] [--discard]",
    summary: "bring back work that was not saved",
    details: [
      "The prompt keeps what is not saved yet, also over a crash. Of several sessions",
      "that left work behind the newest is 1. What comes back belongs to the file it",
      "came from, and `undo` takes it away again; it is kept until it is saved.",
      "`recover --discard` throws it away instead.",
    ],
    examples: []
  )
}
