/// A keyframe bound to its place in time, with everything it needs to answer.
struct KeyframeSegment: Sendable {
  enum Path: Sendable {
    case linear(any Curve)

    /// Tangents at both ends, in units a second.
    case cubic(startVelocity: SIMD4<Double>, endVelocity: SIMD4<Double>)
    case spring(Spring, velocity: SIMD4<Double>)
    case jump
  }

  /// Seconds from the start of the track.
  let start: Double

  /// Seconds; zero for a jump, infinite for a spring that never rests.
  let duration: Double

  let from: SIMD4<Double>

  /// Where it leads; a spring that is cut does not arrive.
  let target: SIMD4<Double>

  let path: Path

  var end: Double { start + duration }

  /// The state at a time of the track that lies in this segment, both ends included.
  func state(at time: Double) -> MotionState { localState(min(max(time - start, 0), duration)) }

  /// The state at the start; before a jump nothing has happened yet.
  var startState: MotionState {
    if case .jump = path { return MotionState(value: from, velocity: .zero) }
    return localState(0)
  }

  /// The state at the end.
  var endState: MotionState {
    duration.isFinite ? localState(duration) : MotionState(value: target, velocity: .zero)
  }

  private func localState(_ elapsed: Double) -> MotionState {
    switch path {
    case .jump: return MotionState(value: target, velocity: .zero)
    case .linear(let curve): return linearState(curve, elapsed)
    case .cubic(let startVelocity, let endVelocity):
      return cubicState(elapsed / duration, startVelocity, endVelocity)
    case .spring(let spring, let velocity):
      let step = spring.propagator(over: elapsed)
      let displacement = from - target
      return MotionState(
        value: elapsed > 0 ? target + step.displacement(displacement, velocity) : from,
        velocity: step.velocity(displacement, velocity)
      )
    }
  }

  private func linearState(_ curve: any Curve, _ elapsed: Double) -> MotionState {
    let progress = elapsed / duration
    let change = target - from
    let (share, steepness) = curve.sample(at: progress)
    return MotionState(
      value: share == 1 ? target : from + change * share,
      velocity: (change / duration * steepness).replacing(with: 0, where: change .== 0)
    )
  }

  /// The Hermite basis, its values and its slopes.
  private func cubicState(
    _ p: Double,
    _ startVelocity: SIMD4<Double>,
    _ endVelocity: SIMD4<Double>
  ) -> MotionState {
    if p >= 1 { return MotionState(value: target, velocity: endVelocity) }
    let change = target - from
    let q = 1 - p
    let tangents = startVelocity * (p * q * q) - endVelocity * (p * p * q)
    let slopes = startVelocity * (q * (1 - 3 * p)) + endVelocity * (p * (3 * p - 2))
    return MotionState(
      value: from + change * (p * p * (3 - 2 * p)) + tangents * duration,
      velocity: change * (6 * p * q / duration) + slopes
    )
  }

  /// Times inside the segment, in seconds of the track, where its slope may break.
  var knots: [Double] {
    guard case .linear(let curve) = path else { return [] }
    return curve.knots.map { start + $0 * duration }
  }

  /// For a spring, seconds within which it turns at most once.
  var halfSwing: Double? {
    guard case .spring(let spring, _) = path else { return nil }
    return spring.halfSwing
  }
}
