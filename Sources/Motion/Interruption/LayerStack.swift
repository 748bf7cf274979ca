/// The layers of all motions a value has had, one flat list in which each names the one below it.
///
/// Layers that add up are also drawn together in blocks of 16, 32, 64 and so on, where they are many: a
/// sample then walks through as many blocks as their number has digits.
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

  /// By layer, how many layers that add up end there, itself included; none at a motion.
  private var heights: [Int] = []

  /// By layer, those that end there, the smallest first.
  private var blocks: [[LayerBlock]] = []

  /// By layer, the first few of its knots, in seconds.
  private var borders: [[Double]] = []

  /// The smallest of all motions, in seconds.
  private(set) var resolution = Double.infinity

  /// Layers in the smallest block.
  private static let smallestBlock = 16

  /// Adds a layer and returns its place.
  mutating func add(_ layer: Layer) -> Int {
    var (height, knots) = (0, [Double]())
    switch layer {
    case .motion(let motion, _, _): resolution = min(resolution, motion.resolution)
    case .overlay(let share, let since, _, let below):
      resolution = min(resolution, share.resolution)
      height = heights[below] + 1
      knots = share.knots.prefix(LayerSpan.mostKnots).map { $0 + since }
    case .offset(_, let below): height = heights[below] + 1
    }
    layers.append(layer)
    heights.append(height)
    borders.append(knots)
    blocks.append([])
    drawTogether(at: layers.count - 1)
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
    let (sum, rest) = descend(from: top, to: 0, at: time)
    guard let rest, case .motion(let motion, let since, _) = layers[rest] else { return sum.total }
    return sum.total(over: motion.state(at: time - since))
  }

  /// Walks down to a layer, or to a motion that covers all below it.
  ///
  /// - Returns: What the layers on the way come to, and where the walk ended; nowhere if nothing below
  ///   counts any more.
  private func descend(from top: Int, to bottom: Int, at time: Double) -> (WeightedSum, rest: Int?) {
    var sum = WeightedSum()
    var index = top
    while index > bottom {
      if let (below, together) = largestBlock(from: index, to: bottom, at: time) {
        sum.cover(with: together)
        index = below
      } else {
        switch layers[index] {
        case .motion(_, let since, let below):
          guard let below, time < since else { return (sum, index) }
          index = below
        case .overlay(let share, let since, let target, let below):
          sum.cover(with: target, share.state(at: time - since))
          index = below
        case .offset(let change, let below):
          sum.shift(by: change)
          index = below
        }
      }
      if sum.isFull { return (sum, nil) }
    }
    return (sum, index)
  }

  /// The block that leads farthest down without passing a layer, as that layer and what it comes to.
  private func largestBlock(from top: Int, to bottom: Int, at time: Double) -> (Int, WeightedSum)? {
    for block in blocks[top].reversed() where block.below >= bottom {
      if let sum = block.sum(at: time) { return (block.below, sum) }
    }
    return nil
  }
}

// MARK: - Blocks

extension LayerStack {
  /// Makes the blocks that end at the newest layer, each from the one half as large and the one below that.
  private mutating func drawTogether(at top: Int) {
    var size = Self.smallestBlock
    while heights[top] > 0, heights[top].isMultiple(of: size) {
      let block = block(of: size, top: top)
      blocks[top].append(block)
      size *= 2
    }
  }

  private func block(of size: Int, top: Int) -> LayerBlock {
    var span = LayerSpan()
    var index = top
    for _ in 0..<size {
      switch layers[index] {
      case .motion: break
      case .offset(let change, let below):
        span.add(change)
        index = below
      case .overlay(let share, let since, let target, let below):
        span.add(share, since: since, target: target, borders[index])
        index = below
      }
    }
    return LayerBlock(size: size, below: index, over: span) { time in
      descend(from: top, to: index, at: time).0
    }
  }
}

// MARK: - Knots

extension LayerStack {
  /// A time in seconds at which a layer may break.
  struct Knot {
    let time: Double
    let layer: Int
  }

  /// Where the layers may break, each by itself, ascending in time.
  var knots: [Knot] {
    let most = max(LayerSpan.mostKnots, AnimationTiming.mostKnots * 16 / max(layers.count, 1))
    var knots: [Knot] = []
    for (index, layer) in layers.enumerated() {
      switch layer {
      case .motion(let motion, let since, _):
        knots += motion.knots.prefix(most).map { Knot(time: $0 + since, layer: index) }
      case .overlay(let share, let since, _, _):
        knots += share.knots.prefix(most).map { Knot(time: $0 + since, layer: index) }
      case .offset: break
      }
    }
    return knots.sorted { $0.time < $1.time }
  }

  /// Whether a knot of a layer is one of what a stack shows, or covered by what lies above.
  func shows(_ knot: Knot, top: Int) -> Bool {
    knot.layer <= top && descend(from: top, to: knot.layer, at: knot.time).rest == knot.layer
  }
}
