import Motion

extension SpringSpelling {
  /// The transition of Motion for JavaScript, formerly Framer Motion.
  static let motion = SpringSpelling(ecosystem: "Motion") { spring in
    "{ type: \"spring\", stiffness: \(spring.stiffness.pasted), damping: \(spring.damping.pasted), "
      + "mass: \(spring.mass.pasted) }"
  }
}
