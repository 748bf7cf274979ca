import Motion

extension SpringSpelling {
  /// `androidx.compose.animation.core.spring`, whose mass is always 1.
  static let compose = SpringSpelling("Compose") { spring in
    let ratio = PastedNumber(spring.dampingRatio)
    let stiffness = PastedNumber(spring.stiffness / spring.mass)
    return SpringLine("spring(dampingRatio = \(ratio)f, stiffness = \(stiffness)f)") {
      // Kotlin's f makes each a Float.
      try Spring(
        naturalFrequency: Double(Float(stiffness.value)).squareRoot(),
        dampingRatio: Double(Float(ratio.value))
      )
    }
  }
}
