import Motion

extension Factory {
  /// Animations that run a spring.
  static let springAnimations: [Factory] = [
    Factory(
      "spring",
      .member,
      .animation,
      [springDuration(default: 0.5), bounce(default: 0), blendDuration(default: 0)],
      summary: "a spring by how long it feels and how much it bounces",
      example: "plot .spring(duration: 0.4, bounce: 0.3)",
      notes: blendNotes
    ) { arguments throws(ParameterError) in
      try sprung(
        Spring(duration: arguments.number("duration"), bounce: arguments.number("bounce")),
        arguments
      )
    },
    Factory(
      "spring",
      .member,
      .animation,
      [response(default: 0.5), dampingFraction(default: 0.825), blendDuration(default: 0)],
      summary: "a spring by its response and damping fraction",
      example: "plot .spring(response: 0.3, dampingFraction: 0.8)",
      notes: blendNotes
    ) { arguments throws(ParameterError) in
      try sprung(responding(arguments), arguments)
    },
    Factory(
      "spring",
      .member,
      .animation,
      [.required(nil, name: "spring", .spring), blendDuration(default: 0)],
      summary: "any spring",
      example: "plot .spring(Spring(mass: 1, stiffness: 170, damping: 15))",
      notes: blendNotes
    ) { arguments throws(ParameterError) in
      try sprung(arguments.spring("spring"), arguments)
    },
    preset("smooth", Spring.smooth(duration:extraBounce:), bounce: 0, "a spring without bounce"),
    preset("snappy", Spring.snappy(duration:extraBounce:), bounce: 0.15, "a spring with a little bounce"),
    preset("bouncy", Spring.bouncy(duration:extraBounce:), bounce: 0.3, "a spring that bounces visibly"),
    Factory(
      "interactiveSpring",
      .member,
      .animation,
      [springDuration(default: 0.15), extraBounce(on: 0.15), blendDuration(default: 0.25)],
      summary: "a quick spring, for following a finger",
      example: "plot .interactiveSpring(duration: 0.15)",
      notes: blendNotes
    ) { arguments throws(ParameterError) in
      try sprung(
        Spring.snappy(
          duration: arguments.number("duration"),
          extraBounce: arguments.number("extraBounce")
        ),
        arguments
      )
    },
    Factory(
      "interactiveSpring",
      .member,
      .animation,
      [response(default: 0.15), dampingFraction(default: 0.86), blendDuration(default: 0.25)],
      summary: "a quick spring by its response and damping fraction",
      example: "plot .interactiveSpring(response: 0.15, dampingFraction: 0.86)",
      notes: blendNotes
    ) { arguments throws(ParameterError) in
      try sprung(responding(arguments), arguments)
    },
  ]

  static func springDuration(default seconds: Double) -> Parameter {
    .number("duration", default: seconds, .positive, advice: adviceForNothing)
  }

  static func bounce(default bounce: Double) -> Parameter {
    .number("bounce", default: bounce, .above(-1, upTo: 1))
  }

  static func extraBounce(on bounce: Double) -> Parameter {
    .number("extraBounce", default: 0, .above(-1 - bounce, upTo: 1 - bounce))
  }

  private static func response(default seconds: Double) -> Parameter {
    .number("response", default: seconds, .positive, advice: adviceForNothing)
  }

  private static func dampingFraction(default ratio: Double) -> Parameter {
    .number("dampingFraction", default: ratio, .nonNegative)
  }

  private static func blendDuration(default seconds: Double) -> Parameter {
    .number("blendDuration", default: seconds, .nonNegative)
  }

  private static func responding(_ arguments: Arguments) throws(ParameterError) -> Spring {
    try Spring(
      response: arguments.number("response"),
      dampingRatio: arguments.number("dampingFraction")
    )
  }

  private static func sprung(_ spring: Spring, _ arguments: Arguments) throws(ParameterError) -> Datum {
    .animation(try .spring(spring, blendDuration: arguments.number("blendDuration")))
  }

  private static let blendNotes: @Sendable (Arguments) -> [String] = { arguments in
    guard arguments.wasGiven("blendDuration"), arguments.number("blendDuration") > 0 else { return [] }
    return ["blendDuration is kept and exported; here a new response applies at once"]
  }

  /// A named spring, as an animation.
  private static func preset(
    _ name: String,
    _ make: @escaping @Sendable (Double, Double) throws(ParameterError) -> Spring,
    bounce: Double,
    _ summary: String
  ) -> Factory {
    Factory(
      name,
      .member,
      .animation,
      [springDuration(default: 0.5), extraBounce(on: bounce)],
      summary: summary,
      example: "plot .\(name)"
    ) { arguments throws(ParameterError) in
      .animation(try .spring(make(arguments.number("duration"), arguments.number("extraBounce"))))
    }
  }
}
