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

  struct Rest: Sendable {
    let time: Double
    let value: Double
  }

  /// The value as it is told: the resting one once it rests.
  func toldValue(at time: Double) -> Double {
    if let rest, time >= rest.time { return rest.value }
    return value(time)
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
    self.rest = rest
    self.value = value
    self.knots = knots
    self.resolution = resolution
  }

  /// One component of a motion, times a factor that brings it into the reader's unit.
  package init(_ trajectory: any Trajectory, component: Int = 0, factor: Double = 1) {
    let component = min(max(component, 0), 3)
    let rest = trajectory.restingValue.map {
      Rest(time: trajectory.settlingDuration, value: $0[component] * factor)
    }
    self.init(knots: trajectory.knots, resolution: trajectory.resolution, rest: rest) { time in
      trajectory.state(at: time).value[component] * factor
    }
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
