import Testing

@testable import Motion

struct SpringParameterTests {
  @Test(arguments: [-0.999, -0.5, -0.2, -1e-9, 0, 1e-9, 0.15, 0.3, 0.999, 1])
  func `duration and bounce come back`(bounce: Double) throws {
    for duration in [1e-6, 0.15, 0.5, 3, 1e6] {
      let spring = try Spring(duration: duration, bounce: bounce)
      #expect(abs(spring.duration - duration) <= 1e-15 * duration)
      #expect(abs(spring.bounce - bounce) <= 1e-13)
    }
  }

  @Test(arguments: [0.5, 1, 3, 1000])
  func `mass, stiffness and damping come back whatever the mass`(mass: Double) throws {
    for (stiffness, damping) in [(100.0, 10.0), (1, 0), (1e4, 1e5)] {
      let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
      #expect(abs(spring.stiffness - stiffness) <= 1e-13 * stiffness)
      #expect(abs(spring.damping - damping) <= 1e-13 * damping)
      #expect(spring.mass == mass)
    }
  }

  @Test func `too much damping is reduced to critical unless allowed`() throws {
    #expect(try Spring(mass: 1, stiffness: 10, damping: 10).dampingRatio == 1)
    let allowed = try Spring(mass: 1, stiffness: 10, damping: 10, allowOverDamping: true)
    #expect(abs(allowed.dampingRatio - 1.581_138_830_084_19) < 1e-12)
  }

  @Test func `the presets are Apple's, and extra bounce adds`() throws {
    #expect(try Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(try Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(try Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(try Spring.bouncy(duration: 0.4, extraBounce: 0.1) == Spring(duration: 0.4, bounce: 0.4))
    #expect(try Spring.bouncy(extraBounce: 0.7).dampingRatio == 0)
    #expect(throws: ParameterError.self) { try Spring.bouncy(extraBounce: 0.71) }
    #expect(throws: ParameterError.self) { try Spring.smooth(duration: 0) }
  }

  @Test func `settling parameters are limited where SwiftUI limits them`() throws {
    let limited = try Spring(settlingDuration: 99, dampingRatio: 20)
    #expect(try limited == Spring(settlingDuration: 10, dampingRatio: 1))
    let short = try Spring(settlingDuration: 1e-5, dampingRatio: 0.5)
    #expect(try short == Spring(settlingDuration: 0.01, dampingRatio: 0.5))
  }

  @Test func `a critical spring named by its settling duration settles then`() throws {
    for epsilon in [1e-9, 0.001, 0.1, 0.9] {
      let spring = try Spring(settlingDuration: 2, dampingRatio: 1, epsilon: epsilon)
      #expect(abs(1 - spring.state(at: 2, target: 1).displacement - epsilon) < 1e-12)
    }
  }

  /// Every initialiser with every kind of number it must not take.
  static let refusals: [(String, @Sendable () throws -> Spring)] = [
    ("zero frequency", { try Spring(naturalFrequency: 0, dampingRatio: 1) }),
    ("infinite frequency", { try Spring(naturalFrequency: .infinity, dampingRatio: 1) }),
    ("negative ratio", { try Spring(naturalFrequency: 1, dampingRatio: -0.1) }),
    ("ratio not a number", { try Spring(naturalFrequency: 1, dampingRatio: .nan) }),
    ("zero mass", { try Spring(naturalFrequency: 1, dampingRatio: 1, mass: 0) }),
    ("zero duration", { try Spring(duration: 0, bounce: 0) }),
    ("negative duration", { try Spring(duration: -1, bounce: 0) }),
    ("a duration whose square vanishes", { try Spring(duration: 1e-200, bounce: 0) }),
    ("bounce of -1", { try Spring(duration: 1, bounce: -1) }),
    ("bounce above 1", { try Spring(duration: 1, bounce: 1.01) }),
    ("bounce next to -1, whose ratio is beyond use", { try Spring(duration: 1, bounce: .nan) }),
    ("zero response", { try Spring(response: 0, dampingRatio: 1) }),
    ("negative ratio beside a response", { try Spring(response: 1, dampingRatio: -1) }),
    ("zero stiffness", { try Spring(mass: 1, stiffness: 0, damping: 1) }),
    ("negative mass", { try Spring(mass: -1, stiffness: 1, damping: 1) }),
    ("negative damping", { try Spring(mass: 1, stiffness: 1, damping: -1) }),
    ("zero settling", { try Spring(settlingDuration: 0, dampingRatio: 1) }),
    ("settling without damping", { try Spring(settlingDuration: 1, dampingRatio: 0) }),
    ("settling with too little damping", { try Spring(settlingDuration: 1, dampingRatio: 0.0009) }),
    ("an epsilon of 1", { try Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 1) }),
  ]

  @Test(arguments: refusals.indices)
  func `out of range is refused, not clamped`(index: Int) {
    let (name, make) = Self.refusals[index]
    #expect(throws: ParameterError.self, "\(name)") { try make() }
  }

  @Test func `too little damping to settle by is refused by that name`() {
    let least = 0.001 / (1 + 0.001 * 0.001).squareRoot()
    #expect(throws: ParameterError(name: "dampingRatio", value: 0.0009, allowed: .above(least, upTo: 1))) {
      try Spring(settlingDuration: 1, dampingRatio: 0.0009)
    }
  }

  @Test func `a refusal names the parameter, its value and the range`() {
    #expect(throws: ParameterError(name: "dampingRatio", value: -1, allowed: .nonNegative)) {
      try Spring(naturalFrequency: 1, dampingRatio: -1)
    }
  }
}
