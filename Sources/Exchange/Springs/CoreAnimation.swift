import Motion

extension SpringSpelling {
  /// `CASpringAnimation` by perceptual duration and bounce, since iOS 17.
  static let coreAnimation = SpringSpelling(ecosystem: "Core Animation") { spring in
    "CASpringAnimation(perceptualDuration: \(spring.duration.pasted), bounce: \(spring.bounce.pasted))"
  }
}
