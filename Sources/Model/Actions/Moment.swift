import Motion

/// What the states hold, and what the environment is, at one instant.
struct Moment: Sendable {
  var environment: Environment

  /// Only what differs from, or was asked of, the rest of the document.
  var values: [String: Value]

  func value(of target: ActionTarget) -> Value? {
    switch target.place {
    case .state(let name): values[name]
    case .environment(let name): name.value(in: environment)
    }
  }

  mutating func set(_ target: ActionTarget.Place, to value: Value) {
    switch target {
    case .state(let name): values[name] = value
    case .environment(.reduceMotion): environment.reduceMotion = value.components.x != 0
    case .environment(.colorScheme): environment.colorScheme = value.components.x == 0 ? .light : .dark
    }
  }
}

/// One complete change: what was before, what is after, and who assigned what with which animation.
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

  let before: Moment
  var after: Moment
  var assignments: [Assignment] = []
  var notes: [String] = []

  /// The animation of the last assignment that made a difference to something that depends on these names.
  func animation(of names: [String]) -> Animation? {
    assignments.last { $0.changes && names.contains($0.name) }?.animation
  }

  /// The names whose values differ, once each, in the order they were assigned.
  var changedNames: [String] {
    assignments.map(\.name).unique.filter { name in
      if let environment = EnvironmentName(rawValue: name), before.values[name] == nil {
        return environment.value(in: before.environment) != environment.value(in: after.environment)
      }
      return before.values[name] != after.values[name]
    }
  }
}
