/// Two motions that are shown as one.
package protocol CombinedTrajectory: Trajectory {
  var base: any Trajectory { get }
  var other: any Trajectory { get }
}

extension CombinedTrajectory {
  package var duration: Double { max(base.duration, other.duration) }
  package var settlingDuration: Double { max(base.settlingDuration, other.settlingDuration) }
  package var knots: [Double] { (base.knots + other.knots).sorted() }

  /// Between two turns of one the other may turn too.
  package var resolution: Double { min(base.resolution, other.resolution) / 2 }
}

/// One motion times another, of which only the first component counts: a scale over a scale.
package struct ProductTrajectory: CombinedTrajectory {
  package let base: any Trajectory
  package let other: any Trajectory

  package init(_ base: any Trajectory, times factor: any Trajectory) {
    (self.base, other) = (base, factor)
  }

  package func state(at time: Double) -> MotionState {
    let (base, factor) = (base.state(at: time), other.state(at: time))
    let share = factor.value.x
    // At an upright tangent one velocity has no number; times nothing it is nothing.
    let change = (base.value * factor.velocity.x).replacing(with: 0, where: base.value .== 0)
    return MotionState(
      value: base.value * share,
      velocity: (share == 0 ? .zero : base.velocity * share) + change
    )
  }

  package var start: SIMD4<Double> { base.start * other.start.x }
  package var end: SIMD4<Double> { base.end * other.end.x }
}

/// One motion added to another.
package struct SumTrajectory: CombinedTrajectory {
  package let base: any Trajectory
  package let other: any Trajectory

  package init(_ base: any Trajectory, plus addend: any Trajectory) {
    (self.base, other) = (base, addend)
  }

  package func state(at time: Double) -> MotionState {
    let (base, addend) = (base.state(at: time), other.state(at: time))
    return MotionState(value: base.value + addend.value, velocity: base.velocity + addend.velocity)
  }

  package var start: SIMD4<Double> { base.start + other.start }
  package var end: SIMD4<Double> { base.end + other.end }
}
