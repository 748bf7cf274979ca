import Motion

extension Factory {
  /// `.symbolEffect(.bounce)`, and with what sets it off as SwiftUI writes it.
  static let symbolEffects: [Factory] =
    [
      effect([], "an effect of a symbol, ready to play", "plot .symbolEffect(.bounce.up)"),
      effect(
        [.required("value", .number)],
        "the same, once each time a value changes",
        "plot .symbolEffect(.wiggle, value: 3)"
      ),
      effect(
        [.required("value", .bool)],
        "the same, once each time a value changes",
        "plot .symbolEffect(.bounce, options: .repeat(2), value: true)"
      ),
      effect(
        [.required("isActive", .bool)],
        "the same, over and over as long as it is true",
        "plot .symbolEffect(.pulse, isActive: true)"
      ),
    ] + effects + effectWords + effectOptions

  /// `.bounce`, and what may stand behind it.
  private static let effects = SymbolEffectCatalog.all.map { effect in
    Factory(
      effect.name,
      .member,
      .symbolEffect,
      summary: effect.summary,
      example: "plot .symbolEffect(.\(effect.name))"
    ) { _ in .symbolEffect(effect) }
  }

  private static let effectWords = SymbolEffectCatalog.words.map { word in
    let taking = SymbolEffectCatalog.all.filter { $0.variants.joined().contains(word) }
    return Factory(
      word,
      .modifier(of: .symbolEffect),
      .symbolEffect,
      summary: "a variant of \(taking.map { ".\($0.name)" }.joined(separator: ", "))",
      example: "plot .symbolEffect(.\(taking.first?.name ?? "bounce").\(word))"
    ) { arguments in .symbolEffect(arguments.baseEffect.adding(word)) }
  }

  /// `.repeat(3)` and the like, alone and behind each other.
  private static let effectOptions: [Factory] =
    [option("default", [], "as the effect does by itself") { _, _ in }]
    + [
      option("repeat", [.whole("repeat", .within(1...EffectOptions.mostRounds))], "a number of times") {
        $0.rounds = .times(Int(exactly: $1.number("repeat")) ?? 1)
      },
      option("repeating", [], "over and over") { options, _ in options.rounds = .endless },
      option("nonRepeating", [], "once") { options, _ in options.rounds = .times(1) },
      option("speed", [.plain("speed", .within(1e-3...1e3))], "faster, by a factor") {
        $0.speed *= $1.number("speed")
      },
    ].flatMap { [$0, $0.behind(.effectOptions)] }

  private static func option(
    _ name: String,
    _ parameters: [Parameter],
    _ summary: String,
    _ change: @escaping @Sendable (inout EffectOptions, Arguments) -> Void
  ) -> Factory {
    let text = parameters.isEmpty ? ".\(name)" : ".\(name)(2)"
    return Factory(
      name,
      .member,
      .effectOptions,
      parameters,
      summary: "a symbol effect \(summary)",
      example: "plot .symbolEffect(.bounce, options: \(text))"
    ) { arguments in
      var options = arguments.baseOptions
      change(&options, arguments)
      return .effectOptions(options)
    }
  }

  /// The same behind a value of a type.
  private func behind(_ type: LanguageType) -> Factory {
    Factory(name, .modifier(of: type), result, parameters, summary: summary, example: example, make: make)
  }

  private static func effect(_ start: [Parameter], _ summary: String, _ example: String) -> Factory {
    let options = Parameter(
      label: "options",
      name: "options",
      type: .effectOptions,
      defaultValue: .effectOptions(EffectOptions()),
      defaultText: ".default"
    )
    return Factory(
      "symbolEffect",
      .member,
      .symbolEffect,
      [.required(nil, name: "effect", .symbolEffect), options] + start,
      summary: summary,
      example: example
    ) { arguments in
      var effect = arguments.effect("effect")
      if arguments.wasGiven("options") { effect.options = arguments.options("options") }
      return .symbolEffect(effect)
    }
  }
}

extension Arguments {
  fileprivate func effect(_ name: String) -> SymbolEffect {
    if case .symbolEffect(let effect)? = datum(name) { effect } else { .bounce }
  }

  fileprivate func options(_ name: String) -> EffectOptions {
    if case .effectOptions(let options)? = datum(name) { options } else { EffectOptions() }
  }

  fileprivate var baseEffect: SymbolEffect {
    if case .symbolEffect(let effect)? = base { effect } else { .bounce }
  }

  /// What stands before the dot; nothing said where nothing does.
  fileprivate var baseOptions: EffectOptions {
    if case .effectOptions(let options)? = base { options } else { EffectOptions() }
  }
}
