import Language
import Motion

extension ClipKind {
  static let phases = ClipKind(
    kind: .phases,
    summary: "one run of phases, or a loop where nothing triggers them",
    example: "phases Pulse { small { scale = 1 }; large { scale = 1.1 } .bouncy }; plot Pulse"
  ) { resolver throws(Diagnostic) in try resolver.phasesClip() }
}

extension ClipResolver {
  /// Seconds within which the borders of a loop are marked.
  private static let markedSeconds = 60.0

  fileprivate func phasesClip() throws(Diagnostic) -> Clip? {
    guard let name, let definition = document.contents.table[name]?.definition as? PhasesDefinition else {
      return nil
    }
    try clauses.refuse(["from", "to", "velocity"], for: "phases")
    var notes: [String] = []
    let replacement = try replacement(notes: &notes)
    let builder = PhasesBuilder(definition: definition, replacement: replacement)
    let phases = try builder.phases(document.contents.evaluator(in: environment), notes: &notes)
    let interpolates = definition.properties.map(\.kind.interpolates)
    let run =
      definition.trigger == nil
      ? PhaseRun(looping: phases, interpolates: interpolates)
      : PhaseRun(phases: phases, interpolates: interpolates)
    notes += PhaseNotes.notes(on: run, phases, definition)
    let channels = zip(definition.properties, run.tracks).map { property, track in
      Trace.Channel(name: property.name, kind: property.kind, trajectory: track)
    }
    let marks = run.borders(until: Self.markedSeconds).map { border in
      Trace.Mark(kind: .phase, time: border.time, label: definition.steps[border.phase].name)
    }
    return try namedClip(
      .phases,
      channels: channels,
      marks: marks,
      notes: notes,
      duration: run.duration,
      settlingDuration: run.settlingDuration
    )
  }
}

/// Works phases out, as the states are when a run starts.
struct PhasesBuilder {
  let definition: PhasesDefinition

  /// What `with A` puts in place of every animation.
  let replacement: Animation??

  func phases(_ evaluator: Evaluator, notes: inout [String]) throws(Diagnostic) -> [Phase] {
    var first: [SIMD4<Double>] = definition.properties.map { _ in .zero }
    var phases: [Phase] = []
    for step in definition.steps {
      var values = first
      for (index, typed) in step.values.enumerated() {
        guard let typed else { continue }
        values[index] = try evaluator.quantity(of: typed).animatableData
      }
      if phases.isEmpty { first = values }
      phases.append(Phase(values: values, animation: try animation(of: step, evaluator, notes: &notes)))
    }
    return phases
  }

  private func animation(
    of step: PhasesDefinition.Step,
    _ evaluator: Evaluator,
    notes: inout [String]
  ) throws(Diagnostic) -> Animation? {
    var animation: Animation? = .default
    if let typed = step.animation {
      let (datum, more) = try evaluator.value(of: typed)
      notes += more
      if case .animation(let own) = datum { animation = own }
    }
    if let replacement, animation != nil { return replacement }
    return animation
  }
}

/// What a teacher would add about phases.
enum PhaseNotes {
  static func notes(on run: PhaseRun, _ phases: [Phase], _ definition: PhasesDefinition) -> [String] {
    switch run.ending {
    case .onePhase: return ["there is only one phase, so nothing happens"]
    case .idleCycle: return ["a whole cycle takes no time, so the loop ends before it begins"]
    case .none: break
    }
    return phases.indices.compactMap { index in
      let before = index == 0 ? phases.count - 1 : index - 1
      guard phases[index].values == phases[before].values else { return nil }
      return "phase '\(definition.steps[index].name)' changes nothing and takes no time"
    }
  }
}
