import Rendering

/// What help says about each key, out of the screens that take it.
enum KeyHelp {
  /// A screen, with a line that opens it.
  private struct Place {
    let heading: String
    let moment: String
    let example: String
    let rows: [HelpPart.Row]
  }

  private static let places: [Place] = [
    Place(
      heading: "Keys while a motion plays",
      moment: "While a motion plays",
      example: CommandDefinition.play.examples.first ?? "",
      rows: PlaybackScreen.keys.map { .init($0.name, $0.summary) }
    ),
    Place(
      heading: "Keys while knobs are turned",
      moment: "While knobs are turned",
      example: CommandDefinition.tune.examples.first ?? "",
      rows: [.init("digits . -", "type a value; Enter sets it, Esc takes it back")]
        + TuneScreen.keys.map { .init($0.name, $0.summary) }
    ),
    Place(
      heading: "Keys while states are live, beside those on the screen",
      moment: "While states are live",
      example: CommandDefinition.live.examples.first ?? "",
      rows: LiveScreen.fixedKeys.map { .init($0.name, $0.summary) }
    ),
  ]

  /// All keys of all screens.
  static let overview = Array(
    places.map { [HelpPart.heading($0.heading), .rows($0.rows)] }.joined(separator: [.gap])
  )

  /// One topic for each key: what it does on every screen that takes it.
  static let topics: [HelpTopic] = {
    var seen: Set<String> = []
    let keys = places.flatMap(\.rows).flatMap { names(of: $0.name) }.filter { seen.insert($0).inserted }
    return keys.map(topic)
  }()

  private static func topic(of key: String) -> HelpTopic {
    let taking = places.compactMap { place in
      place.rows.first { names(of: $0.name).contains(key) }.map { (place: place, summary: $0.summary) }
    }
    // A letter alone is no word that could be looked for; `Esc` and `Ctrl-C` are.
    let words = key.count > 1 && key.first?.isUppercase == true ? [key] : []
    return HelpTopic(
      names: ["key \(key)"] + words,
      summary: taking.first?.summary ?? "",
      parts: [.heading("key \(key)")]
        + taking.map { .text("\($0.place.moment): \($0.summary).") }
        + [.example(taking.first?.place.example ?? "")]
    )
  }

  /// `q, Esc, Ctrl-C` are three keys, `digits . -` too.
  private static func names(of row: String) -> [String] {
    row == " " ? [row] : row.split { $0 == " " || $0 == "," }.map(String.init)
  }
}
