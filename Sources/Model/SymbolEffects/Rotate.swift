extension SymbolEffect {
  static let rotate = SymbolEffect(
    name: "rotate",
    summary: "turns round; once",
    definition: """
      keyframes rotate {
          rotation = .degrees(0) {
              LinearKeyframe(.degrees(360), duration: 0.8, timingCurve: .easeInOut)
          }
      }
      """
  )
}
