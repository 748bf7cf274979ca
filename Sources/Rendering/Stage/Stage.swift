package import Motion

/// Motion as the thing itself: shapes whose place, size, turn and colour are a clip's channels.
package struct Stage: Sendable {
  /// From the back to the front.
  let actors: [StageActor]

  /// Seconds, or progress.
  let window: ClosedRange<Double>

  /// Everything that is ever reached, in points.
  let bounds: StageBounds

  /// Instants looked at to find out what is reached.
  private static let samples = 256

  /// Points between what stands below each other.
  private static let gap = 12.0

  /// Puts clips on the stage.
  ///
  /// - Parameters:
  ///   - clips: Each with a name, which may be empty where there is only one.
  ///   - end: Seconds, or progress, until which it is seen.
  package init(_ clips: [(name: String, trace: Trace)], end: Double) {
    window = Plot.readable(0...max(end.isNaN ? 0 : end, 0))
    var cast = StageCast()
    for clip in clips { cast.add(clip.trace, named: clip.name) }
    let times = Self.times(of: cast, in: window)
    var bounds = StageBounds()
    let shapes = Self.shapes(of: cast, times, &bounds)
    let balls = Self.balls(of: cast, times, &bounds)
    actors = shapes + balls
    self.bounds = bounds
  }

  package var isEmpty: Bool { actors.isEmpty }

  /// Even steps, and the instants at which something breaks.
  private static func times(of cast: StageCast, in window: ClosedRange<Double>) -> [Double] {
    let span = window.upperBound - window.lowerBound
    let even = (0...samples).map { window.lowerBound + span * Double($0) / Double(samples) }
    let knots = cast.groups.flatMap { $0.parts.flatMap { $0.channel.trajectory.knots } }
    return even + knots.filter(window.contains).prefix(samples)
  }

  /// Shapes that say where they are stand there; the others stand below each other.
  private static func shapes(
    of cast: StageCast,
    _ times: [Double],
    _ bounds: inout StageBounds
  ) -> [StageActor] {
    let groups = cast.groups.map { group in
      group.shapes.map { StageActor(name: $0.name, parts: $0.parts) }
    }
    let placed = groups.joined().filter(\.isPlaced)
    for actor in placed { bounds.include(actor, at: times) }
    let (gap, isAlone) = (gap, placed.isEmpty)
    var bottom = bounds.isEmpty ? 0 : bounds.high.y + gap
    let middle = bounds.isEmpty ? 0 : (bounds.low.x + bounds.high.x) / 2
    return groups.filter { !$0.isEmpty }.enumerated().flatMap { index, group -> [StageActor] in
      guard !group.contains(where: \.isPlaced) else { return group }
      var own = StageBounds()
      for actor in group { own.include(actor, at: times, isStill: true) }
      if !own.isEmpty {
        let top = isAlone && index == 0 ? own.low.y : bottom
        let home = SIMD2(middle, top - own.low.y)
        bottom = home.y + own.high.y + gap
        return group.map { actor in
          var actor = actor
          actor.home = home
          bounds.include(actor, at: times)
          return actor
        }
      }
      return group
    }
  }

  /// Balls run below everything else.
  private static func balls(
    of cast: StageCast,
    _ times: [Double],
    _ bounds: inout StageBounds
  ) -> [StageActor] {
    var place = SIMD2(0.0, 0)
    if !bounds.isEmpty {
      place = [(bounds.low.x + bounds.high.x) / 2, bounds.high.y + gap + StageTrack.diameter / 2]
    }
    return cast.groups.flatMap(\.numbers).map { name, channel in
      var actor = StageActor(name: name, track: StageTrack(channel, times: times))
      actor.home = place
      bounds.include(actor, at: times)
      bounds.include(trackAt: place)
      place.y += StageTrack.diameter * 2
      return actor
    }
  }
}
