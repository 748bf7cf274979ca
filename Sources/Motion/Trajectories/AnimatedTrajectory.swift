/// One change, animated: from a value to a value, with the velocity it starts with.
package struct AnimatedTrajectory: Trajectory {
  /// How it gets from start to end.
  package let animation: Animation

  /// In units of the channel.
  package let start: SIMD4<Double>

  /// In units of the channel.
  package let end: SIMD4<Double>

  /// Units a second at the start; a curve has no use for it.
  package let velocity: SIMD4<Double>

  private let engine: Engine
  let timing: AnimationTiming

  /// What moves, with the modifiers taken off.
  private enum Engine: Sendable {
    case curve(any Curve, duration: Double)

    /// A spring released with a velocity in units per second of its own time.
    case spring(Spring, velocity: SIMD4<Double>)
  }

  package init(
    animation: Animation,
    from start: SIMD4<Double>,
    to end: SIMD4<Double>,
    velocity: SIMD4<Double> = .zero
  ) {
    self.animation = animation
    self.start = start
    self.end = end
    self.velocity = velocity
    let bare = AnimatedTrajectory.bare(animation, change: end - start, velocity: velocity)
    engine = bare.engine
    timing = AnimationTiming(logical: bare.logical, finish: bare.finish, modifiers: animation.modifiers)
  }

  private static func bare(
    _ animation: Animation,
    change: SIMD4<Double>,
    velocity: SIMD4<Double>
  ) -> (engine: Engine, logical: Double, finish: Double) {
    switch animation.base {
    case .curve(let curve, let duration):
      return (.curve(curve, duration: duration), duration, duration)
    case .spring(let spring, _):
      // Under a speed the spring's own seconds are shorter, and so is the velocity per second of them.
      let push = velocity / animation.overallSpeed
      let finish = spring.settlingDuration(change: change, velocity: push)
      return (.spring(spring, velocity: push), spring.response, finish)
    case .interpolatingSpring(let spring, let initialVelocity):
      let limited = spring.limitedToCritical
      let push = change * initialVelocity + velocity / animation.overallSpeed
      let finish = limited.removalTime(initialVelocity: initialVelocity)
      return (.spring(limited, velocity: push), limited.response, finish)
    }
  }

  package func state(at time: Double) -> MotionState {
    guard time >= 0 else { return MotionState(value: start, velocity: .zero) }
    let place = timing.place(at: time)
    if place.isOver { return MotionState(value: end, velocity: .zero) }
    switch engine {
    case .curve(let curve, let duration):
      return curveState(curve, duration, place)
    case .spring(let spring, let push):
      let step = spring.propagator(over: place.time)
      let displacement = start - end
      return MotionState(
        value: place.time > 0 ? end + step.displacement(displacement, push) : start,
        velocity: step.velocity(displacement, push) * place.rate
      )
    }
  }

  private func curveState(
    _ curve: any Curve,
    _ duration: Double,
    _ place: AnimationTiming.Place
  ) -> MotionState {
    guard place.time <= duration else { return MotionState(value: end, velocity: .zero) }
    let progress = place.time / duration
    let (share, steepness) = curve.sample(at: progress)
    let change = end - start
    let slope = place.rate == 0 ? 0 : steepness / duration * place.rate
    return MotionState(
      value: share == 1 ? end : start + change * share,
      // A component that does not change stands still even where the curve is vertical.
      velocity: (change * slope).replacing(with: 0, where: change .== 0)
    )
  }

  /// A spring without modifiers goes through ``EvenSamples``, component by component.
  package func evenValues(from first: Double, by step: Double, count: Int) -> [SIMD4<Double>]? {
    guard case .spring(let spring, let push) = engine, timing.stages.isEmpty, first >= 0, step > 0, count > 0
    else { return nil }
    var values = [SIMD4<Double>](repeating: end, count: count)
    for component in 0..<4 where start[component] != end[component] || push[component] != 0 {
      let release = Spring.State(
        displacement: start[component] - end[component],
        velocity: push[component]
      )
      let samples = EvenSamples(of: spring, from: release, at: first, every: step)
      for (index, displacement) in samples.displacements(count: count).enumerated() {
        values[index][component] += displacement
      }
    }
    return values
  }

  package var duration: Double { timing.logicalDuration }

  package var settlingDuration: Double { timing.finish }

  package var knots: [Double] {
    switch engine {
    case .curve(let curve, let duration):
      timing.knots(base: [0] + curve.knots.map { $0 * duration } + [duration])
    case .spring: timing.knots(base: [0])
    }
  }

  package var resolution: Double {
    switch engine {
    case .curve(_, let duration): duration / timing.rate / 16
    case .spring(let spring, _): spring.halfSwing / timing.rate
    }
  }
}
