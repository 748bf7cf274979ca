extension Signal {
  /// The place where the value is farthest from zero, refined between samples.
  ///
  /// - Parameters:
  ///   - window: Seconds, or progress.
  /// - Returns: Nil where there is no finite value at all.
  package func farthest(over window: ClosedRange<Double>) -> (time: Double, value: Double)? {
    let times = sampleTimes(over: window)
    let sizes = times.map { size(at: $0) }
    guard let best = sizes.indices.max(by: { sizes[$0] < sizes[$1] }), sizes[best] >= 0 else { return nil }
    let refined = peak(between: times[max(best - 1, 0)], and: times[min(best + 1, times.count - 1)])
    // Beside a jump the interval holds no single peak; the sample itself is then the better answer.
    let time = size(at: refined) > sizes[best] * (1 + 1e-12) ? refined : times[best]
    return (time, value(time))
  }

  /// The root of the mean square over a window; gaps do not count.
  package func rootMeanSquare(over window: ClosedRange<Double>) -> Double {
    let axis = TimeAxis(window: window, columns: Self.samples, dotColumns: 1)
    let values = (0..<Self.samples).map { value(axis.time(ofDot: $0)) }.filter(ValueRange.isDrawable)
    guard let largest = values.map({ abs($0) }).max(), largest > 0 else { return 0 }
    let squares = values.reduce(0) { $0 + ($1 / largest) * ($1 / largest) }
    return largest * (squares / Double(values.count)).squareRoot()
  }

  private static var samples: Int { 1024 }

  /// Evenly spaced instants, and both sides of every jump.
  private func sampleTimes(over window: ClosedRange<Double>) -> [Double] {
    let axis = TimeAxis(window: window, columns: Self.samples, dotColumns: 1)
    let even = (0..<Self.samples).map { axis.time(ofDot: $0) }
    let sides = knots.prefix(Self.samples).flatMap { [$0.nextDown, $0] }.filter { window.contains($0) }
    return (even + sides).sorted()
  }

  private func size(at time: Double) -> Double {
    let value = value(time)
    return ValueRange.isDrawable(value) ? abs(value) : -1
  }

  /// Golden-section search for the one peak of an interval.
  private func peak(between start: Double, and end: Double) -> Double {
    let ratio = 0.618_033_988_749_894_9
    var (low, high) = (start, end)
    for _ in 0..<60 {
      let left = high - (high - low) * ratio
      let right = low + (high - low) * ratio
      if size(at: left) < size(at: right) { low = left } else { high = right }
    }
    return low / 2 + high / 2
  }
}
