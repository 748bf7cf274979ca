/// What a teacher would say about a motion in numbers.
///
/// A motion without end is measured over its first three seconds. Extremes are found where the velocity
/// changes sign, to the last digits of time, and may lie after the motion has settled.
package struct Measures: Hashable, Sendable {
  /// Which number of a vector is measured.
  package enum Direction: Hashable, Sendable {
    /// One component, in its own unit.
    case component(Int)

    /// The way along the line from start to end, in units from the start; where both are equal, the
    /// distance from there.
    case line
  }

  /// Seconds until completion is reported; may be infinite.
  package let duration: Double

  /// Seconds until rest; may be infinite.
  package let settlingDuration: Double

  /// Where it comes from and where it leads, in units of the channel.
  package let start: Double
  package let end: Double

  /// The smallest and the largest value.
  package let minimum: Double
  package let maximum: Double

  /// How far past the end, over the distance: 0 if never, nil where start and end are equal.
  package let overshoot: Double?

  /// The value farthest past the end; where start and end are equal, the one farthest from them.
  package let peak: Double?

  /// When it is first reached, in seconds.
  package let peakTime: Double?

  /// Seconds from the first 10 % of the way to the first 90 %.
  package let riseTime: Double?

  /// The velocity of largest magnitude, signed, in units a second; nil where it is infinite.
  package let peakVelocity: Double?

  /// Passages from one side of the end to the other before the settling time, seen from the start on:
  /// a jump past it counts, at time zero too; nil when there are too many to count, or no last one.
  package let crossings: Int?

  /// Whether the value never turns back.
  package let monotone: Bool

  /// How long a motion without end is watched, in seconds.
  package static let watchedSeconds = 3.0

  /// Measures a motion.
  ///
  /// - Parameters:
  ///   - trajectory: Anything that moves, or stands still.
  ///   - direction: Which of its numbers.
  package init(of trajectory: any Trajectory, along direction: Direction) {
    let signal = MeasuredSignal(trajectory, along: direction)
    var walk = MeasuringWalk(signal: signal, trajectory: trajectory)
    walk.run()
    let tally = walk.tally
    duration = trajectory.duration
    settlingDuration = trajectory.settlingDuration
    start = signal.start
    end = signal.end
    minimum = tally.minimum
    maximum = tally.maximum
    overshoot = signal.distance > 0 ? max(tally.excess ?? 0, 0) / signal.distance : nil
    peak = tally.peak?.value
    peakTime = tally.peak?.time
    riseTime = tally.riseTime
    peakVelocity = walk.peakVelocity
    let isCounted = !walk.isCutShort && trajectory.settlingDuration.isFinite
    crossings = isCounted ? tally.crossings : nil
    monotone = !(tally.rises && tally.falls)
  }
}
