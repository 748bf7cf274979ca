extension SymbolEffect {
  static let rotate = SymbolEffect(
    name: "rotate",
    summary: "turns round; once",
    variants: [["clockwise", "counterClockwise"], layers]
  ) { words in
    let turn = words.contains("counterClockwise") ? ".degrees(-360)" : ".degrees(360)"
    return [EffectTrack("rotation", from: ".degrees(0)", [.eased(turn, 0.8)])]
  }
}
