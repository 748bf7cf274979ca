import Motion

extension SpringSpelling {
  /// `SpringDescription`, the argument of a `SpringSimulation`, which keeps more than critical damping.
  static let flutter = SpringSpelling("Flutter") { spring in
    let physics = PastedPhysics(spring)
    return SpringLine(
      "SpringDescription(mass: \(physics.mass), stiffness: \(physics.stiffness), damping: \(physics.damping))",
      runs: physics.spring
    )
  }
}
