import Language

/// Arguments that are modifiers here: `delay:` and `repeatCount:` of an animation.
extension Checker {
  private typealias Labelled = (label: String, argument: Int)

  /// Whether a label is what stands behind such a value, with its argument in brackets.
  func isModifier(_ label: String, _ meant: [Factory]) -> Bool {
    let name = Self.modifier(label)
    return FactoryCatalog.modifiers(named: name).contains { factory in
      meant.contains { factory.baseType == $0.result }
    }
  }

  private static let animationModifiers = Factory.animationModifiers.map(\.name)

  /// The modifier that a label asks for.
  private static func modifier(_ label: String) -> String {
    if ForeignMembers.repeating.contains(label) { return "repeatForever" }
    return animationModifiers.first { $0.lowercased() == label.lowercased() }
      ?? Suggestion.closest(to: label, among: animationModifiers) ?? label
  }

  /// `.easeInOut(duration: 0.3, delay: 0.1)` as `.easeInOut(duration: 0.3).delay(0.1)`; nil where a label is
  /// no modifier.
  ///
  /// - Parameter strange: The arguments whose labels no form has.
  func wrapped(
    _ labelled: [(label: String?, argument: Int)],
    _ strange: [(label: String, argument: Int)],
    _ meant: [Factory],
    _ call: Int
  ) -> Diagnostic? {
    guard let first = strange.first, meant[0].name != Self.modifier(first.label),
      strange.allSatisfy({ isModifier($0.label, meant) })
    else { return nil }
    let others = Set(strange.map(\.argument))
    let kept = labelled.filter { !others.contains($0.argument) }
    let form = meant.first { form in
      Self.slots(for: kept.map(\.label), in: form).map { slots in
        zip(slots, kept).allSatisfy { candidates[$1.argument].accepts(form.parameters[$0].type) }
      } == true
    }
    let suggestion = form.flatMap { form in
      modifiers(strange, of: form.result).map { modifiers in
        (kept.isEmpty ? form.spelling : text(of: form, kept)) + modifiers.joined()
      }
    }
    return Diagnostic(
      id: "unknown-argument",
      message:
        "'\(meant[0].spelling)' has no argument '\(first.label):'; it stands behind the brackets, as a "
        + "modifier",
      range: suggestion == nil ? labelRange(first.label, of: first.argument) : callRange(call),
      suggestion: suggestion
    )
  }

  /// The modifiers that arguments come to; nil where one of them cannot take its value.
  private func modifiers(_ arguments: [Labelled], of type: LanguageType) -> [String]? {
    let reversal = arguments.first { $0.label == "autoreverses" }
    let others = arguments.filter { $0.label != "autoreverses" }
    if let reversal, others.isEmpty { return turning(reversal.argument) }
    let reverses = reversal.map { "autoreverses: \(written($0.argument))" }
    guard reverses == nil || others.contains(where: { Self.modifier($0.label).hasPrefix("repeat") })
    else { return nil }
    let texts = others.compactMap { modifier($0, reverses, of: type) }
    return texts.count == others.count ? texts : nil
  }

  /// `autoreverses:` by itself: what never turns has nothing to be said of it.
  private func turning(_ argument: Int) -> [String]? {
    switch expression.nodes[argument].operation {
    case .boolean(true): [".repeatForever(autoreverses: true)"]
    case .boolean(false): []
    default: nil
    }
  }

  private func modifier(_ argument: Labelled, _ reverses: String?, of type: LanguageType) -> String? {
    var name = Self.modifier(argument.label)
    let isNumber = candidates[argument.argument].accepts(.number)
    if name == "repeatForever" {
      if isNumber { name = "repeatCount" } else { return forever(argument, reverses) }
    }
    let takes = FactoryCatalog.modifiers(named: name).contains { factory in
      factory.baseType == type && factory.parameters.first?.label == nil
        && factory.parameters.first.map { candidates[argument.argument].accepts($0.type) } == true
    }
    guard takes else { return nil }
    let more = name == "repeatCount" ? reverses.map { ", \($0)" } ?? "" : ""
    return ".\(name)(\(written(argument.argument))\(more))"
  }

  /// `repeats: true`; false asks for nothing that could be said.
  private func forever(_ argument: Labelled, _ reverses: String?) -> String? {
    guard expression.nodes[argument.argument].operation == .boolean(true) else { return nil }
    return ".repeatForever(\(reverses ?? ""))"
  }

  private func written(_ position: Int) -> String {
    SyntaxPrinter.text(expression.subexpression(at: position))
  }
}
