/// A cubic Bézier from (0, 0) to (1, 1), read as a function of its x.
package struct BezierCurve: Curve, Hashable {
  /// The first control point; x within 0...1.
  package let x1: Double

  /// Its height, any finite share of the way.
  package let y1: Double

  /// The second control point; x within 0...1.
  package let x2: Double

  /// Its height, any finite share of the way.
  package let y2: Double

  /// Whether an x was outside 0...1 and has been limited, as SwiftUI's own initialiser does (measured).
  package let isClamped: Bool

  let path: BezierPath

  /// Creates the curve; x is limited to 0...1, y is free.
  ///
  /// - Throws: ``ParameterError`` for what is not finite.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) throws(ParameterError) {
    self.init(
      trusted: try ParameterError.checked(x1, "x1", .finite),
      try ParameterError.checked(y1, "y1", .within(-1e100...1e100)),
      try ParameterError.checked(x2, "x2", .finite),
      try ParameterError.checked(y2, "y2", .within(-1e100...1e100))
    )
  }

  /// A curve whose numbers are known to be finite.
  init(trusted x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
    isClamped = x1 != self.x1 || x2 != self.x2
    path = BezierPath(x: BezierAxis(self.x1, self.x2), y: BezierAxis(y1, y2))
  }

  package func value(at progress: Double) -> Double {
    if progress >= 1 { return 1 }
    return progress > 0 ? path.y.value(at: path.parameter(atX: progress)) : 0
  }

  /// The slope y′/x′ with its true limits at the ends; zero outside.
  package func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    return path.slope(at: path.parameter(atX: progress))
  }

  package func sample(at progress: Double) -> (value: Double, velocity: Double) {
    guard progress > 0, progress < 1 else { return (value(at: progress), velocity(at: progress)) }
    let t = path.parameter(atX: progress)
    return (path.y.value(at: t), path.slope(at: t))
  }

  package var knots: [Double] { path.turningPlaces }

  /// The mirrored curve: SwiftUI swaps the coordinates of both control points.
  package var inverse: any Curve { BezierCurve(trusted: y1, x1, y2, x2) }
}

extension BezierCurve {
  /// Core Animation's and SwiftUI's `easeIn` (measured).
  package static let easeIn = BezierCurve(trusted: 0.42, 0, 1, 1)

  /// Core Animation's and SwiftUI's `easeOut` (measured).
  package static let easeOut = BezierCurve(trusted: 0, 0, 0.58, 1)

  /// Core Animation's and SwiftUI's `easeInOut` (measured).
  package static let easeInOut = BezierCurve(trusted: 0.42, 0, 0.58, 1)

  /// Core Animation's `default`, which is CSS's `ease` (measured).
  package static let coreAnimationDefault = BezierCurve(trusted: 0.25, 0.1, 0.25, 1)
}
