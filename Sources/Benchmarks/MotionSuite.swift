import Motion

/// What one sample of a motion costs.
enum MotionSuite {
  private static let count = 10_000

  static func run() {
    guard let animation = try? Animation.spring(Spring.bouncy),
      let eased = try? Animation.curve(BezierCurve.easeInOut, duration: 0.35)
    else { return }
    samples("spring, scalar") { time in Spring.bouncy.state(at: time, target: 1).displacement }
    let release = Spring.State(displacement: -1, velocity: 0)
    let even = EvenSamples(of: Spring.bouncy, from: release, every: 1e-4)
    Measure(name: "spring, scalar, evenly spaced").run(of: count, "sample") {
      even.displacements(count: count)[count - 1]
    }
    samples(
      "spring, as an animated vector",
      of: AnimatedTrajectory(animation: animation, from: .zero, to: .one)
    )
    samples(
      "ease in and out, as an animated vector",
      of: AnimatedTrajectory(animation: eased, from: .zero, to: .one)
    )
    let spring = AnimatedTrajectory(animation: animation, from: .zero, to: [1, 0, 0, 0])
    interruptions("springs", animation)
    interruptions("curves", eased)
    Measure(name: "measures of a spring").run("motion") {
      Measures(of: spring, along: .component(0)).overshoot ?? 0
    }
  }

  /// Changes that interrupt each other twenty times a second, then sampled over all their time.
  private static func interruptions(_ name: String, _ animation: Animation) {
    Measure(name: "2,000 \(name) interrupted, 4,000 samples").run("motion") {
      var motion = MergedTrajectory(restingAt: .zero)
      for index in 0..<2000 {
        motion.change(to: [Double(index % 7), 0, 0, 0], with: animation, at: Double(index) * 0.05)
      }
      return (0..<4000).reduce(0) { $0 + motion.state(at: Double($1) * 0.025).value.x }
    }
  }

  private static func samples(_ name: String, of trajectory: AnimatedTrajectory) {
    samples(name) { trajectory.state(at: $0).value.x }
  }

  private static func samples(_ name: String, value: (Double) -> Double) {
    Measure(name: name).run(of: count, "sample") {
      var sum = 0.0
      for index in 0..<count { sum += value(Double(index) * 1e-4) }
      return sum
    }
  }
}
