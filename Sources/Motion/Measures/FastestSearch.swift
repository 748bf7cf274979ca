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

  /// Returns the velocity of largest magnitude, to the last digits; nil where it is infinite.
  func refined(by signal: MeasuredSignal) -> Double? {
    var best = (velocity: best.velocity, time: best.time)
    for candidate in candidates where candidate.speed > 0.7 * abs(self.best.velocity) {
      let peak = Search.peak(from: candidate.from, to: candidate.to) { time in
        signal.sample(at: time).velocity * candidate.direction
      }
      if peak.height > abs(best.velocity) { best = (peak.height * candidate.direction, peak.place) }
    }
    guard best.velocity.isFinite, !isUpright(at: best.time, signal) else { return nil }
    return best.velocity
  }

  /// Whether the velocity grows beyond bounds towards a time that rounding has moved off the instant itself.
  ///
  /// Next to an upright tangent velocity is a power of the distance: from one distance to a sixteenth of
  /// it, it grows by a half or more in every digit, and by the same factor again in the next sixteenth.
  private func isUpright(at time: Double, _ signal: MeasuredSignal) -> Bool {
    [-1.0, 1].contains { side in
      let speeds = [1.0, 16, 256].map { factor in
        abs(signal.sample(at: time + side * factor * 4096 * time.ulp).velocity)
      }
      let (near, far) = (speeds[0] / speeds[1], speeds[1] / speeds[2])
      return near > 1.9 && far > 1.9 && abs(near - far) < 0.1 * near
    }
  }
}
