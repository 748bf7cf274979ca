/// Quarter circles: SwiftUI's circular ease (measured on Apple's runtime).
package struct CircularCurve: Curve, Hashable {
  /// At which end it is slow.
  package enum Shape: Hashable, Sendable { case easeIn, easeOut, easeInOut }

  /// At which end it is slow.
  package let shape: Shape

  package init(_ shape: Shape) { self.shape = shape }

  package func value(at progress: Double) -> Double {
    let p = clampedProgress(progress)
    return switch shape {
    case .easeIn: quarter(p)
    case .easeOut: 1 - quarter(1 - p)
    case .easeInOut: p < 0.5 ? quarter(2 * p) / 2 : 1 - quarter(2 - 2 * p) / 2
    }
  }

  /// The slope; infinite where the circle stands upright, zero outside 0...1.
  package func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    return switch shape {
    case .easeIn: steepness(progress)
    case .easeOut: steepness(1 - progress)
    case .easeInOut: steepness(progress < 0.5 ? 2 * progress : 2 - 2 * progress)
    }
  }

  package var knots: [Double] { shape == .easeInOut ? [0.5] : [] }

  package var inverse: any Curve {
    switch shape {
    case .easeIn: CircularCurve(.easeOut)
    case .easeOut: CircularCurve(.easeIn)
    case .easeInOut: InverseCurve(base: self)
    }
  }

  /// 1 − √(1 − p²), written without the difference that loses the small digits.
  private func quarter(_ p: Double) -> Double { p * p / (1 + height(p)) }

  private func steepness(_ p: Double) -> Double { p / height(p) }

  private func height(_ p: Double) -> Double { ((1 - p) * (1 + p)).squareRoot() }
}
