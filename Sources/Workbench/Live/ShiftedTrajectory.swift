import Motion

/// A motion seen from a moment of it: that moment is zero, and what came before is negative.
///
/// Only the breaks within sight are told, so that a take of an hour draws as fast as a new one.
struct ShiftedTrajectory: Trajectory {
  let whole: any Trajectory

  /// Seconds of the motion that are zero here.
  let now: Double

  /// Seconds of the past that are looked at.
  let sight: Double

  /// Before the beginning all was as it is at the beginning, once the states have what they began with.
  func state(at time: Double) -> MotionState { whole.state(at: max(now + time, 0)) }

  var start: SIMD4<Double> { whole.state(at: 0).value }
  var end: SIMD4<Double> { whole.end }
  var duration: Double { whole.duration - now }
  var settlingDuration: Double { whole.settlingDuration - now }
  var resolution: Double { whole.resolution }

  var knots: [Double] {
    let knots = whole.knots
    var (low, high) = (0, knots.count)
    while low < high {
      let middle = (low + high) / 2
      if knots[middle] < now - sight { low = middle + 1 } else { high = middle }
    }
    return knots[low...].prefix { $0 <= now }.map { $0 - now }
  }
}
