import Motion

/// What one channel does, from its start to where it rests.
struct TraceSentence {
  let channel: Trace.Channel
  let window: ClosedRange<Double>
  let unit: String

  /// Along the line from start to end; away from the start where there is no line.
  private let measures: Measures

  init(channel: Trace.Channel, window: ClosedRange<Double>, unit: String) {
    self.channel = channel
    self.window = window
    self.unit = unit
    measures = Measures(of: channel.trajectory, along: .line)
  }

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

  private var course: String? {
    if isRound { return excursion == nil ? nil : "starts at \(value(motion.start))" }
    if isSudden { return "goes from \(value(motion.start)) to \(value(motion.end)) at once" }
    // A unit curve takes no time, and all of its progress.
    let length =
      unit.isEmpty ? "" : motion.duration.isFinite ? " in \(time(motion.duration))" : ", again and again"
    return "goes from \(value(motion.start)) to \(value(motion.end))\(length)"
  }

  /// Whether it takes no time at all.
  private var isSudden: Bool { motion.duration == 0 && motion.settlingDuration == 0 }

  /// Whether it ends where it began: a million times past the end is rounding in that end.
  private var isRound: Bool { measures.end == 0 || (measures.overshoot ?? 0) > 1e6 }

  /// When a motion that comes back is farthest from where it began; nil when it stays there.
  private var excursion: Double? { measures.maximum > 1e-12 ? measures.peakTime : nil }

  private var peak: String? {
    if isRound {
      return excursion.map { "moves as far as \(value(motion.state(at: $0).value)) at \(time($0))" }
    }
    // Less than half a thousandth would read as nothing.
    guard channel.kind != .color, let overshoot = measures.overshoot, overshoot > 0.000_5,
      let peakTime = measures.peakTime
    else { return nil }
    let peak = value(motion.state(at: peakTime).value)
    let share = NumberText.significant(overshoot * 100, digits: 2)
    return "overshoots by \(share) % to \(peak) at \(time(peakTime))"
  }

  private var rest: String? {
    if isSudden || unit.isEmpty || (isRound && excursion == nil) { return nil }
    guard let resting = motion.restingValue else { return "and never rests" }
    return "and comes to rest at \(value(resting)) after \(time(motion.settlingDuration))"
  }

  /// Booleans and cases: what it is, and from when.
  private var switching: String {
    let first = value(motion.state(at: window.lowerBound).value)
    let before = value(motion.start)
    if changes.isEmpty {
      return before == first
        ? "\(channel.name) stays \(first)." : "\(channel.name) goes from \(before) to \(first) at once."
    }
    let told = changes.prefix(12).map { ", \($0.words) from \(time($0.time))" }.joined()
    return "\(channel.name) is \(first)\(told)\(changes.count > 12 ? ", and so on" : "")."
  }

  /// What it becomes in the window, and when.
  private var changes: [(words: String, time: Double)] {
    var words = value(motion.state(at: window.lowerBound).value)
    var changes: [(words: String, time: Double)] = []
    for knot in motion.knots where knot > window.lowerBound && knot <= window.upperBound {
      let next = value(motion.state(at: knot).value)
      if next != words { changes.append((next, knot)) }
      words = next
      // One more than is ever told.
      if changes.count > 12 { break }
    }
    return changes
  }
}
