import Language

/// Work that is not saved yet, as lines to be appended to a file while it goes on.
///
/// Each line is a JSON object with what changed since the one before; the first one holds everything.
/// So keeping a change costs what the change cost, however big the session is, and a line that was cut
/// off by a crash takes nothing but itself along.
package enum WorkCodec {
  /// The line that holds everything.
  package static func first(_ document: Document, file: WorkFile?) -> String {
    let members: [JSONValue.Member?] = [
      .init("easel", .number(SessionCodec.version)),
      document.name.map { .init("name", .string($0)) },
      file.map { .init("file", .object(["path": .string($0.path), "stamp": .string($0.stamp)])) },
      .init("settings", SessionCodec.encode(document.settings)),
      .init("definitions", entries(document.contents.table.all, in: document)),
    ]
    return line(members)
  }

  /// The line that holds what was touched.
  package static func next(_ document: Document, touched: Touched) -> String {
    let table = document.contents.table
    let gone = touched.names.filter { table[$0] == nil }.sorted()
    let left = table.inDependencyOrder(among: touched.names)
    return line([
      touched.hasSettings ? .init("settings", SessionCodec.encode(document.settings)) : nil,
      gone.isEmpty ? nil : .init("gone", .array(gone.map { .string($0) })),
      left.isEmpty ? nil : .init("definitions", entries(left, in: document)),
    ])
  }

  private static func line(_ members: [JSONValue.Member?]) -> String {
    JSONWriter.line(.object(members.compactMap(\.self))) + "\n"
  }

  private static func entries(_ entries: [DefinitionTable.Entry], in document: Document) -> JSONValue {
    let sensible = document.contents.sensibleChanges(of: entries.map(\.definition.name))
    return .array(
      entries.map { entry in
        var members = [
          JSONValue.Member("place", .number(Double(entry.place))),
          .init("definition", SessionCodec.encode(entry.definition, in: document, remembering: sensible)),
        ]
        if let value = document.value(of: entry.definition.name) {
          members.append(.init("holds", ExpressionCoding.encode(value)))
        }
        return .object(members)
      }
    )
  }
}

/// The session file that unsaved work belongs to.
package struct WorkFile: Hashable, Sendable {
  /// From the root on, so that it is found again from any folder.
  package let path: String

  /// What the file looked like when it was last read or written.
  package let stamp: String

  package init(path: String, stamp: String) {
    self.path = path
    self.stamp = stamp
  }
}
