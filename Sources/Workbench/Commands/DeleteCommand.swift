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
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    let forgotten: [String]
    do throws(Diagnostic) {
      forgotten = try session.document.delete(names)
    } catch {
      let places = names.filter { $0.text == "all" }.map(\.range)
      throw error.mapped { $0.id == "unknown-name" && places.contains($0.range) ? .notAll(at: $0.range) : $0 }
    }
    return session.told(forgotten: forgotten, with: names.map(\.text).joined(separator: ", "))
  }
}

extension Diagnostic {
  fileprivate static func notAll(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "unknown-name",
      message: "nothing is called 'all'; 'new' takes everything away",
      range: range,
      suggestion: "new"
    )
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
