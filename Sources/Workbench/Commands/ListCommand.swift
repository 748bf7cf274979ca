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
    let entries = definitions.map { definition -> JSONValue in
      .object(["kind": .string(definition.kind.keyword), "name": .string(definition.name)])
    }
    report.json = [.object(["command": "list", "definitions": .array(entries)])]
    report.lines =
      definitions.isEmpty ? [StyledLine("nothing is defined yet", .faint)] : lines(definitions, in: session)
    return report.effects(for: session.configuration)
  }

  private func lines(_ definitions: [any Definition], in session: Session) -> [StyledLine] {
    let rows = definitions.map { definition -> [String] in
      let value = session.document.value(of: definition.name).map { value in
        ValueText(kind: value.kind).shortText(value.animatableData)
      }
      let first = SyntaxPrinter.text(definition.syntax).split(separator: "\n").first.map(String.init) ?? ""
      return [definition.kind.keyword, definition.name, value.map { "now \($0)" } ?? first]
    }
    let columns = [Table.Column("kind"), Table.Column("name"), Table.Column("what")]
    return Table(columns: columns, rows: rows).lines(
      width: session.pictureWidth,
      charset: session.configuration.charset
    )
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
