import TestSupport
import Testing

@testable import Motion

/// Hundreds of motions that add up, all at once: layers are drawn together, and nobody may see it.
struct LayerBlockTests {
  static let kinds = [
    "easeInOut", "circular", "overshooting", "corners", "steps", "spring", "repeats", "delay", "fast",
  ]

  static func animation(_ kind: String) throws -> Animation {
    let ease = try Animation.curve(BezierCurve.easeInOut, duration: 12)
    switch kind {
    case "circular": return try .curve(CircularCurve(.easeInOut), duration: 12)
    case "overshooting": return try .curve(BezierCurve(x1: 0.3, y1: -0.6, x2: 0.4, y2: 1.8), duration: 12)
    case "corners":
      let stops: [CSSLinearCurve.Stop] = [
        .init(output: 0), .init(output: 0.8, inputs: [0.25]), .init(output: 0.3, inputs: [0.6]),
        .init(output: 1),
      ]
      return try .curve(try #require(CSSLinearCurve(stops: stops)), duration: 12)
    case "steps":
      return try .curve(CSSStepsCurve(count: 5, position: .jumpEnd), duration: 12)
    case "spring": return try .interpolatingSpring(Spring(response: 3, dampingRatio: 0.15))
    case "repeats": return try ease.speed(3).repeated(count: 4)
    case "delay": return try ease.delayed(by: 1.5)
    case "fast": return try ease.speed(20)
    default: return ease
    }
  }

  /// Changes by a finger's hurry, with jumps among them; the first starts from rest.
  static func changes(_ count: Int) -> [(target: Double, isJump: Bool, time: Double)] {
    var generator = SeededGenerator(seed: 7)
    var time = 0.25
    return (0..<count).map { index in
      time += Double.random(in: 0...0.03, using: &generator)
      return (Double.random(in: -100...100, using: &generator), index > 0 && index % 17 == 0, time)
    }
  }

  /// shown = old + f·(target − old), change by change, as the rule has it.
  static func expected(
    _ changes: [(target: Double, isJump: Bool, time: Double)],
    _ share: AnimatedTrajectory,
    at time: Double
  ) -> (value: Double, velocity: Double) {
    var (value, velocity, old) = (0.0, 0.0, 0.0)
    for change in changes where change.time <= time {
      let run = share.state(at: time - change.time)
      let covered = change.isJump ? 0 : run.value.x
      let pace = change.isJump || !run.velocity.x.isFinite ? 0 : run.velocity.x
      velocity = velocity * (1 - covered) + pace * (change.target - value)
      value += change.isJump ? change.target - old : covered * (change.target - value)
      old = change.target
    }
    return (value, velocity)
  }

  @Test(arguments: kinds)
  func `three hundred motions laid over each other show what the rule says`(kind: String) throws {
    let animation = try Self.animation(kind)
    let changes = Self.changes(300)
    var motion = MergedTrajectory(restingAt: .zero)
    for change in changes {
      let target = SIMD4(change.target, 0, -2 * change.target, 0)
      motion.change(to: target, with: change.isJump ? nil : animation, at: change.time)
    }
    let share = AnimatedTrajectory(animation: animation, from: .zero, to: [1, 0, 0, 0])
    var times = changes.map(\.time)
    times += (0..<500).map { Double($0) * 0.0411 }
    times += changes.map { $0.time + share.settlingDuration }
    var largest = 100.0
    for (index, time) in times.sorted().enumerated()
    where index % (8 * 300 / Effort.times(300)) == 0 && time < 60 {
      let shown = motion.state(at: time)
      let expected = Self.expected(changes, share, at: time)
      // Three hundred that overshoot multiply each other's overshoot, past any screen.
      largest = max(largest, abs(expected.value), abs(expected.velocity))
      #expect(abs(shown.value.x - expected.value) < 1e-12 * largest, "\(time)")
      #expect(abs(shown.value.z + 2 * expected.value) < 2e-12 * largest && shown.value.y == 0, "\(time)")
      #expect(abs(shown.velocity.x - expected.velocity) < 1e-11 * largest, "\(time)")
    }
  }

  @Test(arguments: kinds)
  func `what is drawn together has the breaks that show, and no others`(kind: String) throws {
    let animation = try Self.animation(kind)
    var motion = MergedTrajectory(restingAt: .zero)
    for change in Self.changes(200) {
      motion.change(to: [change.target, 0, 0, 0], with: animation, at: change.time)
    }
    let (knots, last) = (motion.knots, motion.changeTimes.last ?? 0)
    #expect(Set(motion.changeTimes).isSubset(of: knots) && knots == knots.sorted())
    // Of curves as long as these all but the newest have lost their share when they end.
    if kind == "easeInOut" { #expect(knots.count { $0 > last } < 10 && knots.contains(last + 12)) }
    // The newest's own are all there.
    let share = AnimatedTrajectory(animation: animation, from: .zero, to: [1, 0, 0, 0])
    for knot in share.knots where knot > 0 { #expect(knots.contains(last + knot)) }
  }

  @Test(arguments: ["easeInOut", "spring", "repeats"])
  func `measuring them costs about as much each, however many run`(kind: String) throws {
    let animation = try Self.animation(kind)
    let factor = Growth.factor(size: 24) { count in
      var motion = MergedTrajectory(restingAt: .zero)
      for change in Self.changes(count) {
        motion.change(to: [change.target, 0, 0, 0], with: animation, at: change.time)
      }
      #expect(Measures(of: motion, along: .component(0)).maximum.isFinite)
    }
    // A square would be 16; what runs beside on the same core disturbs by a third.
    #expect(factor < 12, "\(factor)")
  }
}
