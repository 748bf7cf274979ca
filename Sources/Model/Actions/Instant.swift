import Language
import Motion

/// Everything that happens at one instant: a change, and what it sets off.
struct Instant: Sendable {
  /// In the order they happen, all at the same time.
  private(set) var changes: [StateChange]

  /// What is there once all is done.
  var after: Moment

  /// Carries out actions as one change.
  static func run(
    _ actions: [Action],
    from moment: Moment,
    in lookup: DefinitionLookup
  ) throws(Diagnostic) -> Instant {
    var run = ActionRun(lookup, from: moment)
    try run.run(actions)
    return Instant(changes: [run.change], after: run.change.after)
  }

  /// The names whose values differ in the end, once each.
  var changedNames: [String] {
    guard let first = changes.first else { return [] }
    var whole = StateChange(before: first.before, after: after)
    whole.assignments = changes.flatMap(\.assignments)
    return whole.changedNames
  }
}
