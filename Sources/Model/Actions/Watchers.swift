import Language
import Motion

/// The `onChange`s that a story may set off, with what each has seen last.
struct Watchers: Sendable {
  private struct Watcher: Sendable {
    let definition: OnChangeDefinition
    var seen: Value
  }

  /// In definition order.
  private var watchers: [Watcher] = []

  /// By name, the watchers whose expression reads it, ascending.
  private var reading: [String: [Int]] = [:]

  /// - Parameter names: What the actions of the story may change.
  init(of names: [String], at moment: Moment, in lookup: DefinitionLookup) throws(Diagnostic) {
    for definition in lookup.watchers(of: names) {
      for name in lookup.widened(definition.observed.inputs) {
        reading[name, default: []].append(watchers.count)
      }
      let seen = try definition.value(lookup.evaluator(at: moment))
      watchers.append(Watcher(definition: definition, seen: seen))
    }
  }

  var definitions: [OnChangeDefinition] { watchers.map(\.definition) }

  /// Those whose value is another now, in definition order; they have seen it then.
  mutating func fired(
    by names: Set<String>,
    _ evaluator: @autoclosure () -> Evaluator
  ) throws(Diagnostic) -> [OnChangeDefinition] {
    guard !watchers.isEmpty else { return [] }
    var fired: [OnChangeDefinition] = []
    let places = Set(names.flatMap { reading[$0] ?? [] }).sorted()
    guard !places.isEmpty else { return [] }
    let evaluator = evaluator()
    for place in places {
      let value = try watchers[place].definition.value(evaluator)
      guard value != watchers[place].seen else { continue }
      watchers[place].seen = value
      fired.append(watchers[place].definition)
    }
    return fired
  }
}

extension DefinitionLookup {
  /// The `onChange`s that may run when some names change, and when those run, in definition order.
  func watchers(of names: [String]) -> [OnChangeDefinition] {
    var found: [String: OnChangeDefinition] = [:]
    var queue = names
    // A thousand of them may assign the same state.
    var asked: Set<String> = []
    while let name = queue.popLast() {
      guard asked.insert(name).inserted else { continue }
      let isEnvironment = EnvironmentName(rawValue: name) != nil
      for user in isEnvironment ? table.dependents(of: name) : table.users(of: name) {
        guard found[user] == nil, let definition = table[user]?.definition as? OnChangeDefinition,
          widened(definition.observed.references).contains(name)
        else { continue }
        found[user] = definition
        queue += definition.actions.flatMap(\.targets)
      }
    }
    return found.sorted { (table[$0.key]?.place ?? 0) < (table[$1.key]?.place ?? 0) }.map(\.value)
  }
}
