import Language

/// `open NAME`: a saved session in place of this one.
struct OpenCommand: Command {
  private let name: Word

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .path(let path?) = syntax.operands else {
      throw Diagnostic(
        id: "missing-name",
        message: "open needs a session's name; `sessions` lists them",
        range: syntax.verb.range,
        suggestion: "open card"
      )
    }
    guard !path.text.hasSuffix(".easel") else {
      throw Diagnostic(
        id: "not-a-session",
        message: "a script is run, not opened",
        range: syntax.verb.range.lowerBound..<path.range.upperBound,
        suggestion: "run \(SyntaxPrinter.quoted(path.text))"
      )
    }
    name = path
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    if let effects = session.openingUnwritten(name.text) { return effects }
    return [.read(FileRequest(purpose: .openSession, name: name.text, from: nil))]
  }
}

extension CommandDefinition {
  static let open = CommandDefinition(
    OpenCommand.self,
    signature: CommandSignature(name: "open", operands: .path(optional: false)),
    group: .sessions,
    usage: "open NAME",
    summary: "a saved session in place of this one",
    details: [
      "Everything in the file is checked before anything changes; `undo` brings the",
      "old session back.",
    ],
    examples: ["open card"],
    runsInCheck: true
  )
}
