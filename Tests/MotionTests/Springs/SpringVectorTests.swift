import Testing

@testable import Motion

/// Springs against numbers measured on, or derived from, Apple's runtime.
///
/// Tolerances are those of the files: half of the last printed digit, or 1e-9 for derived rows.
struct SpringVectorTests {
  /// The spring a row describes, or nil where SwiftUI takes what is refused here.
  static func spring(_ row: [String: String]) throws -> Spring? {
    let first = try #require(row.number("p1"))
    let second = try #require(row.number("p2"))
    switch row.text("init") {
    case "db":
      if second > 1 {
        #expect(throws: ParameterError(name: "bounce", value: second, allowed: .above(-1, upTo: 1))) {
          try Spring(duration: first, bounce: second)
        }
        return nil
      }
      return try Spring(duration: first, bounce: second)
    case "rd": return try Spring(response: first, dampingRatio: second)
    default:
      return try Spring(
        mass: first,
        stiffness: second,
        damping: try #require(row.number("p3")),
        allowOverDamping: row.text("allowOverDamping") == "true"
      )
    }
  }

  @Test func `parameters convert as SwiftUI's getters show them`() throws {
    for row in try Vectors.rows("swiftui-spring-params.csv") {
      guard let spring = try Self.spring(row) else { continue }
      let id = row.text("id")
      let ratio = try #require(row.number("dampingRatio"))
      #expect(agrees(spring.duration, try #require(row.number("duration")), within: 1e-9), "\(id)")
      #expect(agrees(spring.bounce, try #require(row.number("bounce")), within: 1e-9), "\(id)")
      #expect(agrees(spring.dampingRatio, ratio, within: 1e-9), "\(id)")
      #expect(agrees(spring.damping, try #require(row.number("damping_getter")), within: 1e-9), "\(id)")
      // Past critical damping SwiftUI's stiffness getter answers k(2ζ² − 1).
      let quirk = ratio > 1 ? 2 * ratio * ratio - 1 : 1
      #expect(
        agrees(spring.stiffness * quirk, try #require(row.number("stiffness_getter")), within: 1e-9),
        "\(id)"
      )
      #expect(
        agrees(
          spring.swiftUISettlingDuration(),
          try #require(row.number("settlingDuration_getter")),
          within: 1e-9
        ),
        "\(id)"
      )
    }
  }

  @Test func `position and velocity follow SwiftUI's, with the true derivative past critical damping`() throws
  {
    for row in try Vectors.rows("swiftui-spring-samples.csv") {
      let spring = try #require(try Self.spring(row))
      let state = spring.state(
        at: try #require(row.number("t")),
        target: try #require(row.number("target")),
        initialVelocity: try #require(row.number("v0"))
      )
      #expect(agrees(state.displacement, try #require(row.number("value")), within: 1e-9), "\(row)")
      #expect(agrees(state.velocity, try #require(row.number("velocity_physical")), within: 1e-9), "\(row)")
    }
  }

  @Test func `settling durations are the reported ones`() throws {
    for row in try Vectors.rows("swiftui-spring-settling.csv") {
      guard let spring = try Self.spring(row) else { continue }
      let reported = spring.swiftUISettlingDuration(
        target: try #require(row.number("target")),
        initialVelocity: try #require(row.number("v0")),
        epsilon: try #require(row.number("epsilon"))
      )
      let expected = try #require(row.number("settlingDuration"))
      #expect(agrees(reported, expected, within: try #require(row.number("abs_tol"))), "\(row)")
    }
    for vector in try Vectors.objects("apple-spring-measured.json") {
      guard vector.text("model") == "spring-settling-duration" else { continue }
      let spring = try Spring(
        duration: try #require(vector.number("duration")),
        bounce: try #require(vector.number("bounce"))
      )
      let expected = try #require(vector.number("expect"))
      #expect(agrees(spring.swiftUISettlingDuration(), expected, within: 1e-6), "\(vector)")
    }
  }

  @Test func `a spring named by its settling duration is SwiftUI's`() throws {
    for row in try Vectors.rows("swiftui-spring-settling-init.csv") {
      let spring = try Spring(
        settlingDuration: try #require(row.number("settlingDuration")),
        dampingRatio: try #require(row.number("dampingRatio")),
        epsilon: try #require(row.number("epsilon"))
      )
      #expect(agrees(spring.duration, try #require(row.number("duration")), within: 1e-6), "\(row)")
      #expect(agrees(spring.bounce, try #require(row.number("bounce")), within: 1e-9), "\(row)")
    }
  }

  @Test func `steps that start from the state reached keep SwiftUI's chain of updates`() throws {
    var state = Spring.State(displacement: 0, velocity: 0)
    for row in try Vectors.rows("swiftui-spring-update.csv") {
      let spring = try Spring(
        duration: try #require(row.number("duration")),
        bounce: try #require(row.number("bounce"))
      )
      if row.text("step") == "0" { state = Spring.State(displacement: 0, velocity: 0) }
      let target = try #require(row.number("target"))
      state.displacement -= target
      state = spring.state(at: try #require(row.number("dt")), from: state)
      state.displacement += target
      #expect(agrees(state.displacement, try #require(row.number("value")), within: 1e-9), "\(row)")
      #expect(agrees(state.velocity, try #require(row.number("velocity")), within: 1e-9), "\(row)")
    }
  }

  @Test func `the closed form stands beside the integrator's column`() throws {
    for row in try Vectors.rows("swiftui-fluid-spring-runtime.csv") {
      let spring = try Spring(
        response: try #require(row.number("response")),
        dampingRatio: try #require(row.number("dampingFraction"))
      )
      let target = try #require(row.number("target"))
      let state = spring.state(at: try #require(row.number("t")), target: target)
      let exact = try #require(row.number("offset_closed_form"))
      #expect(agrees(state.displacement, exact, within: 1e-9), "\(row)")
    }
  }

  @Test func `physics and presets of other systems come out as their rows say`() throws {
    for row in try Vectors.rows("presets.csv") {
      guard let mass = row.number("mass"), let stiffness = row.number("stiffness"),
        let damping = row.number("damping"), damping > 0
      else { continue }
      let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
      // The table prints six digits, so what is computed from its columns has five.
      #expect(
        agrees(spring.naturalFrequency, try #require(row.number("omega0_rad_s")), within: 1e-5),
        "\(row)"
      )
      #expect(agrees(spring.dampingRatio, try #require(row.number("damping_ratio")), within: 1e-5), "\(row)")
      let response = try #require(row.number("swiftui_duration_response_s"))
      #expect(agrees(spring.response, response, within: 1e-5), "\(row)")
      if let settling = row.number("settle_0.1pct_s") {
        #expect(agrees(spring.settlingDuration, settling, within: 2e-5 * max(1, settling)), "\(row)")
      }
    }
  }
}
