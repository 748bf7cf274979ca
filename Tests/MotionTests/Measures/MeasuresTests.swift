import Testing

@testable import Motion

/// Measures against closed forms and against plain counting.
struct MeasuresTests {
  static func measures(
    _ animation: Animation,
    from start: Double = 0,
    to end: Double = 1,
    velocity: Double = 0
  ) -> Measures {
    let motion = AnimatedTrajectory(
      animation: animation,
      from: [start, 0, 0, 0],
      to: [end, 0, 0, 0],
      velocity: [velocity, 0, 0, 0]
    )
    return Measures(of: motion, along: .component(0))
  }

  /// Overshoot e^(−πζ/√(1−ζ²)) at half a swing, from any textbook.
  @Test(arguments: [0.001, 0.1, 0.5, 0.7, 0.85, 0.91, 0.95, 0.99])
  func `a spring's overshoot is the textbook's`(ratio: Double) throws {
    let root = (1 - ratio * ratio).squareRoot()
    let expected = Libm.exponential(-.pi * ratio / root)
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    for (start, end) in [(0.0, 1.0), (1, 0), (-3, 40)] {
      let measured = Self.measures(try .spring(spring), from: start, to: end)
      #expect(try abs(#require(measured.overshoot) - expected) < 1e-12)
      guard expected > 1e-9 else { continue }
      #expect(try abs(#require(measured.peak) - (end + (end - start) * expected)) < 1e-12 * 44)
      #expect(try abs(#require(measured.peakTime) - .pi / (root * spring.naturalFrequency)) < 1e-7)
      #expect(!measured.monotone)
    }
  }

  @Test func `crossings are counted up to the settling time`() throws {
    for ratio in [0.0003, 0.01, 0.2, 0.7, 0.85] {
      let spring = try Spring(response: 0.5, dampingRatio: ratio)
      let swing = (1 - ratio * ratio).squareRoot() * spring.naturalFrequency
      // x passes the target where ω_d·t = π − arccos ζ, and every half swing after.
      let first = .pi - Libm.arcTangent((1 - ratio * ratio).squareRoot(), over: ratio)
      let count = ((spring.settlingDuration * swing - first) / .pi).rounded(.down) + 1
      #expect(try Self.measures(.spring(spring)).crossings == Int(count), "\(ratio)")
    }
    #expect(try Self.measures(.spring(.smooth)).crossings == 0)
  }

  @Test func `a jump past the end at once is a passage, as it is an overshoot`() throws {
    let stops: [CSSLinearCurve.Stop] = [
      .init(output: 1.5), .init(output: 0.5), .init(output: 1.25), .init(output: 1),
    ]
    let curve = try #require(CSSLinearCurve(stops: stops))
    for (start, end) in [(0.0, 1.0), (3, -5)] {
      let measured = Self.measures(try .curve(curve, duration: 2), from: start, to: end)
      // Past it at zero, back through it, past it again; at the end it is only reached.
      #expect(measured.crossings == 3)
      #expect(try abs(#require(measured.overshoot) - 0.5) < 1e-12 && measured.riseTime == 0)
    }
    let short = try #require(CSSLinearCurve(stops: [.init(output: 0.75), .init(output: 1)]))
    #expect(Self.measures(try .curve(short, duration: 2)).crossings == 0)
  }

  /// max of ω·e^(−ζωt)·sin(ω_d t)/√(1−ζ²) is where tan(ω_d t) = √(1−ζ²)/ζ.
  @Test(arguments: [0.05, 0.3, 0.7, 0.9])
  func `the largest velocity is the textbook's and signed`(ratio: Double) throws {
    let spring = try Spring(response: 0.4, dampingRatio: ratio)
    let root = (1 - ratio * ratio).squareRoot()
    let angle = Libm.arcTangent(root, over: ratio)
    let expected = spring.naturalFrequency * Libm.exponential(-ratio * angle / root)
    #expect(try abs(#require(Self.measures(.spring(spring)).peakVelocity) - expected) < 1e-11 * expected)
    let down = Self.measures(try .spring(spring), from: 2, to: -1)
    #expect(try abs(#require(down.peakVelocity) + 3 * expected) < 1e-10 * expected)
  }

  @Test func `a curve's numbers are those of its formula`() throws {
    let linear = Self.measures(try .curve(LinearCurve(), duration: 2), from: 10, to: 30)
    #expect(linear.monotone && linear.overshoot == 0 && linear.peak == nil && linear.crossings == 0)
    #expect(try abs(#require(linear.riseTime) - 1.6) < 1e-12)
    #expect(try abs(#require(linear.peakVelocity) - 10) < 1e-12)
    #expect(linear.minimum == 10 && linear.maximum == 30 && linear.start == 10 && linear.end == 30)
    // y = 3(1−t)²t·(−1) + 3(1−t)t²·2 + t³ turns where −3 + 24t − 24t²·… = 0; checked against dense sampling.
    let dip = Self.measures(try .curve(BezierCurve(x1: 0.5, y1: -1, x2: 0.5, y2: 2), duration: 1))
    let path = BezierPath(x: BezierAxis(0.5, 0.5), y: BezierAxis(-1, 2))
    let lowest = stride(from: 0.0, through: 1, by: 1e-5).map(path.y.value(at:)).min()
    #expect(try abs(dip.minimum - (#require(lowest))) < 1e-9)
    #expect(try abs(#require(dip.overshoot) + dip.minimum) < 1e-12)
  }

  @Test func `an upright curve has no largest velocity`() throws {
    #expect(try Self.measures(.curve(CircularCurve(.easeOut), duration: 1)).peakVelocity == nil)
  }

  @Test func `a motion back to where it came from has a peak but no overshoot`() throws {
    let kick = Self.measures(try .spring(.smooth), from: 5, to: 5, velocity: -40)
    #expect(kick.overshoot == nil && kick.riseTime == nil && !kick.monotone)
    // x = 5 − 40t·e^(−ωt): farthest at t = 1/ω, by 40/(eω).
    let ω = Spring.smooth.naturalFrequency
    #expect(try abs(#require(kick.peakTime) - 1 / ω) < 1e-8)
    #expect(try abs(#require(kick.peak) - (5 - 40 / ω * Libm.exponential(-1))) < 1e-12)
    let still = Self.measures(try .spring(.bouncy), from: 5, to: 5)
    #expect(still.peak == nil && still.monotone && still.peakVelocity == 0)
  }

  @Test func `repeats that jump back are not monotone`() throws {
    let saw = Self.measures(
      try Animation.curve(LinearCurve(), duration: 0.5).repeated(count: 3, autoreverses: false)
    )
    #expect(!saw.monotone && saw.minimum == 0 && saw.maximum == 1 && saw.overshoot == 0)
    let even = Self.measures(try Animation.curve(LinearCurve(), duration: 0.5).repeated(count: 2))
    #expect(even.maximum == 1 && !even.monotone)
  }

  @Test func `a motion without end is watched for three seconds`() throws {
    let swing = Self.measures(try .spring(Spring(response: 1, dampingRatio: 0)))
    #expect(try abs(#require(swing.overshoot) - 1) < 1e-12 && swing.settlingDuration == .infinity)
    #expect(try abs(#require(swing.peakTime) - 0.5) < 1e-7 && swing.crossings == nil)
    let pulse = Self.measures(try Animation.curve(LinearCurve(), duration: 0.5).repeated())
    #expect(pulse.maximum == 1 && pulse.minimum == 0)
  }

  @Test func `a unit curve is measured over its own range, not where CSS goes on`() throws {
    let curve = try CSSCurveParser.curve(function: "linear", arguments: "0, 1.5 50%, 1")
    let measured = Measures(of: CurveTrajectory(curve), along: .component(0))
    #expect(measured.minimum == 0 && abs(measured.maximum - 1.5) < 1e-12 && measured.settlingDuration == 1)
    #expect(try abs(#require(measured.overshoot) - 0.5) < 1e-12)
  }

  @Test func `a switch rises at once`() {
    let step = Measures(of: StepTrajectory(from: [0, 0, 0, 0], to: [1, 0, 0, 0]), along: .component(0))
    #expect(step.riseTime == 0 && step.overshoot == 0 && step.peakVelocity == 0 && step.monotone)
    let constant = Measures(of: ConstantTrajectory([4, 0, 0, 0]), along: .component(0))
    #expect(constant.minimum == 4 && constant.maximum == 4 && constant.riseTime == nil)
  }

  @Test func `a vector is measured along its line, or by component`() throws {
    let motion = AnimatedTrajectory(
      animation: try .spring(.bouncy),
      from: [10, 20, 0, 0],
      to: [13, 16, 0, 0]
    )
    let line = Measures(of: motion, along: .line)
    let number = Self.measures(try .spring(.bouncy), to: 5)
    #expect(try abs(#require(line.overshoot) - (#require(number.overshoot))) < 1e-12)
    #expect(try abs(#require(line.peak) - (#require(number.peak))) < 1e-11)
    #expect(try abs(#require(line.peakVelocity) - (#require(number.peakVelocity))) < 1e-9)
    #expect(line.start == 0 && line.end == 5)
    let vertical = Measures(of: motion, along: .component(1))
    #expect(try vertical.start == 20 && vertical.end == 16 && (#require(vertical.peakVelocity)) < 0)
  }

  @Test func `the rise of a critical spring solves its equation`() throws {
    let ω = Spring.smooth.naturalFrequency
    let rise = try #require(Self.measures(try .spring(.smooth)).riseTime)
    // e^(−y)(1 + y) = 0.9 and 0.1 at y = 0.531811608389612 and 3.889720169867429.
    #expect(abs(rise - (3.889_720_169_867_429 - 0.531_811_608_389_612) / ω) < 1e-12)
  }

  @Test(arguments: [1e-4, 1e-6, 1e-12])
  func `almost no damping costs no more than a moment`(ratio: Double) throws {
    let clock = ContinuousClock()
    let spent = try clock.measure {
      let measured = Self.measures(try .spring(Spring(response: 0.5, dampingRatio: ratio)))
      #expect(try #require(measured.overshoot) > 0.999)
    }
    #expect(spent < .seconds(20))
  }

  @Test func `a long delay hides nothing`() throws {
    let late = Self.measures(try Animation.spring(.bouncy).delayed(by: 1e6))
    #expect(try abs(#require(late.overshoot) - 0.045_987_904) < 1e-7)
    #expect(late.crossings != nil)
  }

  /// Upright at its start, its end, or in the middle; under modifiers whose rounding misses that instant.
  @Test(arguments: [0, 0.1, 0.3, 1.0 / 3, 0.45, 0.7, 0.85, 1.1, 2.3, 1e3, 1e5])
  func `an upright curve has no largest velocity wherever it begins`(delay: Double) throws {
    let upright: [any Curve] = [
      CircularCurve(.easeIn), CircularCurve(.easeOut), CircularCurve(.easeInOut),
      BezierCurve(trusted: 1, 0, 0, 1), BezierCurve(trusted: 0, 1, 1, 0), BezierCurve(trusted: 0, 0, 0, 1),
    ]
    for curve in upright {
      let bare = try Animation.curve(curve, duration: 0.35)
      for animation in [
        try bare.delayed(by: delay), try bare.delayed(by: delay).speed(3),
        try bare.delayed(by: delay).speed(1.3),
        try bare.speed(0.7).delayed(by: delay),
        try bare.repeated(count: 3).delayed(by: delay),
      ] {
        #expect(Self.measures(animation).peakVelocity == nil, "\(curve) \(animation.modifiers)")
      }
    }
  }

  @Test(arguments: [0, 0.1, 0.3, 1e5])
  func `a steep curve has one`(delay: Double) throws {
    for (curve, slope) in [
      (BezierCurve(trusted: 0.01, 1, 0.99, 1), 100.0), (BezierCurve.easeOut, 1 / 0.58),
      (BezierCurve.easeIn, 1 / 0.58),
    ] {
      let animation = try Animation.curve(curve, duration: 0.5).delayed(by: delay)
      #expect(try abs(#require(Self.measures(animation).peakVelocity) - 2 * slope) < 1e-4 * slope)
    }
    // Gone in less than a trillionth of a second, but not without bounds.
    let sudden = AnimatedTrajectory(
      animation: try Animation.spring(Spring(response: 0.5, dampingRatio: 1e11)).delayed(by: 0.1),
      from: .zero,
      to: [1e-9, 0, 0, 0],
      velocity: [40, 0, 0, 0]
    )
    #expect(try abs(#require(Measures(of: sudden, along: .component(0)).peakVelocity) - 40) < 1e-9)
    // Pushed, an overdamped spring is fastest at once, however soon that is over.
    for ratio in [1.0, 100, 1e4, 1e8] {
      let pushed = Self.measures(try .spring(Spring(response: 0.5, dampingRatio: ratio)), to: 0, velocity: 40)
      #expect(try abs(#require(pushed.peakVelocity) - 40) < 1e-9)
    }
  }

  @Test func `the peak at a corner is the corner`() throws {
    let curve = try CSSCurveParser.curve(function: "linear", arguments: "0, 1.2, 1")
    let bare = Measures(of: CurveTrajectory(curve), along: .component(0))
    #expect(bare.peak == 1.2 && bare.peakTime == 0.5 && bare.maximum == 1.2)
    let played = Self.measures(try .curve(curve, duration: 0.8), from: 0, to: 10)
    #expect(played.peak == 12 && played.peakTime == 0.4)
  }

  @Test func `evenly spaced values are those of every instant`() throws {
    let motions: [any Trajectory] = [
      AnimatedTrajectory(
        animation: try .spring(.bouncy),
        from: [0, 5, 1, 0],
        to: [10, -5, 1, 0],
        velocity: [0, 0, 3, 0]
      ),
      AnimatedTrajectory(animation: try Animation.spring(.bouncy).delayed(by: 0.2), from: .zero, to: .one),
      AnimatedTrajectory(
        animation: try .interpolatingSpring(.bouncy, initialVelocity: 4),
        from: .zero,
        to: .one
      ),
      AnimatedTrajectory(animation: try .curve(BezierCurve.easeIn), from: .zero, to: .one),
      StepTrajectory(from: .zero, to: .one), ConstantTrajectory(.one),
    ]
    for motion in motions {
      for (first, step) in [(-0.5, 0.1), (0, 0.01), (0.05, 0.003), (3, -0.1)] {
        let values = motion.values(from: first, by: step, count: 300)
        #expect(values.count == 300 && motion.values(from: first, by: step, count: -1).isEmpty)
        for (index, value) in values.enumerated() {
          let exact = motion.state(at: first + Double(index) * step).value
          #expect(length(value - exact) <= 1e-11, "\(motion) \(index)")
        }
      }
    }
  }
}
