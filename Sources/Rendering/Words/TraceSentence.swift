import Motion

/// What one channel does, from its start to where it rests.
struct TraceSentence {
  let channel: Trace.Channel
  let window: ClosedRange<Double>
  let unit: String

  private var motion: any Trajectory { channel.trajectory }

  var text: String {
    if !channel.kind.interpolates { return switching }
    let parts = [course, peak, rest].compactMap { $0 }
    if parts.isEmpty { return "\(channel.name) stays at \(value(motion.start))." }
    return "\(channel.name) \(parts.joined(separator: ", "))."
  }

  private func value(_ vector: SIMD4<Double>) -> String { ValueWords.text(vector, kind: channel.kind) }

  private func time(_ time: Double) -> String {
    NumberFormat(largest: abs(time), finest: -3).text(time) + unit
  }

  /// The way from start to end, as a vector.
  private var change: SIMD4<Double> { motion.end - motion.start }

  /// Whether it ends where it began, but for rounding.
  private var isRound: Bool {
    let farthest = excursion.map { Self.length($0.value - motion.start) } ?? 0
    return Self.length(change) <= farthest * 1e-9
  }

  private static func length(_ vector: SIMD4<Double>) -> Double {
    (vector * vector).sum().squareRoot()
  }

  private var course: String? {
    if isRound { return excursion == nil ? nil : "starts at \(value(motion.start))" }
    let length = motion.duration.isFinite ? " in \(time(motion.duration))" : ", again and again"
    return "goes from \(value(motion.start)) to \(value(motion.end))\(length)"
  }

  /// The place farthest from the start, for a motion that comes back.
  private var excursion: (time: Double, value: SIMD4<Double>)? {
    let (motion, start) = (motion, motion.start)
    let distance = Signal(knots: motion.knots, resolution: motion.resolution) { time in
      Self.length(motion.state(at: time).value - start)
    }
    guard let place = distance.farthest(over: window), place.value > 1e-12 else { return nil }
    return (place.time, motion.state(at: place.time).value)
  }

  /// Past the end along the line from start to end, as a share of it.
  private var overshoot: (time: Double, share: Double)? {
    let (motion, start, change) = (motion, motion.start, change)
    let length = (change * change).sum()
    let past = Signal(knots: motion.knots, resolution: motion.resolution) { time in
      let offset = motion.state(at: time).value - start
      return max(0, (offset * change).sum() / length - 1)
    }
    guard let place = past.farthest(over: window), place.value > 0.000_5 else { return nil }
    return (place.time, place.value)
  }

  private var peak: String? {
    if isRound {
      return excursion.map { "moves as far as \(value($0.value)) at \(time($0.time))" }
    }
    guard channel.kind != .color, let overshoot else { return nil }
    let peak = value(motion.state(at: overshoot.time).value)
    let share = NumberText.significant(overshoot.share * 100, digits: 2)
    return "overshoots by \(share) % to \(peak) at \(time(overshoot.time))"
  }

  private var rest: String? {
    guard motion.settlingDuration.isFinite else { return isRound && excursion == nil ? nil : "never rests" }
    if isRound, excursion == nil { return nil }
    let last = value(motion.state(at: motion.settlingDuration).value)
    return "and rests at \(last) after \(time(motion.settlingDuration))"
  }

  /// Booleans and cases: what it is, and from when.
  private var switching: String {
    var words = value(motion.state(at: window.lowerBound).value)
    var sentence = "\(channel.name) is \(words)"
    var count = 0
    for knot in motion.knots where knot > window.lowerBound && knot <= window.upperBound {
      let next = value(motion.state(at: knot).value)
      guard next != words else { continue }
      words = next
      count += 1
      guard count <= 12 else { return sentence + ", and so on." }
      sentence += ", \(next) from \(time(knot))"
    }
    return sentence + "."
  }
}
