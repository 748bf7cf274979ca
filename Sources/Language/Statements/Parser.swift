/// Reads a text into statements; it never fails, and finds every fault in one pass.
package struct Parser: Sendable {
  private let vocabulary: Vocabulary

  /// Creates a parser for a set of verbs.
  ///
  /// - Parameters:
  ///   - signatures: One for each verb; of two with one name the later counts.
  ///   - hints: For words and lines that are none, what was meant.
  ///   - clipWords: What a line that is a clip can begin with.
  ///   - functions: Names of calls, for a bracket that stands behind a space.
  package init(
    signatures: [CommandSignature],
    hints: [String: WordHint] = [:],
    clipWords: ClipWords = ClipWords(),
    functions: Set<String> = []
  ) {
    vocabulary = Vocabulary(
      signatures: signatures,
      hints: hints,
      clipWords: clipWords,
      functions: functions
    )
  }

  /// Reads a whole text.
  package func parse(_ source: Source) -> ParsedText {
    var reader = SyntaxReader(source.text, vocabulary, isRepaired: !source.unreadable.isEmpty)
    let statements = reader.statements()
    let unreadable = statements.filter { source.isUnreadable(in: $0.range) }
    return ParsedText(
      source: source,
      statements: unreadable.isEmpty ? statements : statements.filter { !source.isUnreadable(in: $0.range) },
      diagnostics: reader.diagnostics.filter { !source.causes($0) } + source.toldUnreadable,
      damaged: reader.damaged + unreadable,
      unread: reader.unread,
      continuationDots: reader.continuationDots,
      awaited: reader.awaited,
      lookedThrough: reader.lookedThrough
    )
  }

  /// Reads a text that is one expression and nothing else, as session files hold them.
  ///
  /// - Throws: The first fault.
  package static func expression(_ text: String, allowsAt: Bool = false) throws(Diagnostic) -> Expression {
    var reader = SyntaxReader(text)
    let expression = try reader.expression(allowsAt: allowsAt)
    guard reader.stream.current.kind == .end else {
      throw reader.unexpected(instead: "the end of the expression")
    }
    if let comment = reader.stream.openComment { throw .unclosedComment(at: comment) }
    if let fault = Diagnostic.together(reader.diagnostics) { throw fault }
    return expression
  }

  /// Reads a text that is a list of actions, as session files hold a view's last change.
  ///
  /// - Throws: Every fault.
  package static func actions(_ text: String) throws(Diagnostic) -> [ActionSyntax] {
    var reader = SyntaxReader(text)
    let statements = reader.statements()
    if let fault = Diagnostic.together(reader.diagnostics) { throw fault }
    var actions: [ActionSyntax] = []
    for statement in statements {
      guard case .action(let action) = statement.kind else {
        throw .expected("an action such as 'isOn.toggle()'", at: statement.range)
      }
      actions.append(action)
    }
    return actions
  }
}
