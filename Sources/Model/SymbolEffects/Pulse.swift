extension SymbolEffect {
  static let pulse = SymbolEffect(
    name: "pulse",
    summary: "fades and comes back, for as long as it runs",
    course: .endless,
    variants: [layers]
  ) { _ in [EffectTrack("opacity", from: "1", [.eased("0.35", 0.6), .eased("1", 0.6)])] }
}
