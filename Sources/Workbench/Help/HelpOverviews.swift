import Language
import Model
import Motion
import Rendering

extension HelpTopic {
  /// Pages that list what there is of a sort.
  static let overviews: [HelpTopic] = [
    HelpTopic(
      names: ["clips", "factories", "expressions"],
      summary: "all that an expression can be made of",
      parts: clips
    ),
    HelpTopic(
      names: ["definitions"],
      summary: "what can be defined",
      parts: [.heading("Definitions")]
        + [.rows(DefinitionCatalog.all.map { .init($0.keyword, $0.summary) })]
        + [.text("Type `help` and one of these words for its whole form.")]
    ),
    HelpTopic(
      names: ["types"],
      summary: "what a state or a let can be said to hold",
      parts: [
        .heading("Types"), .text("A state seldom needs one, since its first value says it."), .rows(types),
      ]
        + [.example("state isOn: Bool = false\nstate upload: idle | saving | done = .idle")]
    ),
    HelpTopic(
      names: ["settings"],
      summary: "what `set` can change",
      parts: [
        .heading("Settings"),
        .rows(SettingCatalog.all.map { .init("set \($0.name) \($0.allowed)", $0.summary) }),
      ]
    ),
    HelpTopic(
      names: ["measures", "measure"],
      summary: "what `expect` can ask of a clip",
      parts: [.heading("Measures")]
        + [.rows(MeasureCatalog.all.map { .init("\($0.name)(CLIP)", $0.summary) } + moments)]
        + [
          .text(
            "Of several channels the largest counts, of `minimum` the smallest, and `monotone` needs them all; one of them is overshoot(Card.scale)."
          )
        ]
    ),
    HelpTopic(
      names: ["keys"],
      summary: "what keys do while something plays",
      parts: KeyHelp.overview
    ),
  ]

  private static var types: [HelpPart.Row] {
    TypeNames.all.map { name, type in
      let holder = TypeNames.ofStates.contains(name) ? "" : "; of lets only"
      return .init(name, type.inWords + (name == "Int" ? " without a fraction" : "") + holder)
    } + [.init("idle | done", "one of several cases; of states only")]
  }

  private static let moments: [HelpPart.Row] = [
    .init("CLIP.CHANNEL at TIME", "the value at a time in seconds"),
    .init("velocity(CLIP.CHANNEL) at TIME", "how fast it goes, in units a second"),
    .init("updates(SCENE, STATE)", "how often a scene sets a state"),
  ]

  private static var clips: [HelpPart] {
    let sections: [(String, [HelpPart])] = [
      ("What can move", [.rows(ClipCatalog.all.map { .init($0.kind.rawValue, $0.summary) })]),
      ("Animations", [.rows(FactoryHelp.rows { $0.form == .member && $0.result == .animation })]),
      ("Behind an animation", [.rows(FactoryHelp.rows { $0.form == .modifier(of: .animation) })]),
      ("Transitions", [.rows(FactoryHelp.rows { $0.form == .member && $0.result == .transition })]),
      ("Behind a transition", [.rows(FactoryHelp.rows { $0.form == .modifier(of: .transition) })]),
      (
        "Symbol effects",
        [.rows(SymbolEffectCatalog.all.map { .init(".symbolEffect(.\($0.name))", $0.summary) })]
      ),
      ("Springs", [.rows(FactoryHelp.rows { $0.result == .spring })] + [.text(FactoryHelp.pastedSprings)]),
      ("Unit curves", [.rows(FactoryHelp.rows { $0.result == .curve })] + [.text(FactoryHelp.cssCurves)]),
      ("Values", FactoryHelp.values),
      ("Functions", [.rows(FactoryHelp.rows { $0.form == .function })]),
    ]
    return sections.flatMap { [.heading($0.0)] + $0.1 + [.gap] }
      + [.text("`help NAME` shows every form of one of these, with its arguments.")]
  }

  /// What is shown where nothing was asked for.
  static var start: [HelpPart] {
    var parts: [HelpPart] = [
      .text("Type motion the way SwiftUI spells it; what you type plays, or tells a number.")
    ]
    for group in CommandDefinition.Group.allCases {
      let verbs = CommandCatalog.all.filter { $0.group == group }
      guard !verbs.isEmpty else { continue }
      parts += [.gap, .heading(group.rawValue), .rows(verbs.map { .init($0.signature.name, $0.summary) })]
    }
    return parts + [
      .gap, .heading("More"),
      .rows([
        .init("help clips", "the animations, springs, curves and functions there are"),
        .init("help definitions", "states, lets and what depends on them"),
        .init("help measures", "what `expect` can ask of a clip"),
        .init("help keys", "what keys do while something plays"),
        .init("help settings", "what `set` can change"),
        .init("help WORD", "any word above, any word of SwiftUI's, a name of your own"),
      ]),
    ]
  }
}
