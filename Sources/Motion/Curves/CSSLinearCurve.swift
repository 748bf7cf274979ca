/// CSS `linear()`: straight lines between points, going on outside 0...1 (css-easing-2).
package struct CSSLinearCurve: Curve, Hashable {
  /// Where the curve passes.
  package struct Point: Hashable, Sendable {
    /// A place on the axis of progress; any finite number.
    package let input: Double

    /// The share of the way there; any finite number.
    package let output: Double

    package init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// One entry as it is written: a value and up to two places, as fractions.
  package struct Stop: Hashable, Sendable {
    /// The share of the way there; any finite number.
    package let output: Double

    /// Its places on the axis of progress, as fractions; none where CSS is to find one.
    package let inputs: [Double]

    package init(output: Double, inputs: [Double] = []) {
      self.output = output
      self.inputs = inputs
    }
  }

  /// At least two, their inputs ascending.
  package let points: [Point]

  /// Creates the curve, with missing places filled in as CSS does; nil for fewer than two points.
  package init?(stops: [Stop]) {
    guard stops.count >= 2 else { return nil }
    points = CSSLinearCurve.placed(stops)
  }

  package func value(at progress: Double) -> Double {
    let (before, after) = segment(at: progress)
    guard before.input != after.input else { return after.output }
    let share = (progress - before.input) / (after.input - before.input)
    return share == 1 ? after.output : before.output + (after.output - before.output) * share
  }

  package func velocity(at progress: Double) -> Double {
    let (before, after) = segment(at: progress)
    guard before.input != after.input else { return 0 }
    return (after.output - before.output) / (after.input - before.input)
  }

  package var knots: [Double] {
    var knots: [Double] = []
    for point in points where point.input > 0 && point.input < 1 && point.input != knots.last {
      knots.append(point.input)
    }
    return knots
  }

  /// The last point at or before the place and the one after it; the outermost pair beyond the ends.
  private func segment(at progress: Double) -> (Point, Point) {
    var (low, high) = (0, points.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].input <= progress { low = middle } else { high = middle }
    }
    return (points[low], points[high])
  }
}

extension CSSLinearCurve {
  /// Gives every point its place: ends at 0 and 1, never backwards, gaps spread evenly.
  private static func placed(_ stops: [Stop]) -> [Point] {
    var inputs: [Double?] = []
    var outputs: [Double] = []
    for stop in stops {
      let places: [Double?] = stop.inputs.isEmpty ? [nil] : stop.inputs
      inputs += places
      outputs += places.map { _ in stop.output }
    }
    inputs[0] = inputs[0] ?? 0
    inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? 1
    var largest = -Double.infinity
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      largest = max(largest, input)
      inputs[index] = largest
    }
    return zip(filled(inputs), outputs).map { Point(input: $0, output: $1) }
  }

  /// Spreads what has no place evenly between its neighbours; both ends have one.
  private static func filled(_ inputs: [Double?]) -> [Double] {
    var result: [Double] = []
    var waiting = 0.0
    for input in inputs {
      guard let input else {
        waiting += 1
        continue
      }
      if let last = result.last {
        for step in stride(from: 1, through: waiting, by: 1) {
          result.append(last + (input - last) * step / (waiting + 1))
        }
      }
      waiting = 0
      result.append(input)
    }
    return result
  }
}
