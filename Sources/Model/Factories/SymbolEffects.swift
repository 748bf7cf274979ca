import Motion

extension Factory {
  /// `.symbolEffect(.bounce)`, and with the value that triggers it as SwiftUI writes it.
  static let symbolEffects: [Factory] = [
    effect([], "an effect of a symbol, ready to play", "plot .symbolEffect(.bounce)"),
    triggered(.number, "plot .symbolEffect(.wiggle, value: 3)"),
    triggered(.bool, "plot .symbolEffect(.bounce, value: true)"),
  ]

  private static func triggered(_ type: LanguageType, _ example: String) -> Factory {
    effect([.required("value", type)], "the same, once each time a value changes", example)
  }

  private static func effect(_ more: [Parameter], _ summary: String, _ example: String) -> Factory {
    Factory(
      "symbolEffect",
      .member,
      .symbolEffect,
      [.required(nil, name: "effect", SymbolEffectCatalog.type)] + more,
      summary: summary,
      example: example
    ) { arguments in
      let place = Int(exactly: arguments.value("effect").components.x) ?? 0
      return .symbolEffect(SymbolEffectCatalog.all[safe: place] ?? .bounce)
    }
  }
}
