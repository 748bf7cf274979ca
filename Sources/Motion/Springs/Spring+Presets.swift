/// SwiftUI's named springs.
extension Spring {
  /// No bounce, half a second.
  package static let smooth = preset(bounce: 0)

  /// A little bounce, half a second.
  package static let snappy = preset(bounce: 0.15)

  /// Visible bounce, half a second.
  package static let bouncy = preset(bounce: 0.3)

  package static func smooth(
    duration: Double = 0.5,
    extraBounce: Double = 0
  ) throws(ParameterError) -> Spring {
    try named(duration, extraBounce, on: 0)
  }

  package static func snappy(
    duration: Double = 0.5,
    extraBounce: Double = 0
  ) throws(ParameterError) -> Spring {
    try named(duration, extraBounce, on: 0.15)
  }

  package static func bouncy(
    duration: Double = 0.5,
    extraBounce: Double = 0
  ) throws(ParameterError) -> Spring {
    try named(duration, extraBounce, on: 0.3)
  }

  private static func preset(bounce: Double) -> Spring {
    Spring(trustedFrequency: turn / 0.5, dampingRatio: 1 - bounce)
  }

  /// A preset with its bounce raised, checked under the name of what was typed.
  private static func named(
    _ duration: Double,
    _ extraBounce: Double,
    on bounce: Double
  ) throws(ParameterError) -> Spring {
    _ = try ParameterError.checked(extraBounce, "extraBounce", .above(-1 - bounce, upTo: 1 - bounce))
    // 0.3 + 0.7 may round past 1, which the range above has allowed.
    return try Spring(duration: duration, bounce: min(bounce + extraBounce, 1))
  }
}
