import Language
import Model

// Lines that begin with a dot and go on with a value that can have no such member.

extension Workbench {
  /// A fault in a line that is right by itself, told of the line below it which was taken to go on with it;
  /// any other fault as it is.
  func blamingDot(_ fault: Diagnostic, of statement: Statement, in source: Source) -> Diagnostic {
    guard let first = fault.all.map(\.range.lowerBound).max(),
      let dot = work.last?.continuationDots.last(where: { statement.range.contains($0) && $0 <= first })
        ?? work.last?.continuationDots.first(where: { statement.range.contains($0) }),
      first <= dot + 1
    else { return fault }
    var trial = session
    guard Self.runs(source.text(in: statement.range.lowerBound..<dot), in: &trial) else { return fault }
    let rest = source.text(in: dot..<statement.range.upperBound)
    let word = "." + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isClip = !rest.contains(where: \.isNewline) && Self.runs(rest, in: &trial)
    let isAtWord = fault.range.lowerBound >= dot
    return Diagnostic(
      id: isAtWord && !isClip ? fault.id : "no-member-above",
      message: isAtWord && !isClip
        ? fault.message : "this line goes on with the one above, whose value has no '\(word)'",
      range: dot..<dot + word.utf8.count,
      suggestion: isClip ? "play \(rest)" : isAtWord ? fault.suggestion : nil
    )
  }

  /// Whether a text is one statement that makes sense.
  private static func runs(_ text: String, in session: inout Session) -> Bool {
    let parsed = parser.parse(Source(text: text))
    guard parsed.diagnostics.isEmpty, parsed.statements.count == 1, let statement = parsed.statements.first
    else { return false }
    return (try? session.run(statement)) != nil
  }
}
