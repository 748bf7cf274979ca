import Language
import Model

/// `rename OLD NEW`: everything that uses the name follows.
struct RenameCommand: Command {
  private let old: Word
  private let new: Word

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .names(let names) = syntax.operands, names.count == 2 else {
      throw Diagnostic(
        id: "missing-name",
        message: "'rename' needs the old name and the new one",
        range: syntax.verb.range,
        suggestion: "rename OLD NEW"
      )
    }
    (old, new) = (names[0], names[1])
    try session.document.checkRename(old, to: new)
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    try session.document.rename(old, to: new)
    return []
  }
}

extension CommandDefinition {
  static let rename = CommandDefinition(
    RenameCommand.self,
    signature: CommandSignature(name: "rename", operands: .names(2...2)),
    group: .document,
    usage: "rename OLD NEW",
    summary: "another name for a definition; what uses it follows",
    examples: ["let quick = .easeOut(duration: 0.12); rename quick brisk"],
    runsInCheck: true
  )
}
