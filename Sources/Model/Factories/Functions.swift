import Motion

extension Factory {
  /// Functions of numbers and angles, and `lerp` of anything that has values in between.
  static let functions: [Factory] =
    [ValueKind.number, .angle].flatMap(ordering)
    + [ValueKind.number, .angle, .point, .size, .rect, .color].map(lerp)
    + [
      mathematics("sin", of: .angle, "the sine of an angle", "sin(30deg)", Libm.sine),
      mathematics("cos", of: .angle, "the cosine of an angle", "cos(60deg)", Libm.cosine),
      mathematics("sin", of: .number, "the sine of an angle in radians", "sin(pi / 6)", Libm.sine),
      mathematics("cos", of: .number, "the cosine of an angle in radians", "cos(pi / 3)", Libm.cosine),
      mathematics("sqrt", of: .number, "the square root", "sqrt(2)", { $0.squareRoot() }),
      mathematics("round", of: .number, "the nearest whole number", "round(2.5)", { $0.rounded() }),
      mathematics("floor", of: .number, "the next whole number below", "floor(2.5)", { $0.rounded(.down) }),
      Factory(
        "pow",
        .function,
        .number,
        [.plain("base"), .plain("exponent")],
        summary: "a number raised to a power",
        example: "pow(2, 10)"
      ) { .number(Libm.power($0.number("base"), $0.number("exponent"))) },
    ]

  private static func mathematics(
    _ name: String,
    of type: LanguageType,
    _ summary: String,
    _ example: String,
    _ function: @escaping @Sendable (Double) -> Double
  ) -> Factory {
    Factory(
      name,
      .function,
      .number,
      [.required(nil, name: "value", type)],
      summary: summary,
      example: example
    ) { .number(function($0.value("value").components.x)) }
  }

  private static func lerp(of kind: ValueKind) -> Factory {
    let type = LanguageType(kind)
    return Factory(
      "lerp",
      .function,
      type,
      [.required(nil, name: "a", type), .required(nil, name: "b", type), .plain("t")],
      summary: "a value on the way from one to another; 0.5 is the middle",
      example: "lerp(1, 3, 0.5)"
    ) { arguments in
      .value(arguments.value("a").interpolated(to: arguments.value("b"), by: arguments.number("t")))
    }
  }
}
