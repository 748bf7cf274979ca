import Motion

/// Mass, stiffness and damping as most ecosystems are told them.
struct PastedPhysics: Sendable {
  let mass: PastedNumber
  let stiffness: PastedNumber
  let damping: PastedNumber

  init(_ spring: Spring) {
    mass = PastedNumber(spring.mass)
    stiffness = PastedNumber(spring.stiffness)
    damping = PastedNumber(spring.damping)
  }

  /// The spring these numbers make, more than critical damping and all.
  func spring() throws -> Spring {
    try Spring(
      mass: mass.value,
      stiffness: stiffness.value,
      damping: damping.value,
      allowOverDamping: true
    )
  }

  /// The spring these numbers make where more than critical damping runs as critical.
  func springAtMostCritical() throws -> Spring {
    try Spring(mass: mass.value, stiffness: stiffness.value, damping: damping.value)
  }
}
