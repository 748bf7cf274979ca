/// `Circle().scaleEffect(isOn ? 1.2 : 1)`: a view of SwiftUI's where a line begins.
extension SyntaxReader {
  /// The fault of such a line with its modifiers, and the view that moves as it does; nil for other lines.
  func foreignView() -> Diagnostic? {
    let name = stream.currentWord
    guard ForeignWords.drawing.contains(name.text) else { return nil }
    var ahead = stream
    ahead.advance()
    guard ahead.isAt(.openParenthesis), arguments(&ahead) != nil, !ahead.isAt(.openBrace) else { return nil }
    let view = moving(name.text, &ahead)
    return Diagnostic(
      id: "swift-spelling",
      message: "nothing is called '\(name.text)' here, and nothing draws; a view is written "
        + "'view NAME { scale = 1 }'",
      range: view == nil ? name.range : name.range.lowerBound..<ahead.previousEnd,
      suggestion: view
    )
  }

  /// The view with what its modifiers say; nil where one of them says something else.
  private func moving(_ name: String, _ ahead: inout TokenStream) -> String? {
    var (properties, modifiers): ([String], [String]) = ([], [])
    while ahead.current.kind == .symbol(.dot), ahead.peek().kind == .identifier {
      let start = ahead.current.range.lowerBound
      ahead.advance()
      let modifier = ahead.currentText
      ahead.advance()
      if ViewModifierSyntax.names.contains(modifier) {
        guard arguments(&ahead) != nil else { return nil }
        modifiers.append(stream.text(start..<ahead.previousEnd))
      } else {
        guard let property = ForeignWords.properties[modifier], let value = value(for: property, &ahead)
        else {
          return nil
        }
        properties.append(value)
      }
    }
    guard !properties.isEmpty else { return nil }
    let text = "view \(name) { \(properties.joined(separator: "; ")) }" + modifiers.joined()
    return text.contains(where: \.isNewline) ? nil : text
  }

  /// True at a line that goes on with the one above, which could not be read: `.delay(0.1)`, `? 1`, `: 2`.
  var isAtFollowingLine: Bool {
    let next = stream.peek()
    guard stream.current.hasNewlineBefore, !next.hasNewlineBefore, next.kind != .end else { return false }
    switch stream.current.kind {
    case .symbol(.dot):
      return next.kind == .identifier && !next.hasSpaceBefore
        && !clipWords.clips.contains(stream.text(next.range))
    case .symbol(.question), .symbol(.colon): return next.hasSpaceBefore || next.kind == .symbol(.dot)
    case .symbol(.and), .symbol(.or): return true
    case .faulty: return stream.currentText == "??"
    default: return false
    }
  }
}
