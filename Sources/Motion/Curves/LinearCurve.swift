/// Progress as it is.
package struct LinearCurve: Curve, Hashable {
  package init() {}

  package func value(at progress: Double) -> Double { clampedProgress(progress) }

  /// Always 1, outside 0...1 too (measured on Apple's runtime).
  package func velocity(at progress: Double) -> Double { 1 }

  package var inverse: any Curve { self }
}
