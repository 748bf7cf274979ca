import Language

/// `use "path"`: the lets of a file, its path relative to the file it is asked from.
struct UseCommand: Command {
  private let path: Word

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .path(let path?) = syntax.operands else {
      throw Diagnostic(
        id: "missing-path",
        message: "use needs a file's path",
        range: syntax.verb.range,
        suggestion: "use \"tokens.easel\""
      )
    }
    self.path = path
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    [.read(FileRequest(purpose: .useScript, name: path.text, from: session.script))]
  }
}

extension CommandDefinition {
  static let use = CommandDefinition(
    UseCommand.self,
    signature: CommandSignature(name: "use", operands: .path(optional: false)),
    group: .sessions,
    usage: "use \"PATH\"",
    summary: "take in the lets of a file",
    details: [
      "For what several scripts share, such as the springs of an app: the file may hold",
      "lets, and uses of other files, and nothing else. They become part of the session.",
      "Inside a script the path starts in that script's folder.",
    ],
    examples: ["use \"tokens.easel\""],
    runsInCheck: true
  )
}
