import Language
import Model

/// `unpin`: the end of what `pin` began.
struct UnpinCommand: Command {
  private let verb: Range<Int>

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) { verb = syntax.verb.range }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    guard session.pinned != nil else {
      throw Diagnostic(id: "nothing-pinned", message: "nothing is pinned", range: verb)
    }
    session.pinned = nil
    return []
  }
}

extension CommandDefinition {
  static let unpin = CommandDefinition(
    UnpinCommand.self,
    signature: CommandSignature(name: "unpin", operands: .none),
    group: .motion,
    usage: "unpin",
    summary: "take away what is pinned below the prompt",
    examples: ["pin .bouncy; unpin"]
  )
}
