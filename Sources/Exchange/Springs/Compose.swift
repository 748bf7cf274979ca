import Motion

extension SpringSpelling {
  /// `androidx.compose.animation.core.spring`, whose mass is always 1.
  static let compose = SpringSpelling(ecosystem: "Compose") { spring in
    let stiffness = spring.stiffness / spring.mass
    return "spring(dampingRatio = \(spring.dampingRatio.pasted)f, stiffness = \(stiffness.pasted)f)"
  }
}
