import Language
import Model
import Motion
import Rendering

/// Something `help` can explain.
struct HelpTopic: Sendable {
  /// What is typed behind `help`, the first being its name.
  let names: [String]
  let lines: [StyledLine]
}

extension HelpTopic {
  /// Every topic there is: verbs, definitions, factories, settings and the keys.
  static let all: [HelpTopic] =
    [keys, settings, factories, definitions]
    + CommandCatalog.all.map(command)
    + DefinitionCatalog.all.map(definition)
    + SettingCatalog.all.map(setting)
    + families

  private static func command(_ definition: CommandDefinition) -> HelpTopic {
    var lines = title(definition.usage, definition.summary)
    lines += definition.details.map { StyledLine("  " + $0) }
    lines += table(
      definition.signature.clauses.map { clause in
        (usage(of: clause), clause.summary)
      }
    )
    lines += examples(definition.examples)
    return HelpTopic(names: [definition.signature.name], lines: lines)
  }

  private static func definition(_ kind: DefinitionKind) -> HelpTopic {
    HelpTopic(names: [kind.keyword], lines: title(kind.keyword, kind.summary) + examples([kind.example]))
  }

  private static func setting(_ setting: SettingDefinition) -> HelpTopic {
    let usage = "set \(setting.name) \(setting.allowed)"
    return HelpTopic(names: [setting.name], lines: title(usage, setting.summary))
  }

  /// One topic for all factories of a name: `spring` explains each form of `.spring`.
  private static var families: [HelpTopic] {
    var order: [String] = []
    var byName: [String: [Factory]] = [:]
    for factory in FactoryCatalog.all {
      if byName[factory.name] == nil { order.append(factory.name) }
      byName[factory.name, default: []].append(factory)
    }
    return order.map { name in
      let members = byName[name] ?? []
      let lines = members.flatMap { factory -> [StyledLine] in
        title("\(factory.spelling)(\(factory.parameterList))", factory.summary)
          + table(factory.parameters.map { ($0.spelling, explanation(of: $0)) })
      }
      return HelpTopic(names: [name, "." + name], lines: lines + examples(members.map(\.example)))
    }
  }

  /// `a number, above 0; left out: 0.5`.
  private static func explanation(of parameter: Parameter) -> String {
    let allowed = parameter.allowed.map { $0 == .finite ? "" : ", \($0.inWords)" } ?? ""
    let fallback = parameter.defaultText.map { "; left out: \($0)" } ?? ""
    return parameter.type.inWords + allowed + fallback
  }

  private static let keys = HelpTopic(
    names: ["keys"],
    lines: [StyledLine("Keys while a motion plays", .strong)]
      + table(PlaybackScreen.keys.map { ($0.name, $0.summary) })
  )

  private static var settings: HelpTopic {
    let rows = SettingCatalog.all.map { ("set \($0.name) \($0.allowed)", $0.summary) }
    return HelpTopic(names: ["settings"], lines: [StyledLine("Settings", .strong)] + table(rows))
  }

  private static var definitions: HelpTopic {
    let rows = DefinitionCatalog.all.map { ($0.keyword, $0.summary) }
    return HelpTopic(names: ["definitions"], lines: [StyledLine("Definitions", .strong)] + table(rows))
  }

  private static var factories: HelpTopic {
    var seen: Set<String> = []
    let rows = FactoryCatalog.all.compactMap { factory -> (String, String)? in
      seen.insert(factory.spelling).inserted ? (factory.spelling, factory.summary) : nil
    }
    return HelpTopic(
      names: ["clips", "factories", "expressions"],
      lines: [StyledLine("What an expression can be made of", .strong)] + table(rows)
    )
  }

  private static func title(_ usage: String, _ summary: String) -> [StyledLine] {
    [StyledLine(usage, .strong), StyledLine("  " + summary)]
  }

  private static func examples(_ lines: [String]) -> [StyledLine] {
    let typed = lines.flatMap { $0.split(separator: "\n") }
    return typed.isEmpty ? [] : [StyledLine("  for example", .faint)] + typed.map { StyledLine("    " + $0) }
  }

  private static func usage(of clause: CommandSignature.Clause) -> String {
    switch clause.argument {
    case .none: clause.word
    case .expression: "\(clause.word) VALUE"
    case .expressions: "\(clause.word) VALUE, ..."
    case .name: "\(clause.word) NAME"
    case .binding: "\(clause.word) NAME in RANGE by STEP"
    }
  }

  /// Two columns, the left one as wide as its longest entry, the right one wrapped.
  static func table(_ rows: [(String, String)]) -> [StyledLine] {
    let columns = [Table.Column(), Table.Column(role: .faint)]
    return Table(columns: columns, rows: rows.map { [$0.0, $0.1] }, wrapsLastColumn: true).lines(width: 80)
  }
}
