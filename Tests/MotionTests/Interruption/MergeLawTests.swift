import TestSupport
import Testing

@testable import Motion

struct MergeLawTests {
  static let linear = try? Animation.curve(LinearCurve(), duration: 1)
  static let spring = try? Animation.spring(.bouncy)

  static func merged(_ changes: [(Double, Animation?, Double)]) -> MergedTrajectory {
    var motion = MergedTrajectory(restingAt: .zero)
    for (target, animation, time) in changes {
      motion.change(to: [target, -target, 0, 0], with: animation, at: time)
    }
    return motion
  }

  static func run(_ animation: Animation?, _ from: Double, _ to: Double, _ velocity: Double = 0) throws
    -> AnimatedTrajectory
  {
    AnimatedTrajectory(
      animation: try #require(animation),
      from: [from, -from, 0, 0],
      to: [to, -to, 0, 0],
      velocity: [velocity, -velocity, 0, 0]
    )
  }

  @Test func `one change is the animation itself`() throws {
    for animation in [Self.linear, Self.spring, .default, try .curve(CircularCurve(.easeOut))] {
      let merged = Self.merged([(3, animation, 0.5)])
      let alone = try Self.run(animation, 0, 3)
      for step in -5...40 {
        let time = Double(step) / 16
        #expect(merged.state(at: 0.5 + time) == alone.state(at: time))
      }
      #expect(merged.settlingDuration == 0.5 + alone.settlingDuration)
      #expect(merged.duration == 0.5 + alone.duration)
    }
  }

  @Test func `a spring over a spring keeps place and velocity`() throws {
    let fast = try Self.spring?.speed(2)
    for first in [Self.spring, fast] {
      let before = try Self.run(first, 0, 10)
      let merged = Self.merged([(10, first, 0), (-4, .default, 0.15)])
      let handover = before.state(at: 0.15)
      let after = try Self.run(.default, handover.value.x, -4, handover.velocity.x)
      #expect(merged.state(at: 0.15).velocity.x == handover.velocity.x && handover.velocity.x > 1)
      for step in 0...30 {
        let (actual, expected) = (
          merged.state(at: 0.15 + Double(step) / 20), after.state(at: Double(step) / 20)
        )
        // The sum of times rounds.
        #expect(length(actual.value - expected.value) < 1e-12)
        #expect(length(actual.velocity - expected.velocity) < 1e-12)
      }
    }
  }

  @Test func `a spring over what is no bare spring starts without velocity`() throws {
    let spring = try #require(Self.spring)
    let others: [Animation] = [
      try #require(Self.linear), try spring.delayed(by: 0.05), try spring.repeated(count: 2),
      try .interpolatingSpring(.smooth),
    ]
    for other in others {
      let merged = Self.merged([(10, other, 0), (-4, spring, 0.2)])
      let shown = try Self.run(other, 0, 10).state(at: 0.2)
      #expect(abs(shown.velocity.x) > 1)
      #expect(
        abs(merged.state(at: 0.2).value.x - shown.value.x) < 1e-12 && merged.state(at: 0.2).velocity == .zero
      )
    }
    let laid = Self.merged([(10, spring, 0), (20, Self.linear, 0.1), (-4, spring, 0.2)])
    #expect(laid.state(at: 0.2).velocity == .zero)
  }

  @Test func `curves add up and nest`() throws {
    let linear = try #require(Self.linear)
    let merged = Self.merged([(100, linear, 0), (0, linear, 0.5), (50, linear, 0.75)])
    // At 1: old₁ = 100, old₂ = 100 + 0.5·(0 − 100) = 50, shown = 50 + 0.25·(50 − 50).
    #expect(abs(merged.state(at: 1).value.x - 50) < 1e-12)
    // At 0.875: old₁ = 87.5, old₂ = 87.5·(1 − 0.375), shown = old₂ + 0.125·(50 − old₂).
    let second = 87.5 * 0.625
    #expect(abs(merged.state(at: 0.875).value.x - (second + 0.125 * (50 - second))) < 1e-12)
    #expect(merged.state(at: 1.75).value.x == 50 && merged.settlingDuration == 1.75)
  }

  @Test func `a repeat that stands for an instant at its target is not at rest`() throws {
    let swing = try Animation.curve(BezierCurve.easeInOut, duration: 1).repeated(count: 3)
    let merged = Self.merged([(10, swing, 0), (20, Self.linear, 1), (30, nil, 1)])
    // Half a second later the swing is on its way back, at 5; 20 is half there, and 10 more by the jump.
    #expect(abs(merged.state(at: 1.5).value.x - (5 + 0.5 * (20 - 5) + 10)) < 1e-9)
  }

  @Test func `a longer motion below ends with the newest`() throws {
    let short = try Animation.curve(LinearCurve(), duration: 0.1)
    let merged = Self.merged([(100, Self.linear, 0), (50, short, 0.2)])
    #expect(merged.settlingDuration == 0.2 + 0.1)
    for time in [0.31, 0.5, 2] { #expect(merged.state(at: time).value.x == 50) }
  }

  @Test func `a delayed spring lets what ran go on and takes over`() throws {
    let delayed = try Self.spring?.delayed(by: 0.3)
    let merged = Self.merged([(10, Self.linear, 0), (-4, delayed, 0.2)])
    #expect(
      abs(merged.state(at: 0.4).value.x - 4) < 1e-12 && abs(merged.state(at: 0.4).velocity.x - 10) < 1e-12
    )
    #expect(abs(merged.state(at: 0.5).value.x - 5) < 1e-12 && merged.state(at: 0.5).velocity.x == 0)
    let after = try Self.run(Self.spring, 5, -4)
    #expect(abs(merged.state(at: 0.9).value.x - after.state(at: 0.4).value.x) < 1e-12)
    let fast = Self.merged([(10, Self.linear, 0), (-4, try Self.spring?.delayed(by: 0.6).speed(2), 0.2)])
    #expect(abs(fast.state(at: 0.499).value.x - 4.99) < 1e-12 && fast.state(at: 0.51).value.x < 5)
    let fresh = Self.merged([(10, delayed, 1)])
    #expect(fresh.state(at: 1.29).value.x == 0 && fresh.state(at: 1.4).value.x > 0)
  }

  @Test func `without animation the value jumps by the change and the rest goes on`() throws {
    let merged = Self.merged([(10, Self.linear, 0), (30, nil, 0.5), (20, nil, 0.6)])
    #expect(abs(merged.state(at: 0.5).value.x - 25) < 1e-12)
    #expect(
      abs(merged.state(at: 0.6).value.x - 16) < 1e-12 && abs(merged.state(at: 0.7).velocity.x - 10) < 1e-9
    )
    #expect(merged.state(at: 1).value.x == 20 && merged.settlingDuration == 1 && merged.end.x == 20)
    let rest = Self.merged([(10, nil, 0.5)])
    #expect(rest.state(at: 0.499).value.x == 0 && rest.state(at: 0.5).value.x == 10)
    #expect(rest.state(at: 0.5).velocity == .zero && rest.settlingDuration == 0.5)
  }

  @Test func `a spring under a jump still hands its velocity on`() throws {
    let merged = Self.merged([(10, Self.spring, 0), (30, nil, 0.1), (0, Self.spring, 0.15)])
    let running = try Self.run(Self.spring, 0, 10).state(at: 0.15)
    #expect(abs(merged.state(at: 0.15).velocity.x - running.velocity.x) < 1e-12)
    #expect(abs(merged.state(at: 0.15).value.x - running.value.x - 20) < 1e-12)
  }

  @Test func `the same value again starts nothing`() throws {
    let once = Self.merged([(10, Self.linear, 0)])
    let twice = Self.merged([(10, Self.linear, 0), (10, Self.spring, 0.3), (10, nil, 0.4)])
    for step in 0...20 {
      let time = Double(step) / 10
      #expect(once.state(at: time) == twice.state(at: time))
    }
  }

  @Test func `a finger's velocity starts the spring, even to the same value`() throws {
    var motion = MergedTrajectory(restingAt: [5, 0, 0, 0])
    motion.change(to: [5, 0, 0, 0], with: Self.spring, at: 1, release: [80, 0, 0, 0])
    #expect(motion.state(at: 1) == MotionState(value: [5, 0, 0, 0], velocity: [80, 0, 0, 0]))
    #expect(motion.state(at: 1.1).value.x > 5)
  }

  @Test func `a curve cannot take a velocity over, so to the same value it starts nothing`() throws {
    let spring = try #require(Self.spring)
    let others: [Animation?] = [
      Self.linear, nil, try .interpolatingSpring(.smooth), try spring.repeated(count: 2),
    ]
    for other in others {
      let once = Self.merged([(10, Self.linear, 0)])
      var pushed = once
      pushed.change(to: [10, -10, 0, 0], with: other, at: 0.3, release: [80, 0, 0, 0])
      #expect(pushed.changeTimes == once.changeTimes && pushed.duration == 1)
      #expect(pushed.state(at: 0.7) == once.state(at: 0.7))
    }
  }

  /// Every kind after every kind: continuous unless it jumps, and the velocity is the derivative.
  @Test func `values are continuous and velocities are derivatives`() throws {
    let spring = try #require(Self.spring)
    let kinds: [Animation?] = [
      spring, Self.linear, nil, try spring.delayed(by: 0.13), try Self.linear?.delayed(by: 0.1),
      try spring.speed(3), try Self.linear?.repeated(count: 3),
      try .interpolatingSpring(.bouncy, initialVelocity: 2),
      try spring.repeated(count: 2), try .curve(BezierCurve.easeInOut, duration: 0.4),
    ]
    for first in kinds {
      for second in kinds {
        for third in kinds {
          let merged = Self.merged([(10, first, 0), (-6, second, 0.21), (4, third, 0.37)])
          let jumps = [second == nil ? 0.21 : -1, third == nil ? 0.37 : -1, first == nil ? 0 : -1]
          let knots = merged.knots
          for time in [0.21, 0.37] where !jumps.contains(time) {
            #expect(length(merged.state(at: time).value - merged.state(at: time - 1e-10).value) < 1e-6)
          }
          for step in 1..<40 {
            let time = Double(step) * 0.0301
            guard !knots.contains(where: { abs($0 - time) < 1e-5 }) else { continue }
            let slope = (merged.state(at: time + 1e-6).value - merged.state(at: time - 1e-6).value) / 2e-6
            #expect(length(merged.state(at: time).velocity - slope) < 1e-4 * (1 + length(slope)), "\(time)")
          }
        }
      }
    }
  }

  @Test func `it ends exactly at its target`() throws {
    let linear = try Animation.curve(LinearCurve(), duration: 0.1)
    var motion = MergedTrajectory(restingAt: .zero)
    for index in 1...50 {
      motion.change(to: [0.1 * Double(index), 0, 0, 0], with: linear, at: 0.03 * Double(index))
    }
    #expect(motion.state(at: 9).value.x == motion.end.x)
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `interruptions cost what runs, not what has ended`(kind: Int) throws {
    let spring = try #require(Self.spring)
    let animations: [Animation?] = [
      spring, try .curve(BezierCurve.easeInOut), nil, try .interpolatingSpring(.smooth),
      try spring.delayed(by: 0.01),
    ]
    var sum = 0.0
    let factor = Growth.factor(size: 250) { count in
      var motion = MergedTrajectory(restingAt: .zero)
      for index in 0..<count {
        motion.change(to: [Double(index % 7), 0, 0, 0], with: animations[kind], at: Double(index) * 0.05)
      }
      for step in 0..<2 * count { sum += motion.state(at: Double(step) * 0.03).value.x }
    }
    // In proportion is 4; a cost of all that has ended is 16.
    #expect(sum.isFinite && factor < 8)
  }

  @Test func `what shines through a plateau is shown, however little`() throws {
    let stops: [CSSLinearCurve.Stop] = [
      .init(output: 0), .init(output: 0.9995, inputs: [0.25, 0.75]), .init(output: 1),
    ]
    let plateau = try Animation.curve(try #require(CSSLinearCurve(stops: stops)), duration: 1)
    let merged = Self.merged([(1000, Self.linear, 0), (0, plateau, 0.1)])
    // At 0.6 the old motion is at 600, of which a two-thousandth is left.
    #expect(abs(merged.state(at: 0.6).value.x - 0.3) < 1e-9)
  }

  @Test func `what a spring has replaced leaves no break behind`() throws {
    let merged = Self.merged([(10, Self.linear, 0), (-4, Self.spring, 0.2)])
    #expect(merged.knots.contains(0.2) && !merged.knots.contains(1))
    let delayed = try Self.spring?.delayed(by: 0.3)
    let covered = Self.merged([(10, Self.linear, 0), (-4, delayed, 0.2), (7, Self.linear, 0.9)])
    #expect(covered.knots.contains(1.9) && !covered.knots.contains(1))
  }

  @Test func `a jump ends nothing that runs, and a delay counts until rest`() throws {
    let spring = try #require(Self.spring)
    let jumped = Self.merged([(10, spring, 0), (30, nil, 0.2)])
    #expect(jumped.duration == 0.5)
    let delayed = Self.merged([(10, Self.linear, 0), (-4, try spring.delayed(by: 0.3), 0.2)])
    #expect(delayed.settlingDuration > 0.5 + 0.6 && delayed.duration == 0.2 + 0.3 + 0.5)
    #expect(abs(delayed.state(at: delayed.settlingDuration).value.x + 4) <= 0.0010001 * 9)
  }
}
