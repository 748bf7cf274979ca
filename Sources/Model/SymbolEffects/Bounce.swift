extension SymbolEffect {
  static let bounce = SymbolEffect(
    name: "bounce",
    summary: "draws in, jumps up and swings out; once",
    definition: """
      keyframes bounce {
          scale = 1 {
              CubicKeyframe(0.92, duration: 0.1)
              CubicKeyframe(1.18, duration: 0.15)
              CubicKeyframe(0.97, duration: 0.15)
              CubicKeyframe(1, duration: 0.15)
          }
      }
      """
  )
}
