/// Finds places on a line where a function passes something, by questions alone.
enum Search {
  /// The golden section, (√5 − 1)/2: each question shrinks the span by it and serves the next one too.
  private static let ratio = 0.618_033_988_749_895

  /// Halves a span until its ends are neighbours.
  ///
  /// - Parameters:
  ///   - low: Where the condition holds.
  ///   - high: Where it does not; above `low`.
  ///   - holds: Holds up to one place in between and no more behind it.
  /// - Returns: The last place known to hold and the first known not to.
  static func border(
    from low: Double,
    to high: Double,
    where holds: (Double) -> Bool
  ) -> (inside: Double, outside: Double) {
    var (inside, outside) = (low, high)
    // From 1 down to the smallest number above zero takes 1,074 halvings.
    for _ in 0..<1100 {
      let middle = inside + (outside - inside) / 2
      guard middle > inside, middle < outside else { break }
      if holds(middle) { inside = middle } else { outside = middle }
    }
    return (inside, outside)
  }

  /// Looks for the highest place of a function that rises to it and falls behind it.
  ///
  /// Near a maximum a function is flat, so its place comes out to half the digits of a number and its
  /// height to all of them.
  static func peak(
    from low: Double,
    to high: Double,
    of function: (Double) -> Double
  ) -> (place: Double, height: Double) {
    var (low, high) = (low, high)
    var left = high - ratio * (high - low)
    var right = low + ratio * (high - low)
    var (atLeft, atRight) = (function(left), function(right))
    for _ in 0..<60 where high > low {
      if atLeft < atRight {
        low = left
        (left, atLeft) = (right, atRight)
        right = low + ratio * (high - low)
        atRight = function(right)
      } else {
        high = right
        (right, atRight) = (left, atLeft)
        left = high - ratio * (high - low)
        atLeft = function(left)
      }
    }
    return atLeft < atRight ? (right, atRight) : (left, atLeft)
  }
}
