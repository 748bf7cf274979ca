/// `Circle().scaleEffect(isOn ? 1.2 : 1)`: a view of SwiftUI's where a line begins.
extension SyntaxReader {
  private static let views: Set<String> = [
    "Circle", "Ellipse", "Capsule", "Rectangle", "RoundedRectangle", "Path", "Text", "Image", "Label",
    "Button", "Toggle", "Slider", "Spacer", "Divider", "VStack", "HStack", "ZStack", "List", "ScrollView",
  ]

  /// The fault of such a line with its modifiers, and the view that moves as it does; nil for other lines.
  func foreignView() -> Diagnostic? {
    let name = stream.currentWord
    guard Self.views.contains(name.text) else { return nil }
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

  /// True where such a view begins, or a modifier: lines of modifiers behind it belong to it.
  var isAtForeignLook: Bool {
    stream.current.kind == .symbol(.dot) || Self.views.contains(stream.currentText)
  }

  /// True at a line that is a modifier, behind a line from elsewhere that it belongs to.
  var isAtModifierLine: Bool {
    guard stream.current.kind == .symbol(.dot), stream.current.hasNewlineBefore else { return false }
    let name = stream.peek()
    return name.kind == .identifier && !name.hasSpaceBefore
      && !clipWords.clips.contains(stream.text(name.range))
  }
}
