extension SymbolEffect {
  static let variableColor = SymbolEffect(
    name: "variableColor",
    summary: "lights its layers one after the other, from the inside out, over and over",
    course: .endless,
    variants: [
      ["cumulative", "iterative"], ["nonReversing", "reversing"],
      ["dimInactiveLayers", "hideInactiveLayers"],
    ]
  ) { words in
    let (lights, period) = lights(words.contains("iterative"), words.contains("reversing"))
    let dark = words.contains("hideInactiveLayers") ? "0" : "0.35"
    return zip(["inner", "middle", "outer"], lights).map { layer, times in
      EffectTrack(layer, from: dark, frames(times, until: period, dark))
    }
  }

  /// Seconds a layer takes to light up, and to go dark.
  private static let fade = 0.15

  /// For each layer when it begins to light up and when to go dark, and how long a round is, in seconds.
  private static func lights(_ isIterative: Bool, _ isReversing: Bool) -> ([[(Double, Double)]], Double) {
    switch (isIterative, isReversing) {
    case (false, false): ([[(0, 0.9)], [(0.25, 0.9)], [(0.5, 0.9)]], 0.9 + fade)
    case (false, true): ([[(0, 1.4)], [(0.25, 1.15)], [(0.5, 0.9)]], 1.4 + fade)
    case (true, false): ([[(0, 0.25)], [(0.25, 0.5)], [(0.5, 0.75)]], 0.9 + fade)
    case (true, true): ([[(0, 0.25)], [(0.25, 0.5), (0.75, 1)], [(0.5, 0.75)]], 1 + fade)
    }
  }

  private static func frames(
    _ lights: [(Double, Double)],
    until period: Double,
    _ dark: String
  ) -> [EffectFrame] {
    var frames: [EffectFrame] = []
    var now = 0.0
    for (on, off) in lights {
      frames += EffectFrame.waiting(at: dark, on - now) + [.linear("1", fade)]
      frames += [.linear("1", off - on - fade), .linear(dark, fade)]
      now = off + fade
    }
    return frames + EffectFrame.waiting(at: dark, period - now)
  }
}
