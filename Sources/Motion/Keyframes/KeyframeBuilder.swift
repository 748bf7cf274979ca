/// Strings keyframes together: each starts where the one before it ended, with its velocity.
struct KeyframeBuilder {
  let steps: [Keyframe]
  let settlingScale: Double

  /// Where the track is by now, and how fast, in units a second.
  private(set) var value: SIMD4<Double>
  private var velocity: SIMD4<Double>

  /// Seconds of the track so far.
  private(set) var time = 0.0

  private(set) var segments: [KeyframeSegment] = []
  private(set) var cutSprings: [KeyframeTrack.CutSpring] = []

  /// SwiftUI's epsilon for a spring keyframe without a duration (measured).
  private static let epsilon = 1e-4

  init(steps: [Keyframe], from value: SIMD4<Double>, velocity: SIMD4<Double>, settlingScale: Double) {
    self.steps = steps
    self.settlingScale = settlingScale
    self.value = value
    self.velocity = velocity
  }

  mutating func build() {
    for (index, step) in steps.enumerated() {
      let segment = segment(step, next: index + 1 < steps.count ? steps[index + 1] : nil)
      noteCut(segment, step, index)
      segments.append(segment)
      let state = segment.endState
      value = state.value
      // An upright curve ends with no velocity that anything could go on with.
      velocity = finite(state.velocity)
      time = segment.end
    }
  }

  private func segment(_ step: Keyframe, next: Keyframe?) -> KeyframeSegment {
    let entry = step.givenStartVelocity ?? velocity
    switch step {
    case .move: return bound(step, 0, .jump)
    case .linear(_, let duration, let curve): return bound(step, duration, .linear(curve))
    case .cubic(let target, let duration, _, let given):
      let exit = given ?? exitVelocity(target, duration, next)
      return bound(step, duration, .cubic(startVelocity: entry, endVelocity: exit))
    case .spring(let target, let given, let spring, _):
      let duration = given ?? settling(spring, target - value, entry)
      return bound(step, duration, .spring(spring, velocity: entry))
    }
  }

  private func bound(_ step: Keyframe, _ duration: Double, _ path: KeyframeSegment.Path) -> KeyframeSegment {
    KeyframeSegment(start: time, duration: duration, from: value, target: step.target, path: path)
  }

  /// The velocity a cubic keyframe ends with: the one what follows starts with.
  ///
  /// Before a spring it is (spring's target − from) over both durations, as before a cubic (Easel's own).
  private func exitVelocity(_ target: SIMD4<Double>, _ duration: Double, _ next: Keyframe?) -> SIMD4<Double> {
    guard let next else { return .zero }
    if let given = next.givenStartVelocity { return given }
    switch next {
    case .move: return .zero
    case .linear(let to, let span, let curve):
      let change = to - target
      return finite((change / span * curve.velocity(at: 0)).replacing(with: 0, where: change .== 0))
    case .cubic(let to, let span, _, _): return (to - value) / (duration + span)
    case .spring(let to, let given, let spring, _):
      return (to - value) / (duration + (given ?? settling(spring, to - target, .zero)))
    }
  }

  private func settling(_ spring: Spring, _ change: SIMD4<Double>, _ velocity: SIMD4<Double>) -> Double {
    spring.swiftUISettlingDuration(
      change: change * settlingScale,
      velocity: velocity * settlingScale,
      epsilon: KeyframeBuilder.epsilon
    )
  }

  private mutating func noteCut(_ segment: KeyframeSegment, _ step: Keyframe, _ index: Int) {
    guard case .spring(let spring, let velocity) = segment.path, step.givenDuration != nil else { return }
    let settling = spring.settlingDuration(change: segment.target - segment.from, velocity: velocity)
    let isStill = segment.target == segment.from && velocity == .zero
    guard settling > segment.duration, !isStill else { return }
    cutSprings.append(
      KeyframeTrack.CutSpring(
        index: index,
        time: segment.end,
        reached: segment.endState.value,
        target: segment.target,
        settling: segment.start + settling
      )
    )
  }

  private func finite(_ velocity: SIMD4<Double>) -> SIMD4<Double> {
    var result = velocity
    for index in 0..<4 where !result[index].isFinite { result[index] = 0 }
    return result
  }
}
