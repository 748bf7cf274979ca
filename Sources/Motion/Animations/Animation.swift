/// How a change becomes motion: a curve or spring, and the modifiers around it.
package struct Animation: Sendable {
  /// What the modifiers are wrapped around.
  package enum Base: Sendable {
    /// A curve stretched over a duration in seconds.
    case curve(any Curve, duration: Double)

    /// SwiftUI's spring, which keeps velocity when it takes over; the blend duration, in seconds, is
    /// stored and exported but moves nothing.
    case spring(Spring, blendDuration: Double)

    /// A spring laid over the whole change; velocity in distances a second.
    case interpolatingSpring(Spring, initialVelocity: Double)
  }

  /// One wrapper; its seconds are those of whoever looks at it from outside.
  package enum Modifier: Hashable, Sendable {
    /// Starts later, by seconds.
    case delay(Double)

    /// Runs faster, by a factor.
    case speed(Double)

    /// Runs several times, or for ever when there is no count; a reverse leg counts.
    case repeating(count: Int?, autoreverses: Bool)

    /// Reports completion after seconds, if not earlier.
    case logicallyComplete(after: Double)
  }

  /// What moves, with the modifiers taken off.
  package let base: Base

  /// From the innermost to the outermost: each wraps everything before it.
  package let modifiers: [Modifier]

  init(base: Base, modifiers: [Modifier] = []) {
    self.base = base
    self.modifiers = modifiers
  }

  /// SwiftUI's documented default: response 0.55 s, damping fraction 1.
  package static let `default` = Animation(
    base: .spring(Spring(trustedFrequency: Spring.turn / 0.55, dampingRatio: 1), blendDuration: 0)
  )

  /// Seconds a curve takes when nothing is said (documented).
  package static let defaultCurveDuration = 0.35
}

extension Animation {
  /// Creates a curve stretched over a duration.
  package static func curve(
    _ curve: any Curve,
    duration: Double = defaultCurveDuration
  ) throws(ParameterError) -> Animation {
    let seconds = try ParameterError.checkedMagnitude(duration, "duration")
    return Animation(base: .curve(curve, duration: seconds))
  }

  /// Creates a spring animation.
  package static func spring(
    _ spring: Spring,
    blendDuration: Double = 0
  ) throws(ParameterError) -> Animation {
    let blend = try ParameterError.checked(blendDuration, "blendDuration", .nonNegative)
    return Animation(base: .spring(spring, blendDuration: blend))
  }

  /// Creates a spring that is laid over whatever runs and never merges.
  package static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) throws(ParameterError) -> Animation {
    let push = try ParameterError.checked(initialVelocity, "initialVelocity", .finite)
    return Animation(base: .interpolatingSpring(spring, initialVelocity: push))
  }
}

extension Animation {
  /// Returns the animation started later, by at least zero seconds.
  package func delayed(by seconds: Double) throws(ParameterError) -> Animation {
    try wrapped(.delay(ParameterError.checked(seconds, "delay", .nonNegative)))
  }

  /// Returns the animation at a multiple of its speed, above zero.
  package func speed(_ factor: Double) throws(ParameterError) -> Animation {
    try wrapped(.speed(ParameterError.checkedMagnitude(factor, "speed")))
  }

  /// Returns the animation run several times, at least once, or for ever without a count.
  package func repeated(count: Int? = nil, autoreverses: Bool = true) throws(ParameterError) -> Animation {
    if let count {
      _ = try ParameterError.checked(Double(count), "repeatCount", .atLeast(1))
    }
    return try wrapped(.repeating(count: count, autoreverses: autoreverses))
  }

  /// Returns the animation reporting completion after at least zero seconds, if not earlier.
  package func logicallyComplete(after seconds: Double) throws(ParameterError) -> Animation {
    try wrapped(.logicallyComplete(after: ParameterError.checked(seconds, "after", .nonNegative)))
  }

  /// More are refused: names that each wrap the one before would take a square of memory.
  package static let mostModifiers = 200

  private func wrapped(_ modifier: Modifier) throws(ParameterError) -> Animation {
    let most = Double(Self.mostModifiers)
    _ = try ParameterError.checked(Double(modifiers.count + 1), "the number of modifiers", .within(0...most))
    return Animation(base: base, modifiers: modifiers + [modifier])
  }
}
