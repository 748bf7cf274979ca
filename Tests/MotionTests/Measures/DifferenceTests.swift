import Testing

@testable import Motion

/// Differences against integrals done by hand.
struct DifferenceTests {
  static func curve(_ curve: any Curve, _ duration: Double, to end: Double = 1) throws -> AnimatedTrajectory {
    AnimatedTrajectory(animation: try .curve(curve, duration: duration), from: .zero, to: [end, 0, 0, 0])
  }

  /// t against t/2 over 2 s: apart by 1/2 at 1 s; (∫₀¹ (t/2)² + ∫₁² (1 − t/2)²)/2 = 1/12.
  @Test func `two straight lines of different length are apart by simple arithmetic`() throws {
    let difference = Difference(
      between: try Self.curve(LinearCurve(), 1),
      and: try Self.curve(LinearCurve(), 2),
      until: 2
    )
    #expect(abs(difference.largest - 0.5) < 1e-12 && abs(difference.time - 1) < 1e-9)
    #expect(abs(difference.rootMeanSquare - (1.0 / 12).squareRoot()) < 1e-11)
  }

  /// The Bézier whose x is t and whose y is t², against t: apart by t − t², whose square has the integral
  /// t³/3 − t⁴/2 + t⁵/5.
  @Test(arguments: [0.61, 0.73, 0.9, 0.97, 1])
  func `a parabola and a line are most apart in the middle`(end: Double) throws {
    let parabola = try BezierCurve(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3, y2: 1.0 / 3)
    let difference = Difference(
      between: try Self.curve(LinearCurve(), 1, to: 8),
      and: try Self.curve(parabola, 1, to: 8),
      until: end
    )
    #expect(abs(difference.largest - 2) < 1e-13 && abs(difference.time - 0.5) < 1e-6)
    let square = end * end * end / 3 - end * end * end * end / 2 + end * end * end * end * end / 5
    #expect(abs(difference.rootMeanSquare - 8 * (square / end).squareRoot()) < 1e-11)
  }

  /// A critical spring against its target: (1 + y)²·e^(−2y) has the integral 5/4 from 0 on.
  @Test func `a spring and its target are a whole way apart at first`() throws {
    let spring = AnimatedTrajectory(animation: try .spring(.smooth), from: .zero, to: [1, 0, 0, 0])
    let difference = Difference(between: ConstantTrajectory([1, 0, 0, 0]), and: spring, until: 4)
    #expect(difference.largest == 1 && difference.time == 0)
    let mean = 1.25 / Spring.smooth.naturalFrequency / 4
    #expect(abs(difference.rootMeanSquare - mean.squareRoot()) < 1e-10)
  }

  @Test func `what is the same is not apart`() throws {
    let motion = try Self.curve(CircularCurve(.easeOut), 0.4)
    for end in [1, 0, -1, .infinity, .nan] {
      let difference = Difference(between: motion, and: motion, until: end)
      #expect(difference.largest == 0 && difference.rootMeanSquare == 0)
    }
  }
}
