/// `.onChange(of: x) {`, `.opacity(0.5)`: SwiftUI's modifiers where no view stands before them.
extension SyntaxReader {
  private static let ofAnimations: Set<String> = [
    "delay", "speed", "repeatCount", "repeatForever", "logicallyComplete",
  ]

  /// The fault of a line that begins with a dot and is no clip; nil for one that may be.
  func dottedStatement() -> Diagnostic? {
    let name = stream.peek()
    guard name.kind == .identifier, !name.hasSpaceBefore else { return nil }
    var ahead = stream
    ahead.advance()
    let word = Word(text: ahead.currentText, range: stream.current.range.lowerBound..<name.range.upperBound)
    ahead.advance()
    guard ahead.isAt(.openParenthesis) && !ahead.current.hasSpaceBefore || ahead.isAt(.openBrace) else {
      return nil
    }
    if word.text == "onChange" { return watcher(word, &ahead) }
    if Self.ofAnimations.contains(word.text) { return Self.detached(word) }
    if let fault = foreignModifier(word, isAlone: true) ?? opacity(word, ahead) { return fault }
    if ahead.isAt(.openBrace), !handsSomethingOver(ahead) { return Self.cssRule(word) }
    if let meant = Suggestion.closest(to: word.text, among: ViewModifierSyntax.names) {
      return Diagnostic(
        id: "unknown-modifier",
        message: "a view has no modifier '\(word.text)'",
        range: word.range,
        suggestion: ".\(meant)"
      )
    }
    guard ahead.isAt(.openBrace) || arguments(&ahead) != nil && ahead.isAt(.openBrace) else { return nil }
    return Diagnostic(
      id: "unknown-block",
      message: "nothing with a block is called '.\(word.text)' here",
      range: word.range
    )
  }

  /// Whether a block begins with names of what Swift hands to it, as no rule of CSS does: `{ content, phase in`.
  private func handsSomethingOver(_ place: TokenStream) -> Bool {
    var ahead = place
    ahead.advance()
    return ahead.takeParameters() != nil
  }

  /// The fault of a modifier of SwiftUI's; nil for a word that is none.
  ///
  /// - Parameters:
  ///   - name: Its word, with a range that begins at its dot.
  ///   - isAlone: Whether it stands on a line of its own, where a colour may have an opacity.
  func foreignModifier(_ name: Word, isAlone: Bool = false) -> Diagnostic? {
    switch name.text {
    case "keyframeAnimator": return .written(dotted(name), "keyframes NAME { ... }")
    case "phaseAnimator": return .written(dotted(name), "phases NAME { ... }")
    case "onChange": return .written(dotted(name), "onChange(of: VALUE) { ... }")
    case "symbolEffect" where !isAlone:
      return .foreign(name.text, ForeignWords.symbolEffects, at: name.range)
    case "gesture" where stream.bytes(at: name.range.upperBound, spell: "(DragGesture"):
      return .foreign(name.text, ForeignWords.drags, at: name.range)
    default: break
    }
    if let advice = ForeignWords.modifiers[name.text] {
      return .foreign(".\(name.text)", advice, at: name.range)
    }
    guard !isAlone, let property = ForeignWords.properties[name.text] else { return nil }
    return Diagnostic(
      id: "swift-spelling",
      message:
        "'.\(name.text)' is the property '\(property)' here, among those of the view: view NAME { \(property) = ... }",
      range: name.range
    )
  }

  /// `.opacity(isOn ? 1 : 0)`, which is the property and not the transition.
  private func opacity(_ name: Word, _ place: TokenStream) -> Diagnostic? {
    var ahead = place
    guard name.text == "opacity", let value = arguments(&ahead)?.first else { return nil }
    return Diagnostic(
      id: "swift-spelling",
      message: "'.opacity' is a property of a view here: view NAME { opacity = \(value.value) }",
      range: name.range
    )
  }

  private func dotted(_ name: Word) -> Word { Word(text: "." + name.text, range: name.range) }

  private static func detached(_ name: Word) -> Diagnostic {
    Diagnostic(
      id: "swift-spelling",
      message: "'.\(name.text)' belongs to the animation it follows, on its line: .bouncy.\(name.text)(...)",
      range: name.range
    )
  }

  /// `.onChange(of: x) {` as the line that does the same.
  private func watcher(_ name: Word, _ ahead: inout TokenStream) -> Diagnostic {
    let first = arguments(&ahead)?.first
    let isWhole = first?.label == "of" && ahead.take(.openBrace)
    if isWhole, !ahead.current.hasNewlineBefore { _ = ahead.takeParameters() }
    let start = stream.current.range.lowerBound
    return Diagnostic(
      id: "swift-spelling",
      message: "'onChange' stands by itself here, with no view before it and no dot",
      range: isWhole ? start..<ahead.previousEnd : name.range,
      suggestion: isWhole ? first.map { "onChange(of: \($0.value)) {" } : nil
    )
  }
}
