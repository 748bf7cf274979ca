import Motion

extension SpringSpelling {
  /// The transition of Motion for JavaScript, formerly Framer Motion, which keeps more than critical damping.
  static let motion = SpringSpelling("Motion") { spring in
    let physics = PastedPhysics(spring)
    return SpringLine(
      "{ type: \"spring\", stiffness: \(physics.stiffness), damping: \(physics.damping), "
        + "mass: \(physics.mass) }",
      runs: physics.spring
    )
  }
}
