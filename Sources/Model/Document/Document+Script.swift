import Language

extension Document {
  /// Commands that, behind the definitions, give a new session these settings and last changes.
  ///
  /// What moved the views is told as it would be typed: the states as they were, then the change. The lines
  /// are tried on a copy first; where they would not come to the same, a comment says what only `save` keeps.
  package var closingCommands: [String] { changedSettings + retoldChanges }

  private var changedSettings: [String] {
    SettingCatalog.all.filter { $0.text(in: settings) != $0.text(in: Settings()) }
      .map { "set \($0.name) \($0.text(in: settings))" }
  }

  private var retoldChanges: [String] {
    var bare = contents
    bare.lastChanges = [:]
    for case let state as StateDefinition in bare.table.unordered {
      bare.values[state.name] = state.initialValue
    }
    var trial = Document(bare)
    var lines: [String] = []
    var waiting = changesByAction
    while let index = waiting.indices.min(by: {
      trial.distance(to: waiting[$0]) < trial.distance(to: waiting[$1])
    }) {
      let next = waiting.remove(at: index)
      for line in trial.assignments(before: next) + next.actions.map({ SyntaxPrinter.text($0) }) {
        guard let actions = try? Parser.actions(line) else { continue }
        for action in actions { _ = try? trial.perform(action) }
        lines.append(line)
      }
    }
    if trial.contents.lastChanges == contents.lastChanges.filter(contents.moves) { return lines }
    let names = contents.lastChanges.keys.sorted().joined(separator: ", ")
    return ["// what last moved \(names) is kept by save"]
  }

  /// One change for all views that it moved, in definition order.
  private var changesByAction: [LastChange] {
    var all: [LastChange] = []
    for definition in definitions {
      guard let last = contents.lastChanges[definition.name], contents.makesSense(last),
        contents.moves(definition.name, last)
      else { continue }
      let same = all.firstIndex { other in
        other.actions == last.actions
          && last.before.allSatisfy { name, value in (other.before[name] ?? value) == value }
      }
      if let same {
        all[same] = LastChange(actions: last.actions, before: all[same].before, and: last.before)
      } else {
        all.append(last)
      }
    }
    return all
  }

  /// Assignments that bring the states to what they were before a change.
  private func assignments(before change: LastChange) -> [String] {
    change.before.sorted { $0.key < $1.key }.compactMap { name, value -> String? in
      guard let held = contents.values[name], held != value else { return nil }
      return "\(name) = \(SyntaxPrinter.text(value.expression))"
    }
  }

  private func distance(to change: LastChange) -> Int { assignments(before: change).count }
}

extension Contents {
  /// Whether a change can still move a view, which may have been defined anew since and need other states.
  fileprivate func moves(_ view: String, _ last: LastChange) -> Bool {
    guard let definition = table[view]?.definition as? ViewDefinition,
      let actions = try? ActionBinder(lookup: lookup).bind(last.actions)
    else { return true }
    let targets = actions.flatMap(\.targets)
    let reactions = lookup.watchers(of: targets).flatMap(\.actions).flatMap(\.targets)
    return !Set(lookup.widened(definition.references)).isDisjoint(with: targets + reactions)
  }
}
