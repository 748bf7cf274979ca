package import Language
import Motion

extension Document {
  /// Commands that, before the definitions, give a new session these settings: what a state begins with may
  /// depend on them.
  package var openingCommands: [String] {
    SettingCatalog.all.filter { $0.text(in: settings) != $0.text(in: Settings()) }
      .map { "set \($0.name) \($0.text(in: settings))" }
  }

  /// Commands that, behind the definitions, give a new session these last changes.
  ///
  /// What moved the views is told as it would be typed: the states as they were, then the change. The lines
  /// are tried on a copy first; where they would not come to the same, each view's change is restored.
  package var closingCommands: [String] {
    let sensible = contents.sensibleChanges(of: contents.lastChanges.keys)
    let told = contents.lastChanges.filter { sensible.contains($0.key) }
    guard !told.isEmpty else { return [] }
    return retoldChanges(told)
      ?? definitions.compactMap { definition in
        told[definition.name].map { "restore " + SyntaxPrinter.text($0.restoring(definition.name)) }
      }
  }

  /// More changes are not tried: each is looked for among all that are left.
  private static let mostRetold = 12

  /// The changes as they would be typed; nil where that would not give the same.
  private func retoldChanges(_ told: [String: LastChange]) -> [String]? {
    var waiting = changesByAction(told)
    guard waiting.count <= Self.mostRetold else { return nil }
    var trial = Document(untouched)
    var lines: [String] = []
    while let index = waiting.indices.min(by: {
      trial.distance(to: waiting[$0]) < trial.distance(to: waiting[$1])
    }) {
      let next = waiting.remove(at: index)
      for line in trial.assignments(before: next) + next.actions.map({ SyntaxPrinter.text($0) }) {
        guard let actions = try? Parser.actions(line) else { return nil }
        for action in actions { _ = try? trial.perform(action) }
        lines.append(line)
      }
    }
    return trial.contents.lastChanges == told && trial.settings == settings ? lines : nil
  }

  /// The session as its definitions alone make it.
  private var untouched: Contents {
    var bare = contents
    bare.lastChanges = [:]
    for case let state as StateDefinition in bare.table.unordered {
      bare.values[state.name] = state.initialValue
    }
    return bare
  }

  /// One change for all views that it moved, in definition order.
  private func changesByAction(_ told: [String: LastChange]) -> [LastChange] {
    var all: [(actions: [ActionSyntax], before: [String: Value])] = []
    for definition in definitions {
      guard all.count <= Self.mostRetold else { break }
      guard let last = told[definition.name] else { continue }
      let before = last.before
      let same = all.firstIndex { other in
        other.actions == last.actions
          && before.allSatisfy { name, value in (other.before[name] ?? value) == value }
      }
      if let same {
        all[same].before.merge(before) { known, _ in known }
      } else {
        all.append((last.actions, before))
      }
    }
    return all.map { LastChange(actions: $0.actions, before: $0.before) }
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

extension Document {
  /// Tells what last moved a view, without making the change.
  ///
  /// - Throws: Every fault of the actions and values, or that there is no such view.
  package mutating func restore(_ syntax: RestoreSyntax) throws(Diagnostic) {
    let name = syntax.view.text
    guard contents.table[name]?.definition is ViewDefinition else { throw .noView(syntax.view) }
    var faults = FaultCollector()
    _ = faults.attempt(try ActionBinder(lookup: contents.lookup).bind(syntax.actions))
    if syntax.actions.isEmpty {
      faults.note(.noAction(at: syntax.view.range))
    }
    if syntax.before.isEmpty {
      faults.note(.nothingBefore(at: syntax.view.range, example: "from isOn = false"))
    }
    let values = contents.values(syntax.before, &faults)
    try faults.finish()
    let after = LastChange(actions: syntax.actions, before: values)
    commit(
      [.lastChange(name, before: contents.lastChanges[name], after: after)],
      command: "restore " + SyntaxPrinter.text(syntax)
    )
  }
}

extension LastChange {
  fileprivate func restoring(_ view: String) -> RestoreSyntax {
    let before = before.sorted { $0.key < $1.key }.map { name, value in
      PropertySyntax(name: Word(text: name, range: 0..<0), expression: value.expression)
    }
    return RestoreSyntax(view: Word(text: view, range: 0..<0), actions: actions, before: before)
  }
}

extension Diagnostic {
  /// A last change that does nothing.
  static func noAction(at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: "expected", message: "expected an action such as 'isOn.toggle()'", range: range)
  }

  /// A last change that does not say what it started from.
  static func nothingBefore(at range: Range<Int>, example: String) -> Diagnostic {
    Diagnostic(
      id: "expected",
      message: "expected what the changed states held before, as in '\(example)'",
      range: range
    )
  }

  fileprivate static func noView(_ name: Word) -> Diagnostic {
    Diagnostic(
      id: "unknown-name",
      message: "no view is called '\(name.text)'; only views have a last change",
      range: name.range
    )
  }
}
