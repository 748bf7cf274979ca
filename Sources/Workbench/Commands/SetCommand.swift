import Language
import Model
import Rendering

/// `set NAME VALUE`; `set NAME` and `set` alone tell what is set.
struct SetCommand: Command {
  private let name: Word?
  private let value: Word?

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .setting(let name?, let value) = syntax.operands else {
      (name, value) = (nil, nil)
      return
    }
    (self.name, self.value) = (name, value)
    if let word = value {
      _ = try session.document.settings(with: name, setTo: word)
    } else {
      _ = try session.document.setting(named: name)
    }
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    guard let name else { return told(SettingCatalog.all, in: session) }
    guard let value else { return told([try session.document.setting(named: name)], in: session) }
    try session.document.set(name, to: value)
    session.overrides.drop(name.text)
    if name.text == "reduceMotion" { session.document.reduceMotionOverride = nil }
    return []
  }

  private func told(_ settings: [SettingDefinition], in session: Session) -> [Effect] {
    var report = Report()
    let columns = [
      Table.Column("setting"), Table.Column("value"), Table.Column("may be"), Table.Column("what it is"),
    ]
    let rows = settings.map { [$0.name, $0.text(in: session.settings), $0.allowed, $0.summary] }
    report.lines = Table(columns: columns, rows: rows).lines(
      width: session.textWidth,
      charset: session.configuration.charset
    )
    let members = settings.map { JSONValue.Member($0.name, $0.encoded(session.settings)) }
    report.json = [.object(["command": "set", "settings": .object(members)])]
    return report.effects(for: session.configuration)
  }
}

extension CommandDefinition {
  static let set = CommandDefinition(
    SetCommand.self,
    signature: CommandSignature(name: "set", operands: .setting),
    group: .workbench,
    usage: "set [NAME [VALUE]]",
    summary: "change a setting, or tell what is set",
    examples: ["set fps 120", "set style block", "set"],
    runsInCheck: true
  )
}
