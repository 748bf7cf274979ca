import Language
import Motion

extension ClipKind {
  static let view = ClipKind(
    kind: .view,
    summary: "what the last change did to a view",
    example: "state isOn = false; view Dot { scale = isOn ? 1 : 0.8 }; isOn.toggle(); plot Dot"
  ) { resolver throws(Diagnostic) in try resolver.viewClip() }
}

extension ClipResolver {
  fileprivate func viewClip() throws(Diagnostic) -> Clip? {
    guard let name, let view = document.contents.table[name]?.definition as? ViewDefinition else {
      return nil
    }
    try clauses.refuse(["from", "to", "velocity"], for: "a view")
    try refuseUnknownChannel(of: view.channelNames(in: document))
    let story = try lastStory(of: view)
    var notes = story.changes.flatMap(\.notes)
    let replacement = try replacement(notes: &notes)
    let motion = StoryMotion(story: story, lookup: document.contents.lookup, replacement: replacement)
    let channels = try channels(of: view, motion, notes: &notes).map(\.channel)
    return try namedClip(.view, channels: channels, notes: notes)
  }

  /// A view's properties as they move through a story, and when they were interrupted.
  func channels(
    of view: ViewDefinition,
    _ motion: StoryMotion,
    notes: inout [String]
  ) throws(Diagnostic) -> [(channel: Trace.Channel, interruptions: [Double])] {
    do throws(Diagnostic) {
      var presence: PresenceMotion?
      if let shown = view.presence { presence = try PresenceMotion(of: view, shown, motion, notes: &notes) }
      var channels: [(channel: Trace.Channel, interruptions: [Double])] = []
      for property in view.properties {
        var steps = try motion.steps(of: property.value, view.animations, notes: &notes)
        var start = try motion.start(of: property.value)
        if let presence, !view.shares(property, in: motion.lookup) {
          (start, steps) = presence.visible(steps, from: start)
        }
        let moved = StepMotion(from: start, steps)
        let trajectory = presence?.transition.laid(over: moved.trajectory, of: property) ?? moved.trajectory
        let channel = Trace.Channel(name: property.name, kind: property.kind, trajectory: trajectory)
        channels.append((channel, moved.interruptions))
      }
      return channels + (presence?.transition.channels(beside: view) ?? [])
    } catch {
      throw error.found(in: view.name, at: expression.range)
    }
  }

  /// Replays what last moved a view, as the constants and the environment are now.
  private func lastStory(of view: ViewDefinition) throws(Diagnostic) -> Story {
    let contents = document.contents
    guard let last = contents.lastChanges[view.name] else { throw neverMoved(view) }
    let story: Story
    do throws(Diagnostic) {
      let actions = try ActionBinder(lookup: contents.lookup).bind(last.actions)
      let targets = actions.flatMap(\.targets)
      let read = Contents.names(readBy: actions, and: contents.lookup.watchers(of: targets))
      var run = try StoryRun(
        from: contents.moment(before: last, needing: read + view.references, in: environment),
        changing: targets,
        in: contents.lookup,
        place: expression.range
      )
      try run.perform(actions, at: 0)
      story = run.story
    } catch {
      throw Diagnostic(
        id: error.id,
        message: "what last moved '\(view.name)' no longer works: \(error.message)",
        range: expression.range,
        suggestion: suggestedChange(of: view)
      )
    }
    let needed = contents.lookup.widened(view.references)
    guard story.changedNames.contains(where: needed.contains) else { throw neverMoved(view) }
    return story
  }

  private func neverMoved(_ view: ViewDefinition) -> Diagnostic {
    let names = states(of: view).map { "'\($0.name)'" }.joined(separator: ", ")
    return Diagnostic(
      id: "never-moved",
      message: names.isEmpty
        ? "'\(view.name)' depends on no state, so nothing moves it"
        : "'\(view.name)' has not moved yet; change what it depends on: \(names)",
      range: expression.range,
      suggestion: suggestedChange(of: view)
    ).typedFirst
  }

  private func suggestedChange(of view: ViewDefinition) -> String? {
    states(of: view).first.map { state in
      let change =
        state.initialValue.kind == .bool
        ? "\(state.name).toggle()"
        : "\(state.name) = \(SyntaxPrinter.text(state.initialValue.another.expression))"
      return "withAnimation(.bouncy) { \(change) }"
    }
  }

  private func states(of view: ViewDefinition) -> [StateDefinition] {
    view.references.compactMap { document.contents.table[$0]?.definition as? StateDefinition }
  }
}

extension TransitionMotion {
  /// A property's motion with the transition's on top, where it has any.
  fileprivate func laid(
    over motion: any Trajectory,
    of property: ViewDefinition.Property
  ) -> (any Trajectory)? {
    let channel = channels.first { $0.rawValue == property.name }
    return channel.map { $0.combined([motion, trajectory(of: $0)]) }
  }

  /// The channels a view has from its transition alone.
  fileprivate func channels(
    beside view: ViewDefinition
  ) -> [(channel: Trace.Channel, interruptions: [Double])] {
    let own = view.properties.map(\.name)
    return channels.filter { !own.contains($0.rawValue) }.map { channel in
      let trajectory = trajectory(of: channel)
      return (
        Trace.Channel(name: channel.rawValue, kind: channel.kind, trajectory: trajectory), interruptions
      )
    }
  }
}

extension Contents {
  /// The states as a change says that they were before it; of what it does not tell, since it was restored
  /// without or an `onChange` came later that reads it, the first value. So it stays the same change whatever is typed behind it.
  ///
  /// - Parameter names: What the change, and the view that it moves, read.
  fileprivate func moment(
    before last: LastChange,
    needing names: [String],
    in environment: Environment
  ) -> Moment {
    var moment = Moment(environment: environment, values: values)
    let before = last.before
    for name in names where before[name] == nil {
      if let state = table[name]?.definition as? StateDefinition { moment.set(name, to: state.initialValue) }
    }
    for (name, value) in before where moment.value(named: name)?.kind == value.kind {
      moment.set(name, to: value)
    }
    return moment
  }
}

extension Value {
  /// A value of the same type that differs so much that the way to it is seen.
  fileprivate var another: Value {
    var components = components
    switch kind {
    case .number: components[0] += 1
    case .angle: components[0] += .pi / 2
    case .point, .size, .rect: components += [100, kind == .rect ? 0 : 100, 0, 0]
    case .color: components = [1 - components[0], 1 - components[1], 1 - components[2], components[3]]
    case .bool: components[0] = 1 - components[0]
    case .choice(let cases): components[0] = components[0] + 1 < Double(cases.count) ? components[0] + 1 : 0
    }
    return Value(kind: kind, components: components)
  }
}
