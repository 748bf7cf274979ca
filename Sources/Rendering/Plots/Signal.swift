package import Motion

/// One number over time: what a curve of a plot shows.
package struct Signal: Sendable {
  /// The value at a time in seconds, or at a progress; anything that is not finite is a gap.
  package let value: @Sendable (Double) -> Double

  /// Times, ascending, at which the value may jump.
  package let knots: [Double]

  /// Seconds within which the value turns round at most once.
  package let resolution: Double

  package init(
    knots: [Double] = [],
    resolution: Double = .infinity,
    value: @escaping @Sendable (Double) -> Double
  ) {
    self.value = value
    self.knots = knots
    self.resolution = resolution
  }

  /// One component of a motion, times a factor that brings it into the reader's unit.
  package init(_ trajectory: any Trajectory, component: Int = 0, factor: Double = 1) {
    let component = min(max(component, 0), 3)
    self.init(knots: trajectory.knots, resolution: trajectory.resolution) { time in
      trajectory.state(at: time).value[component] * factor
    }
  }

  /// What another signal has more than this one.
  package func difference(to other: Signal) -> Signal {
    Signal(
      knots: (knots + other.knots).sorted(),
      resolution: min(resolution, other.resolution)
    ) { time in other.value(time) - value(time) }
  }
}
