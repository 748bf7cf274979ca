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

  /// What a state holds, nil where there is no such state; what is tracked and held back has names too.
  subscript(state: String) -> Value? {
    get { changed[state] ?? base[state] }
    set { changed[state] = newValue }
  }

  /// What a state, or the environment under its name, is.
  func value(named name: String) -> Value? {
    self[name] ?? EnvironmentName(rawValue: name)?.value(in: environment)
  }

  /// Puts a value where ``value(named:)`` finds it.
  mutating func set(_ name: String, to value: Value) {
    switch EnvironmentName(rawValue: name) {
    case nil: self[name] = value
    case .reduceMotion: environment.reduceMotion = value.components.x != 0
    case .colorScheme: environment.colorScheme = value.components.x == 0 ? .light : .dark
    }
  }

  /// Under which name a dragged state's velocity stands; no definition can be called so.
  static func velocityName(of state: String) -> String { "\(state).velocity" }
}
