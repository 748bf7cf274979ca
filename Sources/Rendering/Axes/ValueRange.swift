/// Rules for the range of values a panel shows.
enum ValueRange {
  /// Beyond this a value is a gap: the span of two of them would no longer be a number.
  static let largest = Double.greatestFiniteMagnitude / 4

  /// Whether a value can be drawn.
  static func isDrawable(_ value: Double) -> Bool { abs(value) <= largest }

  /// How much larger than the values' own span the shown one is: 5 %.
  static let padding = 1.05

  /// The range to show for values between two extremes, never empty.
  static func readable(_ extremes: ClosedRange<Double>) -> ClosedRange<Double> {
    let (low, high) = (extremes.lowerBound, extremes.upperBound)
    let size = max(abs(low), abs(high))
    let span = high - low
    // Too flat for labels that differ: a range around it that says "it does not move".
    if span <= size * 1e-9 || span < 1e-290 {
      let middle = low / 2 + high / 2
      let margin = size < 1e-290 ? 1 : size / 2
      return (middle - margin)...(middle + margin)
    }
    return extremes
  }
}
