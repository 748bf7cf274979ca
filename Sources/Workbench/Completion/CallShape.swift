import Language
import Model
import Motion

/// The arguments a call takes, as far as completion cares.
struct CallShape: Sendable {
  struct Slot: Sendable {
    /// Nil where the argument stands alone.
    let label: String?

    /// Nil where any type will do.
    let type: LanguageType?
  }

  let slots: [Slot]

  var labels: [String] { slots.compactMap(\.label) }

  /// What may follow these labels; nil where they are not of this call.
  func rest(after labels: [String]) -> CallShape? {
    guard let last = labels.last else { return self }
    guard Set(labels).isSubset(of: self.labels), let index = slots.firstIndex(where: { $0.label == last })
    else { return nil }
    return CallShape(slots: Array(slots[(index + 1)...]))
  }

  /// Each way a callee can be called: of factories, of keyframes, and of the grammar's own words.
  static func shapes(of callee: String) -> [CallShape] {
    if let own = grammar[callee] { return own }
    if let kind = KeyframeCatalog.all.first(where: { $0.name == callee }) {
      let labelled = kind.labels.map { Slot(label: $0, type: keyframeTypes[$0]) }
      return [CallShape(slots: [Slot(label: nil, type: nil)] + labelled)]
    }
    let name = callee.split(separator: ".").last.map(String.init) ?? callee
    let isFree = !callee.contains(".")
    return FactoryCatalog.all.filter { factory in
      factory.name == name && (factory.form == .initializer || factory.form == .function) == isFree
    }
    .map { CallShape(slots: $0.parameters.map { Slot(label: $0.label, type: $0.type) }) }
  }

  private static let grammar: [String: [CallShape]] = [
    "phases": [CallShape(slots: [Slot(label: "trigger", type: nil)])],
    "keyframes": [
      CallShape(slots: [Slot(label: "trigger", type: nil)]),
      CallShape(slots: [Slot(label: "repeating", type: .bool)]),
    ],
    "withAnimation": [CallShape(slots: [Slot(label: nil, type: .animation)])],
    ".animation": [
      CallShape(slots: [Slot(label: nil, type: .animation), Slot(label: "value", type: nil)])
    ],
    ".transition": [CallShape(slots: [Slot(label: nil, type: .transition)])],
  ]

  private static let keyframeTypes: [String: LanguageType] = [
    "duration": .number, "timingCurve": .curve, "spring": .spring,
  ]
}
