/// A value whose motions interrupt each other, by SwiftUI's rules.
///
/// It starts at rest and takes changes in order of time. What each change leaves running is one stack of
/// layers; all stacks share one flat list, and a sample walks only through the layers that still run.
package struct MergedTrajectory: Trajectory {
  /// The value before the first change, in units of the channel.
  package let start: SIMD4<Double>

  /// The target of the newest change.
  package private(set) var end: SIMD4<Double>

  /// Seconds until the newest change counts as complete; may be infinite.
  package private(set) var duration = 0.0

  /// Seconds until nothing moves any more; may be infinite.
  package private(set) var settlingDuration = 0.0

  /// Whether a spring that starts now takes over the velocity shown.
  package private(set) var keepsVelocity = true

  /// What is shown from a time on.
  private struct Piece: Sendable {
    /// Seconds.
    let time: Double

    /// The topmost of its layers.
    let top: Int
  }

  private var stack = LayerStack()
  private var pieces: [Piece] = []

  /// Creates a value that has never been changed.
  package init(restingAt start: SIMD4<Double>) {
    self.start = start
    end = start
  }

  /// When the value has been changed, in seconds, ascending.
  package var changeTimes: [Double] { pieces.map(\.time) }

  package func state(at time: Double) -> MotionState {
    guard let index = pieceIndex(at: time) else { return MotionState(value: start, velocity: .zero) }
    return stack.state(top: pieces[index].top, at: time)
  }

  /// The last piece that has begun; at the instant of a change it is the new one.
  private func pieceIndex(at time: Double) -> Int? {
    guard let first = pieces.first, first.time <= time else { return nil }
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].time <= time { low = middle } else { high = middle }
    }
    return low
  }

  package var knots: [Double] {
    var knots: [Double] = []
    for knot in stack.knots where knots.count < AnimationTiming.mostKnots * 4 {
      guard let index = pieceIndex(at: knot.time), pieces[index].time < knot.time else { continue }
      if stack.shows(knot, top: pieces[index].top) { knots.append(knot.time) }
    }
    return (knots + pieces.map(\.time)).sorted()
  }

  package var resolution: Double { stack.resolution }
}

extension MergedTrajectory {
  /// Changes the target.
  ///
  /// - Parameters:
  ///   - target: The new value; the same as before changes nothing, unless a spring gets a push.
  ///   - animation: How to get there; without one the value jumps by the whole change and what is left
  ///     of older motions goes on.
  ///   - time: Seconds; not before the change before.
  ///   - release: The velocity a spring starts with, in units a second, instead of the one shown: that of
  ///     a finger that lets go.
  ///   - restarts: Whether the same target is run for again, as when phases start over.
  package mutating func change(
    to target: SIMD4<Double>,
    with animation: Animation?,
    at time: Double,
    release: SIMD4<Double>? = nil,
    restarts: Bool = false
  ) {
    let isPushed = animation?.takesVelocity == true && release.map { $0 != .zero } ?? false
    guard target != end || restarts || isPushed else { return }
    let now = max(time, pieces.last?.time ?? 0)
    guard let animation else { return jump(to: target, at: now) }
    switch animation.merging {
    case .replaces(let delay):
      takeOver(to: target, with: animation, at: now, after: delay, release: release)
    case .addsUp:
      layOver(to: target, with: animation, at: now)
    }
    end = target
    duration = now + animation.logicalDuration
    keepsVelocity = animation.keepsVelocity
  }

  private mutating func jump(to target: SIMD4<Double>, at now: Double) {
    if let top = pieces.last?.top, !isResting(state(at: now), at: now) {
      show(stack.shift(top, by: target - end), from: now)
    } else {
      show(stack.add(.motion(ConstantTrajectory(target), since: now, below: nil)), from: now)
    }
    end = target
    settlingDuration = max(settlingDuration, now)
    duration = max(duration, now)
  }

  private mutating func takeOver(
    to target: SIMD4<Double>,
    with animation: Animation,
    at now: Double,
    after delay: Double,
    release: SIMD4<Double>?
  ) {
    let begin = now + delay
    let shown = state(at: begin)
    let motion = AnimatedTrajectory(
      animation: animation.withoutDelay,
      from: shown.value,
      to: target,
      velocity: release ?? (keepsVelocity ? shown.velocity : .zero)
    )
    let below = delay > 0 ? pieces.last?.top ?? stack.add(resting(until: now)) : nil
    show(stack.add(.motion(motion, since: begin, below: below)), from: now)
    settlingDuration = begin + motion.settlingDuration
  }

  private mutating func layOver(to target: SIMD4<Double>, with animation: Animation, at now: Double) {
    let finish: Double
    if isResting(state(at: now), at: now) {
      // Over rest the motion is the animation itself, exact at both ends.
      let motion = AnimatedTrajectory(animation: animation, from: end, to: target)
      show(stack.add(.motion(motion, since: now, below: nil)), from: now)
      finish = motion.settlingDuration
    } else {
      let share = AnimatedTrajectory(animation: animation, from: .zero, to: SIMD4(1, 0, 0, 0))
      let below = pieces.last?.top ?? stack.add(resting(until: now))
      show(stack.add(.overlay(share, since: now, target: target, below: below)), from: now)
      finish = share.settlingDuration
    }
    settlingDuration = now + finish
  }

  private func resting(until time: Double) -> LayerStack.Layer {
    .motion(ConstantTrajectory(start), since: time, below: nil)
  }

  private mutating func show(_ top: Int, from time: Double) {
    if pieces.last?.time == time { pieces.removeLast() }
    pieces.append(Piece(time: time, top: top))
  }

  /// Whether all motion is over and what is shown stands at its target, but for rounding.
  private func isResting(_ shown: MotionState, at now: Double) -> Bool {
    guard !pieces.isEmpty else { return true }
    guard now >= settlingDuration else { return false }
    let grain = 1e-12 * (1 + length(end))
    return length(shown.value - end) <= grain && length(shown.velocity) <= grain
  }
}
