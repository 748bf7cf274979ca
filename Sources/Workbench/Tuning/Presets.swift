import Language
import Model
import Motion

/// The animations, springs and curves that a key steps through.
enum Presets {
  // To add a preset: its line here.
  static let animations = [
    ".smooth", ".snappy", ".bouncy", ".interactiveSpring", ".spring(response: 0.5, dampingFraction: 0.825)",
    ".interpolatingSpring(mass: 1, stiffness: 100, damping: 15)", ".default", ".easeInOut", ".easeIn",
    ".easeOut", ".linear", ".timingCurve(0.25, 0.1, 0.25, 1, duration: 0.35)",
  ]

  static let springs = [
    "Spring.smooth", "Spring.snappy", "Spring.bouncy", "Spring(response: 0.5, dampingRatio: 0.825)",
    "Spring(mass: 1, stiffness: 100, damping: 10)",
  ]

  static let curves = [
    "UnitCurve.linear", "UnitCurve.easeIn", "UnitCurve.easeOut", "UnitCurve.easeInOut",
    "UnitCurve.circularEaseIn", "UnitCurve.circularEaseOut", "UnitCurve.circularEaseInOut",
    "UnitCurve.bezier(startControlPoint: (0.25, 0.1), endControlPoint: (0.25, 1))",
  ]

  static func all(of type: LanguageType) -> [String] {
    switch type {
    case .animation: animations
    case .spring: springs
    case .curve: curves
    default: []
    }
  }

  /// The preset behind, or before, what is written; the first one where that is none of them.
  static func next(to expression: Expression, _ type: LanguageType, isForward: Bool) -> Expression? {
    let all = all(of: type).map { Expression(typed: $0) }
    guard !all.isEmpty else { return nil }
    guard let place = all.firstIndex(where: { isSame($0, expression) }) else {
      return isForward ? all.first : all.last
    }
    return all[(place + (isForward ? 1 : all.count - 1)) % all.count]
  }

  /// `.bouncy` where a spring is wanted is `Spring.bouncy`.
  private static func isSame(_ preset: Expression, _ other: Expression) -> Bool {
    if preset == other { return true }
    func words(_ expression: Expression) -> String {
      let text = SyntaxPrinter.text(expression)
      for prefix in ["Spring", "UnitCurve", "Animation"] where text.hasPrefix(prefix + ".") {
        return String(text.dropFirst(prefix.count))
      }
      return text
    }
    return words(preset) == words(other)
  }
}

extension KnobFinder {
  /// The numbers of a spring that is known by a name; a turn spells it out.
  ///
  /// - Returns: Whether the call is one of those.
  mutating func addPreset(_ call: FactoryCall, anchor: Knob.Anchor?) -> Bool {
    let isNamed = ["smooth", "snappy", "bouncy"].contains(call.factory.name)
    let isDefault = call.factory.name == "default"
    let type = call.factory.result
    guard isNamed || isDefault, type == .animation || type == .spring, hasPlainArguments(call),
      let spring = spring(of: call)
    else { return false }
    let (expression, name) = (expression, type == .spring ? "Spring" : ".spring")
    let labels = isDefault ? ["response", "dampingFraction"] : ["duration", "bounce"]
    let values = (isDefault ? [spring.response, spring.dampingRatio] : [spring.duration, spring.bounce])
      .map(Self.shortened)
    let allowed: [ParameterError.Allowed] = [.positive, isDefault ? .nonNegative : .above(-1, upTo: 1)]
    for index in labels.indices {
      add(labels[index], values[index], allowed: allowed[index], anchor: anchor) { value in
        var values = values
        values[index] = value
        let arguments = zip(labels, values).map { "\($0): \(SyntaxPrinter.number(KnobRange.clean($1)))" }
        let text = "\(name)(\(arguments.joined(separator: ", ")))"
        return expression.replacing(call.node, with: Expression(typed: text))
      }
    }
    return true
  }

  private func hasPlainArguments(_ call: FactoryCall) -> Bool {
    call.arguments.compactMap(\.self).allSatisfy { node in
      if case .number = expression.nodes[node].operation { true } else { false }
    }
  }

  private func spring(of call: FactoryCall) -> Spring? {
    let wanted = Wanted(call.factory.result, by: "its place")
    let part = expression.subexpression(at: call.node)
    switch try? document.evaluate(part, wanted: wanted).datum {
    case .spring(let spring): return spring
    case .animation(let animation?):
      if case .spring(let spring, _) = animation.base { return spring }
      return nil
    default: return nil
    }
  }

  /// What a number was before it became a spring's rates: 0.3, not 0.30000000000000004.
  private static func shortened(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
