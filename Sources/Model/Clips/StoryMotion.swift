import Language
import Motion

/// One change of what an expression comes to, at an instant: what every channel is made of.
struct TimedStep: Sendable {
  /// Seconds.
  let time: Double
  let from: Value
  let to: Value

  /// What leads there where there is anything in between; nil for a jump.
  let animation: Animation?

  /// The velocity a finger gave, in units a second; nil where none lets go.
  let release: SIMD4<Double>?

  /// Whether a finger is still down: such a step interrupts nothing a reader would want marked.
  let isDelivery: Bool
}

/// How expressions move through a story.
///
/// The one place in which states become motion: properties, and whatever else follows a condition, ask
/// for the steps of an expression and get a trajectory for them.
struct StoryMotion: Sendable {
  let story: Story
  let lookup: DefinitionLookup

  /// What `with A` puts in place of every animation.
  let replacement: Animation??

  /// What an expression comes to when the story begins.
  func start(of typed: TypedExpression) throws(Diagnostic) -> Value {
    try lookup.evaluator(at: story.start).quantity(of: typed)
  }

  /// Returns every change of an expression's value.
  ///
  /// - Parameters:
  ///   - animations: `.animation(A, value: s)`, which win where s changed, the innermost first; otherwise
  ///     the last assignment decides.
  ///   - notes: What the animations have to say.
  func steps(
    of typed: TypedExpression,
    _ animations: [ViewDefinition.ImplicitAnimation] = [],
    notes: inout [String]
  ) throws(Diagnostic) -> [TimedStep] {
    let own = Set(lookup.widened(typed.inputs))
    let others = lookup.widened(animations.flatMap { $0.value.inputs + $0.animation.inputs })
    var value = try start(of: typed)
    var observed: [Value] = []
    for animation in animations { observed.append(try start(of: animation.value)) }
    var finger = Finger()
    var steps: [TimedStep] = []
    var found: [String] = []
    try story.replay(own.union(others)) { (change, moment) throws(Diagnostic) in
      let evaluator = lookup.evaluator(at: moment)
      var animation = change.animation(of: own)
      if let implicit = try Self.implicit(animations, &observed, evaluator, notes: &found) {
        animation = implicit
      }
      if let replacement, animation != nil { animation = replacement }
      let next = try evaluator.quantity(of: typed)
      let release = finger.follow(change, own, from: value, to: next)
      // A curve cannot take a push over: to the same value it starts nothing.
      let isReleased = animation?.takesVelocity == true && release.map { $0 != .zero } ?? false
      guard next != value || isReleased else { return }
      steps.append(
        TimedStep(
          time: change.time,
          from: value,
          to: next,
          animation: animation,
          release: release,
          isDelivery: change.touch?.isRelease == false
        )
      )
      value = next
    }
    notes += found
    return steps
  }

  /// What `.animation(A, value: s)` asks for; nil where no s has changed.
  private static func implicit(
    _ animations: [ViewDefinition.ImplicitAnimation],
    _ observed: inout [Value],
    _ evaluator: Evaluator,
    notes: inout [String]
  ) throws(Diagnostic) -> Animation?? {
    var result: Animation??
    for (index, implicit) in animations.enumerated() {
      let value = try evaluator.quantity(of: implicit.value)
      guard value != observed[index] else { continue }
      observed[index] = value
      guard result == nil else { continue }
      let (datum, more) = try evaluator.value(of: implicit.animation)
      notes += more
      if case .animation(let animation) = datum { result = .some(animation) }
    }
    return result
  }
}

/// The velocity a finger gives what follows it, tracked on that value itself.
///
/// Only what the finger does to the value counts: what else changes it meanwhile is no motion of the hand.
private struct Finger {
  private var drag: Int?
  private var tracker = VelocityTracker()

  /// Where the finger alone would have brought the value.
  private var place = SIMD4<Double>.zero

  /// Takes a change; returns the velocity where the finger lets go with it.
  mutating func follow(
    _ change: StateChange,
    _ names: Set<String>,
    from old: Value,
    to new: Value
  ) -> SIMD4<Double>? {
    guard let touch = change.touch, names.contains(touch.state), new.kind.interpolates else { return nil }
    if touch.isRelease {
      guard drag == touch.drag else { return nil }
      drag = nil
      return tracker.velocity
    }
    if drag != touch.drag {
      drag = touch.drag
      tracker = VelocityTracker()
      place = old.animatableData
      tracker.add(place, at: touch.start)
    }
    place += new.animatableData - old.animatableData
    tracker.add(place, at: change.time)
    return nil
  }
}

extension Story {
  /// Visits the changes that touch some names, each with what those names are after it.
  func replay(
    _ names: Set<String>,
    _ visit: (StateChange, Moment) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var moment = start
    for index in changes(touching: names) {
      for (name, value) in changes[index].after where names.contains(name) { moment.set(name, to: value) }
      try visit(changes[index], moment)
    }
  }
}
