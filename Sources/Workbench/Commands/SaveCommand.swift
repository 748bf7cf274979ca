import Language
import Model
import Rendering

/// `save NAME`; `save` alone saves where the session came from.
struct SaveCommand: Command {
  private let name: String
  private let isForced: Bool

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    isForced = syntax.hasOption("force")
    if case .path(let path?) = syntax.operands {
      name = path.text
    } else if let file = session.file {
      name = file.name
    } else {
      throw Diagnostic(
        id: "missing-name",
        message: "this session has no name yet",
        range: syntax.verb.range,
        suggestion: "save card"
      )
    }
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    let text = SessionCodec.encode(session.document, name: SessionName.of(name))
    let known = session.file.flatMap { $0.name == name ? $0.stamp : nil }
    // A session nobody opened under this name may still be overwritten: only a change since then is noticed.
    let rule: WriteGuard = isForced || known == nil ? .always : .unchanged(since: known)
    return [.write(FileRequest(purpose: .saveSession, name: name), bytes: Array(text.utf8), guard: rule)]
  }
}

/// A session's name as its file carries it.
enum SessionName {
  /// The last part of a path, without `.json`.
  static func of(_ path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
  }
}

extension CommandDefinition {
  static let save = CommandDefinition(
    SaveCommand.self,
    signature: CommandSignature(name: "save", operands: .path(optional: true), options: ["force"]),
    group: .sessions,
    usage: "save [NAME] [--force]",
    summary: "keep the session as JSON",
    details: [
      "A bare name goes to the session folder; a path with a / or ending in .json is",
      "taken as it is. A file that somebody else changed stays, unless --force is given.",
    ],
    examples: []
  )
}
