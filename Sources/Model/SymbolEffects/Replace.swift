extension SymbolEffect {
  static let replace = SymbolEffect(
    name: "replace",
    summary: "the old symbol shrinks away and the new one grows in its place; once",
    definition: """
      keyframes replace {
          oldScale = 1 { CubicKeyframe(0.5, duration: 0.16) }
          oldOpacity = 1 { LinearKeyframe(0, duration: 0.16) }
          newScale = 0.5 {
              LinearKeyframe(0.5, duration: 0.12)
              SpringKeyframe(1, spring: .snappy(duration: 0.3))
          }
          newOpacity = 0 {
              LinearKeyframe(0, duration: 0.12)
              LinearKeyframe(1, duration: 0.16)
          }
      }
      """
  )
}
