/// An enumeration of Swift's: here the cases stand in the definition of the state that has them.
extension SyntaxReader {
  /// More cases than a state's definition is told with.
  private static let mostCases = 40

  /// `enum Mood { case calm, busy }`, told as the state it would have been the type of.
  func enumeration() -> Diagnostic {
    var ahead = stream
    ahead.advance()
    let name = ahead.currentText
    let start = stream.current.range
    let cases = plainCases(&ahead)
    let end =
      stream.text(start.lowerBound..<ahead.previousEnd).contains(where: \.isNewline)
      ? start.upperBound : ahead.previousEnd
    let state = name.prefix(1).lowercased() + name.dropFirst()
    return Diagnostic(
      id: "swift-spelling",
      message: "a state has its cases in its own definition: state NAME: idle | done = .idle",
      range: start.lowerBound..<(cases == nil ? start.upperBound : end),
      suggestion: cases.map { "state \(state): \($0.joined(separator: " | ")) = .\($0[0])" }
    )
  }

  /// The cases up to the bracket that closes; nil where something else stands among them.
  private func plainCases(_ ahead: inout TokenStream) -> [String]? {
    let start = ahead.current.range.lowerBound
    while ahead.isInEntry(from: start), !ahead.isAt(.openBrace) { ahead.advance() }
    guard ahead.take(.openBrace) else { return nil }
    var cases: [String] = []
    while ahead.current.kind != .symbol(.closeBrace), cases.count <= Self.mostCases {
      let word = ahead.currentText
      if ahead.current.kind == .identifier {
        if word != "case" { cases.append(word) }
      } else if !ahead.isAtSeparator {
        return nil
      }
      ahead.advance()
    }
    guard 2...Self.mostCases ~= cases.count, Set(cases).count == cases.count else { return nil }
    ahead.advance()
    return cases
  }
}
