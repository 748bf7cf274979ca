/// How far apart two motions are, over a stretch of time.
package struct Difference: Hashable, Sendable {
  /// The largest distance between the two values, in the channel's unit; zero when they never part.
  package let largest: Double

  /// When they are first that far apart, in seconds.
  package let time: Double

  /// The root of the mean squared distance over the stretch, in the channel's unit.
  package let rootMeanSquare: Double

  /// Pieces that all stretches between knots are cut into together, at least; more where a motion turns
  /// more often. Romberg's rule over so many is right to 1e-10 for the stiffest springs tried.
  private static let pieces = 8192

  /// Pieces of one stretch, at least and at most, of those.
  private static let piecesOfStretch = 64.0...1024

  /// Samples taken at most, so that a spring that rings for hours is measured in milliseconds.
  private static let limit = 40_000

  /// Compares two motions from time zero.
  ///
  /// The largest distance is found among samples no motion can turn twice between, then refined by a
  /// golden-section search; the mean is Romberg's rule between knots.
  ///
  /// - Parameter end: Seconds to compare over; above zero and finite, else both are compared at zero.
  package init(between first: any Trajectory, and second: any Trajectory, until end: Double) {
    let apart = { (time: Double) -> Double in
      Self.length(first.state(at: time).value - second.state(at: time).value)
    }
    guard end > 0, end.isFinite else {
      (largest, time, rootMeanSquare) = (apart(0), 0, apart(0))
      return
    }
    let knots = Self.knots(of: first, second, until: end)
    let step = max(min(first.resolution, second.resolution) / 16, end / Double(Self.limit))
    let share = Double(Self.pieces) / Double(max(knots.count - 1, 1))
    let least = Int(min(max(share, Self.piecesOfStretch.lowerBound), Self.piecesOfStretch.upperBound))
    var best = (value: apart(0), time: 0.0, reach: 0.0)
    var squares = 0.0
    for (start, stop) in zip(knots, knots.dropFirst()) where stop > start {
      // A knot may be a jump: the samples of a stretch stay inside it.
      let inset = (stop - start) * 1e-12
      let span = (start + inset, stop - inset)
      let wanted = ((stop - start) / step).rounded(.up)
      let needed = wanted < Double(Self.limit) ? 2 * Int(wanted) : 2 * Self.limit
      let count = RombergSum.samples(atLeast: max(least, needed))
      let width = (span.1 - span.0) / Double(count)
      let gaps = zip(
        first.values(from: span.0, by: width, count: count + 1),
        second.values(from: span.0, by: width, count: count + 1)
      )
      var sum = RombergSum()
      for (index, gap) in gaps.enumerated() {
        let value = Self.length(gap.0 - gap.1)
        sum.add(value * value, at: index, of: count)
        if value > best.value * (1 + 1e-12) { best = (value, span.0 + Double(index) * width, width) }
      }
      squares += sum.integral(width: width)
    }
    // Asked for once more by itself: the samples may be off in their last digits.
    best.value = apart(best.time)
    let peak = Search.peak(
      from: max(best.time - best.reach, 0),
      to: min(best.time + best.reach, end),
      of: apart
    )
    (largest, time) = peak.height > best.value ? (peak.height, peak.place) : (best.value, best.time)
    rootMeanSquare = (squares / end).squareRoot()
  }

  /// The distance of two values; where one of them is no number, none.
  private static func length(_ gap: SIMD4<Double>) -> Double {
    let length = (gap * gap).sum().squareRoot()
    return length.isFinite ? length : 0
  }

  private static func knots(of first: any Trajectory, _ second: any Trajectory, until end: Double) -> [Double]
  {
    let inside = (first.knots + second.knots).filter { $0 > 0 && $0 < end }
    return Array(Set([0, end] + inside)).sorted()
  }
}
