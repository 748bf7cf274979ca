import Motion

extension Factory {
  /// Springs that are laid over what runs and never take it over.
  static let interpolatingSprings: [Factory] = [
    Factory(
      "interpolatingSpring",
      .member,
      .animation,
      [springDuration(default: 0.5), bounce(default: 0), initialVelocity],
      summary: "a spring that adds to what runs, by duration and bounce",
      example: "plot .interpolatingSpring(duration: 0.5, bounce: 0.3)"
    ) { arguments throws(ParameterError) in
      try laid(
        Spring(duration: arguments.number("duration"), bounce: arguments.number("bounce")),
        arguments
      )
    },
    Factory(
      "interpolatingSpring",
      .member,
      .animation,
      [
        .number("mass", default: 1, .positive), .number("stiffness", .positive),
        .number("damping", .nonNegative), initialVelocity,
      ],
      summary: "a spring that adds to what runs, by mass, stiffness and damping",
      example: "plot .interpolatingSpring(mass: 1, stiffness: 100, damping: 15)",
      notes: { SpringNotes.overdamped($0, allowed: false) }
    ) { arguments throws(ParameterError) in
      try laid(
        Spring(
          mass: arguments.number("mass"),
          stiffness: arguments.number("stiffness"),
          damping: arguments.number("damping")
        ),
        arguments
      )
    },
    Factory(
      "interpolatingSpring",
      .member,
      .animation,
      [.required(nil, name: "spring", .spring), initialVelocity],
      summary: "any spring, adding to what runs",
      example: "plot .interpolatingSpring(Spring.bouncy, initialVelocity: 2)"
    ) { arguments throws(ParameterError) in
      try laid(arguments.spring("spring"), arguments)
    },
  ]

  private static let initialVelocity = Parameter.number("initialVelocity", default: 0)

  private static func laid(_ spring: Spring, _ arguments: Arguments) throws(ParameterError) -> Datum {
    .animation(try .interpolatingSpring(spring, initialVelocity: arguments.number("initialVelocity")))
  }
}
