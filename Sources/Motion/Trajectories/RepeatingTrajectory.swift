/// A motion that starts over again for ever; at a border the run that ends there counts.
package struct RepeatingTrajectory: Trajectory {
  package let base: any Trajectory

  /// Seconds of one run; at zero or without end nothing repeats.
  package let period: Double

  package init(_ base: any Trajectory, period: Double) {
    self.base = base
    self.period = period
  }

  private var repeats: Bool { period > 0 && period.isFinite }

  package func state(at time: Double) -> MotionState {
    guard repeats, time > period else { return base.state(at: time) }
    let run = (time / period).rounded(.up) - 1
    guard run.isFinite else { return base.state(at: period) }
    return base.state(at: min(max(time - run * period, 0), period))
  }

  package var start: SIMD4<Double> { base.start }
  package var end: SIMD4<Double> { base.end }
  package var duration: Double { repeats ? .infinity : base.duration }
  package var settlingDuration: Double { repeats ? .infinity : base.settlingDuration }

  package var knots: [Double] {
    let inner = base.knots.filter { $0 < period }
    guard repeats, inner.count < AnimationTiming.mostKnots else { return base.knots }
    var knots: [Double] = []
    var run = 0.0
    while knots.count + inner.count < AnimationTiming.mostKnots {
      knots += inner.map { $0 + run * period }
      run += 1
      // A run that begins with a knot has this border already.
      if inner.first != 0 { knots.append(run * period) }
    }
    return knots
  }

  package var resolution: Double { base.resolution }
}
