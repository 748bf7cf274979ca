/// Motions that take over from each other at given times, each counting seconds of its own.
package struct SequenceTrajectory: Trajectory {
  package struct Piece: Sendable {
    /// Seconds from which on it is shown.
    package let time: Double
    package let motion: any Trajectory

    package init(time: Double, motion: any Trajectory) {
      self.time = time
      self.motion = motion
    }
  }

  package let start: SIMD4<Double>

  /// Ascending in time.
  private var pieces: [Piece] = []

  package init(restingAt start: SIMD4<Double>) { self.start = start }

  /// Lets a motion take over at a time in seconds, not before the one before.
  package mutating func append(_ motion: any Trajectory, at time: Double) {
    if pieces.last?.time == time { pieces.removeLast() }
    pieces.append(Piece(time: time, motion: motion))
  }

  package func state(at time: Double) -> MotionState {
    guard let piece = piece(at: time) else { return MotionState(value: start, velocity: .zero) }
    return piece.motion.state(at: time - piece.time)
  }

  /// The last piece that has begun; at the instant of a change it is the new one.
  private func piece(at time: Double) -> Piece? {
    guard let first = pieces.first, first.time <= time else { return nil }
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].time <= time { low = middle } else { high = middle }
    }
    return pieces[low]
  }

  package var end: SIMD4<Double> { pieces.last?.motion.end ?? start }

  package var duration: Double { pieces.last.map { $0.time + $0.motion.duration } ?? 0 }

  package var settlingDuration: Double { pieces.last.map { $0.time + $0.motion.settlingDuration } ?? 0 }

  package var knots: [Double] {
    var knots: [Double] = []
    for (index, piece) in pieces.enumerated() {
      let end = index + 1 < pieces.count ? pieces[index + 1].time : .infinity
      knots.append(piece.time)
      knots += piece.motion.knots.map { $0 + piece.time }.filter { $0 > piece.time && $0 < end }
      if knots.count > AnimationTiming.mostKnots * 4 { break }
    }
    return knots
  }

  package var resolution: Double { pieces.map(\.motion.resolution).min() ?? .infinity }
}
