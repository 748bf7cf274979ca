import Motion

extension Factory {
  /// What needs only an order: `min max abs clamp`, of numbers and of angles.
  static func ordering(of kind: ValueKind) -> [Factory] {
    let unit = kind == .angle ? "deg" : ""
    return [
      ordered("min", ["a", "b"], of: kind, "the smallest", "min(1\(unit), 2\(unit))") { arguments in
        arguments.rest.reduce(arguments.number("a")) { min($0, $1.scalar) }
      },
      ordered("max", ["a", "b"], of: kind, "the largest", "max(1\(unit), 2\(unit))") { arguments in
        arguments.rest.reduce(arguments.number("a")) { max($0, $1.scalar) }
      },
      ordered("abs", ["value"], of: kind, "the size without its sign", "abs(-3\(unit))") { arguments in
        abs(arguments.number("value"))
      },
      ordered(
        "clamp",
        ["value", "low", "high"],
        of: kind,
        "the nearest value between two bounds",
        "clamp(5\(unit), 0\(unit), 3\(unit))"
      ) { arguments throws(ParameterError) in
        let (low, high) = (arguments.number("low"), arguments.number("high"))
        guard low <= high else { throw ParameterError(name: "high", value: high, allowed: .atLeast(low)) }
        return min(max(arguments.number("value"), low), high)
      },
    ]
  }

  /// - Parameter names: Those of the arguments; with two, any number may follow the first.
  private static func ordered(
    _ name: String,
    _ names: [String],
    of kind: ValueKind,
    _ summary: String,
    _ example: String,
    _ function: @escaping @Sendable (Arguments) throws(ParameterError) -> Double
  ) -> Factory {
    Factory(
      name,
      .function,
      LanguageType(kind),
      names.map { .required(nil, name: $0, LanguageType(kind)) },
      repeatsLast: names.count == 2,
      summary: summary,
      example: example
    ) { arguments throws(ParameterError) in
      .value(Value(kind: kind, components: [try function(arguments), 0, 0, 0]))
    }
  }
}
