import Language

/// `run "path"`: a script, its path relative to the file it is asked from.
struct RunCommand: Command {
  private let path: Word

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .path(let path?) = syntax.operands else {
      throw Diagnostic(
        id: "missing-path",
        message: "run needs a script's path",
        range: syntax.verb.range,
        suggestion: "run \"card.easel\""
      )
    }
    guard !path.text.hasSuffix(".json") else {
      throw Diagnostic(
        id: "not-a-script",
        message: "a session file is opened, not run",
        range: syntax.verb.range.lowerBound..<path.range.upperBound,
        suggestion: "open \(SyntaxPrinter.quoted(path.text))"
      )
    }
    self.path = path
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    [.read(FileRequest(purpose: .runScript, name: path.text, from: session.script))]
  }
}

extension CommandDefinition {
  static let run = CommandDefinition(
    RunCommand.self,
    signature: CommandSignature(name: "run", operands: .path(optional: false)),
    group: .sessions,
    usage: "run \"PATH\"",
    summary: "run a script",
    details: ["Inside a script the path starts in that script's folder."],
    examples: ["run \"moves.easel\""],
    runsInCheck: true
  )
}
