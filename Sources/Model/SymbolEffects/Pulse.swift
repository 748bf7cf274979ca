extension SymbolEffect {
  static let pulse = SymbolEffect(
    name: "pulse",
    summary: "fades and comes back, for as long as it runs",
    definition: """
      phases pulse {
          full  { opacity = 1 }    .easeInOut(duration: 0.6)
          faint { opacity = 0.35 } .easeInOut(duration: 0.6)
      }
      """
  )
}
