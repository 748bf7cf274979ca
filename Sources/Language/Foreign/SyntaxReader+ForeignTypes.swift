/// `Math.max(1, 2)`, `UIColor.red`, `UIView.animate(withDuration: 0.3) {`: members of types that are not here.
extension SyntaxReader {
  private static let types: Set<String> = [
    "Math", "Double", "CGFloat", "Float", "Int", "UIColor", "NSColor", "Curves", "UIView",
    "UIViewPropertyAnimator", "NSAnimationContext", "CATransaction", "CABasicAnimation",
    "CAKeyframeAnimation",
    "console", "gsap",
  ]

  private static let changes =
    "a change is animated by withAnimation(.easeInOut(duration: 0.3)) { isOn.toggle() } here"

  private static let functions: Set<String> = [
    "max", "min", "abs", "sqrt", "pow", "sin", "cos", "round", "floor",
  ]

  private static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white", "gray", "black", "clear",
  ]

  /// The fault of a member of such a type; nil for every other word.
  func foreignMember() -> Diagnostic? {
    let type = stream.currentText
    guard Self.types.contains(type) else { return nil }
    var ahead = stream
    ahead.advance()
    guard ahead.current.kind == .symbol(.dot), !ahead.current.hasSpaceBefore else { return nil }
    let member = ahead.peek()
    guard member.kind == .identifier else { return nil }
    let name = stream.text(member.range)
    let range = stream.current.range.lowerBound..<member.range.upperBound
    func fault(_ message: String, _ here: String?) -> Diagnostic {
      Diagnostic(id: "foreign-call", message: message, range: range, suggestion: here)
    }
    switch type {
    case "Math":
      return fault(
        "functions stand alone here, without 'Math'",
        name == "PI" ? "pi" : Self.functions.contains(name) ? name : nil
      )
    case "Double", "CGFloat", "Float", "Int":
      return name == "pi" ? fault("'\(type).pi' is pi here", "pi") : nil
    case "UIColor", "NSColor":
      let plain = name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name
      return fault("a colour is written .red here", Self.colors.contains(plain) ? ".\(plain)" : nil)
    case "Curves":
      let isHere = ["linear", "easeIn", "easeOut", "easeInOut"].contains(name)
      return fault("a curve is written UnitCurve.easeOut here", isHere ? "UnitCurve.\(name)" : nil)
    case "UIView", "UIViewPropertyAnimator", "NSAnimationContext": return uiKitAnimation(range)
    case "console": return logged(range)
    default: return fault(Self.changes, nil)
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
    let isPlain = animation != nil && block != nil && block?.contains(where: \.isNewline) == false
    return Diagnostic(
      id: "foreign-call",
      message: Self.changes,
      range: isPlain ? name.lowerBound..<ahead.previousEnd : name,
      suggestion: isPlain ? "withAnimation(\(animation ?? "")) \(block ?? "")" : nil
    )
  }

  /// `console.log(n)`.
  private func logged(_ name: Range<Int>) -> Diagnostic {
    var ahead = stream
    while ahead.current.range.lowerBound < name.upperBound { ahead.advance() }
    let arguments = arguments(&ahead)
    let isOne = arguments?.count == 1
    return Diagnostic(
      id: "foreign-call",
      message: "a value alone on its line is told: no 'console' is needed",
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
