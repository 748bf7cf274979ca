import Testing

@testable import Motion

struct MergeVectorTests {
  static func vector(_ x: Double) -> SIMD4<Double> { [x, 0, 0, 0] }

  @Test func `a curve interrupted by a curve adds up as the rows say`() throws {
    for row in try Vectors.rows("swiftui-combine-curves.csv") {
      var motion = MergedTrajectory(restingAt: Self.vector(try #require(row.number("from"))))
      for (target, curve, duration, time) in [
        ("target1", "curve1", "dur1", 0.0),
        ("target2", "curve2", "dur2", try #require(row.number("retarget_t"))),
      ] {
        let shape: any Curve = row.text(curve) == "linear" ? LinearCurve() : BezierCurve.easeInOut
        let animation = try Animation.curve(shape, duration: try #require(row.number(duration)))
        motion.change(to: Self.vector(try #require(row.number(target))), with: animation, at: time)
      }
      let value = motion.state(at: try #require(row.number("t"))).value.x
      let tolerance = try #require(row.number("abs_tol"))
      #expect(agrees(value, try #require(row.number("value")), within: tolerance), "\(value) \(row)")
    }
  }

  /// The rows come from a 1/300 s integrator; the closed form is within 1.5 % of both legs together.
  @Test func `a spring interrupted by a spring stays near the integrator`() throws {
    for row in try Vectors.rows("swiftui-merge-fluid.csv") where row.number("blendDuration2") == 0 {
      let start = try #require(row.number("start"))
      let first = try #require(row.number("target1"))
      let second = try #require(row.number("target2"))
      var motion = MergedTrajectory(restingAt: Self.vector(start))
      for (target, index, time) in [(first, "1", 0.0), (second, "2", try #require(row.number("retarget_t")))]
      {
        let spring = try Spring(
          response: try #require(row.number("response" + index)),
          dampingRatio: try #require(row.number("damping" + index))
        )
        motion.change(to: Self.vector(target), with: try .spring(spring), at: time)
      }
      let value = motion.state(at: try #require(row.number("t"))).value.x
      let legs = abs(first - start) + abs(second - first)
      #expect(abs(value - (try #require(row.number("value")))) <= 0.015 * legs, "\(row)")
    }
  }
}
