import Testing

@testable import Motion

/// Laws that hold for every damping ratio, on both sides of critical and far out.
struct SpringLawTests {
  static let dampingRatios = [
    0, 1e-4, 0.01, 0.2, 0.7, 0.999, 0.999_999, 1 - 1e-12, 1, 1 + 1e-12, 1.000_001, 1.001, 1.25, 2, 10, 1000,
    1e4,
  ]

  static let starts = [
    Spring.State(displacement: -1, velocity: 0), Spring.State(displacement: 0, velocity: 3),
    Spring.State(displacement: 3, velocity: -40), Spring.State(displacement: -2e-3, velocity: 7),
  ]

  @Test(arguments: dampingRatios)
  func `a released spring starts where it was let go`(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    for start in Self.starts {
      #expect(spring.state(at: 0, from: start) == start)
    }
  }

  /// x″ + 2ζω·x′ + ω²·x = 0, with x″ from a difference of the velocities about the instant.
  ///
  /// The step is a small part of the fastest time constant, so the fourth-order difference is good to
  /// about 1e-10 of the largest term, which sets the tolerance.
  @Test(arguments: dampingRatios)
  func `the differential equation holds`(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    let (ω, ζ) = (spring.naturalFrequency, ratio)
    let step = 1e-3 / (ω * max(1, 2 * ζ))
    for start in Self.starts {
      for time in [2 * step, 10 * step, 0.001, 0.01, 0.1, 0.3, 1, 4] where time >= 2 * step {
        let state = spring.state(at: time, from: start)
        let at = { (offset: Double) in spring.state(at: time + offset * step, from: start) }
        let acceleration = Self.derivative(at, \.velocity) / step
        let slope = Self.derivative(at, \.displacement) / step
        let scale =
          abs(acceleration) + 2 * ζ * ω * abs(state.velocity) + ω * ω * abs(state.displacement)
        let noise = 1e-16 * ω * ω * (abs(start.displacement) + abs(start.velocity / ω)) * max(1, ζ)
        let residual = acceleration + 2 * ζ * ω * state.velocity + ω * ω * state.displacement
        #expect(abs(residual) <= 1e-8 * scale + 1e4 * noise, "ζ \(ζ) t \(time)")
        let size = abs(state.velocity) + ω * abs(state.displacement)
        #expect(abs(slope - state.velocity) <= 1e-8 * size + 1e4 * noise / ω, "ζ \(ζ) t \(time)")
      }
    }
  }

  /// The fourth-order central difference, per step.
  static func derivative(
    _ state: (Double) -> Spring.State,
    _ part: KeyPath<Spring.State, Double>
  ) -> Double {
    let near = state(1)[keyPath: part] - state(-1)[keyPath: part]
    let far = state(2)[keyPath: part] - state(-2)[keyPath: part]
    return (8 * near - far) / 12
  }

  /// Two steps are one: the flow composes, which ties every time to every other exactly.
  @Test(arguments: dampingRatios)
  func `a motion continued is the motion`(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    for start in Self.starts {
      for (first, second) in [(0.01, 0.02), (0.1, 0.3), (0.5, 1), (1e-6, 1e-3)] {
        let whole = spring.state(at: first + second, from: start)
        let parts = spring.state(at: second, from: spring.state(at: first, from: start))
        let size = abs(start.displacement) + abs(start.velocity) / spring.naturalFrequency
        #expect(abs(whole.displacement - parts.displacement) <= 1e-14 * size * 10)
        #expect(abs(whole.velocity - parts.velocity) <= 1e-13 * size * spring.naturalFrequency)
      }
    }
  }

  /// The slow decay of an overdamped spring, to nearly every digit: x′ = −s·x once the fast one is gone.
  @Test(arguments: [2.0, 10, 100, 1000, 1e4])
  func `no digits cancel far past critical damping`(ratio: Double) throws {
    let spring = try Spring(naturalFrequency: 1, dampingRatio: ratio)
    let slow = 1 / (ratio + (ratio * ratio - 1).squareRoot())
    for start in Self.starts {
      let state = spring.state(at: 60, from: start)
      #expect(abs(state.velocity + slow * state.displacement) <= 1e-12 * slow * abs(state.displacement))
    }
  }

  /// While the fast decay fades into the slow one a difference would lose eight digits; the expected
  /// numbers are the two exponentials worked out with fifty.
  @Test(arguments: [
    (1e4, 0.001, 0.000049999997646942359, -4.3884616310087589e-10),
    (1e4, 0.0011, 0.000049999997486052716, -2.2210530559236680e-9),
    (100, 0.12, 0.0049972506934539445, -0.000024986840380837560),
    (1000, 0.01, 0.00049999774897398002, -2.4793777305850487e-7),
  ])
  func `a pushed spring far past critical damping is exact`(row: (Double, Double, Double, Double)) throws {
    let (ratio, time, value, velocity) = row
    let spring = try Spring(naturalFrequency: 1, dampingRatio: ratio)
    let state = spring.state(at: time, from: Spring.State(displacement: 0, velocity: 1))
    #expect(abs(state.displacement - value) <= 1e-12 * value)
    #expect(abs(state.velocity - velocity) <= 1e-11 * abs(velocity))
  }

  @Test(arguments: dampingRatios)
  func `a motion turns where its velocity is zero, and in between it does not`(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    for start in Self.starts {
      let turning = spring.turning(from: start)
      let velocities = (1...4000).map { spring.state(at: Double($0) / 2000, from: start).velocity }
      let changes = zip(velocities, velocities.dropFirst()).count { $0 * $1 < 0 }
      guard let first = turning.first else {
        #expect(changes == 0)
        continue
      }
      let size = abs(start.velocity) + spring.naturalFrequency * abs(start.displacement)
      #expect(abs(spring.state(at: first, from: start).velocity) <= 1e-9 * size, "\(start)")
      let later = (2 - first) / turning.spacing
      let expected = (later < 0 ? 0 : later.rounded(.down) + 1) - (first < 0.0005 ? 1 : 0)
      #expect(abs(Double(changes) - expected) <= 1, "\(start)")
    }
  }

  @Test(arguments: [0, 0.3, 0.999])
  func `what is let go from rest turns at once`(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio)
    for displacement in [-1.0, 1] {
      #expect(spring.turning(from: .init(displacement: displacement, velocity: 0)).first == 0)
    }
  }

  @Test func `values go continuously through critical damping`() throws {
    for start in Self.starts {
      for time in [0.01, 0.1, 0.4, 2] {
        let critical = try Spring(response: 0.5, dampingRatio: 1).state(at: time, from: start)
        for offset in [-1e-9, -1e-12, -1e-15, 1e-15, 1e-12, 1e-9] {
          let near = try Spring(response: 0.5, dampingRatio: 1 + offset).state(at: time, from: start)
          #expect(abs(near.displacement - critical.displacement) < 1e-6 * 1e-3 + 100 * abs(offset))
          #expect(abs(near.velocity - critical.velocity) < 1e-9 + 1e4 * abs(offset))
        }
      }
    }
  }

  @Test(arguments: dampingRatios)
  func `nothing overflows at any duration, distance or time`(ratio: Double) throws {
    for duration in [1e-6, 1e-3, 1, 1e3, 1e6] {
      let spring = try Spring(response: duration, dampingRatio: ratio)
      for distance in [1e-12, 1, 1e12] {
        for time in [0, 1e-12, duration, 1e3 * duration, 1e9, 1e300, .infinity] {
          let state = spring.state(at: time, target: distance, initialVelocity: distance)
          #expect(state.displacement.isFinite && state.velocity.isFinite, "\(duration) \(distance) \(time)")
          #expect(abs(state.displacement) <= distance * (2.01 + duration))
        }
      }
      #expect(spring.settlingDuration > 0 && !spring.settlingDuration.isNaN)
      #expect(!spring.swiftUISettlingDuration().isNaN)
    }
  }
}
