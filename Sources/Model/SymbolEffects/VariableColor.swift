extension SymbolEffect {
  static let variableColor = SymbolEffect(
    name: "variableColor",
    summary: "lights its layers one after the other, from the inside out, over and over",
    definition: """
      keyframes variableColor(repeating: true) {
          inner = 0.35 {
              LinearKeyframe(1, duration: 0.15)
              LinearKeyframe(1, duration: 0.75)
              LinearKeyframe(0.35, duration: 0.15)
          }
          middle = 0.35 {
              LinearKeyframe(0.35, duration: 0.25)
              LinearKeyframe(1, duration: 0.15)
              LinearKeyframe(1, duration: 0.5)
              LinearKeyframe(0.35, duration: 0.15)
          }
          outer = 0.35 {
              LinearKeyframe(0.35, duration: 0.5)
              LinearKeyframe(1, duration: 0.15)
              LinearKeyframe(1, duration: 0.25)
              LinearKeyframe(0.35, duration: 0.15)
          }
      }
      """
  )
}
