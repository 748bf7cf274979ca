import Language
import Motion

/// How a view that is not always there moves through a story: what its transition does, and which of its
/// own changes can be seen.
struct PresenceMotion: Sendable {
  /// The view comes or goes, or is changed while it is neither.
  private struct Turn: Sendable {
    let isPresent: Bool

    /// Whether it was still leaving.
    let wasVisible: Bool
    let step: TimedStep
  }

  private(set) var transition: TransitionMotion
  private var turns: [Turn] = []
  private let startsPresent: Bool

  /// Follows a view's condition through a story.
  init(
    of view: ViewDefinition,
    _ presence: ViewPresence,
    _ motion: StoryMotion,
    notes: inout [String]
  ) throws(Diagnostic) {
    let steps = try motion.steps(of: presence.condition, view.animations, notes: &notes)
    startsPresent = try motion.start(of: presence.condition).components.x != 0
    var found: [String] = []
    func change(_ step: TimedStep?, _ moment: Moment) throws(Diagnostic) -> TransitionMotion.Change {
      let evaluator = motion.lookup.evaluator(at: moment)
      var transition = try presence.transition(evaluator, notes: &found)
      if let replacement = motion.replacement {
        transition = transition.replacingAnimations(with: replacement)
      }
      return TransitionMotion.Change(
        time: step?.time ?? 0,
        transition: transition,
        size: try presence.size(evaluator),
        animation: step?.animation
      )
    }
    var before = motion.story.start
    transition = TransitionMotion(isPresent: startsPresent, seenAs: try change(nil, before))
    var left = steps[...]
    var isPresent = startsPresent
    // The system asks for Reduce Motion whatever the view does.
    let names = Set(
      motion.lookup.widened(view.expressions.flatMap(\.inputs)) + [EnvironmentName.reduceMotion.rawValue]
    )
    try motion.story.replay(names) { (_, moment) throws(Diagnostic) in
      defer { before = moment }
      let value = try motion.lookup.evaluator(at: moment).quantity(of: presence.condition)
      guard (value.components.x != 0) != isPresent, let step = left.popFirst() else { return }
      isPresent.toggle()
      let wasVisible = transition.isVisible(at: step.time)
      // A view that goes is not looked at again: it leaves as it was.
      if isPresent {
        transition.insert(try change(step, moment))
      } else {
        transition.remove(try change(step, before))
      }
      turns.append(Turn(isPresent: isPresent, wasVisible: wasVisible, step: step))
    }
    notes += found
    if let sudden = turns.first(where: { $0.step.animation == nil }), !transition.channels.isEmpty {
      notes += Self.noteOnSuddenness(of: view.name, sudden.isPresent)
    }
  }

  private static func noteOnSuddenness(of name: String, _ comes: Bool) -> [String] {
    [
      "'\(name)' \(comes ? "comes" : "goes") at once where the change has no animation; withAnimation gives it one"
    ]
  }
}

extension PresenceMotion {
  /// What can be seen of a property's changes: a view comes with the values of that instant and goes with
  /// those it had; where it comes back before it is gone, it moves on to the new ones.
  func visible(_ steps: [TimedStep], from start: Value) -> (start: Value, steps: [TimedStep]) {
    var (start, shown, current) = (start, start, start)
    var isPresent = startsPresent
    var wasEverSeen = startsPresent
    var result: [TimedStep] = []
    var steps = steps[...]
    func takeSteps(until time: Double) {
      while let step = steps.first, step.time <= time {
        steps.removeFirst()
        current = step.to
        guard isPresent else { continue }
        result.append(step)
        shown = step.to
      }
    }
    for turn in turns {
      takeSteps(until: turn.step.time.nextDown)
      if !turn.isPresent {
        isPresent = false
        continue
      }
      takeSteps(until: turn.step.time)
      if !wasEverSeen { (start, shown) = (current, current) }
      if shown != current {
        result.append(turn.step.leading(from: shown, to: current, animated: turn.wasVisible))
        shown = current
      }
      (isPresent, wasEverSeen) = (true, true)
    }
    takeSteps(until: .infinity)
    return (start, result)
  }
}

extension TimedStep {
  /// Another value's step with this one.
  fileprivate func leading(from: Value, to: Value, animated: Bool) -> TimedStep {
    TimedStep(
      time: time,
      from: from,
      to: to,
      animation: animated ? animation : nil,
      release: nil,
      isDelivery: false
    )
  }
}
