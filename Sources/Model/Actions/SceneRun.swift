import Language
import Motion

/// Runs a scene from where it begins: entries, fingers and what is held back, in order of time.
struct SceneRun {
  private enum Event {
    case entry(SceneDefinition.Entry)
    case delivery(drag: Int, step: Int)
    case release(drag: Int)
    case follow(HeldValues.Pending)

    /// What comes first of one instant.
    var rank: Int {
      switch self {
      case .delivery: 0
      case .entry: 1
      case .release: 2
      case .follow: 3
      }
    }
  }

  private let scene: SceneDefinition
  private var run: StoryRun
  private var queue = EventQueue<Event>()
  private var drags: [DragRun] = []

  /// By state, the drag that holds it: the last one that began.
  private var holding: [String: Int] = [:]

  /// When entries stand, ascending.
  private let times: [Double]

  /// Deliveries that were promised, together with entries.
  private var promised = 0

  /// Returns everything the scene does.
  static func story(
    of scene: SceneDefinition,
    in environment: Environment,
    holding throttles: [Throttle],
    _ lookup: DefinitionLookup,
    place: Range<Int>
  ) throws(Diagnostic) -> Story {
    var values: [String: Value] = [:]
    for case let state as StateDefinition in lookup.table.unordered {
      values[state.name] = state.initialValue
    }
    let first = Moment(environment: environment, values: values)
    let run = try StoryRun(
      from: try scene.start(from: first, lookup, place: place),
      changing: scene.targets,
      holding: throttles,
      in: lookup,
      place: place
    )
    var scene = try SceneRun(scene, run, environment)
    return try scene.play()
  }

  private init(_ scene: SceneDefinition, _ run: StoryRun, _ environment: Environment) throws(Diagnostic) {
    self.scene = scene
    self.run = run
    var typed: [Double] = []
    for entry in scene.entries {
      typed.append(try entry.seconds(run.lookup.evaluator(in: environment) { _ in nil }))
    }
    times = Instants.distinct(typed)
    promised = scene.entries.count
    for (entry, time) in zip(scene.entries, typed) {
      let event = Event.entry(entry)
      queue.add(event, at: Instants.snapped(time, to: times), rank: event.rank)
    }
  }

  private mutating func play() throws(Diagnostic) -> Story {
    while let (time, event) = queue.next() {
      switch event {
      case .entry(let entry): try run.perform(entry.actions, at: time)
      case .delivery(let drag, let step): try deliver(drag, step, at: time)
      case .release(let drag): try release(drag, at: time)
      case .follow(let pending): try run.follow(pending)
      }
      for drag in run.takeDrags() { try begin(drag, at: time) }
      for pending in run.takePending() {
        let event = Event.follow(pending)
        // Whatever falls on the same instant, but for rounding, goes first and may make this needless.
        queue.add(event, at: pending.time + Instants.grain(at: pending.time), rank: event.rank)
      }
    }
    return run.story
  }

  // MARK: - Fingers

  private mutating func begin(_ started: StartedDrag, at time: Double) throws(Diagnostic) {
    let drag = DragRun(
      id: drags.count,
      started: started,
      start: time,
      end: Instants.snapped(Instants.early(time + started.duration), to: times)
    )
    promised += drag.steps
    guard promised <= StoryRun.mostChanges else {
      throw Diagnostic(
        id: "too-many-changes",
        message: "with this drag there are \(promised) changes, and a story holds \(StoryRun.mostChanges)",
        range: started.action.target.range
      )
    }
    drags.append(drag)
    holding[drag.state] = drag.id
    var first = drag
    if let place = run.moment[drag.state] { first.tracker.add(place.components, at: time) }
    drags[drag.id] = first
    schedule(drag.id, step: 1)
    guard started.action.release != nil else { return }
    queue.add(.release(drag: drag.id), at: drag.end, rank: Event.release(drag: drag.id).rank)
  }

  private mutating func schedule(_ id: Int, step: Int) {
    guard step <= drags[id].steps else { return }
    let event = Event.delivery(drag: id, step: step)
    queue.add(event, at: Instants.snapped(drags[id].time(of: step), to: times), rank: event.rank)
  }

  private mutating func deliver(_ id: Int, _ step: Int, at time: Double) throws(Diagnostic) {
    let drag = drags[id]
    guard holding[drag.state] == id, let old = run.moment[drag.state] else { return }
    let touch = StateChange.Touch(drag: id, state: drag.state, start: drag.start, isRelease: false)
    var change = StateChange(time: time, touch: touch)
    let place = drag.place(after: step)
    let part = drag.started.action.target.component == nil ? old.kind : .number
    try run.assign(
      .value(Value(kind: part, components: place)),
      nil,
      to: drag.started.action.target,
      nil,
      &change
    )
    if let now = run.moment[drag.state] {
      drags[id].tracker.add(now.components, at: time)
      run.track(Value(kind: now.kind, components: drags[id].tracker.velocity), of: drag.state, in: &change)
    }
    try run.complete(change)
    schedule(id, step: step + 1)
  }

  private mutating func release(_ id: Int, at time: Double) throws(Diagnostic) {
    let drag = drags[id]
    guard holding[drag.state] == id, let release = drag.started.action.release,
      let old = run.moment[drag.state]
    else { return }
    holding[drag.state] = nil
    let touch = StateChange.Touch(drag: id, state: drag.state, start: drag.start, isRelease: true)
    var change = StateChange(time: time, touch: touch)
    var animation: Animation?
    if let typed = release.animation { animation = try run.evaluateAnimation(typed, &change) }
    if let typed = release.value {
      let datum = try run.evaluate(typed, &change)
      try run.assign(datum, nil, to: drag.started.action.target, animation, &change)
    } else if release.animation != nil {
      run.set(drag.state, to: old, in: &change)
      change.assigned(drag.state, animation, changes: false)
    }
    run.track(Value(kind: old.kind, components: .zero), of: drag.state, in: &change)
    try run.complete(change)
  }
}

/// One finger of a scene.
private struct DragRun {
  /// Which of the scene's drags it is.
  let id: Int
  let started: StartedDrag

  /// Seconds.
  let start: Double
  let end: Double

  /// Of the state's whole value, also where one component is dragged.
  var tracker = VelocityTracker()

  var state: String { started.action.target.name }

  /// How many places it delivers: 60 a second, and one at its end.
  var steps: Int {
    let frames = started.duration * DragAction.deliveriesPerSecond
    // A place that falls on the end but for rounding is the end's.
    return max(Int((frames - 1e-6).rounded(.up)), 1)
  }

  /// Seconds.
  func time(of step: Int) -> Double {
    step >= steps ? end : min(Instants.early(start + Double(step) / DragAction.deliveriesPerSecond), end)
  }

  func place(after step: Int) -> SIMD4<Double> {
    let progress =
      step >= steps ? 1 : min(Double(step) / DragAction.deliveriesPerSecond / started.duration, 1)
    let share = started.curve.value(at: progress)
    if share == 1 { return started.destination }
    return started.origin + (started.destination - started.origin) * share
  }
}
