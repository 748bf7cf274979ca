import Language
import Model
import Motion
import Rendering

/// `list`: what is defined.
struct ListCommand: Command {
  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {}

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    let definitions = session.document.definitions
    var report = Report()
    let rows = definitions.map { definition in
      [
        definition.kind.keyword, definition.name,
        DefinitionOutline(definition: definition, session: session).text,
      ]
    }
    let entries = rows.map { row -> JSONValue in
      .object(["kind": .string(row[0]), "name": .string(row[1]), "what": .string(row[2])])
    }
    report.json = [.object(["command": "list", "definitions": .array(entries)])]
    report.lines =
      rows.isEmpty
      ? [StyledLine("nothing is defined yet", .faint)]
      : Self.table(rows).lines(width: session.textWidth, charset: session.configuration.charset)
    return report.effects(for: session.configuration)
  }

  private static func table(_ rows: [[String]]) -> Table {
    let columns = [Table.Column("kind"), Table.Column("name"), Table.Column("what")]
    return Table(columns: columns, rows: rows, wrapsLastColumn: true)
  }
}

extension CommandDefinition {
  static let list = CommandDefinition(
    ListCommand.self,
    signature: CommandSignature(name: "list", operands: .none),
    group: .document,
    usage: "list",
    summary: "what is defined",
    examples: ["list"]
  )
}
