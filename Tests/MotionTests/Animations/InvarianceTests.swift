import Testing

@testable import Motion

/// What must not matter: units, places, the order of questions, the frame rate.
struct InvarianceTests {
  static func animations() throws -> [Animation] {
    let springs = [0, 0.05, 0.7, 1 - 1e-12, 1, 1 + 1e-12, 3, 1e4].compactMap {
      try? Animation.spring(Spring(response: 0.5, dampingRatio: $0))
    }
    return try springs + [
      .interpolatingSpring(.bouncy, initialVelocity: 3), .curve(BezierCurve.easeInOut, duration: 0.4),
      .curve(CircularCurve(.easeIn)), .curve(LinearCurve()),
      Animation.spring(.bouncy).delayed(by: 0.1).speed(1.5), Animation.spring(.snappy).repeated(count: 3),
      .curve(
        try CSSCurveParser.curve(function: "linear", arguments: "0, 0.3 20%, 1.2 70%, 1"),
        duration: 0.7
      ),
    ]
  }

  static let times = [0, 1e-9, 0.003, 0.05, 0.1, 0.2, 0.35, 0.4, 0.77, 1.3, 4, 60]

  static func motion(_ animation: Animation, _ from: Double, _ to: Double, velocity: Double = 0)
    -> AnimatedTrajectory
  {
    AnimatedTrajectory(
      animation: animation,
      from: [from, 0, 0, 0],
      to: [to, 0, 0, 0],
      velocity: [velocity, 0, 0, 0]
    )
  }

  @Test(arguments: [1e-12, 1e-6, 0.37, -3, 1e6, 1e12])
  func `a motion a times as far is a times the motion`(scale: Double) throws {
    for animation in try Self.animations() {
      let (one, many) = (Self.motion(animation, 0, 1), Self.motion(animation, 0, scale))
      for time in Self.times {
        let (unit, scaled) = (one.state(at: time), many.state(at: time))
        #expect(abs(scaled.value.x - scale * unit.value.x) <= 4e-15 * abs(scale), "\(animation) \(time)")
        let speed = scale * unit.velocity.x
        #expect(
          scaled.velocity.x == speed || abs(scaled.velocity.x - speed) <= 1e-13 * (abs(speed) + abs(scale))
        )
      }
      #expect(many.duration == one.duration)
      let (rest, unitRest) = (many.settlingDuration, one.settlingDuration)
      #expect(rest == unitRest || abs(rest - unitRest) <= 1e-9 * unitRest)
    }
  }

  @Test(arguments: [-1e6, -4, 0.1, 1e3, 1e9])
  func `a motion elsewhere is the same motion`(shift: Double) throws {
    for animation in try Self.animations() {
      let (here, there) = (Self.motion(animation, 0, 8), Self.motion(animation, shift, shift + 8))
      for time in Self.times {
        // The place itself is known to an ulp of its size.
        let grain = 8 * (abs(shift) + 16).ulp
        #expect(abs(there.state(at: time).value.x - shift - here.state(at: time).value.x) <= grain)
      }
    }
  }

  /// A spring k times as slow is at the same place k times as late.
  @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6])
  func `a slower spring is the same spring`(seconds: Double) throws {
    for ratio in SpringLawTests.dampingRatios {
      let (unit, slow) = (
        try Spring(response: 1, dampingRatio: ratio), try Spring(response: seconds, dampingRatio: ratio)
      )
      for phase in [1e-6, 0.01, 0.1, 0.5, 1, 3, 20] {
        let (one, other) = (unit.state(at: phase, target: 1), slow.state(at: phase * seconds, target: 1))
        #expect(abs(one.displacement - other.displacement) <= 1e-13, "\(ratio) \(phase)")
        #expect(abs(one.velocity - other.velocity * seconds) <= 1e-11, "\(ratio) \(phase)")
      }
      let (rest, slowRest) = (unit.settlingDuration, slow.settlingDuration)
      #expect(rest == slowRest || abs(slowRest / seconds - rest) <= 1e-9 * rest)
    }
  }

  @Test func `the same question has the same answer at any frame rate, in any order, on every run`() throws {
    for animation in try Self.animations() {
      let motion = Self.motion(animation, -3, 11, velocity: 4)
      let seconds = (0...120).map { Double($0) / 120 }
      let fast = seconds.map { motion.state(at: $0) }
      let slow = stride(from: 0, through: 120, by: 4).map { motion.state(at: Double($0) / 120) }
      let back = seconds.reversed().map { motion.state(at: $0) }
      let again = Self.motion(animation, -3, 11, velocity: 4)
      #expect(Array(back.reversed()) == fast && seconds.map { again.state(at: $0) } == fast)
      #expect(slow == stride(from: 0, through: 120, by: 4).map { fast[$0] })
    }
  }

  @Test func `far past its end everything rests, without a number lost`() throws {
    for animation in try Self.animations() where animation.overallSpeed > 0 {
      for distance in [1e-12, 1, 1e12] {
        let motion = Self.motion(animation, 0, distance)
        guard motion.settlingDuration.isFinite else { continue }
        for time in [1e6, 1e9, 1e100, 1e300, .greatestFiniteMagnitude, .infinity]
        where time > 1e3 * motion.settlingDuration {
          let state = motion.state(at: time)
          #expect(state.value.x == distance && state.velocity.x == 0, "\(animation) \(time)")
        }
      }
    }
  }

  /// In steps of a hundred thousandth of its time nothing that is continuous jumps.
  @Test func `values are continuous and velocities their derivative to 1e-9`() throws {
    for animation in try Self.animations() {
      let motion = Self.motion(animation, 2, -6)
      let borders = motion.knots
      for step in 1..<200 {
        let time = Double(step) * 0.00817
        let h = 1e-4
        guard !borders.contains(where: { abs($0 - time) < 3 * h }) else { continue }
        let at = { (offset: Double) in motion.state(at: time + offset * h) }
        let near = at(1).value.x - at(-1).value.x
        let far = at(2).value.x - at(-2).value.x
        let slope = (8 * near - far) / (12 * h)
        // The fourth-order difference is good to the change of its own fifth derivative.
        let bend = abs(at(1).velocity.x - 2 * at(0).velocity.x + at(-1).velocity.x)
        #expect(abs(slope - at(0).velocity.x) <= 1e-9 * (1 + abs(slope)) + bend, "\(animation) \(time)")
      }
    }
  }
}
