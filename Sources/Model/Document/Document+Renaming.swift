package import Language
import Motion

extension Document {
  /// Gives a definition another name, everywhere it is used.
  package mutating func rename(_ old: Word, to new: Word) throws(Diagnostic) {
    let changes = try contents.changes(renaming: old, to: new)
    commit(changes, command: "rename \(old.text) \(new.text)")
  }

  /// Finds out whether a definition can have another name, and changes nothing.
  package func checkRename(_ old: Word, to new: Word) throws(Diagnostic) {
    _ = try contents.changes(renaming: old, to: new)
  }

  /// Puts a modifier behind the view that was just defined.
  package mutating func amend(with modifier: ViewModifierSyntax, at range: Range<Int>) throws(Diagnostic) {
    guard let name = contents.lastDefined, let view = definition(named: name) as? ViewDefinition else {
      throw Diagnostic(
        id: "no-view-above",
        message: "a modifier belongs to a view, and no view was defined just before",
        range: range
      )
    }
    try define(view.amended(with: modifier))
  }
}

extension Contents {
  func changes(renaming old: Word, to new: Word) throws(Diagnostic) -> [Change] {
    var faults = FaultCollector()
    if table[old.text] == nil { faults.note(unknown(old)) }
    if old.text != new.text { _ = faults.attempt(try refuseTaken(new)) }
    try faults.finish()
    guard old.text != new.text, let entry = table[old.text] else { return [] }
    let renaming = Renaming(old: old.text, new: new)
    var lookup = lookup
    let renamed = try lookup.renamed(entry.definition, by: renaming)
    lookup.overrides[new.text] = renamed
    var changes: [Change] = [
      .definition(old.text, before: entry, after: nil),
      .definition(new.text, before: nil, after: .init(definition: renamed, place: entry.place)),
      .name(before: old.text, after: new.text),
    ]
    for user in table.dependents(of: old.text) {
      guard let entry = table[user] else { continue }
      let rebound = try lookup.renamed(entry.definition, by: renaming)
      lookup.overrides[user] = rebound
      let after = DefinitionTable.Entry(definition: rebound, place: entry.place)
      guard rebound.name != user else {
        changes.append(.definition(user, before: entry, after: after))
        continue
      }
      // What is called by what it watches changes its name along.
      changes.append(.definition(user, before: entry, after: nil))
      changes.append(.definition(rebound.name, before: nil, after: after))
    }
    if let value = values[old.text] {
      changes.append(.value(old.text, before: value, after: nil))
      changes.append(.value(new.text, before: nil, after: value))
    }
    return changes + rememberedChanges(renaming)
  }

  /// Refuses a new name that no definition can have, or that one has.
  private func refuseTaken(_ new: Word) throws(Diagnostic) {
    guard CharacterClass.isIdentifier(new.text) else { throw .noName(new) }
    try DefinitionCatalog.refuseReserved(new)
    try refuseStart(new)
    guard let other = table[new.text]?.definition else { return }
    throw Diagnostic(
      id: "name-in-use",
      message: "'\(new.text)' is \(other.kind.inWords) already",
      range: new.range
    )
  }

  /// What moved the views, under the new name.
  private func rememberedChanges(_ renaming: Renaming) -> [Change] {
    lastChanges.flatMap { view, last -> [Change] in
      let before = Dictionary(
        last.before.map { ($0.key == renaming.old ? renaming.new.text : $0.key, $0.value) },
        uniquingKeysWith: { first, _ in first }
      )
      let after = LastChange(actions: last.actions.map(renaming.apply), before: before)
      if view == renaming.old {
        return [
          .lastChange(view, before: last, after: nil),
          .lastChange(renaming.new.text, before: nil, after: after),
        ]
      }
      return after == last ? [] : [.lastChange(view, before: last, after: after)]
    }
  }
}

extension DefinitionLookup {
  /// A definition that is checked again; a state begins as it did, whatever the environment is by now.
  func rebound(_ definition: any Definition, as syntax: DefinitionSyntax) throws(Diagnostic) -> any Definition
  {
    var lookup = self
    if let state = definition as? StateDefinition { lookup.environment = state.environment }
    return try DefinitionCatalog.bind(syntax, in: lookup)
  }

  /// A definition under a new name, or with a new name in it.
  fileprivate func renamed(
    _ definition: any Definition,
    by renaming: Renaming
  ) throws(Diagnostic) -> any Definition {
    do throws(Diagnostic) {
      return try rebound(definition, as: renaming.apply(definition.syntax))
    } catch {
      throw Diagnostic(
        id: "breaks-users",
        message: "'\(definition.name)' would no longer work: \(error.message)",
        range: renaming.new.range
      )
    }
  }
}

extension Diagnostic {
  fileprivate static func noName(_ word: Word) -> Diagnostic {
    Diagnostic(
      id: "not-a-name",
      message: "a name is a letter or '_', then letters, digits and '_'",
      range: word.range
    )
  }
}
