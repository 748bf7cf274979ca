import Motion

/// A line with a ball on it: where a number is between where it comes from and where it goes.
struct StageTrack: Sendable {
  let channel: Trace.Channel

  /// The values at the line's left and right end.
  let ends: (left: Double, right: Double)

  /// Length of the line and width of the ball, in points.
  static let (length, diameter) = (100.0, 12.0)

  init(_ channel: Trace.Channel, times: [Double]) {
    self.channel = channel
    let motion = channel.trajectory
    let (from, to) = (motion.start.x, motion.end.x)
    guard from == to || !from.isFinite || !to.isFinite else {
      ends = (from, to)
      return
    }
    // What comes back to where it was runs over all it reaches.
    let values = times.map { channel.seenValue(at: $0).x }.filter(\.isFinite)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    ends = low < high ? (low, high) : (low, low + 1)
  }

  /// Puts the ball where it is at a time.
  func place(_ pose: inout StagePose, at time: Double) {
    let value = channel.seenValue(at: time).x
    let share = (value - ends.left) / (ends.right - ends.left)
    guard share.isFinite else {
      pose.opacity = 0
      return
    }
    let farthest = StagePose.farthest
    pose.center.x += Self.length * (min(max(share, -farthest), farthest) - 0.5)
    pose.size = SIMD2(repeating: Self.diameter)
    pose.cornerRadius = Self.diameter / 2
  }
}
