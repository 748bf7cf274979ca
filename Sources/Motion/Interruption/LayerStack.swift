/// The layers of all motions a value has had, one flat list in which each names the one below it.
struct LayerStack: Sendable {
  enum Layer: Sendable {
    /// A motion of its own from a time in seconds on; until then what is below goes on.
    case motion(any Trajectory, since: Double, below: Int?)

    /// shown = old + f·(target − old), where f runs from 0 to 1 and old keeps running to its own target.
    case overlay(AnimatedTrajectory, since: Double, target: SIMD4<Double>, below: Int)

    /// What is below, moved by a change without animation.
    case offset(SIMD4<Double>, below: Int)
  }

  private var layers: [Layer] = []

  /// The smallest of all motions, in seconds.
  private(set) var resolution = Double.infinity

  /// Adds a layer and returns its place.
  mutating func add(_ layer: Layer) -> Int {
    switch layer {
    case .motion(let motion, _, _): resolution = min(resolution, motion.resolution)
    case .overlay(let share, _, _, _): resolution = min(resolution, share.resolution)
    case .offset: break
    }
    layers.append(layer)
    return layers.count - 1
  }

  /// Adds an offset over a layer, joining it with one that is there already.
  mutating func shift(_ top: Int, by change: SIMD4<Double>) -> Int {
    if case .offset(let older, let below) = layers[top] {
      return add(.offset(older + change, below: below))
    }
    return add(.offset(change, below: top))
  }

  /// Returns what a stack shows, walking down until nothing below counts any more.
  func state(top: Int, at time: Double) -> MotionState {
    var sum = WeightedSum()
    var next: Int? = top
    while let index = next {
      switch layers[index] {
      case .motion(let motion, let since, let below):
        if time < since, below != nil {
          next = below
        } else {
          return sum.total(over: motion.state(at: time - since))
        }
      case .overlay(let share, let since, let target, let below):
        sum.cover(with: target, share.state(at: time - since))
        if sum.isFull { return sum.total }
        next = below
      case .offset(let change, let below):
        sum.shift(by: change)
        next = below
      }
    }
    return sum.total
  }

  /// Returns where a stack's motions may break within a span of time, unsorted.
  func knots(top: Int, from: Double, to: Double) -> [Double] {
    var knots: [Double] = []
    var next: Int? = top
    while let index = next {
      switch layers[index] {
      case .motion(let motion, let since, let below):
        knots += motion.knots.map { $0 + since }
        next = from < since ? below : nil
      case .overlay(let share, let since, _, let below):
        knots += share.knots.map { $0 + since }
        next = from < since + share.settlingDuration ? below : nil
      case .offset(_, let below):
        next = below
      }
    }
    return knots.filter { $0 > from && $0 < to }
  }
}

/// A sum taken from the topmost layer down: what the layers above leave of those below, and how fast
/// that share changes.
private struct WeightedSum {
  private var value = SIMD4<Double>.zero
  private var velocity = SIMD4<Double>.zero

  /// The share of the layers below, and its change per second.
  private var weight = 1.0
  private var slope = 0.0

  var total: MotionState { MotionState(value: value, velocity: velocity) }

  /// Whether what is below no longer counts, to the last digit.
  var isFull: Bool { abs(weight) < 1e-16 && abs(slope) < 1e-14 }

  mutating func shift(by change: SIMD4<Double>) {
    value += weight * change
    velocity += slope * change
  }

  mutating func cover(with target: SIMD4<Double>, _ share: MotionState) {
    let covered = share.value.x
    // At the instant an upright curve starts there is no velocity to speak of.
    let pace = share.velocity.x.isFinite ? share.velocity.x : 0
    value += weight * covered * target
    velocity += (slope * covered + weight * pace) * target
    slope = slope * (1 - covered) - weight * pace
    weight *= 1 - covered
  }

  func total(over bottom: MotionState) -> MotionState {
    // Alone, a motion is itself: an infinite velocity times nothing would be no number.
    guard weight != 1 || slope != 0 else {
      return MotionState(value: value + bottom.value, velocity: velocity + bottom.velocity)
    }
    return MotionState(
      value: value + weight * bottom.value,
      velocity: velocity + weight * bottom.velocity + slope * bottom.value
    )
  }
}
