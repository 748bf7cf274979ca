import Motion

/// One thing on the stage: a shape that channels change, or a ball that a number moves along a line.
struct StageActor: Sendable {
  let name: String

  /// Nil for a shape.
  let track: StageTrack?

  /// The channels and the places of their properties in the catalogue, in its order.
  private let parts: [(property: Int, channel: Trace.Channel)]

  /// Where it stands when nothing moves it, in points.
  var home: SIMD2<Double> = .zero

  /// A shape.
  init(name: String, parts: [StageCast.Part]) {
    self.name = name
    track = nil
    let known = parts.compactMap { part in part.property.map { (property: $0, channel: part.channel) } }
    self.parts = known.enumerated().sorted { ($0.1.property, $0.0) < ($1.1.property, $1.0) }.map(\.1)
  }

  /// A ball.
  init(name: String, track: StageTrack) {
    self.name = name
    self.track = track
    parts = []
  }

  /// Whether it says itself where it stands.
  var isPlaced: Bool { parts.contains { StagePropertyCatalog.isAbsolute($0.property) } }

  /// How it stands at a time, in seconds or progress.
  func pose(at time: Double) -> StagePose {
    var pose = StagePose()
    pose.center = home
    if let track {
      track.place(&pose, at: time)
      return pose
    }
    for (property, channel) in parts {
      let value = channel.seenValue(at: time)
      guard value.isFinite else { continue }
      StagePropertyCatalog.all[property].apply(value, &pose)
    }
    let farthest = SIMD2(repeating: StagePose.farthest)
    pose.center = pose.center.clamped(lowerBound: -farthest, upperBound: farthest)
    return pose
  }

  /// Times at which something may break or turn, besides evenly spaced ones.
  var knots: [Double] {
    parts.flatMap { $0.channel.trajectory.knots } + (track?.channel.trajectory.knots ?? [])
  }
}

extension Trace.Channel {
  /// The value at a time in the user's terms: the resting one once it rests.
  func seenValue(at time: Double) -> SIMD4<Double> {
    let resting = time >= trajectory.settlingDuration ? trajectory.restingValue : nil
    let data = resting ?? trajectory.state(at: time).value
    return Value(kind: kind, animatableData: data).components
  }
}

extension SIMD4<Double> {
  fileprivate var isFinite: Bool { (0..<4).allSatisfy { self[$0].isFinite } }
}
