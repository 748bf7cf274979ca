/// A motion whose last stretch repeats for ever.
package struct LoopingTrajectory: Trajectory {
  package let base: any Trajectory

  /// From when on it repeats, in seconds.
  package let loopStart: Double

  /// Seconds of one round; above zero.
  package let period: Double

  package init(_ base: any Trajectory, from loopStart: Double, period: Double) {
    self.base = base
    self.loopStart = loopStart
    self.period = period
  }

  package func state(at time: Double) -> MotionState { base.state(at: folded(time)) }

  /// The instant of the first round that looks like a later one.
  private func folded(_ time: Double) -> Double {
    guard time >= loopStart + period, period > 0 else { return time }
    let rounds = ((time - loopStart) / period).rounded(.down)
    let within = time - loopStart - rounds * period
    return within.isFinite ? loopStart + min(max(within, 0), period.nextDown) : loopStart
  }

  package var start: SIMD4<Double> { base.start }
  package var end: SIMD4<Double> { base.end }
  package var duration: Double { .infinity }
  package var settlingDuration: Double { .infinity }

  package var knots: [Double] {
    let knots = base.knots.filter { $0 < loopStart + period }
    let round = knots.filter { $0 >= loopStart }
    var result = knots
    var shift = period
    while !round.isEmpty, result.count + round.count < AnimationTiming.mostKnots {
      result += round.map { $0 + shift }
      shift += period
    }
    return result
  }

  package var resolution: Double { base.resolution }
}
