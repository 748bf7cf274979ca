extension TokenStream {
  /// What stands here in quotes of any kind; nil for anything else.
  var quoted: String? {
    switch current.kind {
    case .string(let text): text
    case .faulty(let fault) where fault.id == Lexer.quotesID:
      fault.suggestion.map { String($0.dropFirst().dropLast()) }
    default: nil
    }
  }
}

/// Names in quotes, which only texts have.
extension SyntaxReader {
  /// The fault of a name in quotes where only a name may stand; nil for anything else.
  ///
  /// - Parameter isMeant: Whether a text may stand there as it is.
  func unquoted(where isMeant: (String) -> Bool = CharacterClass.isIdentifier) -> Diagnostic? {
    guard !stream.isOnNewLine, let text = stream.quoted, isMeant(text) else { return nil }
    return Diagnostic(
      id: Lexer.quotesID,
      message: "only a text stands in quotes",
      range: stream.current.range,
      suggestion: text
    )
  }

  /// `'rename' Card Tile`: the same at the start of a line that goes on.
  var quotedVerb: Diagnostic? {
    let next = stream.peek()
    guard next.kind != .end, !next.hasNewlineBefore else { return nil }
    return unquoted { signatures[$0] != nil || DefinitionSyntax.Keyword(rawValue: $0) != nil }
  }

  /// The same where a clip stands: `plot "Card"`, `plot ".bouncy"`.
  var unquotedClip: Diagnostic? {
    unquoted { CharacterClass.isIdentifier($0.first == "." ? String($0.dropFirst()) : $0) }
  }
}
