/// One coordinate of a unit Bézier: 0 and 1 at the ends, two free control values between.
struct BezierAxis: Hashable, Sendable {
  private let first: Double
  private let second: Double

  // The polynomial t·(c + t·(b + t·a)), exact near 0.
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(at t: Double) -> Double { t * (c + t * (b + t * a)) }

  /// The first derivative, in the form that is exact at both ends.
  func slope(at t: Double) -> Double {
    let rest = 1 - t
    return 3 * (rest * rest * first + 2 * rest * t * (second - first) + t * t * (1 - second))
  }

  /// The second derivative.
  func bend(at t: Double) -> Double {
    6 * ((1 - t) * (second - 2 * first) + t * (1 - 2 * second + first))
  }

  /// The third derivative, the same everywhere.
  var twist: Double { 6 * a }

  /// Where the slope changes sign strictly between 0 and 1, ascending.
  var turns: [Double] {
    // 3a·t² + 2b·t + c = 0, by the form that loses no digits when one root is far away.
    let discriminant = b * b - 3 * a * c
    guard discriminant > 0 else { return [] }
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [sum / (3 * a), c / sum].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

/// Both coordinates of a unit Bézier whose x never runs backwards.
struct BezierPath: Hashable, Sendable {
  let x: BezierAxis
  let y: BezierAxis

  /// Returns the curve's own parameter where it reaches an x within 0...1.
  ///
  /// Newton's method, kept inside a bracket that halves where the tangent is too flat to trust.
  func parameter(atX target: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    var t = target
    for _ in 0..<100 {
      let error = x.value(at: t) - target
      if error == 0 { return t }
      if error < 0 { low = t } else { high = t }
      var next = t - error / x.slope(at: t)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if abs(next - t) <= 1e-16 * t { return next }
      t = next
    }
    return t
  }

  /// Returns y′/x′, or its limit where the tangent has no length.
  func slope(at t: Double) -> Double {
    let run = x.slope(at: t)
    let rise = y.slope(at: t)
    if run > 0 { return rise / run }
    if rise != 0 { return rise > 0 ? .infinity : -.infinity }
    // Before t = 1 even powers of the distance rise towards the end.
    let side: Double = t > 0.5 ? -1 : 1
    if x.bend(at: t) != 0 { return y.bend(at: t) / x.bend(at: t) }
    if y.bend(at: t) != 0 { return y.bend(at: t) * side > 0 ? .infinity : -.infinity }
    return y.twist / x.twist
  }

  /// The places on the x axis where y turns round.
  var turningPlaces: [Double] { y.turns.map(x.value(at:)).filter { $0 > 0 && $0 < 1 } }
}
