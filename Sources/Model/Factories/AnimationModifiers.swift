import Motion

extension Factory {
  /// What stands behind an animation and wraps everything before it.
  static let animationModifiers: [Factory] = [
    wrapping("delay", [.plain("delay", .nonNegative)], "starts later, by seconds", "plot .bouncy.delay(0.1)")
    {
      animation,
      arguments throws(ParameterError) in try animation.delayed(by: arguments.number("delay"))
    },
    wrapping("speed", [.plain("speed", .positive)], "runs faster, by a factor", "plot .bouncy.speed(2)") {
      animation,
      arguments throws(ParameterError) in try animation.speed(arguments.number("speed"))
    },
    wrapping(
      "repeatCount",
      [.whole("repeatCount", .within(1...1e9)), .flag("autoreverses", default: true)],
      "runs several times; a leg back counts too",
      "plot .easeInOut.repeatCount(3)"
    ) { animation, arguments throws(ParameterError) in
      try animation.repeated(
        count: Int(exactly: arguments.number("repeatCount")) ?? 1,
        autoreverses: arguments.flag("autoreverses")
      )
    },
    wrapping(
      "repeatForever",
      [.flag("autoreverses", default: true)],
      "runs without end",
      "plot .easeInOut.repeatForever(autoreverses: false)"
    ) { animation, arguments throws(ParameterError) in
      try animation.repeated(autoreverses: arguments.flag("autoreverses"))
    },
    wrapping(
      "logicallyComplete",
      [.number("after", .nonNegative)],
      "reports completion after seconds; the motion stays the same",
      "inspect .bouncy.logicallyComplete(after: 0.3)"
    ) { animation, arguments throws(ParameterError) in
      try animation.logicallyComplete(after: arguments.number("after"))
    },
  ]

  private static func wrapping(
    _ name: String,
    _ parameters: [Parameter],
    _ summary: String,
    _ example: String,
    _ wrap: @escaping @Sendable (Animation, Arguments) throws(ParameterError) -> Animation
  ) -> Factory {
    Factory(
      name,
      .modifier(of: .animation),
      .animation,
      parameters,
      summary: summary,
      example: example
    ) { arguments throws(ParameterError) in
      // No animation stays none, whatever is wrapped around it.
      guard let animation = arguments.baseAnimation else { return .animation(nil) }
      return .animation(try wrap(animation, arguments))
    }
  }
}
