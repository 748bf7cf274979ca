/// What would be seen on a stage, for readers who do not want a picture: a sentence for each shape.
package enum StageWords {
  package static func sentences(for stage: Stage, charset: Charset = .unicode) -> [String] {
    stage.actors.map { charset.spell("on the stage: \(sentence(for: $0, in: stage.window))") }
  }

  private static func sentence(for actor: StageActor, in window: ClosedRange<Double>) -> String {
    if let track = actor.track {
      let ends = "\(track.text(of: track.ends.left)) to \(track.text(of: track.ends.right))"
      return "\(actor.name) as a ball on a line from \(ends)"
    }
    let name = actor.name.isEmpty ? "a shape" : actor.name
    let (first, last) = (actor.pose(at: window.lowerBound), actor.pose(at: window.upperBound))
    let (before, after) = (size(of: first), size(of: last))
    let becomes = before == after ? "" : ", at last \(after)"
    return "\(name) of \(before) points\(becomes), \(way(of: actor, in: window))"
  }

  private static func size(of pose: StagePose) -> String {
    let extents = pose.halfExtents * 2
    return "\(number(extents.x)) × \(number(extents.y))"
  }

  /// Where a shape's middle ends, and how far it was away where it comes back.
  private static func way(of actor: StageActor, in window: ClosedRange<Double>) -> String {
    let span = window.upperBound - window.lowerBound
    let places = (0...256).map { step in
      actor.pose(at: window.lowerBound + span * Double(step) / 256).center
    }
    guard let first = places.first, let last = places.last else { return "" }
    let way = last - first
    let farthest = places.map { distance(from: first, to: $0) }.max() ?? 0
    guard farthest >= 0.05 else { return "which stays in its place" }
    if distance(from: first, to: last) < 0.05 {
      return "which goes \(number(farthest)) points away and comes back"
    }
    let parts = [
      way.x.magnitude < 0.05 ? nil : "\(number(abs(way.x))) to the \(way.x > 0 ? "right" : "left")",
      way.y.magnitude < 0.05 ? nil : "\(number(abs(way.y))) \(way.y > 0 ? "down" : "up")",
    ]
    return "which goes " + parts.compactMap(\.self).joined(separator: " and ")
  }

  private static func distance(from place: SIMD2<Double>, to other: SIMD2<Double>) -> Double {
    let way = other - place
    return (way * way).sum().squareRoot()
  }

  /// A tenth of a point is as fine as anyone can imagine.
  private static func number(_ points: Double) -> String {
    NumberText.significant((points * 10).rounded() / 10, digits: 4)
  }
}
