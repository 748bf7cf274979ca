import Motion

extension SpringSpelling {
  /// The second argument of React Native Reanimated's `withSpring`.
  static let reanimated = SpringSpelling(ecosystem: "Reanimated") { spring in
    "withSpring(to, { mass: \(spring.mass.pasted), stiffness: \(spring.stiffness.pasted), "
      + "damping: \(spring.damping.pasted) })"
  }
}
