import Motion

extension Trajectory {
  /// Where the motion comes to rest; nil for one that never does.
  ///
  /// A motion counts as resting while it is still a thousandth of its way from the end, so the value at
  /// that instant would read `0.999`; what stops elsewhere, like a spring cut short, rests where it is.
  var restingValue: SIMD4<Double>? {
    guard settlingDuration.isFinite else { return nil }
    let last = state(at: settlingDuration).value
    let places = knots.prefix(64).map { state(at: $0).value } + [start]
    let way = places.map { length(of: $0 - end) }.filter(\.isFinite).max() ?? 0
    // A hair more than the thousandth, for what rounding adds to it.
    return length(of: last - end) <= way * 0.001_1 ? end : last
  }

  /// The largest component, since squares of large ones would overflow.
  private func length(of vector: SIMD4<Double>) -> Double { (0..<4).map { abs(vector[$0]) }.max() ?? 0 }
}
