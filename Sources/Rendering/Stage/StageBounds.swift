/// A rectangle that grows with what it is shown, in points.
struct StageBounds: Hashable, Sendable {
  private(set) var low = SIMD2(repeating: Double.infinity)
  private(set) var high = SIMD2(repeating: -Double.infinity)

  var isEmpty: Bool { low.x > high.x }

  mutating func include(_ pose: StagePose) {
    let half = pose.reach
    // Factors of factors may be too large to be a number; what has no place cannot be looked for.
    guard pose.isVisible, half.isFinite, pose.center.isFinite else { return }
    low = pointwiseMin(low, pose.center - half)
    high = pointwiseMax(high, pose.center + half)
  }

  /// - Parameter isStill: Leaves out where the actor goes, and takes only how large it gets.
  mutating func include(_ actor: StageActor, at times: [Double], isStill: Bool = false) {
    for time in times {
      var pose = actor.pose(at: time)
      if isStill { pose.center = .zero }
      include(pose)
    }
  }

  /// A ball's line, and the room it needs below the ball.
  mutating func include(trackAt place: SIMD2<Double>) {
    let half = SIMD2(StageTrack.length, StageTrack.diameter) / 2
    low = pointwiseMin(low, place - half)
    high = pointwiseMax(high, place + half + [0, StageTrack.diameter / 2])
  }
}

extension SIMD2<Double> {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension StagePose {
  /// How far it reaches from its middle to each side, turned and softened as it is.
  var reach: SIMD2<Double> {
    let (half, turn) = (halfExtents, StageTurn(rotation))
    let (cosine, sine) = (abs(turn.cosine), abs(turn.sine))
    return [cosine * half.x + sine * half.y, sine * half.x + cosine * half.y] + min(blur, half.max())
  }
}
