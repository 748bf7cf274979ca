import Language
import Motion

/// Everything of a document that a session stores and undo brings back.
struct Contents: Sendable {
  /// The session's name; nil until it was saved or opened under one.
  var name: String?

  /// The file it was saved to or opened from, as it was typed; nil for neither.
  var file: String?

  /// Tells whole sessions that took each other's place apart: the step that put this one there.
  var lineage = 0
  var settings = Settings()
  var table = DefinitionTable()

  /// What each state holds now.
  var values: [String: Value] = [:]

  /// What last moved each view.
  var lastChanges: [String: LastChange] = [:]

  /// The definition entered last: what a modifier on the next line belongs to.
  var lastDefined: String?

  var lookup: DefinitionLookup { DefinitionLookup(table: table, environment: settings.environment) }
}

/// One recorded difference: what was there before and what is there after, nil for nothing.
enum Change: Sendable {
  case definition(String, before: DefinitionTable.Entry?, after: DefinitionTable.Entry?)
  case value(String, before: Value?, after: Value?)
  case lastChange(String, before: LastChange?, after: LastChange?)
  case settings(before: Settings, after: Settings)
  /// What is shown may speak of a definition that has another name now.
  case name(before: String, after: String)
  /// The whole session, when another was opened; costs nothing, for values share their storage.
  case contents(before: Contents, after: Contents)

  var reversed: Change {
    switch self {
    case .definition(let name, let before, let after): .definition(name, before: after, after: before)
    case .value(let name, let before, let after): .value(name, before: after, after: before)
    case .lastChange(let name, let before, let after): .lastChange(name, before: after, after: before)
    case .settings(let before, let after): .settings(before: after, after: before)
    case .name(let before, let after): .name(before: after, after: before)
    case .contents(let before, let after): .contents(before: after, after: before)
    }
  }
}

extension Contents {
  /// The only way anything in a document changes.
  mutating func apply(_ change: Change) {
    switch change {
    case .definition(let name, _, let after):
      table.set(after, for: name)
      lastDefined = name
    case .value(let name, _, let after): values[name] = after
    case .lastChange(let name, _, let after): lastChanges[name] = after
    case .settings(_, let after): settings = after
    case .name: break
    case .contents(_, let after): self = after
    }
  }
}
