import Language
import Motion

/// Carries out actions as time goes on, and writes down what they change.
///
/// A value: whoever starts one keeps the result only if nothing in it failed, so that a fault in the
/// middle changes nothing.
struct StoryRun: Sendable {
  let lookup: DefinitionLookup

  /// Where a person reads of a fault inside an `onChange`.
  let place: Range<Int>

  private(set) var moment: Moment
  private(set) var story: Story

  private(set) var watchers: Watchers
  private(set) var held: HeldValues

  /// Drags that began since ``takeDrags()`` was last asked.
  private var drags: [StartedDrag] = []

  /// A story of more changes than this is refused.
  static let mostChanges = 100_000

  /// After this many rounds `onChange`s that set each other off are a loop.
  private static let mostRounds = 100

  /// - Parameters:
  ///   - names: What the actions of the story may change.
  ///   - throttles: What is held back in it.
  init(
    from start: Moment,
    changing names: [String],
    holding throttles: [Throttle] = [],
    in lookup: DefinitionLookup,
    place: Range<Int>
  ) throws(Diagnostic) {
    self.lookup = lookup
    self.place = place
    held = try HeldValues(throttles, in: lookup)
    var moment = start
    try held.begin(&moment, in: lookup)
    self.moment = moment
    story = Story(start: moment)
    watchers = try Watchers(of: names, at: moment, in: lookup)
  }

  /// Carries out actions as one change, and then everything that sets off at the same instant.
  mutating func perform(_ actions: [Action], at time: Double) throws(Diagnostic) {
    var change = StateChange(time: time)
    try run(actions, nil, &change)
    try complete(change)
  }

  /// Writes down a change; then `onChange`s run, round after round, until none sees anything new.
  mutating func complete(_ change: StateChange) throws(Diagnostic) {
    var touched = try note(change)
    var loop: Set<String> = []
    for round in 0...Self.mostRounds {
      let fired = try watchers.fired(by: touched, lookup.evaluator(at: moment))
      guard !fired.isEmpty else { return }
      // What only led into the loop ran before.
      if round > Self.mostRounds / 2 { loop.formUnion(fired.map(\.name)) }
      touched = []
      for definition in fired { touched.formUnion(try react(definition, at: change.time)) }
    }
    throw .endless(watchers.definitions.map(\.name).filter(loop.contains), Self.mostRounds, at: place)
  }

  private mutating func react(
    _ definition: OnChangeDefinition,
    at time: Double
  ) throws(Diagnostic) -> Set<String> {
    var change = StateChange(time: time)
    do throws(Diagnostic) {
      try run(definition.actions, nil, &change)
    } catch {
      throw error.found(in: definition.name, at: place)
    }
    return try note(change)
  }

  /// Lets what is held back follow, and adds a change to the story; returns the names it touched.
  private mutating func note(_ change: StateChange) throws(Diagnostic) -> Set<String> {
    var change = change
    try held.follow(&change, &moment, in: lookup)
    guard story.changes.count < Self.mostChanges else {
      throw Diagnostic(
        id: "too-many-changes",
        message: "this makes more than \(Self.mostChanges) changes",
        range: place
      )
    }
    story.append(change)
    return Set(change.after.keys)
  }

  // MARK: - Outside of actions

  /// Puts a new value in place, as part of a change.
  mutating func set(_ name: String, to value: Value, in change: inout StateChange) {
    guard let old = moment.value(named: name) else { return }
    change.set(name, from: old, to: value)
    moment.set(name, to: value)
  }

  /// Puts down how fast a state is dragged, as part of a change.
  mutating func track(_ velocity: Value, of state: String, in change: inout StateChange) {
    let name = Moment.velocityName(of: state)
    let old = moment[name] ?? Value(kind: velocity.kind, components: .zero)
    change.set(name, from: old, to: velocity)
    moment[name] = velocity
  }

  /// A moment at which only a held value follows.
  mutating func follow(_ pending: HeldValues.Pending) throws(Diagnostic) {
    guard held.isDue(pending.index) else { return }
    var change = StateChange(time: max(pending.time, story.changes.last?.time ?? 0))
    try held.update(pending.index, &change, &moment, in: lookup)
    guard !change.after.isEmpty else { return }
    try complete(change)
  }

  mutating func takeDrags() -> [StartedDrag] {
    defer { drags = [] }
    return drags
  }

  mutating func takePending() -> [HeldValues.Pending] { held.takePending() }
}

// MARK: - Actions

extension StoryRun {
  private mutating func run(
    _ actions: [Action],
    _ animation: Animation?,
    _ change: inout StateChange
  ) throws(Diagnostic) {
    for action in actions {
      switch action {
      case .assign(let target, let operation, let value):
        let datum = try evaluate(value, &change)
        try assign(datum, operation, to: target, animation, &change)
      case .toggle(let target):
        guard let old = moment.value(named: target.name) else { continue }
        try assign(.bool(old.components.x == 0), nil, to: target, animation, &change)
      case .animated(let expression, let actions):
        // The animation is worked out before the block changes what it may depend on.
        try run(actions, try evaluateAnimation(expression, &change), &change)
      case .conditional(let condition, let then, let otherwise):
        try run(try evaluate(condition, &change).isTrue ? then : otherwise, animation, &change)
      case .drag(let drag):
        drags.append(try start(drag))
      }
    }
  }

  func evaluateAnimation(
    _ expression: TypedExpression?,
    _ change: inout StateChange
  ) throws(Diagnostic) -> Animation? {
    guard let expression else { return .default }
    guard case .animation(let animation) = try evaluate(expression, &change) else { return nil }
    return animation
  }

  func evaluate(_ expression: TypedExpression, _ change: inout StateChange) throws(Diagnostic) -> Datum {
    let (datum, notes) = try lookup.evaluator(at: moment).value(of: expression)
    change.notes += notes
    return datum
  }

  mutating func assign(
    _ datum: Datum,
    _ operation: Expression.Infix?,
    to target: ActionTarget,
    _ animation: Animation?,
    _ change: inout StateChange
  ) throws(Diagnostic) {
    guard let old = moment.value(named: target.name), var value = datum.value else { return }
    if let operation {
      let part = target.component.map { Value.number(old.components[$0]) } ?? old
      let parts = [Datum.value(part), datum].map { Evaluator.Outcome(result: .success($0)) }
      let sum = Evaluator.apply(operation, parts[0], parts[1], at: target.range)
      value = try sum.result.get().value ?? value
    }
    if let component = target.component {
      var components = old.components
      components[component] = value.components.x
      value = Value(kind: old.kind, components: components)
    }
    if let state = lookup[target.name] as? StateDefinition, state.isWhole, !value.isWhole {
      throw .notWhole(value, of: target.name, at: target.range)
    }
    set(target.name, to: value, in: &change)
    change.assigned(target.name, animation, changes: value != old)
  }

  private func start(_ drag: DragAction) throws(Diagnostic) -> StartedDrag {
    let evaluator = lookup.evaluator(at: moment)
    let old = try evaluator.read(drag.target.name).result.get().value?.components ?? .zero
    let origin = drag.target.component.map { SIMD4(old[$0], 0, 0, 0) } ?? old
    let aim = try evaluator.quantity(of: drag.destination).components
    var curve: any Curve = LinearCurve()
    if let typed = drag.curve, case .curve(let given) = try evaluator.value(of: typed).datum { curve = given }
    return StartedDrag(
      action: drag,
      origin: origin,
      destination: drag.isRelative ? origin + aim : aim,
      duration: try drag.seconds(evaluator),
      curve: curve
    )
  }
}

extension DefinitionLookup {
  /// An evaluator that reads what the states hold at an instant.
  func evaluator(at moment: Moment) -> Evaluator {
    evaluator(in: moment.environment) { moment[$0] }
  }
}

extension Diagnostic {
  /// - Parameter names: What sets each other off, in the order they were defined.
  fileprivate static func endless(_ names: [String], _ rounds: Int, at place: Range<Int>) -> Diagnostic {
    let shown = names.prefix(names.count > 6 ? 5 : 6).map { "'\($0)'" }
    let list = shown.count < names.count ? shown + ["\(names.count - shown.count) more"] : shown
    let words =
      list.count < 2
      ? list.joined() : list.dropLast().joined(separator: ", ") + " and " + list[list.count - 1]
    return Diagnostic(
      id: "endless-change",
      message: "\(words) never \(names.count == 1 ? "comes" : "come") to rest: after \(rounds) rounds "
        + "at one instant the value still changes",
      range: place
    )
  }

  /// A fault in another text than the one a person has just typed: named for the definition it is in.
  func found(in name: String, at place: Range<Int>) -> Diagnostic {
    Diagnostic(id: id, message: "in '\(name)': \(message)", range: place)
  }
}
