extension SymbolEffect {
  static let wiggle = SymbolEffect(
    name: "wiggle",
    summary: "turns to and fro, less each time; once",
    definition: """
      keyframes wiggle {
          rotation = .degrees(0) {
              CubicKeyframe(.degrees(-12), duration: 0.12)
              CubicKeyframe(.degrees(10), duration: 0.14)
              CubicKeyframe(.degrees(-6), duration: 0.13)
              CubicKeyframe(.degrees(3), duration: 0.12)
              CubicKeyframe(.degrees(0), duration: 0.14)
          }
      }
      """
  )
}
