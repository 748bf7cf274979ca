import Motion

extension SpringSpelling {
  /// `UISpringTimingParameters`, by duration and bounce since iOS 17.
  static let uiKit = SpringSpelling("UIKit") { spring in
    let (duration, bounce) = (PastedNumber(spring.duration), PastedNumber(spring.bounce))
    return SpringLine("UISpringTimingParameters(duration: \(duration), bounce: \(bounce))") {
      try Spring(duration: duration.value, bounce: bounce.value)
    }
  }
}
