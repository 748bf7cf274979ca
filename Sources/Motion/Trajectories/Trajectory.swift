/// Where a motion is, and how fast it goes, at one instant.
package struct MotionState: Hashable, Sendable {
  /// The animatable vector (see ``Value/animatableData``): units of the channel.
  package var value: SIMD4<Double>

  /// Its exact derivative: units a second.
  package var velocity: SIMD4<Double>

  package init(value: SIMD4<Double>, velocity: SIMD4<Double>) {
    self.value = value
    self.velocity = velocity
  }
}

/// One value over time: the shape every motion takes in the end.
///
/// A trajectory answers for any time, in any order, with the same numbers: it holds no clock and no
/// step. Before zero it stands at its start; after its end it goes on in closed form, nothing snaps.
package protocol Trajectory: Sendable {
  /// The state at a time in seconds.
  func state(at time: Double) -> MotionState

  /// The state the motion comes from, as seen before time zero; velocity zero.
  var start: SIMD4<Double> { get }

  /// The value the motion is on its way to.
  var end: SIMD4<Double> { get }

  /// Seconds until the motion counts as complete; `infinity` when it never does.
  var duration: Double { get }

  /// Seconds until the motion rests; `infinity` when it never does.
  var settlingDuration: Double { get }

  /// Times in seconds, ascending, at which the value or its slope may break.
  var knots: [Double] { get }

  /// Seconds within which the motion turns round at most once: the step a search for extremes takes.
  var resolution: Double { get }

  /// The values at evenly spaced times by a way that is faster than ``state(at:)``; nil where there is none.
  ///
  /// They may differ from ``state(at:)`` by 1e-12 of the motion's distance, so what a reader is shown at a
  /// time always comes from there.
  ///
  /// - Parameters:
  ///   - first: Seconds at the first of them.
  ///   - step: Seconds from one to the next.
  ///   - count: How many.
  func evenValues(from first: Double, by step: Double, count: Int) -> [SIMD4<Double>]?
}

extension Trajectory {
  package func evenValues(from first: Double, by step: Double, count: Int) -> [SIMD4<Double>]? { nil }

  /// The values at evenly spaced times, for sums and searches over thousands of them; see
  /// ``evenValues(from:by:count:)``.
  ///
  /// - Parameter count: How many; none for zero and below.
  package func values(from first: Double, by step: Double, count: Int) -> [SIMD4<Double>] {
    evenValues(from: first, by: step, count: count)
      ?? (0..<max(count, 0)).map { state(at: first + Double($0) * step).value }
  }
}
