import TestSupport
import Testing

@testable import Motion

/// Motions nobody would write: whatever is accepted answers at any time, with numbers.
struct AnyMotionTests {
  /// The same sequence on every run.
  struct Dice {
    private var state: UInt64 = 42

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }

    mutating func pick(_ numbers: [Double]) -> Double { numbers[roll(numbers.count)] }
  }

  static let lengths = [1e-100, 1e-12, 1e-6, 0.001, 0.3, 1, 60, 1e6, 1e12, 1e100]
  static let sizes = [0, 1e-12, 0.5, 1, -7, 1e6, 1e12, -1e12]
  static let times = [0, 1e-300, 1e-9, 0.016, 0.1, 0.35, 1, 7, 1e3, 1e9, 1e20, 1e300, .infinity, .nan, -1]

  static func animation(_ dice: inout Dice) throws -> Animation {
    var animation: Animation
    switch dice.roll(4) {
    case 0: animation = try .curve(UnitCurveTests.curves[dice.roll(20)], duration: dice.pick(lengths))
    case 1:
      let ratio = dice.pick([0, 1e-9, 0.3, 1, 1 + 1e-15, 4, 1e9, 1e100])
      animation = try .spring(Spring(response: dice.pick(lengths), dampingRatio: ratio))
    case 2:
      let spring = try Spring(duration: dice.pick(lengths), bounce: dice.pick([-0.9999, -0.3, 0, 0.4, 1]))
      animation = try .interpolatingSpring(spring, initialVelocity: dice.pick(sizes))
    default: animation = .default
    }
    for _ in 0..<dice.roll(5) {
      switch dice.roll(4) {
      case 0: animation = try animation.delayed(by: dice.pick([0] + lengths))
      case 1: animation = try animation.speed(dice.pick(lengths))
      case 2:
        animation = try animation.repeated(
          count: [nil, 1, 2, 3, .max][dice.roll(5)],
          autoreverses: dice.roll(2) == 0
        )
      default: animation = try animation.logicallyComplete(after: dice.pick([0] + lengths))
      }
    }
    return animation
  }

  @Test func `single changes`() throws {
    var dice = Dice()
    for _ in 0..<1000 {
      let motion = AnimatedTrajectory(
        animation: try Self.animation(&dice),
        from: [dice.pick(Self.sizes), 0, 0, 0],
        to: [dice.pick(Self.sizes), 1, 0, 0],
        velocity: [dice.pick(Self.sizes), 0, 0, 0]
      )
      for time in Self.times {
        let state = motion.state(at: time)
        #expect(state.value.x.isFinite && !state.velocity.x.isNaN, "\(motion.animation) at \(time)")
        #expect(state.value.z == 0 && state.velocity.z == 0)
      }
      #expect(motion.duration >= 0 && motion.settlingDuration >= 0 && motion.resolution >= 0)
      #expect(motion.knots.allSatisfy { $0 >= 0 })
    }
  }

  @Test func `measures of them`() throws {
    var dice = Dice()
    for _ in 0..<Effort.times(8) {
      let motion = AnimatedTrajectory(animation: try Self.animation(&dice), from: .zero, to: [1, 1, 0, 0])
      for direction in [Measures.Direction.line, .component(0)] {
        let measured = Measures(of: motion, along: direction)
        #expect(measured.minimum <= measured.maximum && measured.overshoot.map { $0 >= 0 } ?? true)
      }
    }
  }

  @Test func `interruptions of them`() throws {
    var dice = Dice()
    for _ in 0..<Effort.times(300) {
      var motion = MergedTrajectory(restingAt: [dice.pick(Self.sizes), 0, 0, 0])
      for step in 0..<8 {
        let animation = dice.roll(4) == 0 ? nil : try Self.animation(&dice)
        motion.change(to: [dice.pick(Self.sizes), 0, 0, 0], with: animation, at: Double(step) * 0.1)
      }
      for time in Self.times {
        let state = motion.state(at: time)
        #expect(!state.value.x.isNaN && !state.velocity.x.isNaN, "\(time)")
      }
      _ = (motion.knots, motion.resolution)
    }
  }

  @Test func `phases of them`() throws {
    var dice = Dice()
    for _ in 0..<Effort.times(50) {
      let phases = try (0..<3).map { index in
        Phase(
          values: [[Double(index), 0, 0, 0], [dice.pick(Self.sizes), 0, 0, 0]],
          animation: dice.roll(4) == 0 ? nil : try Self.animation(&dice)
        )
      }
      for run in [PhaseRun(phases: phases, triggers: [0, 0.1, 5]), PhaseRun(looping: phases)] {
        for time in Self.times {
          for track in run.tracks { #expect(!track.state(at: time).value.x.isNaN) }
        }
        _ = run.borders(until: 10)
        for track in run.tracks { _ = (track.knots, track.resolution) }
      }
    }
  }
}
