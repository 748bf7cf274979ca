import Motion

/// An angle as the two numbers that turn points by it.
struct StageTurn: Hashable, Sendable {
  let cosine: Double
  let sine: Double

  /// Radians, clockwise; what is no number turns nothing.
  init(_ radians: Double) {
    let radians = radians.isFinite ? radians : 0
    cosine = Libm.cosine(radians)
    sine = Libm.sine(radians)
  }

  /// Turns a point about the origin.
  func applied(to point: SIMD2<Double>) -> SIMD2<Double> {
    [cosine * point.x - sine * point.y, sine * point.x + cosine * point.y]
  }

  /// Turns a point back.
  func undone(on point: SIMD2<Double>) -> SIMD2<Double> {
    [cosine * point.x + sine * point.y, cosine * point.y - sine * point.x]
  }
}
