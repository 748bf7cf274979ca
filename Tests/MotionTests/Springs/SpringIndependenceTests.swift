import Foundation
import Testing

@testable import Motion

/// Springs against other toolkits' tests and an integration that shares nothing with the closed form.
struct SpringIndependenceTests {
  @Test func `Flutter's tests of its springs hold`() throws {
    for vector in try Vectors.objects("flutter.json") {
      func given(_ key: String) throws -> Double { try #require(vector.number(key), "\(key) \(vector)") }
      switch vector.text("model") {
      case "spring":
        let spring = try Spring(
          naturalFrequency: sqrt(given("stiffness") / given("mass")),
          dampingRatio: given("zeta")
        )
        let state = spring.state(
          at: try given("t"),
          target: try given("target"),
          initialVelocity: try given("v0")
        )
        let told = vector.text("what") == "x" ? state.displacement : state.velocity
        #expect(told.rounded(.down) == (try given("expect_floor")), "\(vector)")
        #expect(abs(told - (try given("exact"))) < 1e-6, "\(vector)")
      case "convert-duration-bounce":
        let spring = try Spring(duration: given("duration_ms") / 1000, bounce: given("bounce"))
        #expect(abs(spring.stiffness - (try given("expect_stiffness"))) <= (try given("tol")))
        #expect(abs(spring.damping - (try given("expect_damping"))) <= (try given("tol")))
      case "convert-to-duration-bounce":
        let spring = try Spring(mass: given("mass"), stiffness: given("stiffness"), damping: given("damping"))
        #expect(abs(spring.duration - (try given("expect_duration_ms")) / 1000) <= (try given("tol")))
        #expect(abs(spring.bounce - (try given("expect_bounce"))) <= (try given("tol")))
      case "spring-done":
        let spring = try Spring(
          naturalFrequency: sqrt(given("stiffness") / given("mass")),
          dampingRatio: given("zeta")
        )
        let start = Spring.State(displacement: -(try given("target")), velocity: 0)
        #expect(
          spring.settlingDuration(from: start, threshold: try given("rest_tolerance")) < (try given("t"))
        )
      default: continue
      }
    }
  }

  /// `swiftui-fluid-spring-runtime.csv`: SwiftUI's runtime steps by 1/300 s.
  @Test func `the 1/300 s integrator is as far away as it is known to be`() throws {
    for row in try Vectors.rows("swiftui-fluid-spring-runtime.csv") {
      let response = try #require(row.number("response"))
      let spring = try Spring(response: response, dampingRatio: try #require(row.number("dampingFraction")))
      let target = try #require(row.number("target"))
      let state = spring.state(at: try #require(row.number("t")), target: target)
      let far = abs(state.displacement - (try #require(row.number("offset_integrator"))))
      #expect(far <= (response < 0.5 ? 0.02 : 0.006) * abs(target), "\(row)")
    }
  }

  /// Logical completion is a frame after the response at most; removal is the runtime's own affair.
  @Test func `a spring animation completes when SwiftUI's does`() throws {
    for row in try Vectors.rows("swiftui-fluid-spring-completion.csv") {
      let spring = try Spring(
        response: try #require(row.number("response")),
        dampingRatio: try #require(row.number("dampingFraction"))
      )
      let size = try #require(row.number("value_magnitude"))
      let motion = AnimatedTrajectory(animation: try .spring(spring), from: .zero, to: [size, 0, 0, 0])
      let frame = 1 / (try #require(row.number("fps")))
      #expect(abs(motion.duration - (try #require(row.number("logical_time")))) <= frame, "\(row)")
    }
  }

  /// Runge and Kutta's fourth order, in steps so short that it is exact to 1e-10: x″ = −2ζω·x′ − ω²·x.
  static func integrated(_ ω: Double, _ ζ: Double, _ start: Spring.State, _ time: Double) -> Spring.State {
    let count = max(200, (time * ω * max(1, 2 * ζ) * 150).rounded(.up))
    let h = time / count
    func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, -2 * ζ * ω * v - ω * ω * x) }
    var (x, v) = (start.displacement, start.velocity)
    for _ in stride(from: 0, to: count, by: 1) {
      let a = slope(x, v)
      let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
      let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
      let d = slope(x + h * c.0, v + h * c.1)
      x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    }
    return Spring.State(displacement: x, velocity: v)
  }

  @Test(arguments: [0, 0.01, 0.3, 0.999_999, 1, 1.000_001, 1.7, 8, 40])
  func `step by step the equation comes to the same`(ratio: Double) throws {
    for response in [0.05, 0.5, 20] {
      let spring = try Spring(response: response, dampingRatio: ratio)
      let ω = 2 * Double.pi / response
      for start in SpringLawTests.starts {
        for share in [0.01, 0.2, 0.7, 1.9] {
          let exact = Self.integrated(ω, ratio, start, share * response)
          let state = spring.state(at: share * response, from: start)
          let size = abs(start.displacement) + abs(start.velocity) / ω
          #expect(abs(state.displacement - exact.displacement) < 1e-9 * size, "\(ratio) \(response) \(share)")
          #expect(abs(state.velocity - exact.velocity) < 1e-9 * size * ω * max(1, ratio), "\(ratio) \(share)")
        }
      }
    }
  }
}
