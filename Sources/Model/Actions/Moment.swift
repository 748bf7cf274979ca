import Motion

/// What the states hold, and what the environment is, at one instant.
struct Moment: Sendable {
  var environment: Environment

  /// What the states held where the story began; shared, never copied.
  private let base: [String: Value]

  /// What has changed since.
  private var changed: [String: Value] = [:]

  init(environment: Environment, values: [String: Value]) {
    self.environment = environment
    base = values
  }

  /// What a state holds, nil where there is no such state.
  subscript(state: String) -> Value? {
    get { changed[state] ?? base[state] }
    set { changed[state] = newValue }
  }

  /// What a state, or the environment under its name, is.
  func value(named name: String) -> Value? {
    self[name] ?? EnvironmentName(rawValue: name)?.value(in: environment)
  }

  mutating func set(_ target: ActionTarget.Place, to value: Value) {
    switch target {
    case .state(let name): self[name] = value
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
    assignments.map(\.name).unique.filter { before.value(named: $0) != after.value(named: $0) }
  }
}
