/// Brackets that were forgotten, which what stands further on shows.
extension SyntaxReader {
  /// Drops brackets that the current token shows to have been forgotten, so that one of them does not
  /// swallow the rest of the text.
  mutating func closeForgottenBrackets(above brackets: Int) {
    if case .symbol(let symbol) = stream.current.kind, symbol.isClosing {
      closeForgottenBrackets(before: symbol, above: brackets)
    } else if isAtLineOfItsOwn || isInNextStatement {
      stream.closeBrackets(downTo: brackets)
    } else if stream.isInsideParentheses, stream.current.kind == .symbol(.openBrace) || startsEntry {
      while stream.openers.count > brackets, stream.isInsideParentheses { dropInnermostBracket() }
    }
  }

  /// A `}` closes the block it ends and every `(` in it; a `)` closes only the innermost bracket, and
  /// none where the right one follows: `.spring(duration: 0.3], bounce: 0.2)`.
  private mutating func closeForgottenBrackets(before symbol: Symbol, above brackets: Int) {
    if symbol == .closeBrace {
      while stream.openers.count > brackets, stream.isInsideParentheses { dropInnermostBracket() }
    } else if stream.isInsideParentheses, stream.openers.last?.opens(symbol) == false,
      !stream.closesInnermostSoon
    {
      dropInnermostBracket()
    }
  }

  private mutating func dropInnermostBracket() { stream.closeBrackets(downTo: stream.openers.count - 1) }

  /// True inside brackets at a line that is a statement of its own, so that a bracket above was forgotten:
  /// two words side by side are no value.
  var isInNextStatement: Bool {
    let next = stream.peek()
    guard stream.isInsideParentheses, stream.current.hasNewlineBefore, stream.isAtMargin,
      !next.hasNewlineBefore
    else { return false }
    switch next.kind {
    case .symbol(let symbol) where symbol.assigns: return true
    case .symbol(.openBrace): return stream.currentText == "withAnimation"
    case .identifier, .number, .string:
      return isAtDefinition || stream.currentText == "if" || signatures[stream.currentText] != nil
    default: return false
    }
  }

  /// True at what can only be the start of an entry, even inside parentheses.
  private var startsEntry: Bool {
    guard stream.current.hasNewlineBefore, stream.current.kind == .identifier else { return false }
    return stream.peek().kind == .symbol(.assign) || isAtDefinition || signatures[stream.currentText] != nil
  }
}

extension Token {
  fileprivate func opens(_ closing: Symbol) -> Bool {
    if case .symbol(let symbol) = kind { symbol.closing == closing } else { false }
  }
}
