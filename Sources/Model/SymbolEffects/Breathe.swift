extension SymbolEffect {
  static let breathe = SymbolEffect(
    name: "breathe",
    summary: "grows and pales, and comes back, for as long as it runs; plain only grows",
    course: .endless,
    variants: [["plain", "pulse"], layers]
  ) { words in
    let scale = EffectTrack("scale", from: "1", [.eased("1.12", 1.2), .eased("1", 1.2)])
    let opacity = EffectTrack("opacity", from: "1", [.eased("0.75", 1.2), .eased("1", 1.2)])
    return words.contains("plain") ? [scale] : [scale, opacity]
  }
}
