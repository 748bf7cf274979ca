/// Walks through a motion from knot to knot, in steps short enough to see every turn.
struct MeasuringWalk {
  let signal: MeasuredSignal
  let trajectory: any Trajectory
  private(set) var tally: MeasuringTally

  /// Whether there were more steps than a measure may take; what has not been seen is not counted.
  private(set) var isCutShort = false

  /// The trajectory's, asked once: one of thousands of parts looks at all of them.
  private let resolution: Double

  private var budget = 250_000
  private var searches = 2000
  private var fastest = FastestSearch()

  init(signal: MeasuredSignal, trajectory: any Trajectory) {
    self.signal = signal
    self.trajectory = trajectory
    resolution = trajectory.resolution
    tally = MeasuringTally(signal: signal, settlingDuration: trajectory.settlingDuration)
  }

  /// The velocity of largest magnitude, refined; nil where none is finite.
  var peakVelocity: Double? { fastest.refined(by: signal) }

  mutating func run() {
    let settled = trajectory.settlingDuration
    let watched = settled.isFinite ? max(settled, 0) : Measures.watchedSeconds
    // A swing under a thousandth is settled before it peaks; a few half swings more show the peak.
    let tail =
      settled.isFinite && resolution.isFinite ? watched + 32 * resolution : watched
    var borders = [0] + trajectory.knots.filter { $0 > 0 && $0 < tail } + [watched, tail]
    borders.sort()
    for (from, to) in zip(borders, borders.dropFirst()) where from < to {
      cross(from, to)
    }
  }

  /// Walks through a stretch without corners or jumps inside.
  private mutating func cross(_ from: Double, _ to: Double) {
    // Just inside both borders, so that a jump shows both of its sides.
    let margin = min(16 * to.ulp, (to - from) / 4)
    let (first, last) = (from + margin, to - margin)
    var previous = signal.sample(at: first)
    tally.visit(previous, isJump: true)
    fastest.begin(signal.sample(at: from))
    fastest.visit(previous)
    let steps = stepCount(first, last)
    let step = (last - first) / steps.wanted
    for index in stride(from: 1, through: steps.taken, by: 1) {
      let sample = signal.sample(at: index == steps.wanted ? last : first + step * index)
      visitTurn(between: previous, and: sample)
      tally.visit(sample)
      fastest.visit(sample)
      previous = sample
    }
    let border = signal.sample(at: to)
    tally.visit(border, isJump: true)
    fastest.visit(border)
  }

  /// How many steps a stretch needs, and how many of them are left to take.
  private mutating func stepCount(_ from: Double, _ to: Double) -> (wanted: Double, taken: Double) {
    // Where interruptions come fast, a stretch is a small part of anything that could turn.
    let least = resolution.isFinite && to - from < resolution / 8 ? 4 : 16
    let part = (to - from) / Double(least / 2)
    let probes = (0...least / 2).map { signal.sample(at: from + part * Double($0)) }
    let isStill = probes.allSatisfy { $0.velocity == 0 && $0.value == probes[0].value }
    if isStill { return (4, 4) }
    let wanted = max(Double(least), (2 * (to - from) / resolution).rounded(.up))
    // Also where a resolution is no number.
    guard wanted <= Double(budget) else {
      defer { budget = 0 }
      isCutShort = true
      return (wanted, Double(budget))
    }
    budget -= Int(wanted)
    return (wanted, wanted)
  }

  /// Finds the turn between two samples whose velocities differ in sign, if it could be an extreme.
  private mutating func visitTurn(
    between before: MeasuredSignal.Sample,
    and after: MeasuredSignal.Sample
  ) {
    guard before.velocity > 0 && after.velocity < 0 || before.velocity < 0 && after.velocity > 0 else {
      return
    }
    let span = after.time - before.time
    let reach = span * max(abs(before.velocity), abs(after.velocity))
    let bound =
      before.velocity > 0 ? max(before.value, after.value) + reach : min(before.value, after.value) - reach
    let couldPass =
      Self.isBeyond(signal.end, bound, from: before) && Self.isBeyond(signal.end, bound, from: after)
    guard bound > tally.maximum || bound < tally.minimum || couldPass else { return }
    // Of thousands of swings that hardly shrink the first are the farthest.
    let isFarther =
      max(before.value, after.value) > tally.maximum || min(before.value, after.value) < tally.minimum
    guard searches > 0 || isFarther || couldPass else { return }
    searches -= 1
    tally.visit(turn(between: before, and: after))
  }

  /// Whether a value lies on the other side of the end than a sample: a passage and back in one step.
  private static func isBeyond(_ end: Double, _ value: Double, from sample: MeasuredSignal.Sample) -> Bool {
    (value > end) != (sample.value > end)
  }

  private func turn(
    between before: MeasuredSignal.Sample,
    and after: MeasuredSignal.Sample
  ) -> MeasuredSignal.Sample {
    let border = Search.border(from: before.time, to: after.time) {
      (signal.sample(at: $0).velocity > 0) == (before.velocity > 0)
    }
    let (low, high) = (signal.sample(at: border.inside), signal.sample(at: border.outside))
    return abs(low.velocity) < abs(high.velocity) ? low : high
  }
}
