import Motion

extension SpringSpelling {
  /// `UISpringTimingParameters`, by duration and bounce since iOS 17.
  static let uiKit = SpringSpelling(ecosystem: "UIKit") { spring in
    "UISpringTimingParameters(duration: \(spring.duration.pasted), bounce: \(spring.bounce.pasted))"
  }
}
