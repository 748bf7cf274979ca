package import Language
import Motion

/// What an action came to.
package struct ActionOutcome: Hashable, Sendable {
  /// Views, phases and keyframes that depend on what changed, in definition order.
  package let touched: [String]

  /// Whether anything differs from before.
  package let hasChanged: Bool
}

extension Document {
  /// Carries out an action typed outside scenes, as one change.
  package mutating func perform(_ action: ActionSyntax) throws(Diagnostic) -> ActionOutcome {
    let run = try contents.changes(performing: [action], in: environment)
    commit(run.changes, command: SyntaxPrinter.text(action))
    return ActionOutcome(touched: run.touched, hasChanged: !run.changes.isEmpty)
  }
}

extension Contents {
  func changes(
    performing actions: [ActionSyntax],
    in environment: Environment
  ) throws(Diagnostic) -> (changes: [Change], touched: [String]) {
    let bound = try ActionBinder(lookup: lookup).bind(actions)
    var run = try StoryRun(
      from: Moment(environment: environment, values: values),
      changing: bound.flatMap(\.targets),
      in: lookup,
      place: actions.first?.range ?? 0..<0
    )
    try run.perform(bound, at: 0)
    let names = run.story.changedNames
    let clips = touchedClips(names)
    try check(clips, at: run.moment, place: actions.first?.range ?? 0..<0)
    let touched = clips.map(\.name)
    let reactions = run.watchers.definitions.flatMap(\.actions)
    let targets = Set((bound + reactions).flatMap(\.changedEnvironment))
    let read = Self.names(readBy: bound, and: run.watchers.definitions)
    return (
      changes(to: run.moment, names, from: environment)
        + remembering(actions, read, targets, touched, in: environment),
      touched
    )
  }

  /// Everything that actions, and what they may set off, read or change.
  static func names(readBy actions: [Action], and watchers: [OnChangeDefinition]) -> [String] {
    let all = actions + watchers.flatMap(\.actions)
    return (all.flatMap(\.references) + watchers.flatMap(\.observed.references)).unique
  }

  /// Refuses a change after which a view could not be shown.
  private func check(
    _ clips: [any ClipDefinition],
    at moment: Moment,
    place: Range<Int>
  ) throws(Diagnostic) {
    let evaluator = lookup.evaluator(at: moment)
    for case let view as ViewDefinition in clips {
      for property in view.properties {
        do throws(Diagnostic) {
          _ = try evaluator.quantity(of: property.value)
        } catch {
          throw error.found(in: view.name, at: place)
        }
      }
    }
  }

  /// The net differences an action made.
  private func changes(to after: Moment, _ names: [String], from environment: Environment) -> [Change] {
    var changes: [Change] = names.compactMap { name in
      guard let before = values[name] else { return nil }
      return .value(name, before: before, after: after[name])
    }
    if after.environment != environment {
      var settings = settings
      settings.reduceMotion = after.environment.reduceMotion
      settings.colorScheme = after.environment.colorScheme
      changes.append(.settings(before: self.settings, after: settings))
    }
    return changes
  }

  /// The views, phases and keyframes that depend on any of some names, in definition order.
  func touchedClips(_ names: [String]) -> [any ClipDefinition] {
    let users = Set(
      names.flatMap { EnvironmentName(rawValue: $0) == nil ? table.users(of: $0) : table.dependents(of: $0) }
    )
    return users.compactMap { table[$0] }
      .sorted { $0.place < $1.place }
      .compactMap { $0.definition is SceneDefinition ? nil : $0.definition as? any ClipDefinition }
  }

  /// What each view is to remember of the action that moved it.
  ///
  /// - Parameters:
  ///   - read: Everything the action, and what it may set off, reads or changes.
  ///   - environmentNames: What of the environment they may change.
  private func remembering(
    _ actions: [ActionSyntax],
    _ read: [String],
    _ environmentNames: Set<EnvironmentName>,
    _ touched: [String],
    in environment: Environment
  ) -> [Change] {
    var shared: [String: Value] = [:]
    for state in read { shared[state] = values[state] }
    for name in environmentNames { shared[name.rawValue] = name.value(in: environment) }
    return touched.compactMap { name in
      guard let view = table[name]?.definition as? ViewDefinition else { return nil }
      var own: [String: Value] = [:]
      for state in view.references where shared[state] == nil { own[state] = values[state] }
      let after = LastChange(actions: actions, before: shared, and: own)
      return .lastChange(name, before: lastChanges[name], after: after)
    }
  }
}

extension ActionSyntax {
  /// Its first word.
  fileprivate var range: Range<Int> {
    switch self {
    case .assign(let target, _, _), .toggle(let target): target.name.range
    case .withAnimation(_, let keyword, _): keyword.range
    case .conditional(let condition, _, _): condition.range
    case .drag(let drag): drag.target.name.range
    }
  }
}
