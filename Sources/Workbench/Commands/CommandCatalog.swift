import Language

/// The verbs the workbench knows, in the order help lists them.
package enum CommandCatalog {
  // To add a verb: write its file in this folder, then its line here.
  package static let all: [CommandDefinition] = [
    .play, .pin, .unpin, .plot, .compare, .tune, .live, .inspect, .sample, .sweep, .record, .expect,
    .list, .show, .delete, .rename, .undo, .redo, .history,
    .save, .open, .sessions, .new, .recover, .restore, .run, .use,
    .set, .reduceMotion, .help, .quit,
  ]

  private static let byName = Dictionary(all.map { ($0.signature.name, $0) }) { first, _ in first }

  /// The verb of a name; nil where none has it.
  package static func definition(named name: String) -> CommandDefinition? { byName[name] }
}
