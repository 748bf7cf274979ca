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
    let moment = Moment(environment: environment, values: values)
    let instant = try Instant.run(bound, from: moment, in: lookup)
    let names = instant.changedNames
    let touched = touchedClips(names)
    return (
      changes(of: instant, names, from: environment) + remembering(actions, bound, touched, in: environment),
      touched
    )
  }

  /// The net differences an instant made.
  private func changes(of instant: Instant, _ names: [String], from environment: Environment) -> [Change] {
    var changes: [Change] = names.compactMap { name in
      guard let before = values[name] else { return nil }
      return .value(name, before: before, after: instant.after[name])
    }
    if instant.after.environment != environment {
      var after = settings
      after.reduceMotion = instant.after.environment.reduceMotion
      after.colorScheme = instant.after.environment.colorScheme
      changes.append(.settings(before: settings, after: after))
    }
    return changes
  }

  /// The clips that depend on any of some names, in definition order.
  private func touchedClips(_ names: [String]) -> [String] {
    let users = Set(
      names.flatMap { EnvironmentName(rawValue: $0) == nil ? table.users(of: $0) : table.dependents(of: $0) }
    )
    return users.compactMap { table[$0] }
      .filter { $0.definition is any ClipDefinition }
      .sorted { $0.place < $1.place }
      .map(\.definition.name)
  }

  /// What each view is to remember of the action that moved it.
  private func remembering(
    _ actions: [ActionSyntax],
    _ bound: [Action],
    _ touched: [String],
    in environment: Environment
  ) -> [Change] {
    let read = bound.flatMap(\.references).unique
    return touched.compactMap { name in
      guard let view = table[name]?.definition as? ViewDefinition else { return nil }
      var before: [String: Value] = [:]
      for state in read + view.references { before[state] = values[state] }
      for name in bound.flatMap(\.changedEnvironment) { before[name.rawValue] = name.value(in: environment) }
      let after = LastChange(actions: actions, before: before)
      return .lastChange(name, before: lastChanges[name], after: after)
    }
  }
}
