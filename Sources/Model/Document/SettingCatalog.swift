/// The settings, in the order `set` lists and sessions store them.
package enum SettingCatalog {
  // To add a setting: its property in Settings.swift, then its line here.
  package static let all: [SettingDefinition] = [
    SettingDefinition(
      name: "fps",
      summary: "frames a second",
      kind: .number(\.framesPerSecond, Settings.frameRates)
    ),
    SettingDefinition(
      name: "speed",
      summary: "how fast play shows a motion",
      kind: .number(\.speed, Settings.speeds)
    ),
    word("style", "what plots are drawn with", \.style),
    word("color", "whether output is coloured", \.color),
    word("colorScheme", "what colorScheme is in expressions", \.colorScheme),
    SettingDefinition(
      name: "autoplay",
      summary: "whether a change is played at once",
      kind: .flag(\.autoplay)
    ),
    SettingDefinition(name: "width", summary: "columns of a picture", kind: .count(\.width, Settings.widths)),
    SettingDefinition(name: "height", summary: "rows of a picture", kind: .count(\.height, Settings.heights)),
    SettingDefinition(
      name: "stats",
      summary: "how many frames there were, after playback",
      kind: .flag(\.stats)
    ),
    SettingDefinition(
      name: "reduceMotion",
      summary: "what reduceMotion is in expressions",
      kind: .flag(\.reduceMotion)
    ),
  ]

  package static func definition(named name: String) -> SettingDefinition? {
    all.first { $0.name == name }
  }

  private static func word<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ summary: String,
    _ path: any WritableKeyPath<Settings, Choice> & Sendable
  ) -> SettingDefinition {
    SettingDefinition(
      name: name,
      summary: summary,
      kind: .word(
        Choice.allCases.map(\.rawValue),
        read: { $0[keyPath: path].rawValue },
        write: { settings, text in
          guard let choice = Choice(rawValue: text) else { return }
          settings[keyPath: path] = choice
        }
      )
    )
  }
}
