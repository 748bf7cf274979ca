/// A signal seen through columns: where it was between one column's instant and the next.
struct CurveSamples {
  /// The lowest and highest value since the column before, and the value at its own instant.
  struct Column: Hashable {
    var low: Double
    var high: Double
    var last: Double
  }

  private(set) var columns: [Column] = []

  /// Instants at which there was no finite value.
  private(set) var gaps = 0

  /// The lowest and the highest value; nil when there was none.
  private(set) var extremes: ClosedRange<Double>?

  /// Samples at the instants of an axis's dots, and between them as finely as the signal needs.
  init(_ signal: Signal, over axis: TimeAxis) {
    columns.reserveCapacity(axis.dots)
    var knots = signal.knots.prefix(Self.knotLimit)[...]
    var previous = axis.window.lowerBound
    knots = knots.drop { $0 <= previous }
    for (index, value) in signal.values(over: axis).enumerated() {
      let instant = axis.time(ofDot: index)
      var column = Column(low: .infinity, high: -.infinity, last: .nan)
      let steps = index == 0 ? 1 : Self.steps(over: instant - previous, signal)
      for step in 1..<max(steps, 1) {
        note(signal.value(previous + (instant - previous) * Double(step) / Double(steps)), in: &column)
      }
      while let knot = knots.first, knot <= instant {
        note(signal.value(knot.nextDown), in: &column)
        note(signal.value(knot), in: &column)
        knots.removeFirst()
      }
      note(value, in: &column)
      if column.last.isNaN { gaps += 1 }
      columns.append(column)
      previous = instant
    }
  }

  private mutating func note(_ value: Double, in column: inout Column) {
    guard ValueRange.isDrawable(value) else {
      column.last = .nan
      return
    }
    column.low = min(column.low, value)
    column.high = max(column.high, value)
    column.last = value
    extremes = min(value, extremes?.lowerBound ?? value)...max(value, extremes?.upperBound ?? value)
  }

  /// Samples between two columns: four for each time the signal may turn, up to a bound.
  private static func steps(over interval: Double, _ signal: Signal) -> Int {
    let turns = interval / signal.resolution * 4
    guard turns > 1 else { return 1 }
    return turns < 16 ? Int(turns.rounded(.up)) : 16
  }

  /// More breaks than columns can show; the rest is left to the samples.
  private static let knotLimit = 4096
}
