/// One motion times another, of which only the first component counts: a scale over a scale.
package struct ProductTrajectory: Trajectory {
  package let base: any Trajectory
  package let factor: any Trajectory

  package init(_ base: any Trajectory, times factor: any Trajectory) {
    self.base = base
    self.factor = factor
  }

  package func state(at time: Double) -> MotionState {
    let (base, factor) = (base.state(at: time), factor.state(at: time))
    let share = factor.value.x
    // At an upright tangent one velocity has no number; times nothing it is nothing.
    let change = (base.value * factor.velocity.x).replacing(with: 0, where: base.value .== 0)
    return MotionState(
      value: base.value * share,
      velocity: (share == 0 ? .zero : base.velocity * share) + change
    )
  }

  package var start: SIMD4<Double> { base.start * factor.start.x }
  package var end: SIMD4<Double> { base.end * factor.end.x }
  package var duration: Double { max(base.duration, factor.duration) }
  package var settlingDuration: Double { max(base.settlingDuration, factor.settlingDuration) }
  package var knots: [Double] { (base.knots + factor.knots).sorted() }

  /// Between two turns of one the other may turn too.
  package var resolution: Double { min(base.resolution, factor.resolution) / 2 }
}

/// One motion added to another.
package struct SumTrajectory: Trajectory {
  package let base: any Trajectory
  package let addend: any Trajectory

  package init(_ base: any Trajectory, plus addend: any Trajectory) {
    self.base = base
    self.addend = addend
  }

  package func state(at time: Double) -> MotionState {
    let (base, addend) = (base.state(at: time), addend.state(at: time))
    return MotionState(value: base.value + addend.value, velocity: base.velocity + addend.velocity)
  }

  package var start: SIMD4<Double> { base.start + addend.start }
  package var end: SIMD4<Double> { base.end + addend.end }
  package var duration: Double { max(base.duration, addend.duration) }
  package var settlingDuration: Double { max(base.settlingDuration, addend.settlingDuration) }
  package var knots: [Double] { (base.knots + addend.knots).sorted() }
  package var resolution: Double { min(base.resolution, addend.resolution) / 2 }
}
