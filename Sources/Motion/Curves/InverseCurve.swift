/// A curve with its axes swapped, for curves that have no closed form of their own.
///
/// Where the base never falls this is its inverse; where it does, the first progress found by halving.
package struct InverseCurve: Curve {
  /// The curve with its axes as they were.
  package let base: any Curve

  package init(base: any Curve) { self.base = base }

  package func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return Search.border(from: 0, to: 1) { base.value(at: $0) < progress }.outside
  }

  package func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    return 1 / base.velocity(at: value(at: progress))
  }

  package var knots: [Double] {
    base.knots.map(base.value(at:)).filter { $0 > 0 && $0 < 1 }.sorted()
  }

  package var inverse: any Curve { base }
}
