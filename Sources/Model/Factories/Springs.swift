import Motion

extension Factory {
  /// `Spring(...)` in every spelling, and the named ones.
  static let springs: [Factory] = [
    initializer(
      [springDuration(default: 0.5), bounce(default: 0)],
      "a spring by how long it feels and how much it bounces",
      "inspect Spring(duration: 0.4, bounce: 0.3)"
    ) { arguments throws(ParameterError) in
      try Spring(duration: arguments.number("duration"), bounce: arguments.number("bounce"))
    },
    initializer(
      [.number("response", .positive), .number("dampingRatio", .nonNegative)],
      "a spring by its response and damping ratio",
      "inspect Spring(response: 0.3, dampingRatio: 0.8)"
    ) { arguments throws(ParameterError) in
      try Spring(response: arguments.number("response"), dampingRatio: arguments.number("dampingRatio"))
    },
    initializer(
      [
        .number("mass", default: 1, .positive), .number("stiffness", .positive),
        .number("damping", .nonNegative), .flag("allowOverDamping", default: false),
      ],
      "a spring by mass, stiffness and damping",
      "inspect Spring(mass: 1, stiffness: 100, damping: 10)",
      notes: { SpringNotes.overdamped($0, allowed: $0.flag("allowOverDamping")) }
    ) { arguments throws(ParameterError) in
      try Spring(
        mass: arguments.number("mass"),
        stiffness: arguments.number("stiffness"),
        damping: arguments.number("damping"),
        allowOverDamping: arguments.flag("allowOverDamping")
      )
    },
    initializer(
      [
        .number("settlingDuration", .positive), .number("dampingRatio", .positive),
        .number("epsilon", default: 0.001, .within(1e-15...0.9)),
      ],
      "a spring by when it comes to rest",
      "inspect Spring(settlingDuration: 0.8, dampingRatio: 0.7)",
      notes: SpringNotes.settling
    ) { arguments throws(ParameterError) in
      try Spring(
        settlingDuration: arguments.number("settlingDuration"),
        dampingRatio: arguments.number("dampingRatio"),
        epsilon: arguments.number("epsilon")
      )
    },
    named("smooth", Spring.smooth(duration:extraBounce:), bounce: 0, "without bounce"),
    named("snappy", Spring.snappy(duration:extraBounce:), bounce: 0.15, "with a little bounce"),
    named("bouncy", Spring.bouncy(duration:extraBounce:), bounce: 0.3, "that bounces visibly"),
  ]

  private static func initializer(
    _ parameters: [Parameter],
    _ summary: String,
    _ example: String,
    notes: @escaping @Sendable (Arguments) -> [String] = { _ in [] },
    _ make: @escaping @Sendable (Arguments) throws(ParameterError) -> Spring
  ) -> Factory {
    Factory(
      "Spring",
      .initializer,
      .spring,
      parameters,
      summary: summary,
      example: example,
      notes: notes
    ) { arguments throws(ParameterError) in .spring(try make(arguments)) }
  }

  private static func named(
    _ name: String,
    _ make: @escaping @Sendable (Double, Double) throws(ParameterError) -> Spring,
    bounce: Double,
    _ summary: String
  ) -> Factory {
    Factory(
      name,
      .member,
      .spring,
      [springDuration(default: 0.5), extraBounce(on: bounce)],
      summary: "a spring \(summary)",
      example: "inspect Spring.\(name)"
    ) { arguments throws(ParameterError) in
      .spring(try make(arguments.number("duration"), arguments.number("extraBounce")))
    }
  }
}

/// What SwiftUI changes about a spring without saying so.
enum SpringNotes {
  static func overdamped(_ arguments: Arguments, allowed: Bool) -> [String] {
    let ratio = Spring.dampingRatio(
      mass: arguments.number("mass"),
      stiffness: arguments.number("stiffness"),
      damping: arguments.number("damping")
    )
    guard ratio > 1, !allowed else { return [] }
    return [
      "SwiftUI reduces more than critical damping to critical; Spring(... allowOverDamping: true) keeps it"
    ]
  }

  static let settling: @Sendable (Arguments) -> [String] = { arguments in
    var notes: [String] = []
    if arguments.number("dampingRatio") > 1 {
      notes.append("SwiftUI limits the dampingRatio to 1 when a spring is made from its settlingDuration")
    }
    if !(0.01...10).contains(arguments.number("settlingDuration")) {
      notes.append("SwiftUI limits the settlingDuration to 0.01 to 10 s")
    }
    return notes
  }
}
