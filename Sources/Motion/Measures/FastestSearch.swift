/// Looks for the velocity of largest magnitude among samples in order of time.
struct FastestSearch {
  /// A sample no slower than its neighbours, and the span between them.
  ///
  /// A neighbour that moves the other way is slower, however fast it is: after a push backwards the
  /// return may be the fastest of all.
  private struct Candidate {
    let speed: Double

    /// 1 for a way up, −1 for a way down.
    let direction: Double
    let from: Double
    let to: Double
  }

  /// More than this many peaks of nearly the same speed are not told apart.
  private static let mostCandidates = 64

  private var candidates: [Candidate] = []
  private var best = MeasuredSignal.Sample(time: 0, value: 0, velocity: 0)
  private var older: MeasuredSignal.Sample?
  private var newer: MeasuredSignal.Sample?

  /// Starts a stretch whose samples are no neighbours of the ones before.
  mutating func begin(_ sample: MeasuredSignal.Sample) {
    older = nil
    newer = nil
    visit(sample)
  }

  mutating func visit(_ sample: MeasuredSignal.Sample) {
    if abs(sample.velocity) > abs(best.velocity) { best = sample }
    if let older, let newer {
      let direction: Double = newer.velocity < 0 ? -1 : 1
      let speed = newer.velocity * direction
      if speed >= older.velocity * direction, speed >= sample.velocity * direction {
        note(Candidate(speed: speed, direction: direction, from: older.time, to: sample.time))
      }
    }
    (older, newer) = (newer, sample)
  }

  /// A sampled peak may stand below its true height by less than this factor.
  private mutating func note(_ candidate: Candidate) {
    guard candidate.speed.isFinite, candidate.speed > 0.7 * abs(best.velocity) else { return }
    if candidates.count == FastestSearch.mostCandidates {
      candidates.removeAll { $0.speed <= 0.7 * abs(best.velocity) }
    }
    if candidates.count < FastestSearch.mostCandidates { candidates.append(candidate) }
  }

  /// Returns the velocity of largest magnitude, to the last digits; nil where it is not finite.
  func refined(by signal: MeasuredSignal) -> Double? {
    var best = best.velocity
    for candidate in candidates where candidate.speed > 0.7 * abs(self.best.velocity) {
      let velocity = golden(candidate, signal)
      if abs(velocity) > abs(best) { best = velocity }
    }
    return best.isFinite ? best : nil
  }

  /// Golden section search; near a maximum a velocity is flat, so half the digits of time suffice.
  private func golden(_ candidate: Candidate, _ signal: MeasuredSignal) -> Double {
    let ratio = 0.618_033_988_749_895
    let direction = candidate.direction
    var (low, high) = (candidate.from, candidate.to)
    var left = signal.sample(at: high - ratio * (high - low))
    var right = signal.sample(at: low + ratio * (high - low))
    for _ in 0..<45 {
      if left.velocity * direction < right.velocity * direction {
        low = left.time
        left = right
        right = signal.sample(at: low + ratio * (high - low))
      } else {
        high = right.time
        right = left
        left = signal.sample(at: high - ratio * (high - low))
      }
    }
    return left.velocity * direction < right.velocity * direction ? right.velocity : left.velocity
  }
}
