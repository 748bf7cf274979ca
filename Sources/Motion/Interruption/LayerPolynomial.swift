/// What several layers come to together, over a span of time in which none of them breaks.
///
/// Chebyshev's series through sixteen places. It is kept only where it meets the layers themselves
/// between those places to 1e-13 of the largest number in the span.
struct LayerPolynomial: Sendable {
  /// Seconds.
  let start: Double
  let end: Double

  private let coefficients: [WeightedSum]

  private static let count = 16

  /// Of the largest magnitude of each number.
  private static let tolerance = 1e-13

  /// cos(π(2i + 1)/2n): the places, on −1...1.
  private static let places = (0..<count).map { cosine(2 * $0 + 1) }

  /// cos(πk(2i + 1)/2n) for every order k and place i.
  private static let table = (0..<count).map { order in
    (0..<count).map { cosine(order * (2 * $0 + 1)) }
  }

  /// Between places, where a series that is not good enough is farthest off; near the ends most of all.
  private static let probes = [-0.999, -0.6, 0.05, 0.7, 0.999]

  private static func cosine(_ multiple: Int) -> Double {
    Libm.cosine(Double(multiple) * Spring.turn / Double(4 * count))
  }

  /// Fits a series to what layers come to; nil where sixteen places are too few.
  ///
  /// - Parameter grain: Errors that never count, however small the numbers are.
  init?(from start: Double, to end: Double, grain: WeightedSum, of sum: (Double) -> WeightedSum) {
    self.start = start
    self.end = end
    let time = { (place: Double) in start + (end - start) * (1 + place) / 2 }
    let samples = Self.places.map { sum(time($0)) }
    coefficients = Self.table.enumerated().map { order, row in
      var coefficient = WeightedSum.nothing
      for (sample, factor) in zip(samples, row) { coefficient = coefficient + sample * factor }
      return coefficient * ((order == 0 ? 1 : 2) / Double(Self.count))
    }
    var bound = WeightedSum.nothing
    for sample in samples { bound.formMagnitudes(with: sample) }
    bound = bound * Self.tolerance
    bound.formMagnitudes(with: grain)
    for place in Self.probes {
      let error = value(at: place) + sum(time(place)) * -1
      guard error.isWithin(bound) else { return nil }
    }
  }

  func sum(at time: Double) -> WeightedSum {
    value(at: (time - start) / (end - start) * 2 - 1)
  }

  /// Clenshaw's recurrence.
  private func value(at place: Double) -> WeightedSum {
    var (newer, older) = (WeightedSum.nothing, WeightedSum.nothing)
    for coefficient in coefficients.dropFirst().reversed() {
      (newer, older) = (coefficient + newer * (2 * place) + older * -1, newer)
    }
    return coefficients[0] + newer * place + older * -1
  }
}
