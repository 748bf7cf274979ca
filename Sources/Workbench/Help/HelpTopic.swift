import Language
import Model
import Motion
import Rendering

/// Something `help` can explain.
struct HelpTopic: Sendable {
  /// What is typed behind `help`, the first being its name.
  let names: [String]

  /// One phrase, for lists of topics.
  let summary: String
  let parts: [HelpPart]

  func lines(width: Int, charset: Charset = .unicode) -> [StyledLine] {
    parts.flatMap { $0.lines(width: width, charset: charset) }
  }

  /// Whether a word stands in it, alone or with a plural's s.
  func speaks(of word: String) -> Bool {
    parts.contains { $0.words.contains { $0 == word || $0 == word + "s" } }
  }
}

/// All that `help` explains, in the order completion offers it.
enum HelpCatalog {
  static let all: [HelpTopic] =
    CommandCatalog.all.map(HelpTopic.verb)
    + DefinitionCatalog.all.map(HelpTopic.definition)
    + HelpTopic.words
    + HelpTopic.overviews
    + HelpTopic.clauses
    + HelpTopic.keyframes
    + MeasureCatalog.all.map(HelpTopic.measure)
    + FactoryHelp.types
    + FactoryHelp.families
    + SettingCatalog.all.map(HelpTopic.setting)
    + ClipCatalog.all.map(HelpTopic.clip)
    + KeyHelp.topics

  static let names = all.flatMap(\.names)

  /// The topics of a name as it is written, else as it is meant: `Plot` is `plot`.
  static func topics(named name: String) -> [HelpTopic] {
    let exact = all.filter { $0.names.contains(name) }
    guard exact.isEmpty else { return exact }
    return all.filter { $0.names.contains { $0.lowercased() == name.lowercased() } }
  }
}

extension HelpTopic {
  fileprivate static func verb(_ definition: CommandDefinition) -> HelpTopic {
    let signature = definition.signature
    var parts: [HelpPart] = [.heading(definition.usage), .text(definition.summary)]
    if !definition.details.isEmpty { parts.append(.text(definition.details.joined(separator: " "))) }
    let own = signature.clauses.map(row) + signature.options.map(optionRow)
    if !own.isEmpty { parts.append(.rows(own)) }
    if signature.takesClips {
      let words = Set(signature.clauses.map(\.word))
      parts.append(.text("Behind any clip, or in parentheses with it:"))
      parts.append(.rows(CommandSignature.clipClauses.filter { !words.contains($0.word) }.map(row)))
    }
    parts += definition.examples.isEmpty ? [] : [.example(definition.examples.joined(separator: "\n"))]
    return HelpTopic(names: [signature.name], summary: definition.summary, parts: parts)
  }

  fileprivate static func definition(_ kind: DefinitionKind) -> HelpTopic {
    var parts: [HelpPart] = [.heading(kind.keyword), .text(kind.summary)]
    parts += kind.details.map { .text($0) }
    if kind.keyword == KeyframesDefinition.kind.keyword { parts.append(.rows(keyframeRows)) }
    parts.append(.example(kind.form.isEmpty ? kind.example : kind.form))
    let names = [kind.keyword] + (kind.keyword == "state" ? ["enum"] : [])
    return HelpTopic(names: names, summary: kind.summary, parts: parts)
  }

  fileprivate static func setting(_ setting: SettingDefinition) -> HelpTopic {
    HelpTopic(
      names: [setting.name, "set \(setting.name)"],
      summary: setting.summary,
      parts: [
        .heading("set \(setting.name) \(setting.allowed)"), .text(setting.summary),
        .example("set \(setting.name) \(setting.text(in: Settings()))"),
      ]
    )
  }

  /// A kind of clip: what of it moves.
  fileprivate static func clip(_ kind: ClipKind) -> HelpTopic {
    HelpTopic(
      names: [kind.kind.rawValue],
      summary: kind.summary,
      parts: [
        .heading("\(kind.kind.rawValue), as something that moves"), .text(kind.summary),
        .example(kind.example.replacing("; ", with: "\n")),
      ]
    )
  }

  fileprivate static func measure(_ measure: Measure) -> HelpTopic {
    HelpTopic(
      names: [measure.name],
      summary: measure.summary,
      parts: [
        .heading("\(measure.name)(CLIP)"), .text(measure.summary),
        .text("A measure for `expect`; `help measures` lists the others."), .example(measure.example),
      ]
    )
  }

  /// The kinds of keyframes, each by itself.
  fileprivate static var keyframes: [HelpTopic] {
    KeyframeCatalog.all.map { kind in
      HelpTopic(
        names: [kind.name],
        summary: kind.summary,
        parts: [
          .heading("\(kind.name)(\(kind.parameterList))"), .text(kind.summary),
          .text("An entry of a track; `help keyframes` shows one."),
          .example("keyframes Pop { scale = 1 { \(kind.example) } }"),
        ]
      )
    }
  }

  fileprivate static var keyframeRows: [HelpPart.Row] {
    KeyframeCatalog.all.map { .init("\($0.name)(\($0.parameterList))", $0.summary) }
  }

  fileprivate static func row(_ clause: CommandSignature.Clause) -> HelpPart.Row {
    .init(usage(of: clause), clause.summary)
  }

  fileprivate static func optionRow(_ option: CommandSignature.Option) -> HelpPart.Row {
    .init("--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.summary)
  }

  static func usage(of clause: CommandSignature.Clause) -> String {
    switch clause.argument {
    case .none: clause.word
    case .expression: "\(clause.word) VALUE"
    case .expressions: "\(clause.word) VALUE, ..."
    case .name: "\(clause.word) NAME"
    case .bindings: "\(clause.word) NAME in RANGE by STEP"
    }
  }
}
