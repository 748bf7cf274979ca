import Language
import Motion

extension ClipKind {
  static let animation = ClipKind(
    kind: .animation,
    summary: "one change from 0 to 1, or from A to B",
    example: "plot .bouncy from 0 to 10"
  ) { resolver throws(Diagnostic) in try resolver.animationClip() }

  static let spring = ClipKind(
    kind: .spring,
    summary: "the same, by a spring",
    example: "plot Spring(duration: 0.4, bounce: 0.3) velocity 5"
  ) { resolver throws(Diagnostic) in try resolver.springClip() }
}

extension ClipResolver {
  /// `.bouncy`, `reduceMotion ? nil : .snappy`: one change, animated.
  fileprivate func animationClip() throws(Diagnostic) -> Clip? {
    guard let typed, typed.type == .animation else { return nil }
    let (datum, notes) = try evaluate(typed)
    guard case .animation(let animation) = datum else { return nil }
    return try changeClip(.animation, animation, notes: notes)
  }

  /// `Spring.bouncy`: one change, by the spring as `.spring(...)` runs it.
  fileprivate func springClip() throws(Diagnostic) -> Clip? {
    guard let typed, typed.type == .spring else { return nil }
    let (datum, notes) = try evaluate(typed)
    guard case .spring(let spring) = datum else { return nil }
    return try changeClip(.spring, Animation(running: spring), notes: notes)
  }

  private func changeClip(
    _ kind: Clip.Kind,
    _ animation: Animation?,
    notes: [String]
  ) throws(Diagnostic) -> Clip {
    let ends = try ends()
    var notes = notes
    let animation = try replacement(notes: &notes) ?? animation
    let trajectory = ChangeTrajectory.make(animation, from: ends.from, to: ends.to, velocity: ends.velocity)
    notes += AnimationNotes.notes(on: animation, hasVelocity: ends.velocity != .zero)
    let trace = Trace(
      channels: [.init(name: "value", kind: ends.from.kind, trajectory: trajectory)],
      duration: trajectory.duration,
      settlingDuration: trajectory.settlingDuration,
      marks: Marks.ends(of: trajectory),
      notes: notes.unique
    )
    return Clip(label: label, kind: kind, trace: trace, animation: animation, spring: animation?.spring)
  }

  /// What `with A` puts in place of every animation; nil without that clause.
  func replacement(notes: inout [String]) throws(Diagnostic) -> Animation?? {
    guard let expression = clauses.animation else { return nil }
    let typed = try Checker.check(
      expression,
      wanted: Wanted(.animation, by: "'with'"),
      in: document.contents.lookup.everything
    )
    let (datum, more) = try evaluate(typed)
    notes += more
    guard case .animation(let animation) = datum else { return nil }
    return .some(animation)
  }
}

/// One change of one value, animated or not.
enum ChangeTrajectory {
  /// Returns how a value gets from one to another; without an animation, and without anything in between
  /// the two, it switches at once.
  static func make(
    _ animation: Animation?,
    from: Value,
    to: Value,
    velocity: SIMD4<Double> = .zero
  ) -> any Trajectory {
    let (start, end) = (from.animatableData, to.animatableData)
    guard let animation, from.kind.interpolates else { return StepTrajectory(from: start, to: end) }
    return AnimatedTrajectory(animation: animation, from: start, to: end, velocity: velocity)
  }
}

/// What a teacher would add about an animation.
enum AnimationNotes {
  static func notes(on animation: Animation?, hasVelocity: Bool) -> [String] {
    guard let animation else { return ["nil is no animation: the change is made at once"] }
    var notes: [String] = []
    for case .repeating(let count?, autoreverses: true) in animation.modifiers where count.isMultiple(of: 2) {
      notes.append("an even repeatCount that autoreverses ends where it began, and then jumps to the target")
    }
    if hasVelocity, case .curve = animation.base {
      notes.append("velocity pushes springs only; a curve starts as it always does")
    }
    return notes
  }
}

/// Instants of a motion that deserve a tick.
enum Marks {
  /// The logical end, and where the motion rests.
  static func ends(of trajectory: any Trajectory) -> [Trace.Mark] {
    ends(duration: trajectory.duration, settlingDuration: trajectory.settlingDuration)
  }

  static func ends(duration: Double, settlingDuration: Double) -> [Trace.Mark] {
    var marks: [Trace.Mark] = []
    if duration > 0, duration.isFinite { marks.append(.init(kind: .logicalEnd, time: duration)) }
    if settlingDuration > 0, settlingDuration.isFinite, settlingDuration != duration {
      marks.append(.init(kind: .rest, time: settlingDuration))
    }
    return marks
  }
}

extension Animation {
  /// The spring this runs, nil for a curve.
  var spring: Spring? {
    switch base {
    case .spring(let spring, _), .interpolatingSpring(let spring, _): spring
    case .curve: nil
    }
  }

  /// The animation `.spring(spring)`.
  init(running spring: Spring) {
    // A blend duration of zero is always allowed.
    self = (try? Animation.spring(spring)) ?? .default
  }
}
