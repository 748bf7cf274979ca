/// How progress in time becomes progress in value.
///
/// Both run from 0 to 1. SwiftUI's curves stand still outside that range; those of CSS go on.
package protocol Curve: Sendable {
  /// Returns the share of the way that is covered.
  func value(at progress: Double) -> Double

  /// Returns the exact slope of the value, per unit of progress; infinite where the curve is vertical.
  ///
  /// At a corner it is the slope after it, at 1 the slope before.
  func velocity(at progress: Double) -> Double

  /// Returns both at once, for curves whose place on the x axis takes work to find.
  func sample(at progress: Double) -> (value: Double, velocity: Double)

  /// Places strictly between 0 and 1, ascending, where the curve turns round, jumps or has a corner.
  var knots: [Double] { get }

  /// The curve with both axes swapped.
  var inverse: any Curve { get }
}

extension Curve {
  package func sample(at progress: Double) -> (value: Double, velocity: Double) {
    (value(at: progress), velocity(at: progress))
  }

  package var knots: [Double] { [] }

  package var inverse: any Curve { InverseCurve(base: self) }
}

/// Progress limited to 0...1, as SwiftUI's unit curves do; what is not a number counts as 0.
func clampedProgress(_ progress: Double) -> Double {
  progress > 0 ? min(progress, 1) : 0
}
