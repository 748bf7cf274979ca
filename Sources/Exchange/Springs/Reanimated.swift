import Motion

extension SpringSpelling {
  /// The second argument of React Native Reanimated's `withSpring`.
  ///
  /// Its two formulas are the underdamped and the critical one; more than critical damping takes the latter.
  static let reanimated = SpringSpelling("Reanimated") { spring in
    let physics = PastedPhysics(spring)
    return SpringLine(
      "withSpring(to, { mass: \(physics.mass), stiffness: \(physics.stiffness), "
        + "damping: \(physics.damping) })",
      runs: physics.springAtMostCritical
    )
  }
}
