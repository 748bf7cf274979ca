import Language
package import Model

/// What holds for every document, however it was made.
package enum DocumentLaws {
  /// Checks all of them.
  ///
  /// - Returns: Which one does not hold, nil when all do.
  package static func broken(by document: Document) -> String? {
    do {
      try saves(document)
      try shows(document)
      try undoes(document)
      return nil
    } catch {
      return (error as? BrokenLaw)?.sentence ?? "\(error)"
    }
  }

  /// The bytes of a document as a session.
  private static func bytes(of document: Document) -> String { SessionCodec.encode(document, name: "x") }

  /// Save, open, save: the same bytes.
  static func saves(_ document: Document) throws {
    let saved = bytes(of: document)
    do {
      let opened = try SessionCodec.decode(Array(saved.utf8))
      try require(bytes(of: opened) == saved, "saved\n\(saved)\nand then\n\(bytes(of: opened))")
    } catch let fault as Diagnostic {
      throw BrokenLaw(sentence: "\(fault.message) in what was saved:\n\(saved)")
    }
  }

  /// What `show all` prints, run again, gives the same document.
  static func shows(_ document: Document) throws {
    let definitions = document.definitionsInDependencyOrder.map { SyntaxPrinter.text($0.syntax) }
    let lines = document.openingCommands + definitions + document.closingCommands
    let script = lines.joined(separator: "\n")
    let parsed = FuzzTarget.parser.parse(Source(text: script))
    if let fault = parsed.diagnostics.first { throw BrokenLaw(sentence: "\(fault.message) in\n\(script)") }
    var again = Document()
    for statement in parsed.statements {
      do throws(Diagnostic) {
        try run(statement, in: &again)
      } catch {
        throw BrokenLaw(sentence: "\(error.message) in\n\(script)")
      }
    }
    try require(
      bytes(of: document) == bytes(of: again),
      "shown as\n\(script)\nfor\n\(bytes(of: document))\nwhich becomes\n\(bytes(of: again))"
    )
  }

  /// Runs what may stand in a session that is shown.
  private static func run(_ statement: Statement, in document: inout Document) throws(Diagnostic) {
    switch statement.kind {
    case .definition(let syntax):
      try document.define(syntax)
      return
    case .action(let action):
      _ = try document.perform(action)
      return
    case .command(let syntax):
      if case .setting(let name?, let value?) = syntax.operands { return try document.set(name, to: value) }
      if case .restore(let restore) = syntax.operands { return try document.restore(restore) }
    default: break
    }
    throw Diagnostic(id: "not-shown", message: "no such command is ever shown", range: statement.range)
  }

  /// Undone to the start it is empty; made again it is the same.
  static func undoes(_ document: Document) throws {
    let (saved, values) = (bytes(of: document), values(of: document))
    var document = document
    let steps = document.past.count
    let all = steps + document.future.count
    while document.undo() != nil {}
    try require(document.definitions.isEmpty, "\(document.definitions.count) are left after undo")
    try require(bytes(of: document) == bytes(of: Document()), "after undo:\n\(bytes(of: document))")
    try require(document.future.count == all, "\(document.future.count) of \(all) steps to redo")
    for _ in 0..<steps { _ = document.redo() }
    try require(bytes(of: document) == saved, "\(saved)\nand after undo and redo\n\(bytes(of: document))")
    try require(self.values(of: document) == values, "states differ after undo and redo")
  }

  private static func values(of document: Document) -> [String] {
    document.definitions.map { definition in
      document.value(of: definition.name).map { SyntaxPrinter.text($0.expression) } ?? "-"
    }
  }
}
