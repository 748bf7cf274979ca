import Language
import Motion

extension ClipResolver {
  /// Phases as they move through a story: at rest until their trigger changes, or in a loop.
  func channels(
    of definition: PhasesDefinition,
    _ motion: StoryMotion,
    notes: inout [String]
  ) throws(Diagnostic) -> [Trace.Channel] {
    do throws(Diagnostic) {
      let run = try run(of: definition, motion, notes: &notes)
      return zip(definition.properties, run.tracks).map { property, track in
        Trace.Channel(name: property.name, kind: property.kind, trajectory: track)
      }
    } catch {
      throw error.found(in: definition.name, at: expression.range)
    }
  }

  private func run(
    of definition: PhasesDefinition,
    _ motion: StoryMotion,
    notes: inout [String]
  ) throws(Diagnostic) -> PhaseRun {
    let builder = PhasesBuilder(definition: definition, replacement: motion.replacement)
    let interpolates = definition.properties.map(\.kind.interpolates)
    let first = try builder.phases(motion.lookup.evaluator(at: motion.story.start), notes: &notes)
    let changes = try changes(of: builder, motion, from: first, notes: &notes)
    if definition.trigger != nil {
      return PhaseRun(restingIn: first, interpolates: interpolates, changes: changes)
    }
    let run = PhaseRun(looping: first, interpolates: interpolates, changes: changes)
    guard !run.isCutShort else {
      throw Diagnostic(
        id: "too-many-changes",
        message: "the loop goes round thousands of times before what it depends on changes",
        range: expression.range
      )
    }
    return run
  }

  /// Every trigger of phases, and every change of what their values depend on.
  private func changes(
    of builder: PhasesBuilder,
    _ motion: StoryMotion,
    from first: [Phase],
    notes: inout [String]
  ) throws(Diagnostic) -> [PhaseRun.Change] {
    let definition = builder.definition
    let names = Set(motion.lookup.widened(definition.expressions.flatMap(\.inputs)))
    let watched = names.union(motion.lookup.widened(definition.trigger?.inputs ?? []))
    var trigger = try definition.trigger.map { typed throws(Diagnostic) in try motion.start(of: typed) }
    var last = first
    var changes: [PhaseRun.Change] = []
    var found: [String] = []
    try motion.story.replay(watched) { (change, moment) throws(Diagnostic) in
      let evaluator = motion.lookup.evaluator(at: moment)
      let next = try definition.trigger.map { typed throws(Diagnostic) in try evaluator.quantity(of: typed) }
      var unheard: [String] = []
      let phases = try builder.phases(evaluator, notes: &unheard)
      let isTrigger = next != trigger
      guard isTrigger || phases.map(\.values) != last.map(\.values) else { return }
      if isTrigger { found += unheard }
      (trigger, last) = (next, phases)
      var animation = change.animation(of: names)
      if let replacement = motion.replacement, animation != nil { animation = replacement }
      changes.append(
        PhaseRun.Change(time: change.time, phases: phases, animation: animation, isTrigger: isTrigger)
      )
    }
    notes += found
    return changes
  }

  /// Keyframes as they move through a story: each trigger starts a run, in mid-run from where things are.
  func channels(
    of definition: KeyframesDefinition,
    _ motion: StoryMotion,
    notes: inout [String]
  ) throws(Diagnostic) -> [Trace.Channel] {
    do throws(Diagnostic) {
      var timeline = KeyframesTimeline(
        builder: KeyframesBuilder(definition: definition, place: expression.range),
        start: motion.lookup.evaluator(at: motion.story.start)
      )
      try timeline.run(through: motion)
      notes += timeline.notes.unique
      return zip(definition.tracks, timeline.tracks).map { track, motion in
        Trace.Channel(name: track.property, kind: track.kind, trajectory: motion)
      }
    } catch {
      throw error.found(in: definition.name, at: expression.range)
    }
  }
}

extension StoryMotion {
  /// Visits every change of a trigger, with what the states hold then.
  ///
  /// - Parameter expressions: Everything that the visitor works out.
  func triggers(
    _ trigger: TypedExpression,
    _ expressions: [TypedExpression],
    _ visit: (Double, Evaluator) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var value = try start(of: trigger)
    let names = Set(lookup.widened((expressions + [trigger]).flatMap(\.inputs)))
    try story.replay(names) { (change, moment) throws(Diagnostic) in
      let evaluator = lookup.evaluator(at: moment)
      let next = try evaluator.quantity(of: trigger)
      guard next != value else { return }
      value = next
      try visit(change.time, evaluator)
    }
  }
}

/// The runs of one set of keyframes, one after the other.
///
/// Everything in them is read when a run starts, the initial values too (measured: the next run starts from
/// them and not from where the last one ended); what they depend on changes nothing in between.
private struct KeyframesTimeline {
  let builder: KeyframesBuilder
  let start: Evaluator

  private(set) var tracks: [SequenceTrajectory] = []
  private(set) var notes: [String] = []

  /// When the last run is over, in seconds.
  private var end = 0.0

  init(builder: KeyframesBuilder, start: Evaluator) {
    self.builder = builder
    self.start = start
  }

  mutating func run(through motion: StoryMotion) throws(Diagnostic) {
    tracks = try builder.initialValues(start).map { SequenceTrajectory(restingAt: $0) }
    let definition = builder.definition
    if definition.trigger == nil { try begin(at: 0, start) }
    // What repeats stops when it is told to, and starts anew.
    guard let watched = definition.trigger ?? definition.repeating else { return }
    try motion.triggers(watched, definition.expressions) { (time, evaluator) throws(Diagnostic) in
      try begin(at: time, evaluator)
    }
  }

  /// Starts a run: at rest from the initial values, in mid-run from the current ones and their velocities.
  private mutating func begin(at time: Double, _ evaluator: Evaluator) throws(Diagnostic) {
    let isMidRun = time < end
    let states = isMidRun ? tracks.map { $0.state(at: time) } : nil
    let built = try builder.tracks(evaluator, from: states, notes: &notes)
    let length = KeyframeTrack.timelineDuration(built)
    let repeats = try builder.repeats(evaluator)
    for index in tracks.indices {
      let motion: any Trajectory = repeats ? RepeatingTrajectory(built[index], period: length) : built[index]
      tracks[index].append(motion, at: time)
    }
    end = repeats && length > 0 ? .infinity : time + length
  }
}
