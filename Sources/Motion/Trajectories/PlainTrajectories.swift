/// A value that never moves.
package struct ConstantTrajectory: Trajectory {
  package let value: SIMD4<Double>

  package init(_ value: SIMD4<Double>) { self.value = value }

  package func state(at time: Double) -> MotionState { MotionState(value: value, velocity: .zero) }

  package var start: SIMD4<Double> { value }
  package var end: SIMD4<Double> { value }
  package var duration: Double { 0 }
  package var settlingDuration: Double { 0 }
  package var knots: [Double] { [] }
  package var resolution: Double { .infinity }
}

/// A value that switches at once: booleans, cases, and changes without animation.
///
/// At the instant of the change the new value shows.
package struct StepTrajectory: Trajectory {
  package let start: SIMD4<Double>
  package let end: SIMD4<Double>

  package init(from start: SIMD4<Double>, to end: SIMD4<Double>) {
    self.start = start
    self.end = end
  }

  package func state(at time: Double) -> MotionState {
    MotionState(value: time < 0 ? start : end, velocity: .zero)
  }

  package var duration: Double { 0 }
  package var settlingDuration: Double { 0 }
  package var knots: [Double] { [0] }
  package var resolution: Double { .infinity }
}

/// A unit curve over its own progress, one unit long.
package struct CurveTrajectory: Trajectory {
  package let curve: any Curve

  package init(_ curve: any Curve) { self.curve = curve }

  /// Progress stands for time; outside 0...1 the curve says what it is.
  package func state(at progress: Double) -> MotionState {
    let (value, velocity) = curve.sample(at: progress)
    return MotionState(value: [value, 0, 0, 0], velocity: [velocity, 0, 0, 0])
  }

  package var start: SIMD4<Double> { [curve.value(at: 0), 0, 0, 0] }
  package var end: SIMD4<Double> { [curve.value(at: 1), 0, 0, 0] }
  package var duration: Double { 1 }
  package var settlingDuration: Double { 1 }
  package var knots: [Double] { [0] + curve.knots + [1] }

  /// Between its knots a curve never turns, and past its end nothing is looked for.
  package var resolution: Double { .infinity }
}

/// One component of another motion, as a number of its own.
package struct ComponentTrajectory: Trajectory {
  package let base: any Trajectory

  /// Which component, 0...3.
  package let component: Int

  package init(_ base: any Trajectory, component: Int) {
    self.base = base
    self.component = min(max(component, 0), 3)
  }

  package func state(at time: Double) -> MotionState {
    let state = base.state(at: time)
    return MotionState(value: alone(state.value), velocity: alone(state.velocity))
  }

  package var start: SIMD4<Double> { alone(base.start) }
  package var end: SIMD4<Double> { alone(base.end) }
  package var duration: Double { base.duration }
  package var settlingDuration: Double { base.settlingDuration }
  package var knots: [Double] { base.knots }
  package var resolution: Double { base.resolution }

  private func alone(_ vector: SIMD4<Double>) -> SIMD4<Double> { [vector[component], 0, 0, 0] }
}
