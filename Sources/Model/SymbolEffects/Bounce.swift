extension SymbolEffect {
  static let bounce = SymbolEffect(
    name: "bounce",
    summary: "draws in, jumps up and swings out; once",
    variants: [["up", "down"], layers]
  ) { words in
    let values = words.contains("down") ? ["1.08", "0.82", "1.03", "1"] : ["0.92", "1.18", "0.97", "1"]
    let frames = zip(values, [0.1, 0.15, 0.15, 0.15]).map { EffectFrame.cubic($0, $1) }
    return [EffectTrack("scale", from: "1", frames)]
  }
}
