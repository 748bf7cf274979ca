import Language
import Motion

extension ClipKind {
  static let scene = ClipKind(
    kind: .scene,
    summary: "what happens when: every view, phases and keyframes it moves",
    example: "state isOn = false; view Dot { scale = isOn ? 1 : 0.8 }; "
      + "scene tap { at 0.1 withAnimation(.bouncy) { isOn.toggle() } }; plot tap"
  ) { resolver throws(Diagnostic) in try resolver.sceneClip() }
}

extension ClipResolver {
  /// Interruptions that are marked; more would be a bar.
  private static let mostMarks = 100

  fileprivate func sceneClip() throws(Diagnostic) -> Clip? {
    let contents = document.contents
    guard let name, let scene = contents.table[name]?.definition as? SceneDefinition else { return nil }
    try clauses.refuse(["from", "to", "velocity"], for: "a scene")
    let movers = contents.movers(of: scene)
    let story: Story
    do throws(Diagnostic) {
      story = try SceneRun.story(
        of: scene,
        in: environment,
        holding: contents.throttles(of: scene, movers),
        contents.lookup,
        place: expression.range
      )
    } catch {
      throw error.found(in: name, at: expression.range)
    }
    var notes = story.changes.flatMap(\.notes)
    let replacement = try replacement(notes: &notes)
    let motion = StoryMotion(story: story, lookup: contents.lookup, replacement: replacement)
    var moved: [(channel: Trace.Channel, interruptions: [Double])] = []
    for mover in movers { moved += try channels(of: mover, motion, notes: &notes) }
    if moved.isEmpty { notes.append("no view, phases or keyframes depend on what the scene changes") }
    let marks = Set(moved.flatMap(\.interruptions)).sorted().prefix(Self.mostMarks)
    return try namedClip(
      .scene,
      channels: moved.map(\.channel),
      marks: marks.map { Trace.Mark(kind: .interruption, time: $0) },
      notes: notes,
      stateUpdates: contents.updates(in: story)
    )
  }

  /// What moves, as channels that carry its name.
  private func channels(
    of mover: any ClipDefinition,
    _ motion: StoryMotion,
    notes: inout [String]
  ) throws(Diagnostic) -> [(channel: Trace.Channel, interruptions: [Double])] {
    let channels: [(channel: Trace.Channel, interruptions: [Double])]
    switch mover {
    case let view as ViewDefinition:
      channels = try self.channels(of: view, motion, notes: &notes)
    case let phases as PhasesDefinition:
      channels = try self.channels(of: phases, motion, notes: &notes).map { ($0, []) }
    case let keyframes as KeyframesDefinition:
      channels = try self.channels(of: keyframes, motion, notes: &notes).map { ($0, []) }
    default: channels = []
    }
    return channels.map { own, interruptions in
      let name = "\(mover.name).\(own.name)"
      let channel = Trace.Channel(name: name, kind: own.kind, trajectory: own.trajectory)
      return (channel, interruptions)
    }
  }
}

extension Contents {
  /// Every view, phases and keyframes that depend on what a scene may change, in definition order.
  func movers(of scene: SceneDefinition) -> [any ClipDefinition] {
    let reactions = lookup.watchers(of: scene.targets)
    let names = scene.targets + reactions.flatMap { $0.actions.flatMap(\.targets) }
    return touchedClips(names.unique)
  }

  /// Everything that is held back in a scene.
  fileprivate func throttles(of scene: SceneDefinition, _ movers: [any ClipDefinition]) -> [Throttle] {
    let reactions = lookup.watchers(of: scene.targets)
    let expressions =
      scene.expressions + movers.flatMap(\.expressions)
      + reactions.flatMap { [$0.observed] + $0.actions.flatMap(\.expressions) }
    return expressions.flatMap(\.throttles)
  }

  /// How often each state was assigned, in definition order.
  fileprivate func updates(in story: Story) -> [(state: String, count: Int)] {
    story.updates.compactMap { name, count in table[name].map { ($0.place, name, count) } }
      .sorted { $0.0 < $1.0 }
      .map { (state: $0.1, count: $0.2) }
  }
}
