import Motion

extension SpringSpelling {
  /// `SpringDescription`, the argument of a `SpringSimulation`.
  static let flutter = SpringSpelling(ecosystem: "Flutter") { spring in
    "SpringDescription(mass: \(spring.mass.pasted), stiffness: \(spring.stiffness.pasted), "
      + "damping: \(spring.damping.pasted))"
  }
}
