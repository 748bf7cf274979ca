extension AnimationTiming {
  /// At most this many instants are listed of a motion that has more, or never ends.
  static let mostKnots = 4096

  /// Returns where the motion may break, seen from outside the modifiers.
  ///
  /// - Parameter base: Such times of the bare base, in its own seconds, ascending.
  func knots(base: [Double]) -> [Double] {
    var knots = base
    for stage in stages {
      switch stage {
      case .delay(let seconds):
        knots = (seconds > 0 ? [seconds] : []) + knots.map { $0 + seconds }
      case .speed(let factor):
        knots = knots.map { $0 / factor }
      case .legs(let length, let count, let autoreverses):
        knots = repeated(knots, length, count, autoreverses)
      }
    }
    return knots
  }

  /// One leg's knots, leg after leg.
  private func repeated(
    _ knots: [Double],
    _ length: Double,
    _ count: Double,
    _ autoreverses: Bool
  ) -> [Double] {
    guard length > 0, length.isFinite else { return knots }
    let inner = knots.filter { $0 > 0 && $0 < length }
    let mirrored = autoreverses ? inner.reversed().map { length - $0 } : inner
    var result: [Double] = []
    var (leg, isReverse) = (0.0, false)
    while leg < count, result.count + inner.count < AnimationTiming.mostKnots {
      for knot in isReverse ? mirrored : inner { result.append(knot + leg * length) }
      leg += 1
      isReverse.toggle()
      result.append(leg * length)
    }
    return result
  }
}
