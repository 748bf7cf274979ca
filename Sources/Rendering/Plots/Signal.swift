package import Motion

/// One number over time: what a curve of a plot shows.
package struct Signal: Sendable {
  /// The value at a time in seconds, or at a progress; anything that is not finite is a gap.
  package let value: @Sendable (Double) -> Double

  /// Times, ascending, at which the value may jump.
  package let knots: [Double]

  /// Seconds within which the value turns round at most once.
  package let resolution: Double

  /// Where the value comes to rest and when, for readers: nothing flickers after it.
  let rest: Rest?

  /// The values from a first time by a step; nil where that is not faster than asking for each.
  private let evenValues: EvenValues?

  private typealias EvenValues = @Sendable (_ first: Double, _ step: Double, _ count: Int) -> [Double]?

  struct Rest: Sendable {
    let time: Double
    let value: Double
  }

  /// The value as it is told: the resting one once it rests.
  func toldValue(at time: Double) -> Double {
    if let rest, time >= rest.time { return rest.value }
    return value(time)
  }

  /// What every dot column of an axis shows.
  func values(over axis: TimeAxis) -> [Double] {
    evenValues?(axis.window.lowerBound, axis.step, axis.dots)
      ?? (0..<axis.dots).map { value(axis.time(ofDot: $0)) }
  }

  package init(
    knots: [Double] = [],
    resolution: Double = .infinity,
    value: @escaping @Sendable (Double) -> Double
  ) {
    self.init(knots: knots, resolution: resolution, rest: nil, value: value)
  }

  init(
    knots: [Double],
    resolution: Double,
    rest: Rest?,
    value: @escaping @Sendable (Double) -> Double
  ) {
    self.init(knots, resolution, rest, value, evenValues: nil)
  }

  private init(
    _ knots: [Double],
    _ resolution: Double,
    _ rest: Rest?,
    _ value: @escaping @Sendable (Double) -> Double,
    evenValues: EvenValues?
  ) {
    self.rest = rest
    self.value = value
    self.knots = knots
    self.resolution = resolution
    self.evenValues = evenValues
  }

  /// One component of a motion, times a factor that brings it into the reader's unit.
  package init(_ trajectory: any Trajectory, component: Int = 0, factor: Double = 1) {
    let component = min(max(component, 0), 3)
    let rest = trajectory.restingValue.map {
      Rest(time: trajectory.settlingDuration, value: $0[component] * factor)
    }
    self.init(
      trajectory.knots,
      trajectory.resolution,
      rest,
      { trajectory.state(at: $0).value[component] * factor },
      evenValues: { first, step, count in
        trajectory.evenValues(from: first, by: step, count: count)?.map { $0[component] * factor }
      }
    )
  }

  /// What another signal has more than this one.
  package func difference(to other: Signal) -> Signal {
    var both: Rest?
    if let rest, let otherRest = other.rest {
      both = Rest(time: max(rest.time, otherRest.time), value: otherRest.value - rest.value)
    }
    return Signal(
      knots: (knots + other.knots).sorted(),
      resolution: min(resolution, other.resolution),
      rest: both
    ) { time in other.value(time) - value(time) }
  }
}
