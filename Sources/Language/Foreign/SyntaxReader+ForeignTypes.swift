/// `Math.max(1, 2)`, `UIColor.red`, `UIView.animate(withDuration: 0.3) {`: members of types that are not here.
extension SyntaxReader {
  private static let types = ForeignWords.animators.union([
    "Math", "Double", "CGFloat", "Float", "Int", "UIColor", "NSColor", "Curves", "console",
  ])

  /// The fault of a member of such a type; nil for every other word.
  func foreignMember() -> Diagnostic? {
    let type = stream.currentWord
    guard Self.types.contains(type.text) else { return nil }
    var ahead = stream
    ahead.advance()
    let name = ahead.peek()
    guard ahead.current.kind == .symbol(.dot), !ahead.current.hasSpaceBefore, name.kind == .identifier
    else { return nil }
    let range = type.range.lowerBound..<name.range.upperBound
    switch type.text {
    case "UIView", "UIViewPropertyAnimator", "NSAnimationContext": return uiKitAnimation(range)
    case "console": return logged(range)
    default:
      return counterpart(of: stream.text(name.range), in: type.text).map { message, here in
        Diagnostic(id: "foreign-call", message: message, range: range, suggestion: here)
      }
    }
  }

  private static let durations = ["seconds": "s", "milliseconds": "ms"]

  /// `.seconds(0.3)`, `Duration.milliseconds(300)`: the fault of a time as Swift's clocks have it; nil for
  /// anything else.
  func foreignDuration() -> Diagnostic? {
    let start = stream.current.range.lowerBound
    var ahead = stream
    if ahead.currentText == "Duration" { ahead.advance() }
    guard ahead.take(.dot), let unit = Self.durations[ahead.currentText] else { return nil }
    ahead.advance()
    guard let arguments = arguments(&ahead), arguments.count == 1, arguments[0].label == nil,
      TokenStream.plainNumber(arguments[0].value) != nil
    else { return nil }
    return Diagnostic(
      id: "foreign-call",
      message: "a time is a number with its unit here",
      range: start..<ahead.previousEnd,
      suggestion: arguments[0].value + unit
    )
  }

  /// What is told of a member, and what does the same here; nil where nothing is wrong with it.
  private func counterpart(of name: String, in type: String) -> (message: String, here: String?)? {
    switch type {
    case "Math":
      let here = name == "PI" ? "pi" : functions.contains(name) ? name : nil
      return ("functions stand alone here, without 'Math'", here)
    case "Double", "CGFloat", "Float", "Int":
      return name == "pi" ? ("'\(type).pi' is pi here", "pi") : nil
    case "UIColor", "NSColor":
      let plain = name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name
      return ("a colour is written .red here", clipWords.colors.contains(plain) ? ".\(plain)" : nil)
    case "Curves":
      let isHere = ["linear", "easeIn", "easeOut", "easeInOut"].contains(name)
      return ("a curve is written UnitCurve.easeOut here", isHere ? "UnitCurve.\(name)" : nil)
    default: return (ForeignWords.changes, nil)
    }
  }

  /// UIKit's block as the `withAnimation` that does the same; without one where it says more than that.
  private func uiKitAnimation(_ name: Range<Int>) -> Diagnostic {
    var ahead = stream
    while ahead.current.range.lowerBound < name.upperBound { ahead.advance() }
    let arguments = arguments(&ahead)
    // The block stands behind the brackets, or in them.
    let inner = arguments?.first { $0.label == "animations" }?.value
    let block = inner ?? (ahead.take(.openBrace) ? "{" : nil)
    let animation = arguments.flatMap { Self.animation($0.filter { $0.label != "animations" }) }
    let isPlain = stream.isAtEntryStart && animation != nil && block?.contains(where: \.isNewline) == false
    return Diagnostic(
      id: "foreign-call",
      message: ForeignWords.changes,
      range: isPlain ? name.lowerBound..<ahead.previousEnd : name,
      suggestion: isPlain ? "withAnimation(\(animation ?? "")) \(block ?? "")" : nil
    )
  }

  /// `console.log(n)`.
  private func logged(_ name: Range<Int>) -> Diagnostic {
    var ahead = stream
    while ahead.current.range.lowerBound < name.upperBound { ahead.advance() }
    let arguments = arguments(&ahead)
    let whole = stream.text(name.lowerBound..<max(name.upperBound, ahead.previousEnd))
    let isOne = arguments?.count == 1 && isLine(upTo: ahead) && !whole.contains(where: \.isNewline)
    return Diagnostic(
      id: "foreign-call",
      message: ForeignWords.told.message.replacing("%", with: "'console'"),
      range: isOne ? name.lowerBound..<ahead.previousEnd : name,
      suggestion: isOne ? arguments?[0].value : nil
    )
  }

  private static func animation(_ arguments: [(label: String?, value: String)]) -> String? {
    var values: [String: String] = [:]
    for case (let label?, let value) in arguments { values[label] = value }
    guard values.count == arguments.count else { return nil }
    let delay = values.removeValue(forKey: "delay").map { $0 == "0" ? "" : ".delay(\($0))" } ?? ""
    let labels = values.keys.sorted()
    if labels == ["bounce", "springDuration"], let duration = values["springDuration"],
      let bounce = values["bounce"]
    {
      return ".spring(duration: \(duration), bounce: \(bounce))\(delay)"
    }
    let options = (values.removeValue(forKey: "options") ?? "").filter { !"[] ".contains($0) }
    let curves = [
      "": "easeInOut", ".curveEaseInOut": "easeInOut", ".curveEaseIn": "easeIn", ".curveEaseOut": "easeOut",
      ".curveLinear": "linear",
    ]
    guard values.count == 1, let duration = values["withDuration"], let curve = curves[options] else {
      return nil
    }
    return ".\(curve)(duration: \(duration))\(delay)"
  }
}
