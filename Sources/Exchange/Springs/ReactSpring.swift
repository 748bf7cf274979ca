import Motion

extension SpringSpelling {
  /// The `config` of react-spring, which calls stiffness tension and damping friction.
  static let reactSpring = SpringSpelling(ecosystem: "react-spring") { spring in
    "{ mass: \(spring.mass.pasted), tension: \(spring.stiffness.pasted), friction: \(spring.damping.pasted) }"
  }
}
