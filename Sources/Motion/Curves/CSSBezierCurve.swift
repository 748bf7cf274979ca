/// CSS `cubic-bezier()`: a Bézier that goes on along its tangents outside 0...1 (css-easing-2).
package struct CSSBezierCurve: Curve, Hashable {
  /// What runs within 0...1.
  package let bezier: BezierCurve

  /// Slopes of the tangents at both ends; zero where they stand upright.
  private let slopes: (start: Double, end: Double)

  /// - Throws: ``ParameterError`` for an x outside 0...1, which CSS refuses.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) throws(ParameterError) {
    _ = try ParameterError.checked(x1, "x1", .within(0...1))
    _ = try ParameterError.checked(x2, "x2", .within(0...1))
    bezier = try BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2)
    let ends = (bezier.velocity(at: 0), bezier.velocity(at: 1))
    slopes = (ends.0.isFinite ? ends.0 : 0, ends.1.isFinite ? ends.1 : 0)
  }

  package func value(at progress: Double) -> Double {
    if progress < 0 { return slopes.start * progress }
    if progress > 1 { return 1 + slopes.end * (progress - 1) }
    return bezier.value(at: progress)
  }

  package func velocity(at progress: Double) -> Double {
    if progress < 0 { return slopes.start }
    if progress > 1 { return slopes.end }
    return bezier.velocity(at: progress)
  }

  package func sample(at progress: Double) -> (value: Double, velocity: Double) {
    guard progress < 0 || progress > 1 else { return bezier.sample(at: progress) }
    return (value(at: progress), velocity(at: progress))
  }

  package var knots: [Double] { bezier.knots }

  package var inverse: any Curve { bezier.inverse }

  package static func == (left: CSSBezierCurve, right: CSSBezierCurve) -> Bool { left.bezier == right.bezier }

  package func hash(into hasher: inout Hasher) { hasher.combine(bezier) }
}
