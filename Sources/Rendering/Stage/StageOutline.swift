import Motion

/// The edge of a shape as points along it.
struct StageOutline {
  private let pose: StagePose
  private let half: SIMD2<Double>
  private let radius: Double
  private let turn: StageTurn

  /// Points on one side or one corner; more are no finer.
  private static let mostPoints = 1000.0

  init(_ pose: StagePose) {
    self.pose = pose
    (half, radius, turn) = (pose.halfExtents, pose.seenRadius, StageTurn(pose.rotation))
  }

  /// Points no farther from each other than a distance, all the way round.
  func points(every distance: Double) -> [SIMD2<Double>] {
    let corners: [SIMD2<Double>] = [[1, 1], [-1, 1], [-1, -1], [1, -1]]
    let arc = radius * .pi / 2
    var points: [SIMD2<Double>] = []
    for (index, corner) in corners.enumerated() {
      let middle = corner * (half - radius)
      let next = corners[(index + 1) % 4] * (half - radius)
      for share in Self.shares(of: arc, every: distance) {
        points.append(middle + radius * direction(index, share))
      }
      let (start, end) = (middle + radius * direction(index, 1), next + radius * direction(index, 1))
      let way = end - start
      for share in Self.shares(of: max(abs(way.x), abs(way.y)), every: distance) {
        points.append(start + way * share)
      }
    }
    return points.map { pose.center + turn.applied(to: $0) }
  }

  /// The direction part of the way round a corner.
  private func direction(_ quarter: Int, _ share: Double) -> SIMD2<Double> {
    let angle = (Double(quarter) + share) * .pi / 2
    return [Libm.cosine(angle), Libm.sine(angle)]
  }

  private static func shares(of length: Double, every distance: Double) -> [Double] {
    let count = (length / distance).rounded(.up)
    guard count.isFinite else { return [] }
    let steps = Int(min(max(count, 1), mostPoints))
    return (0..<steps).map { Double($0) / Double(steps) }
  }
}
