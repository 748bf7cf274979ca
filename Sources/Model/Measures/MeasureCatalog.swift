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

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The measure of a name; nil where none has it.
  package static func measure(named name: String) -> Measure? { byName[name] }
}
