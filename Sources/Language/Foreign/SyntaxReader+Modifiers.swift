/// SwiftUI's views and modifiers inside a view's block, where properties stand.
extension SyntaxReader {
  /// `.scaleEffect(isOn ? 1.2 : 1)`, `Circle()`: the fault of an entry that assigns nothing; nil for others.
  func foreignProperty() -> Diagnostic? {
    var ahead = stream
    let hasDot = ahead.current.kind == .symbol(.dot)
    if hasDot { ahead.advance() }
    guard ahead.current.kind == .identifier else { return nil }
    let name = Word(
      text: ahead.currentText,
      range: stream.current.range.lowerBound..<ahead.current.range.upperBound
    )
    ahead.advance()
    guard ahead.isAt(.openParenthesis) || ahead.isAt(.openBrace) else { return nil }
    if let property = ForeignWords.properties[name.text] {
      return written(name, as: property, hasDot: hasDot)
    }
    if hasDot, let advice = ForeignWords.modifiers[name.text] {
      return .foreign(".\(name.text)", advice, at: name.range)
    }
    guard name.text.first?.isUppercase == true else { return nil }
    return Diagnostic(
      id: "swift-spelling",
      message: "'\(name.text)' draws something, and a view here is only what moves: properties such as "
        + "'scale = 1'",
      range: name.range
    )
  }

  private func written(_ name: Word, as property: String, hasDot: Bool) -> Diagnostic {
    var ahead = stream
    var properties: [String] = []
    var isWhole = true
    repeat {
      if ahead.isAt(.dot) { ahead.advance() }
      let next = ForeignWords.properties[ahead.currentText]
      ahead.advance()
      if let next, let value = value(for: next, &ahead) {
        properties.append(value)
      } else {
        isWhole = false
      }
    } while isWhole && ahead.isAt(.dot)
    let whole = stream.current.range.lowerBound..<ahead.previousEnd
    let isPlain = isWhole && !stream.text(whole).contains(where: \.isNewline)
    return Diagnostic(
      id: "swift-spelling",
      message: "'\(hasDot ? "." : "")\(name.text)' is the property '\(property)' here",
      range: isPlain ? whole : name.range,
      suggestion: isPlain ? properties.joined(separator: "; ") : nil
    )
  }

  /// The assignment that a modifier's arguments come to; nil where they say more than one value.
  func value(for property: String, _ ahead: inout TokenStream) -> String? {
    guard let arguments = arguments(&ahead) else { return nil }
    let (labels, values) = (arguments.map(\.label), arguments.map(\.value))
    func named(_ label: String) -> String { arguments.first { $0.label == label }?.value ?? "0" }
    switch property {
    case "offset" where labels == ["x"] || labels == ["y"] || labels == ["x", "y"],
      "position" where labels == ["x", "y"]:
      return "\(property) = (\(named("x")), \(named("y")))"
    case "size" where labels == ["width", "height"]:
      return "size = .size(\(values.joined(separator: ", ")))"
    case "blur" where labels == ["radius"]: return "blur = \(values[0])"
    case "trim" where labels == ["from", "to"] && values[0] == "0": return "trim = \(values[1])"
    case "trim" where labels == ["to"]: return "trim = \(values[0])"
    case "scale" where labels == [nil, "anchor"], "rotation" where labels == [nil, "anchor"]:
      return "\(property) = \(values[0])"
    case "size": return nil
    default: return labels == [nil] ? "\(property) = \(values[0])" : nil
    }
  }

  /// What stands between the brackets, with the stream behind them; nil where they are not closed, before a
  /// line of its own or within what a person would type.
  func arguments(_ ahead: inout TokenStream) -> [(label: String?, value: String)]? {
    let outside = ahead.openers.count
    let open = ahead.current.range.lowerBound
    guard ahead.take(.openParenthesis) else { return nil }
    var found: [(label: String?, value: String)] = []
    var label: String?
    var start = ahead.current.range.lowerBound
    while ahead.openers.count > outside {
      guard ahead.current.kind != .end,
        ahead.current.range.lowerBound - open <= TokenStream.longestEntry,
        !beginsLineOfItsOwn(at: ahead)
      else { return nil }
      let isOuter = ahead.openers.count == outside + 1
      let isEnd = ahead.current.kind == .symbol(.closeParenthesis)
      if isOuter, isEnd || ahead.current.kind == .symbol(.comma) {
        let value = stream.text(start..<max(start, ahead.previousEnd))
        if !value.isEmpty { found.append((label, value)) }
        (label, start) = (nil, ahead.peek().range.lowerBound)
      }
      let word = ahead.currentText
      let startsLabel = isOuter && ahead.current.range.lowerBound == start && ahead.isAtIdentifier
      ahead.advance()
      if startsLabel, ahead.current.kind == .symbol(.colon) {
        (label, start) = (word, ahead.peek().range.lowerBound)
      }
    }
    return found
  }

  /// Whether a bracket that is open there was forgotten, since a statement begins.
  func beginsLineOfItsOwn(at place: TokenStream) -> Bool {
    guard place.current.hasNewlineBefore else { return false }
    var ahead = self
    ahead.stream = place
    return ahead.isAtLineOfItsOwn || ahead.isInNextStatement
  }
}
