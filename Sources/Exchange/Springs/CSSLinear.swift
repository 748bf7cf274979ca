import Motion

extension SpringSpelling {
  /// A CSS transition by `linear()`, which has the duration until the spring rests.
  ///
  /// As few stops as keep the error within 0.1 % of the way; where the spring swings too often for that,
  /// more error, and past 2 % no line at all.
  static let css = SpringSpelling("CSS") { spring in
    let seconds = (spring.settlingDuration * 1000).rounded(.up) / 1000
    guard seconds.isFinite, seconds > 0, seconds < 1e6 else { return nil }
    for tolerance in [0.001, 0.002, 0.005, 0.01, 0.02] {
      let fits = [10, 100].compactMap { parts in
        LinearFit(of: spring, over: seconds, tolerance: tolerance, partsOfPercent: parts)
      }
      guard let shortest = fits.min(by: { $0.text.count < $1.text.count }) else { continue }
      return SpringLine("transition: \(seconds)s \(shortest.text)") { step, count in
        shortest.positions(every: step / seconds, count: count)
      }
    }
    return nil
  }
}
