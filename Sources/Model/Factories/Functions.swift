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

  /// What needs only an order: `min max abs clamp`.
  private static func ordering(of kind: ValueKind) -> [Factory] {
    let unit = kind == .angle ? "deg" : ""
    func parameters(_ names: String...) -> [Parameter] {
      names.map { .required(nil, name: $0, LanguageType(kind)) }
    }
    func ordered(
      _ name: String,
      _ parameters: [Parameter],
      repeatsLast: Bool = false,
      _ summary: String,
      _ example: String,
      _ function: @escaping @Sendable (Arguments) throws(ParameterError) -> Double
    ) -> Factory {
      Factory(
        name,
        .function,
        LanguageType(kind),
        parameters,
        repeatsLast: repeatsLast,
        summary: summary,
        example: example
      ) { arguments throws(ParameterError) in
        .value(Value(kind: kind, components: [try function(arguments), 0, 0, 0]))
      }
    }
    return [
      ordered("min", parameters("a", "b"), repeatsLast: true, "the smallest", "min(1\(unit), 2\(unit))") {
        arguments in arguments.rest.reduce(arguments.number("a")) { min($0, $1.scalar) }
      },
      ordered("max", parameters("a", "b"), repeatsLast: true, "the largest", "max(1\(unit), 2\(unit))") {
        arguments in arguments.rest.reduce(arguments.number("a")) { max($0, $1.scalar) }
      },
      ordered("abs", parameters("value"), "the size without its sign", "abs(-3\(unit))") { arguments in
        abs(arguments.number("value"))
      },
      ordered(
        "clamp",
        parameters("value", "low", "high"),
        "the nearest value between two bounds",
        "clamp(5\(unit), 0\(unit), 3\(unit))"
      ) { arguments throws(ParameterError) in
        let (low, high) = (arguments.number("low"), arguments.number("high"))
        guard low <= high else { throw ParameterError(name: "high", value: high, allowed: .atLeast(low)) }
        return min(max(arguments.number("value"), low), high)
      },
    ]
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
