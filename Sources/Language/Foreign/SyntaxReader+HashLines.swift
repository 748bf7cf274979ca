/// `# a comment`, `#Preview { ... }`, `#if DEBUG`: lines that begin with the sign of a colour.
extension SyntaxReader {
  /// Passes over such a line and says how it is written here; nil where a colour stands.
  mutating func hashLine() -> Diagnostic? {
    guard case .faulty = stream.current.kind, stream.currentText.hasPrefix("#") else { return nil }
    let sign = stream.current.range
    let word = String(stream.currentText.dropFirst())
    let next = stream.peek()
    let isFollowed = next.kind == .identifier && !next.hasNewlineBefore
    let opens = next.kind == .symbol(.openBrace) || next.kind == .symbol(.openParenthesis)
    if opens && !(word.isEmpty && next.hasSpaceBefore) || Self.directives[word] != nil {
      if let verb = vocabulary.expectation?.name, verb == word { return expectation(verb, sign) }
      let advice = Self.directives[word] ?? "nothing is called '#\(word)' here"
      return Diagnostic(id: "swift-spelling", message: advice, range: sign)
    }
    let mayBeColor = [3, 4, 6, 8].contains(word.count) || !word.isEmpty && word.allSatisfy(\.isHexDigit)
    guard isFollowed || !mayBeColor else { return nil }
    let line = stream.takeRestOfLine()
    let isShort = line.text.utf8.count <= TokenStream.longestEntry
    return Diagnostic(
      id: "foreign-comment",
      message: "comments begin with '//'",
      range: isShort ? line.range : sign.lowerBound..<sign.lowerBound + 1,
      suggestion: isShort ? "//" + line.text.dropFirst() : nil
    )
  }

  private static let compiled = "nothing is compiled here, so nothing is asked of a compiler"

  private static let directives = [
    "Preview": "nothing is drawn here, so nothing is previewed; play and plot show a motion",
    "if": compiled, "else": compiled, "elseif": compiled, "endif": compiled, "available": compiled,
    "unavailable": compiled, "warning": compiled, "error": compiled, "selector": compiled,
  ]

  /// `#expect(1 == 1)`.
  private func expectation(_ verb: String, _ sign: Range<Int>) -> Diagnostic {
    var ahead = stream
    ahead.advance()
    let arguments = arguments(&ahead)
    let isPlain = arguments?.count == 1
    return Diagnostic(
      id: "swift-spelling",
      message: "what must hold is written \(verb) 1 + 1 == 2 here",
      range: isPlain ? sign.lowerBound..<ahead.previousEnd : sign,
      suggestion: isPlain ? arguments.map { "\(verb) \($0[0].value)" } : nil
    )
  }

  /// `if #available(iOS 17, *) {`: nil where a condition may stand.
  func availability() -> Diagnostic? {
    guard ["#available", "#unavailable"].contains(stream.currentText) else { return nil }
    return Diagnostic(
      id: "swift-spelling",
      message: "there is one version here, so none is asked for; what its block holds stands alone",
      range: stream.current.range
    )
  }
}
