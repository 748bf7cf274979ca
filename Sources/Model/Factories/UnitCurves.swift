import Motion

extension Factory {
  /// `UnitCurve.name`, and what stands behind a curve.
  static let unitCurves: [Factory] = [
    curve("linear", LinearCurve(), "the same speed all the way"),
    curve("easeIn", BezierCurve.easeIn, "slow at first, then fast"),
    curve("easeOut", BezierCurve.easeOut, "fast at first, then slow"),
    curve("easeInOut", BezierCurve.easeInOut, "slow at both ends"),
    curve("circularEaseIn", CircularCurve(.easeIn), "a quarter circle, slow at first"),
    curve("circularEaseOut", CircularCurve(.easeOut), "a quarter circle, slow at last"),
    curve("circularEaseInOut", CircularCurve(.easeInOut), "two quarter circles"),
    Factory(
      "bezier",
      .member,
      .curve,
      [.required("startControlPoint", .point), .required("endControlPoint", .point)],
      summary: "a Bézier curve by its two control points",
      example: "plot UnitCurve.bezier(startControlPoint: (0, 0.8), endControlPoint: (0, 1))",
      notes: {
        UnitCurveNotes.clampedX(
          $0.value("startControlPoint").components.x,
          $0.value("endControlPoint").components.x
        )
      }
    ) { arguments throws(ParameterError) in
      let start = arguments.value("startControlPoint").components
      let end = arguments.value("endControlPoint").components
      return .curve(try BezierCurve(x1: start.x, y1: start.y, x2: end.x, y2: end.y))
    },
    Factory(
      "inverse",
      .modifier(of: .curve),
      .curve,
      summary: "the curve with its axes swapped",
      example: "plot UnitCurve.easeIn.inverse"
    ) { arguments in .curve(arguments.baseCurve.inverse) },
  ]

  private static func curve(_ name: String, _ curve: any Curve, _ summary: String) -> Factory {
    Factory(name, .member, .curve, summary: summary, example: "plot UnitCurve.\(name)") { _ in .curve(curve) }
  }
}

/// What SwiftUI changes about a curve without saying so.
enum UnitCurveNotes {
  static func clampedX(_ first: Double, _ second: Double) -> [String] {
    guard !(0...1).contains(first) || !(0...1).contains(second) else { return [] }
    return ["SwiftUI moves the x of a control point into 0 to 1"]
  }
}
