/// `transition: all .3s`, `.card {`, `@keyframes pulse {`: lines of a style sheet.
extension SyntaxReader {
  private static let rules =
    "CSS's rules are not read here; a view is written 'view NAME { scale = isOn ? 1 : 0.9 }'"

  /// Properties that a style sheet is likely to begin with.
  private static let properties: Set<String> = [
    "transform", "opacity", "color", "background", "width", "height", "margin", "padding", "display",
    "filter",
    "position", "border", "animation",
  ]

  /// The fault of a line that declares a property as CSS does; nil for other lines.
  func cssDeclaration() -> Diagnostic? {
    let next = stream.peek().kind
    guard next == .symbol(.colon) || next == .symbol(.minus), signatures[stream.currentText] == nil else {
      return nil
    }
    let start = stream.current.range.lowerBound
    var ahead = stream
    ahead.advance()
    while ahead.isAt(.minus), !ahead.current.hasSpaceBefore, ahead.peek().kind == .identifier {
      ahead.advance()
      ahead.advance()
    }
    guard ahead.isAt(.colon) else { return nil }
    let name = Word(text: stream.text(start..<ahead.previousEnd), range: start..<ahead.previousEnd)
    let colon = ahead.current.range
    switch name.text {
    case "transition":
      let meant = Self.animation(declared(behind: &ahead))
      return Diagnostic(
        id: "css-spelling",
        message: "CSS's transition is withAnimation(A) { isOn.toggle() } here, or "
          + ".animation(A, value: isOn) behind a view",
        range: meant == nil ? name.range : start..<ahead.previousEnd,
        suggestion: meant
      )
    case "animation":
      return Diagnostic(
        id: "css-spelling",
        message: "CSS's animation is keyframes with a name here: "
          + "keyframes pulse { scale = 1 { CubicKeyframe(1.2, duration: 0.3) } }",
        range: name.range
      )
    case _ where name.text.contains("-") || Self.properties.contains(name.text):
      return Diagnostic(id: "css-spelling", message: Self.rules, range: name.range)
    default:
      return Diagnostic(
        id: "css-spelling",
        message: "a value is given with '=', not with ':'",
        range: colon,
        suggestion: "="
      )
    }
  }

  /// `.card {`: a rule for what has a class.
  static func cssRule(_ selector: Word) -> Diagnostic {
    Diagnostic(id: "css-spelling", message: rules, range: selector.range)
  }

  /// `@keyframes pulse {`, `@media (...) {`; nil for what is none of CSS's.
  func cssAtRule(_ name: Word) -> Diagnostic? {
    switch name.text {
    case "keyframes":
      return Diagnostic(
        id: "css-spelling",
        message:
          "CSS's @keyframes is 'keyframes NAME { scale = 1 { CubicKeyframe(1.2, duration: 0.3) } }' here",
        range: stream.current.range.lowerBound..<name.range.upperBound
      )
    case "media", "supports", "property", "layer", "charset": return Self.cssRule(name)
    default: return nil
    }
  }

  // MARK: What a transition declares

  /// The words behind the colon, with what stands in brackets kept together.
  private func declared(behind colon: inout TokenStream) -> [String] {
    colon.advance()
    var (words, depth): ([String], Int) = ([""], 0)
    for character in colon.takeEntry() ?? "" {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if character.isWhitespace, depth == 0 {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func animation(_ words: [String]) -> String? {
    let times = words.compactMap(time)
    let curves = words.filter {
      $0.contains("(") || $0.hasPrefix("ease") || $0 == "linear" || $0.hasPrefix("step-")
    }
    let others = words.count - times.count - curves.count
    guard 1...2 ~= times.count, curves.count <= 1, others <= 1, !words.contains(where: { $0.hasSuffix(",") })
    else { return nil }
    let delay = times.count == 2 ? ".delay(\(times[1]))" : ""
    switch curves.first ?? "ease" {
    case "linear": return ".linear(duration: \(times[0]))\(delay)"
    case "ease-in": return ".easeIn(duration: \(times[0]))\(delay)"
    case "ease-out": return ".easeOut(duration: \(times[0]))\(delay)"
    case "ease-in-out": return ".easeInOut(duration: \(times[0]))\(delay)"
    case "ease": return ".timingCurve(0.25, 0.1, 0.25, 1, duration: \(times[0]))\(delay)"
    case let curve where curve.hasSuffix(")"): return ".timingCurve(\(curve), duration: \(times[0]))\(delay)"
    default: return nil
    }
  }

  /// `.3s` and `300ms` as they are written here; nil for what is no time.
  private static func time(_ word: String) -> String? {
    let isMilliseconds = word.hasSuffix("ms")
    let digits = word.dropLast(isMilliseconds ? 2 : 1)
    guard word.hasSuffix("s"), let value = Double(digits), value.isFinite, digits.last != "." else {
      return nil
    }
    return (digits.hasPrefix(".") ? "0" : "") + digits + (isMilliseconds ? "ms" : "")
  }
}
