import Motion

/// One complete change at an instant: what is new, and who assigned what with which animation.
struct StateChange: Sendable {
  /// One assignment, in the order they were made.
  struct Assignment: Sendable {
    /// The state, or the name of the environment value.
    let name: String

    /// The innermost `withAnimation` around it; nil where there is none.
    let animation: Animation?

    /// Whether it made any difference.
    let changes: Bool
  }

  /// A finger's part in a change.
  struct Touch: Sendable {
    /// Which of the scene's drags it is.
    let drag: Int
    let state: String

    /// When the finger came down, in seconds.
    let start: Double

    /// Whether the finger lets go with this change.
    let isRelease: Bool
  }

  /// Seconds since the story began.
  let time: Double

  /// What the names that were touched are afterwards, and were before.
  private(set) var after: [String: Value] = [:]
  private(set) var before: [String: Value] = [:]

  private(set) var assignments: [Assignment] = []
  var touch: Touch?
  var notes: [String] = []

  init(time: Double, touch: Touch? = nil) {
    self.time = time
    self.touch = touch
  }

  /// Notes a new value, and on the first the old one.
  mutating func set(_ name: String, from old: Value?, to new: Value) {
    if before[name] == nil { before[name] = old }
    after[name] = new
  }

  mutating func assigned(_ name: String, _ animation: Animation?, changes: Bool) {
    assignments.append(Assignment(name: name, animation: animation, changes: changes))
  }

  /// The animation of the last assignment that made a difference to something that depends on these names.
  ///
  /// A finger that lets go makes one even where the value stays.
  func animation(of names: Set<String>) -> Animation? {
    let letsGo = touch?.isRelease == true
    return assignments.last { ($0.changes || letsGo) && names.contains($0.name) }?.animation
  }

  /// The names whose values differ, once each, in the order they were assigned.
  var changedNames: [String] {
    assignments.map(\.name).unique.filter { before[$0] != after[$0] }
  }
}
