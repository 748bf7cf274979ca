import Language

/// `recover [N]`: brings back what an earlier session left unsaved.
struct RecoverCommand: Command {
  /// Which of those that are kept; nil where it was not said.
  private let number: Int?
  private let discards: Bool

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    if case .count(nil) = syntax.operands { number = nil } else { number = try syntax.count() }
    discards = syntax.hasOption("discard")
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    [number.map { Self.effect($0, discards: discards) } ?? .listWork(discards: discards)]
  }

  static func effect(_ number: Int, discards: Bool) -> Effect {
    discards ? .discardWork(number) : .read(FileRequest(purpose: .keptWork(number), name: "recover"))
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
      "The prompt keeps what is not saved yet, also over a crash. Where several sessions",
      "left work behind, `recover` alone lists it by its numbers N: 1 is the newest when this",
      "is first asked for, what is left behind later gets the next, and none ever changes.",
      "What comes back belongs to the file it came from, and `undo` takes it away again;",
      "it is kept until it is saved. `recover N --discard` throws it away instead.",
    ],
    examples: ["recover"]
  )
}
