/// Motions that cut each other off: each counts from its time on, the first one before that too.
///
/// All of them count their seconds from the same zero.
package struct SuccessiveTrajectory: Trajectory {
  package struct Piece: Sendable {
    /// Seconds.
    let time: Double
    let motion: any Trajectory

    package init(from time: Double, _ motion: any Trajectory) {
      self.time = time
      self.motion = motion
    }
  }

  private let first: any Trajectory

  /// In order of time.
  private let later: [Piece]

  /// Joins motions in order of time; one alone is itself, and none are nil.
  package static func joining(_ pieces: [Piece]) -> (any Trajectory)? {
    guard let first = pieces.first?.motion, pieces.count > 1 else { return pieces.first?.motion }
    return SuccessiveTrajectory(first: first, later: Array(pieces.dropFirst()))
  }

  package func state(at time: Double) -> MotionState { motion(at: time).state(at: time) }

  private func motion(at time: Double) -> any Trajectory {
    var (low, high) = (0, later.count)
    while low < high {
      let middle = (low + high) / 2
      if later[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? later[low - 1].motion : first
  }

  private var last: any Trajectory { later.last?.motion ?? first }

  package var start: SIMD4<Double> { first.start }
  package var end: SIMD4<Double> { last.end }
  package var duration: Double { max(last.duration, later.last?.time ?? 0) }
  package var settlingDuration: Double { max(last.settlingDuration, later.last?.time ?? 0) }

  package var knots: [Double] {
    var knots: [Double] = []
    var (since, motion) = (-Double.infinity, first)
    for piece in later + [Piece(from: .infinity, last)] {
      knots += motion.knots.filter { $0 >= since && $0 < piece.time }
      if piece.time.isFinite { knots.append(piece.time) }
      (since, motion) = (piece.time, piece.motion)
    }
    return knots
  }

  package var resolution: Double { later.reduce(first.resolution) { min($0, $1.motion.resolution) } }
}
