package import Language

extension Document {
  /// The definitions whose animations a clip moves by, in the order they take part.
  ///
  /// - Parameter name: A view, phases, keyframes or scene; nothing for anything else.
  package func animators(of name: String) -> [any Definition] {
    switch contents.table[name]?.definition {
    case let scene as SceneDefinition:
      return [scene] + contents.lookup.watchers(of: scene.targets) + contents.movers(of: scene)
    case let view as ViewDefinition:
      let actions = contents.lastChanges[name]?.actions ?? []
      let bound = (try? ActionBinder(lookup: contents.lookup).bind(actions)) ?? []
      return contents.lookup.watchers(of: bound.flatMap(\.targets)) + [view]
    case let definition as any ClipDefinition: return [definition]
    default: return []
    }
  }

  /// What last moved a view; nil where nothing has yet.
  package func lastChange(of view: String) -> LastChange? { contents.lastChanges[view] }

  /// Tells what last moved a view otherwise: with other animations, say.
  ///
  /// It is retold for every view that the same change moved. The states stay as they are.
  ///
  /// - Parameter actions: What is to be remembered as the change.
  package mutating func retell(_ view: String, as actions: [ActionSyntax]) throws(Diagnostic) {
    guard let last = contents.lastChanges[view] else { return }
    _ = try ActionBinder(lookup: contents.lookup).bind(actions)
    let changes = contents.table.inOrder.compactMap { definition -> Change? in
      guard let before = contents.lastChanges[definition.name], before.isSame(as: last) else { return nil }
      let after = LastChange(actions: actions, before: before.before)
      return .lastChange(definition.name, before: before, after: after)
    }
    commit(changes, command: actions.map { SyntaxPrinter.text($0) }.joined(separator: "; "))
  }
}

extension LastChange {
  /// Whether another view remembers the same change of the same states.
  fileprivate func isSame(as other: LastChange) -> Bool {
    let mine = before
    return actions == other.actions
      && other.before.allSatisfy { name, value in (mine[name] ?? value) == value }
  }
}
