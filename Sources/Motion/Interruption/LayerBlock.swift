/// A run of layers drawn together, so that a sample need not walk through them one by one.
struct LayerBlock: Sendable {
  /// Layers in the run.
  let size: Int

  /// The layer below the run.
  let below: Int

  /// Ascending in time; where there is none the layers themselves are asked.
  private let pieces: [LayerPolynomial]

  /// Series tried at most, so that curves that are nowhere smooth cost little.
  private static let mostTrials = 64

  /// - Parameter sum: What the run comes to at a time.
  init(size: Int, below: Int, over span: LayerSpan, sum: (Double) -> WeightedSum) {
    self.size = size
    self.below = below
    var pieces: [LayerPolynomial] = []
    var open: [(Double, Double)] = span.gaps.reversed()
    var trials = 0
    while let (start, end) = open.popLast(), trials < Self.mostTrials {
      trials += 1
      if let piece = LayerPolynomial(from: start, to: end, grain: span.grain, of: sum) {
        pieces.append(piece)
        continue
      }
      let middle = start + (end - start) / 2
      guard middle - start > span.length / 16, end > middle, middle > start else { continue }
      open += [(middle, end), (start, middle)]
    }
    self.pieces = pieces
  }

  /// What the run comes to; nil at the borders and wherever no series was good enough.
  func sum(at time: Double) -> WeightedSum? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end <= time { low = middle + 1 } else { high = middle }
    }
    guard low < pieces.count, pieces[low].start < time else { return nil }
    return pieces[low].sum(at: time)
  }
}

/// When a run of layers begins and breaks, taken from the topmost down.
struct LayerSpan {
  /// Knots of one layer that are looked at; behind them a run is left to its layers.
  static let mostKnots = 8

  private var newest = -Double.infinity
  private var oldest = Double.infinity

  /// Seconds: the last of all ends, and from where on not every knot is known.
  private var last = 0.0
  private var horizon = Double.infinity

  private var knots: [Double] = []
  private var largest = SIMD4<Double>.zero

  mutating func add(_ change: SIMD4<Double>) { largest = pointwiseMax(largest, change.magnitudes) }

  /// - Parameter knots: The layer's first, in seconds.
  mutating func add(_ share: AnimatedTrajectory, since: Double, target: SIMD4<Double>, _ knots: [Double]) {
    add(target)
    (newest, oldest) = (max(newest, since), min(oldest, since))
    last = max(last, since + share.settlingDuration)
    self.knots += knots
    if knots.count == Self.mostKnots, let known = knots.last { horizon = min(horizon, known) }
  }

  /// Seconds between the first and the last to begin.
  var length: Double { max(newest - oldest, 0) }

  /// The smallest differences that count.
  var grain: WeightedSum { .grain(of: largest) }

  /// Ways between two breaks on which a series may pay: longer than the run took to begin.
  var gaps: [(Double, Double)] {
    let breaks = (knots + [last]).filter { $0 > newest && $0 <= horizon && $0.isFinite }.sorted()
    return zip([newest] + breaks, breaks).filter { $1 - $0 > length }
  }
}
