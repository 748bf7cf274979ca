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
}
