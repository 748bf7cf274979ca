import Testing

@testable import Motion

struct AnimationTests {
  static func run(_ animation: Animation, velocity: Double = 0) -> AnimatedTrajectory {
    AnimatedTrajectory(
      animation: animation,
      from: [0, 0, 0, 0],
      to: [1, 0, 0, 0],
      velocity: [velocity, 0, 0, 0]
    )
  }

  static func linear(_ duration: Double) throws -> Animation {
    try Animation.curve(LinearCurve(), duration: duration)
  }

  /// The rows' legs end on a frame border, which ours do not, so a repeat compares in its first leg.
  @Test func `delay, speed and the first leg of a repeat follow the rows`() throws {
    let animations = [
      "linear(0.5).delay(0.25)": try Self.linear(0.5).delayed(by: 0.25),
      "linear(1).speed(2)": try Self.linear(1).speed(2),
      "linear(0.5).repeatCount(3,autoreverses:true)": try Self.linear(0.5).repeated(count: 3),
    ]
    for row in try Vectors.rows("swiftui-modifiers.csv") {
      let animation = try #require(animations[row.text("expression")])
      let time = try #require(row.number("t"))
      if row.text("expression").contains("repeat"), time > 0.5 { continue }
      let fraction = try #require(row.number("fraction"))
      #expect(agrees(Self.run(animation).state(at: time).value.x, fraction, within: 1e-9), "\(row)")
    }
  }

  @Test func `an interpolating spring follows its rows`() throws {
    for row in try Vectors.rows("swiftui-interpolating-spring.csv") {
      let spring = try Spring(
        mass: try #require(row.number("mass")),
        stiffness: try #require(row.number("stiffness")),
        damping: try #require(row.number("damping"))
      )
      let velocity = try #require(row.number("initialVelocity"))
      let motion = Self.run(try .interpolatingSpring(spring, initialVelocity: velocity))
      let time = try #require(row.number("t"))
      #expect(agrees(motion.state(at: time).value.x, try #require(row.number("fraction")), within: 1e-9))
      #expect(agrees(motion.settlingDuration, try #require(row.number("removed_time")), within: 1e-9))
      #expect(agrees(motion.duration, try #require(row.number("logical_time")), within: 1e-9))
    }
  }

  @Test func `an interpolating spring past critical damping runs as critical`() throws {
    let heavy = Self.run(try .interpolatingSpring(Spring(response: 0.5, dampingRatio: 3)))
    let critical = Self.run(try .spring(Spring(response: 0.5, dampingRatio: 1)))
    for step in 0...50 {
      let time = Double(step) / 25
      #expect(abs(heavy.state(at: time).value.x - critical.state(at: time).value.x) < 1e-14)
    }
  }

  @Test func `its initial velocity counts in distances a second`() throws {
    let animation = try Animation.interpolatingSpring(.smooth, initialVelocity: 3)
    let motion = AnimatedTrajectory(animation: animation, from: [10, 0, 0, 0], to: [30, -5, 0, 0])
    #expect(motion.state(at: 0).velocity == [60, -15, 0, 0])
  }

  @Test func `the order of modifiers matters`() throws {
    let delayedThenFast = Self.run(try Self.linear(1).delayed(by: 1).speed(2))
    let fastThenDelayed = Self.run(try Self.linear(1).speed(2).delayed(by: 1))
    #expect(delayedThenFast.state(at: 0.75).value.x == 0.5)
    #expect(fastThenDelayed.state(at: 0.75).value.x == 0)
    #expect(fastThenDelayed.state(at: 1.25).value.x == 0.5)
    #expect(delayedThenFast.settlingDuration == 1 && fastThenDelayed.settlingDuration == 1.5)
  }

  @Test func `legs end exactly and a reverse leg counts`() throws {
    let there = Self.run(try Self.linear(0.5).repeated(count: 3))
    #expect(there.settlingDuration == 1.5 && there.duration == 1.5)
    for (time, value, velocity) in [(0.25, 0.5, 2.0), (0.75, 0.5, -2), (1.25, 0.5, 2), (9, 1, 0)] {
      #expect(there.state(at: time).value.x == value && there.state(at: time).velocity.x == velocity)
    }
    let again = Self.run(try Self.linear(0.5).repeated(count: 2, autoreverses: false))
    #expect(again.state(at: 0.5).value.x == 1 && again.state(at: 0.75).value.x == 0.5)
  }

  @Test func `an even count that autoreverses ends with a jump to the target`() throws {
    let back = Self.run(try Self.linear(0.5).repeated(count: 2))
    #expect(abs(back.state(at: 1 - 1e-9).value.x) < 1e-8)
    #expect(back.state(at: 1).value.x == 1 && back.state(at: 50).value.x == 1)
  }

  @Test func `a repeat for ever has no end and keeps its beat far out`() throws {
    let motion = Self.run(try Self.linear(0.5).repeated())
    #expect(motion.duration == .infinity && motion.settlingDuration == .infinity)
    #expect(abs(motion.state(at: 1e6 + 0.25).value.x - 0.5) < 1e-9)
    #expect(abs(motion.state(at: 1e6 + 0.75).velocity.x + 2) < 1e-9)
    #expect(motion.knots.count <= AnimationTiming.mostKnots)
    let value = motion.state(at: .infinity).value.x
    #expect((0...1).contains(value))
  }

  @Test func `logical completion is the earlier of what is said and what the base reports`() throws {
    #expect(Self.run(try Self.linear(1).logicallyComplete(after: 0.2)).duration == 0.2)
    #expect(Self.run(try Self.linear(1).logicallyComplete(after: 3)).duration == 1)
    #expect(Self.run(try Self.linear(1).logicallyComplete(after: 0.2).delayed(by: 1)).duration == 1.2)
    #expect(Self.run(try Self.linear(1).logicallyComplete(after: 0.2)).settlingDuration == 1)
  }

  @Test func `a spring completes after its response and rests later`() throws {
    let motion = Self.run(try .spring(.bouncy))
    #expect(abs(motion.duration - 0.5) < 1e-15)
    #expect(motion.settlingDuration == Spring.bouncy.settlingDuration)
    #expect(Animation.default.overallSpeed == 1)
    #expect(abs(Self.run(.default).duration - 0.55) < 1e-15)
  }

  @Test func `a push keeps its size in units a second whatever the speed`() throws {
    for factor in [0.25, 1, 2, 10] {
      let motion = Self.run(try Animation.spring(.smooth).speed(factor), velocity: 7)
      #expect(abs(motion.state(at: 0).velocity.x - 7) < 1e-12)
      let h = 1e-7
      #expect(
        abs((motion.state(at: h).value.x - motion.state(at: 0).value.x) / h - 7) < 1e-3 * factor * factor
      )
    }
  }

  @Test func `before zero a motion stands at its start, afterwards it goes on in closed form`() throws {
    let motion = Self.run(try .spring(.bouncy), velocity: 3)
    #expect(motion.state(at: -1e-12) == MotionState(value: [0, 0, 0, 0], velocity: .zero))
    #expect(motion.state(at: .nan).value.x == 0)
    #expect(motion.state(at: motion.settlingDuration + 0.01).velocity.x != 0)
    #expect(abs(motion.state(at: .infinity).value.x - 1) < 1e-15)
  }

  @Test func `velocity is the derivative under every modifier`() throws {
    let animations = [
      try Animation.spring(.bouncy).speed(3).delayed(by: 0.1).repeated(count: 3),
      try Animation.curve(BezierCurve.easeInOut, duration: 0.3).repeated(count: 4).speed(0.7).delayed(
        by: 0.2
      ),
      try Animation.interpolatingSpring(.snappy, initialVelocity: 2).delayed(by: 0.05).repeated(),
      try Animation.curve(CircularCurve(.easeOut), duration: 0.2).speed(2).repeated(
        count: 2,
        autoreverses: false
      ),
    ]
    for animation in animations {
      let motion = Self.run(animation)
      for step in 1..<500 {
        let time = (Double(step) + 0.31) / 200
        let h = 1e-7
        guard !motion.knots.contains(where: { abs($0 - time) < 2e-3 }) else { continue }
        let slope = (motion.state(at: time + h).value.x - motion.state(at: time - h).value.x) / (2 * h)
        #expect(abs(slope - motion.state(at: time).velocity.x) < 1e-5 * max(1, abs(slope)), "\(time)")
      }
    }
  }

  @Test func `a component that does not change stands still where a curve is vertical`() throws {
    let animation = try Animation.curve(CircularCurve(.easeOut), duration: 1)
    let motion = AnimatedTrajectory(animation: animation, from: [0, 5, 0, 0], to: [1, 5, 0, 0])
    let state = motion.state(at: 0)
    #expect(state.velocity.x == .infinity && state.velocity.y == 0 && state.value == [0, 5, 0, 0])
  }

  @Test func `two hundred modifiers are neither deep nor slow`() throws {
    var animation = try Self.linear(1)
    for index in 0..<200 {
      animation = index.isMultiple(of: 2) ? try animation.speed(1e100) : try animation.delayed(by: 0.001)
    }
    let motion = Self.run(animation)
    for time in [0, 0.001, 0.05, 0.1, 1, 1e9] {
      let state = motion.state(at: time)
      #expect((0...1).contains(state.value.x) && !state.velocity.x.isNaN)
    }
    _ = motion.knots
  }

  @Test func `the end is exact`() throws {
    let motion = AnimatedTrajectory(
      animation: try .curve(BezierCurve.easeOut, duration: 0.3),
      from: [0.1, 0, 0, 0],
      to: [0.7, 0, 0, 0]
    )
    #expect(motion.state(at: 0.3).value.x == 0.7 && motion.state(at: 0).value.x == 0.1)
  }

  @Test func `settling across the line counts too`() throws {
    let straight = AnimatedTrajectory(animation: try .spring(.smooth), from: [3, 4, 0, 0], to: .zero)
    #expect(straight.settlingDuration == Spring.smooth.settlingDuration)
    let aside = AnimatedTrajectory(
      animation: try .spring(.smooth),
      from: [3, 4, 0, 0],
      to: .zero,
      velocity: [-4000, 3000, 0, 0]
    )
    let off = aside.state(at: aside.settlingDuration).value
    #expect(abs((off * off).sum().squareRoot() - 0.005) < 2e-4)
  }

  static let refusals: [(String, @Sendable () throws -> Animation)] = [
    ("no duration", { try Animation.curve(LinearCurve(), duration: 0) }),
    ("negative delay", { try Animation.default.delayed(by: -0.1) }),
    ("zero speed", { try Animation.default.speed(0) }),
    ("infinite speed", { try Animation.default.speed(.infinity) }),
    ("no repeat", { try Animation.default.repeated(count: 0) }),
    ("negative completion", { try Animation.default.logicallyComplete(after: -1) }),
    ("a delay that is not a number", { try Animation.default.delayed(by: .nan) }),
    ("negative blend", { try Animation.spring(.smooth, blendDuration: -1) }),
    ("infinite push", { try Animation.interpolatingSpring(.smooth, initialVelocity: .infinity) }),
  ]

  @Test(arguments: refusals.indices)
  func `out of range is refused`(index: Int) {
    let (name, make) = Self.refusals[index]
    #expect(throws: ParameterError.self, "\(name)") { try make() }
  }

  @Test func `breaks of a curve stand where the modifiers put them`() throws {
    let bent = try #require(
      CSSLinearCurve(stops: [.init(output: 0), .init(output: 0.5, inputs: [0.25]), .init(output: 1)])
    )
    let animation = try Animation.curve(bent, duration: 1)
    #expect(Self.run(try animation.delayed(by: 0.5)).knots == [0.5, 0.5, 0.75, 1.5])
    #expect(Self.run(try animation.speed(2)).knots == [0, 0.125, 0.5])
    #expect(Self.run(try animation.repeated(count: 2)).knots == [0.25, 1, 1.75, 2])
    #expect(Self.run(try animation.repeated(count: 2, autoreverses: false)).knots == [0.25, 1, 1.25, 2])
  }

  @Test func `an interpolating spring too keeps a push in units a second`() throws {
    let motion = Self.run(try Animation.interpolatingSpring(.bouncy).speed(4), velocity: 5)
    #expect(abs(motion.state(at: 0).velocity.x - 5) < 1e-12)
  }

  /// Turns are where the velocity changes sign; no two of them may lie within a resolution.
  @Test(arguments: [0.25, 1, 4])
  func `within a resolution a spring turns once at most`(speed: Double) throws {
    let motion = Self.run(try Animation.spring(Spring(response: 0.5, dampingRatio: 0.05)).speed(speed))
    let step = motion.resolution / 64
    let velocities = (1...20_000).map { motion.state(at: Double($0) * step).velocity.x }
    let turns = zip(velocities, velocities.dropFirst()).enumerated().filter { $1.0 * $1.1 < 0 }.map(\.offset)
    #expect(turns.count > 50)
    #expect(zip(turns, turns.dropFirst()).allSatisfy { $1 - $0 >= 64 })
  }
}
