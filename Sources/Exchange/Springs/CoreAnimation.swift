import Motion

extension SpringSpelling {
  /// `CASpringAnimation` by perceptual duration and bounce, since iOS 17.
  ///
  /// Core Animation runs more than critical damping as critical (its settling durations show it).
  static let coreAnimation = SpringSpelling("Core Animation") { spring in
    let (duration, bounce) = (PastedNumber(spring.duration), PastedNumber(spring.bounce))
    return SpringLine("CASpringAnimation(perceptualDuration: \(duration), bounce: \(bounce))") {
      try Spring(duration: duration.value, bounce: max(bounce.value, 0))
    }
  }
}
