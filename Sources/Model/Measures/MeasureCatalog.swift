import Language

/// The measures there are, in the order help lists them.
package enum MeasureCatalog {
  // To add a measure: write it in this folder, then its line here.
  package static let all: [Measure] = [
    .duration, .settlingDuration,
    .overshoot, .peak, .peakTime, .riseTime, .peakVelocity,
    .minimum, .maximum, .crossings, .monotone,
  ]

  /// What `expect` asks with a call, `velocity(Card.scale) at 0.1` and `updates(swipe, offset)` included.
  package static let questions = all.map(\.name) + ["velocity", "updates"]

  /// What other programs call measures.
  private static let foreign = [
    "settlingTime": "settlingDuration", "settleTime": "settlingDuration", "max": "maximum", "min": "minimum",
    "maxVelocity": "peakVelocity", "bounces": "crossings", "length": "duration", "isMonotone": "monotone",
    "isMonotonic": "monotone", "monotonic": "monotone",
  ]

  /// The measure that was meant by a name which none has; nil where nobody knows.
  static func meant(by name: String) -> String? {
    foreign[name] ?? Suggestion.closest(to: name, among: questions)
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The measure of a name; nil where none has it.
  package static func measure(named name: String) -> Measure? { byName[name] }
}
