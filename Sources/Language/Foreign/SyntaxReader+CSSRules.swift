/// `transition: all .3s`, `.card {`, `@keyframes pulse {`: lines of a style sheet.
extension SyntaxReader {
  private static let rules =
    "CSS's rules are not read here; a view is written 'view NAME { scale = isOn ? 1 : 0.9 }'"

  /// Properties that a style sheet is likely to begin with.
  private static let properties: Set<String> = [
    "transform", "opacity", "color", "background", "width", "height", "margin", "padding", "display",
    "filter", "position", "border",
  ]

  /// The fault of a line that declares a property as CSS does; nil for other lines.
  func cssDeclaration() -> Diagnostic? {
    let next = stream.peek().kind
    guard next == .symbol(.colon) || next == .symbol(.minus), signatures[stream.currentText] == nil else {
      return nil
    }
    var ahead = stream
    ahead.advance()
    while ahead.isAt(.minus), !ahead.current.hasSpaceBefore, ahead.peek().kind == .identifier {
      ahead.advance()
      ahead.advance()
    }
    guard ahead.isAt(.colon) else { return nil }
    let range = stream.current.range.lowerBound..<ahead.previousEnd
    let name = Word(text: stream.text(range), range: range)
    switch name.text {
    case "transition": return cssTransition(name, at: &ahead)
    case "animation":
      return .css(
        "CSS's animation is keyframes with a name here: "
          + "keyframes pulse { scale = 1 { CubicKeyframe(1.2, duration: 0.3) } }",
        name.range
      )
    case _ where name.text.contains("-") || Self.properties.contains(name.text):
      return .css(Self.rules, name.range)
    default: return .css("a value is given with '=', not with ':'", ahead.current.range, "=")
    }
  }

  /// `transition: all .3s`, with the animation it says.
  private func cssTransition(_ name: Word, at colon: inout TokenStream) -> Diagnostic {
    let meant = Self.animation(declared(behind: &colon))
    return .css(
      "CSS's transition is withAnimation(A) { isOn.toggle() } here, or .animation(A, value: isOn) behind a view",
      meant == nil ? name.range : name.range.lowerBound..<colon.previousEnd,
      meant
    )
  }

  /// `.card {`: a rule for what has a class.
  static func cssRule(_ selector: Word) -> Diagnostic {
    .css(rules, selector.range)
  }

  /// `@keyframes pulse {`, `@media (...) {`; nil for what is none of CSS's.
  func cssAtRule(_ name: Word) -> Diagnostic? {
    switch name.text {
    case "keyframes":
      return .css(
        "CSS's @keyframes is 'keyframes NAME { scale = 1 { CubicKeyframe(1.2, duration: 0.3) } }' here",
        stream.current.range.lowerBound..<name.range.upperBound
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
    let curve = curves.first ?? "ease"
    if let animation = CSSTiming.animations.first(where: { $0.word == curve }) {
      return animation.written(duration: times[0]) + delay
    }
    return curve.hasSuffix(")") ? ".timingCurve(\(curve), duration: \(times[0]))\(delay)" : nil
  }

  /// `.3s` and `300ms` as they are written here; nil for what is no time.
  private static func time(_ word: String) -> String? {
    let isMilliseconds = word.hasSuffix("ms")
    let typed = word.dropLast(isMilliseconds ? 2 : 1)
    let digits = (typed.hasPrefix(".") ? "0" : "") + typed
    guard word.hasSuffix("s"), TokenStream.plainNumber(digits) != nil else { return nil }
    return digits + (isMilliseconds ? "ms" : "")
  }
}

extension Diagnostic {
  fileprivate static func css(_ message: String, _ range: Range<Int>, _ suggestion: String? = nil)
    -> Diagnostic
  {
    Diagnostic(id: "css-spelling", message: message, range: range, suggestion: suggestion)
  }

  /// Whether it is told of a line that a style sheet has.
  var isOfStyleSheet: Bool { id == "css-spelling" }
}
