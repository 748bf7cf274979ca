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
      if let flaw = Self.flaw(of: path.text) { throw .unfitName(path, flaw) }
      if path.text != session.document.file, let fault = Self.ofAnotherKind(path) { throw fault }
      name = path.text
    } else if let file = session.file?.name ?? session.document.file {
      name = file
    } else {
      throw Diagnostic(
        id: "missing-name",
        message: "this session has no name yet",
        range: syntax.verb.range,
        suggestion: "save card"
      )
    }
  }

  /// Why a name, or the last part of a path, is none for a session; nil where it is one.
  private static func flaw(of path: String) -> String? {
    let scalars = path.unicodeScalars
    let name = SessionName.of(path)
    if name.isEmpty || name.hasPrefix(".") { return "it would be a hidden file" }
    if scalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "it holds a line break or another control character"
    }
    if scalars.contains(where: DisplayWidth.turnsDirection) {
      return "it holds a character that is not seen and turns the line round"
    }
    if name.allSatisfy(\.isWhitespace) { return "it is blank" }
    if path.hasPrefix("-") { return "it looks like an option" }
    return name == SessionName.schema ? "the schema of sessions is called that" : nil
  }

  /// Endings of files that hold something else: a session must not take their place.
  private static let otherEndings: Set<Substring> = [
    "easel", "cast", "xml", "swift", "css", "js", "ts", "kt", "dart", "txt", "md", "html", "svg", "csv",
    "py", "sh", "yml", "yaml", "toml", "plist", "strings", "gif", "png", "mov", "mp4",
  ]

  /// The fault of a name that is one of another kind of file, or of none; nil for others.
  ///
  /// Only by its ending the command line, `sessions` and other programs know a session.
  private static func ofAnotherKind(_ path: Word) -> Diagnostic? {
    let parts = path.text.split(separator: "/").last?.split(separator: ".") ?? []
    if parts.count > 1, let ending = parts.last, otherEndings.contains(Substring(ending.lowercased())) {
      return .unfitEnding(path, "not as .\(ending)", stem: path.text.dropLast(ending.count + 1))
    }
    let isWhole = path.text.hasSuffix(".json") || path.text.hasSuffix("/") || path.text.hasPrefix("/dev/")
    guard path.text.contains("/"), !isWhole else { return nil }
    return .unfitEnding(path, "and a path is taken as it is", stem: path.text[...])
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    if session.configuration.checksOnly {
      session.wouldSave(as: name)
      return []
    }
    let isOwn = session.document.file == name
    let rule = WriteGuard.unchanged(since: session.file?.stamp, isOwn: isOwn)
    let place = isOwn && session.file?.name == name ? session.file?.path : nil
    let request = FileRequest(purpose: .saveSession, name: name, path: place)
    return [session.writing(request, guard: isForced ? .always : rule)]
  }
}

extension Session {
  /// The effect that writes the session, or what was recorded in it, to a file.
  func writing(_ request: FileRequest, guard rule: WriteGuard) -> Effect {
    if request.purpose == .recording {
      return .write(request, bytes: unwritten?.recording.asciicast ?? [], guard: rule)
    }
    let name = nameInFile(request.name)
    let text = SessionCodec.encode(document, name: name)
    return .write(
      request,
      bytes: file?.layout?.bytes(saying: text, name: name) ?? Array(text.utf8),
      guard: rule
    )
  }
}

extension Diagnostic {
  fileprivate static func unfitEnding(_ path: Word, _ reason: String, stem: Substring) -> Diagnostic {
    Diagnostic(
      id: "unfit-name",
      message: "a session is saved as .json, \(reason)",
      range: path.range,
      suggestion: SyntaxPrinter.quoted(stem + ".json")
    )
  }

  fileprivate static func unfitName(_ name: Word, _ reason: String) -> Diagnostic {
    Diagnostic(
      id: "unfit-name",
      message: "this is no name for a session: \(reason)",
      range: name.range,
      suggestion: "card"
    )
  }
}

/// A session's name as its file carries it.
package enum SessionName {
  /// What lies beside sessions, describes them and is none.
  package static let schema = "easel.schema"

  /// The last part of a path, without `.json`.
  package static func of(_ path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
  }
}

extension CommandDefinition {
  static let save = CommandDefinition(
    SaveCommand.self,
    signature: CommandSignature(name: "save", operands: .path(optional: true), options: [.force]),
    group: .sessions,
    usage: "save [NAME] [--force]",
    summary: "keep the session as JSON",
    details: [
      "A bare name goes to the session folder; a path with a / or ending in .json is",
      "taken as it is. Before it writes over another session, or over what somebody",
      "else changed, the prompt asks; a script needs --force.",
    ],
    examples: ["state isOn = false; save switch", "save \"Sessions/switch.json\""],
    runsInCheck: true
  )
}
