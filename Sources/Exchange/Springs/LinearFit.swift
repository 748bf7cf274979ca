import Motion

/// The stops of a CSS `linear()` that follows a spring within a tolerance.
///
/// Every line is drawn as far as it stays inside the tube around the curve (a cone of slopes that narrows
/// with each sample), and ends off the curve where that takes the next one farther: half the stops that
/// points on the curve would need. Stops lie on the decimals they are written with, so nothing is rounded
/// afterwards.
struct LinearFit {
  struct Stop {
    /// Which part of the duration.
    let place: Int

    /// Thousandths of the way.
    let height: Int
  }

  private(set) var stops: [Stop] = [Stop(place: 0, height: 0)]

  /// Parts of the whole duration that a place is counted in.
  private let parts: Int

  private let curve: [Double]
  private let tolerance: Double

  /// Samples of one part.
  private static let density = 4

  /// More than a reader scrolls past.
  private static let mostStops = 100

  /// - Parameters:
  ///   - seconds: The duration; at its end the curve is within the tolerance of 1.
  ///   - tolerance: A share of the way.
  ///   - partsOfPercent: 10 for places with one decimal, 100 for two.
  /// - Returns: Nil where it takes more stops than anybody wants, or finer places.
  init?(of spring: Spring, over seconds: Double, tolerance: Double, partsOfPercent: Int) {
    parts = 100 * partsOfPercent
    self.tolerance = tolerance
    let count = parts * Self.density
    curve = spring.positions(every: seconds / Double(count), count: count + 1)
    while let last = stops.last, last.place < parts {
      guard stops.count < Self.mostStops, let next = farthest(from: last) else { return nil }
      stops.append(next)
    }
  }

  /// The farthest stop that a straight line from another reaches inside the tube.
  private func farthest(from stop: Stop) -> Stop? {
    let origin = Double(stop.height) / 1000
    var (low, high) = (-Double.infinity, Double.infinity)
    var best: Stop?
    for place in (stop.place + 1)...parts {
      for sample in ((place - 1) * Self.density + 1)...(place * Self.density) {
        let run = Double(sample - stop.place * Self.density)
        // The slopes are those of one sample's run.
        low = max(low, (curve[sample] - tolerance - origin) / run)
        high = min(high, (curve[sample] + tolerance - origin) / run)
      }
      guard low <= high else { break }
      let run = Double((place - stop.place) * Self.density)
      let heights = ((origin + low * run) * 1000, (origin + high * run) * 1000)
      if let height = place == parts ? end(heights) : middle(heights) {
        best = Stop(place: place, height: height)
      }
    }
    return best
  }

  /// A written height within a range of thousandths, the nearest to its middle.
  private func middle(_ range: (Double, Double)) -> Int? {
    let height = ((range.0 + range.1) / 2).rounded()
    return height >= range.0 && height <= range.1 && abs(height) < 1e6 ? Int(height) : nil
  }

  /// The last stop is the target itself, which the curve has reached to within the tolerance.
  private func end(_ range: (Double, Double)) -> Int? {
    range.0 - 1e-6 <= 1000 && range.1 + 1e-6 >= 1000 ? 1000 : nil
  }

  /// `linear(0, 0.035 2.1%, 1)`.
  var text: String {
    let inner = stops.map { stop in
      let height = PastedNumber(Double(stop.height) / 1000)
      if stop.place == 0 || stop.place == parts { return "\(height)" }
      return "\(height) \(PastedNumber(Double(stop.place) * 100 / Double(parts)))%"
    }
    return "linear(\(inner.joined(separator: ", ")))"
  }

  /// Heights along the lines, a share of the duration apart; at the end it stays.
  func positions(every share: Double, count: Int) -> [Double] {
    var index = 0
    return (0..<count).map { sample in
      let place = Double(sample) * share * Double(parts)
      guard place < Double(parts) else { return 1 }
      while index + 2 < stops.count, Double(stops[index + 1].place) <= place { index += 1 }
      let (left, right) = (stops[index], stops[index + 1])
      let part = (place - Double(left.place)) / Double(right.place - left.place)
      return (Double(left.height) + Double(right.height - left.height) * part) / 1000
    }
  }
}
