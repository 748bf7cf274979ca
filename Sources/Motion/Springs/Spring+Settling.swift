extension Spring {
  /// How near the target counts as settled, as a share of the distance.
  package static let settlingShare = 0.001

  /// Seconds until a motion from rest stays within 0.001 of its distance; infinite without damping.
  package var settlingDuration: Double {
    settlingDuration(from: State(displacement: 1, velocity: 0), threshold: Spring.settlingShare)
  }

  /// Returns the last time at which the displacement is as large as a threshold.
  ///
  /// Exact: the last extreme that still reaches the threshold is found on the envelope, and the one
  /// crossing after it by bisection. SwiftUI's own answer is ``swiftUISettlingDuration(target:initialVelocity:epsilon:)``.
  ///
  /// - Parameters:
  ///   - start: The state at release.
  ///   - threshold: In the displacement's unit; at zero or below only rest counts.
  /// - Returns: Seconds; zero when the threshold is never reached, infinite without damping.
  package func settlingDuration(from start: State, threshold: Double) -> Double {
    guard start.displacement.isFinite, start.velocity.isFinite else { return .infinity }
    guard start.displacement != 0 || start.velocity != 0 else { return 0 }
    guard dampingRatio > 0, threshold > 0 else { return .infinity }
    guard let bracket = lastBracket(from: start, threshold: threshold) else { return 0 }
    return Search.border(from: bracket.0, to: bracket.1) { reaches(threshold, at: $0, from: start) }.inside
  }

  private func reaches(_ threshold: Double, at time: Double, from start: State) -> Bool {
    abs(state(at: time, from: start).displacement) >= threshold
  }

  /// A span with exactly one crossing: the threshold is reached at its start and never after its end.
  private func lastBracket(from start: State, threshold: Double) -> (Double, Double)? {
    let turning = turning(from: start)
    guard let first = turning.first, reaches(threshold, at: first, from: start) else {
      guard reaches(threshold, at: 0, from: start) else { return nil }
      return (0, turning.first ?? firstQuiet(after: 0, threshold, start))
    }
    guard turning.spacing.isFinite else { return (first, firstQuiet(after: first, threshold, start)) }
    let height = abs(state(at: first, from: start).displacement)
    let decay = dampingRatio * naturalFrequency
    let swings = (Libm.logarithm(height / threshold) / (decay * turning.spacing)).rounded(.down)
    var last = first + max(swings, 0) * turning.spacing
    // Rounding may put the estimate one swing off either way.
    if !reaches(threshold, at: last, from: start) { last = max(first, last - turning.spacing) }
    if reaches(threshold, at: last + turning.spacing, from: start) { last += turning.spacing }
    return (last, last + turning.spacing)
  }

  /// A time after which a motion that no longer turns stays below a threshold.
  private func firstQuiet(after time: Double, _ threshold: Double, _ start: State) -> Double {
    var span = 1 / naturalFrequency
    while reaches(threshold, at: time + span, from: start), span < 1e200 { span *= 2 }
    return time + span
  }
}
