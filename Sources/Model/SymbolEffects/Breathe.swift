extension SymbolEffect {
  static let breathe = SymbolEffect(
    name: "breathe",
    summary: "grows and pales, and comes back, for as long as it runs",
    definition: """
      phases breathe {
          rest { scale = 1; opacity = 1 }       .easeInOut(duration: 1.2)
          deep { scale = 1.12; opacity = 0.75 } .easeInOut(duration: 1.2)
      }
      """
  )
}
