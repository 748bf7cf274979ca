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
    let instant = try lastInstant(of: view)
    var notes = instant.changes.flatMap(\.notes)
    let replacement = try replacement(notes: &notes)
    let motion = ViewMotion(view: view, lookup: document.contents.lookup, replacement: replacement)
    var channels: [Trace.Channel] = []
    for property in view.properties {
      channels.append(try motion.channel(property, over: instant, notes: &notes))
    }
    return try namedClip(.view, channels: channels, notes: notes)
  }

  /// Replays what last moved a view, as the constants and the environment are now.
  private func lastInstant(of view: ViewDefinition) throws(Diagnostic) -> Instant {
    let contents = document.contents
    guard let last = contents.lastChanges[view.name],
      let actions = try? ActionBinder(lookup: contents.lookup).bind(last.actions)
    else { throw neverMoved(view) }
    var moment = Moment(environment: environment, values: contents.values)
    for (name, value) in last.before {
      if let assigned = EnvironmentName(rawValue: name) {
        moment.set(.environment(assigned), to: value)
      } else if moment[name]?.kind == value.kind {
        moment[name] = value
      }
    }
    let instant = try Instant.run(actions, from: moment, in: contents.lookup)
    let needed = contents.lookup.widened(view.references)
    guard instant.changedNames.contains(where: needed.contains) else { throw neverMoved(view) }
    return instant
  }

  private func neverMoved(_ view: ViewDefinition) -> Diagnostic {
    let states = view.references.compactMap { document.contents.table[$0]?.definition as? StateDefinition }
    let names = states.map { "'\($0.name)'" }.joined(separator: ", ")
    let try1 = states.first.map { state in
      state.initialValue.kind == .bool
        ? "withAnimation(.bouncy) { \(state.name).toggle() }"
        : "withAnimation(.bouncy) { \(state.name) = ... }"
    }
    return Diagnostic(
      id: "never-moved",
      message: states.isEmpty
        ? "'\(view.name)' depends on no state, so nothing moves it"
        : "'\(view.name)' has not moved yet; change what it depends on: \(names)",
      range: expression.range,
      suggestion: try1
    )
  }
}

/// How a view's properties move through the changes of one instant.
struct ViewMotion {
  let view: ViewDefinition
  let lookup: DefinitionLookup

  /// What `with A` puts in place of every animation.
  let replacement: Animation??

  func channel(
    _ property: ViewDefinition.Property,
    over instant: Instant,
    notes: inout [String]
  ) throws(Diagnostic) -> Trace.Channel {
    var steps: [(from: Value, to: Value, animation: Animation?)] = []
    for change in instant.changes {
      let before = try value(of: property.value, at: change.before)
      let after = try value(of: property.value, at: change.after)
      guard before != after else { continue }
      steps.append((before, after, try animation(of: property, over: change, notes: &notes)))
    }
    let rest = try value(of: property.value, at: instant.after)
    return Trace.Channel(name: property.name, kind: property.kind, trajectory: Self.trajectory(steps, rest))
  }

  /// Usually one step; several at one instant interrupt each other.
  private static func trajectory(
    _ steps: [(from: Value, to: Value, animation: Animation?)],
    _ rest: Value
  ) -> any Trajectory {
    guard let first = steps.first else { return ConstantTrajectory(rest.animatableData) }
    guard steps.count > 1 else {
      return ChangeTrajectory.make(first.animation, from: first.from, to: first.to)
    }
    var merged = MergedTrajectory(restingAt: first.from.animatableData)
    for step in steps {
      let animation = step.to.kind.interpolates ? step.animation : nil
      merged.change(to: step.to.animatableData, with: animation, at: 0)
    }
    return merged
  }

  private func value(of typed: TypedExpression, at moment: Moment) throws(Diagnostic) -> Value {
    try lookup.evaluator(at: moment).value(of: typed).datum.value ?? .number(0)
  }

  /// `.animation(A, value: s)` wins where s changed, the innermost first; else the last assignment decides.
  private func animation(
    of property: ViewDefinition.Property,
    over change: StateChange,
    notes: inout [String]
  ) throws(Diagnostic) -> Animation? {
    var animation = change.animation(of: lookup.widened(property.value.references))
    for implicit in view.animations {
      let before = try value(of: implicit.value, at: change.before)
      guard try value(of: implicit.value, at: change.after) != before else { continue }
      let (datum, more) = try lookup.evaluator(at: change.after).value(of: implicit.animation)
      notes += more
      if case .animation(let own) = datum { animation = own }
      break
    }
    if let replacement, animation != nil { return replacement }
    return animation
  }
}
