import Testing

@testable import Motion

/// The exact settling time, checked against its own definition.
struct SpringSettlingTests {
  static let dampingRatios = [
    0.01, 0.2, 0.5, 0.7, 0.8, 0.85, 0.91, 0.999_999, 1, 1.000_001, 1.25, 5, 1000, 1e4,
  ]

  static let starts = [
    Spring.State(displacement: -1, velocity: 0), Spring.State(displacement: 1, velocity: 400),
    Spring.State(displacement: 1, velocity: -90), Spring.State(displacement: -1e-3, velocity: 9),
    Spring.State(displacement: -5e-4, velocity: 0.001), Spring.State(displacement: -1, velocity: 12.56),
  ]

  @Test(arguments: dampingRatios)
  func `at the settling time the threshold is met, and never again`(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    for start in Self.starts {
      let settled = spring.settlingDuration(from: start, threshold: 0.001)
      let reach = { (time: Double) in abs(spring.state(at: time, from: start).displacement) }
      if settled > 0 { #expect(abs(reach(settled) - 0.001) < 1e-11, "\(start)") }
      let slowest = (0.5 / (2 * .pi)) * max(2 * ratio, 1 / ratio)
      for step in 1...4000 {
        let time = settled + slowest * Double(step) / 400
        #expect(reach(time) <= 0.001 * (1 + 1e-9), "\(start) \(time)")
      }
    }
  }

  @Test func `what never reaches the threshold is settled from the start`() throws {
    let start = Spring.State(displacement: 5e-4, velocity: 0)
    for ratio in Self.dampingRatios {
      #expect(
        try Spring(response: 1, dampingRatio: ratio).settlingDuration(from: start, threshold: 0.001) == 0
      )
    }
  }

  /// x = (−1 + 0.2t)·e^(−t) stays below 0.0003 from 4.9 to 5.3 s while it passes its target, and for good
  /// from 7.4 s, which is 0.1 added up seventy-four times.
  @Test func `SwiftUI's scan passes over a stay of less than a second`() throws {
    let spring = try Spring(naturalFrequency: 1, dampingRatio: 1)
    let reported = spring.swiftUISettlingDuration(target: 1, initialVelocity: 1.2, epsilon: 0.0003)
    #expect(abs(reported - 7.4) < 1e-9)
  }

  /// x = (−1 + 0.2t)·e^(−0.8t) stays below 0.00155 for 1.2 s about its passage at 5 s, and that is enough,
  /// though it leaves once more.
  @Test func `SwiftUI's scan takes a stay of more than a second`() throws {
    let spring = try Spring(naturalFrequency: 0.8, dampingRatio: 1)
    let reported = spring.swiftUISettlingDuration(target: 1, initialVelocity: 1, epsilon: 0.00155)
    #expect(abs(reported - 4.7) < 1e-9)
  }

  @Test func `without damping nothing settles`() throws {
    let spring = try Spring(response: 1, dampingRatio: 0)
    #expect(spring.settlingDuration == .infinity)
    #expect(spring.swiftUISettlingDuration() == .infinity)
    #expect(spring.removalTime(initialVelocity: 0) == .infinity)
  }

  /// At the height of an extreme the last swing that counts is the one that rounding decides about.
  @Test(arguments: [0.003, 0.02, 0.1, 0.37, 0.6, 0.83])
  func `a threshold as high as an extreme is met there, and a little higher is not`(ratio: Double) throws {
    let spring = try Spring(response: 0.7, dampingRatio: ratio)
    let start = Spring.State(displacement: -1, velocity: 3)
    let turning = spring.turning(from: start)
    let first = try #require(turning.first)
    for swing in 1...40 {
      let extreme = first + Double(swing) * turning.spacing
      let height = abs(spring.state(at: extreme, from: start).displacement)
      guard height > 1e-12 else { break }
      let met = spring.settlingDuration(from: start, threshold: height * (1 - 1e-12))
      #expect(abs(met - extreme) < 1e-4 * turning.spacing, "\(swing)")
      let missed = spring.settlingDuration(from: start, threshold: height * (1 + 1e-9))
      #expect(missed < extreme - 1e-3 * turning.spacing, "\(swing)")
    }
  }

  /// From a standstill x = v·t·e^(−ωt), and y·e^(−y) = 0.001 at y = 9.118006470402…
  @Test(arguments: [0.1, 1, 30])
  func `a push without a way to go settles by how far it carries`(response: Double) throws {
    let spring = try Spring(response: response, dampingRatio: 1)
    let kick = AnimatedTrajectory(
      animation: try .spring(spring),
      from: [5, 0, 0, 0],
      to: [5, 0, 0, 0],
      velocity: [40, 0, 0, 0]
    )
    let expected = 9.118_006_470_402_744 / spring.naturalFrequency
    #expect(abs(kick.settlingDuration - expected) < 1e-9 * expected)
  }

  /// For ζ = 1 the time solves e^(−ωt)(1 + ωt) = 0.001, whose root is 9.233413476…
  @Test func `a critical spring settles where its equation says`() throws {
    let spring = try Spring(naturalFrequency: 1, dampingRatio: 1)
    #expect(abs(spring.settlingDuration - 9.233_413_476_451_586) < 1e-11)
  }

  /// Core Animation's documentation prints 2.855 s; 1.022 s is from its example with damping 15.
  @Test func `interpolating springs are removed when Core Animation says`() throws {
    let loose = try Spring(mass: 1, stiffness: 100, damping: 5)
    #expect(abs(loose.removalTime(initialVelocity: 0) - 2.855) < 0.0006)
    let tight = try Spring(mass: 1, stiffness: 100, damping: 15)
    #expect(abs(tight.removalTime(initialVelocity: 0) - 1.022) < 0.0006)
    // Pushed towards its target: ω = 10, ζω = 5, ω_d = √75, B = (5 − 3)/√75.
    let pushed = try Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(pushed.removalTime(initialVelocity: 3) - 1.423_106_694_322) < 1e-11)
  }
}
