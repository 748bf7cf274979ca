import Motion

/// What the states did over time: how it began, and every change in order.
///
/// Everything that moves is worked out from this: views, phases and keyframes ask for the changes that
/// touch what they depend on and never see the others.
struct Story: Sendable {
  let start: Moment
  private(set) var changes: [StateChange] = []

  /// For each name the changes that touch it, ascending.
  private var touching: [String: [Int]] = [:]

  init(start: Moment) { self.start = start }

  mutating func append(_ change: StateChange) {
    for name in change.after.keys { touching[name, default: []].append(changes.count) }
    changes.append(change)
  }

  /// The places of the changes that touch any of some names, ascending, once each.
  func changes(touching names: some Sequence<String>) -> [Int] {
    let lists = names.compactMap { touching[$0] }
    guard lists.count > 1 else { return lists.first ?? [] }
    return Set(lists.joined()).sorted()
  }

  /// The names whose values differ in the end, once each, in the order they were assigned.
  var changedNames: [String] {
    var last: [String: Value] = [:]
    for change in changes { last.merge(change.after) { $1 } }
    return changes.flatMap { $0.assignments.map(\.name) }.unique
      .filter { start.value(named: $0) != last[$0] }
  }

  /// Assignments by state.
  var updates: [String: Int] {
    changes.lazy.flatMap(\.assignments).reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
  }
}
