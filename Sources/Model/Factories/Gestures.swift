import Motion

extension Factory {
  /// What a finger does to a state, and what holds a state back: `offset.velocity`, `throttled(level, every: 0.1)`.
  ///
  /// Only while time passes is there more to them than what is made here: the checker then has the
  /// evaluator ask for what was tracked.
  static let gestures: [Factory] =
    [ValueKind.number, .angle, .point, .size].flatMap { kind in
      [
        tracked(.velocity, of: kind, "how fast a finger drags a state, a second; zero where none does") {
          value in
          Value(kind: value.kind, components: .zero)
        },
        tracked(.predictedEnd, of: kind, "where what is dragged would come to rest: 0.25 s further") { $0 },
      ]
    } + [ValueKind.number, .angle, .point, .size, .rect, .color, .bool].map(throttled)

  /// The name of the function whose value changes at multiples of a time only.
  static let throttledName = "throttled"

  private static let examples: [ValueKind: String] = [
    .number: "(120)", .angle: "10deg", .point: "CGPoint(x: 3, y: 4)", .size: "CGSize(width: 3, height: 4)",
  ]

  private static func tracked(
    _ quantity: TrackedQuantity,
    of kind: ValueKind,
    _ summary: String,
    _ atRest: @escaping @Sendable (Value) -> Value
  ) -> Factory {
    let type = LanguageType(kind)
    return Factory(
      quantity.rawValue,
      .modifier(of: type),
      type,
      summary: summary,
      example: "\(examples[kind] ?? "").\(quantity.rawValue)"
    ) { arguments in .value(atRest(arguments.baseValue)) }
  }

  private static func throttled(_ kind: ValueKind) -> Factory {
    let type = LanguageType(kind)
    return Factory(
      throttledName,
      .function,
      type,
      [.required(nil, name: "value", type), .number("every", .positive)],
      summary: "a value as it was at the last multiple of a time in seconds",
      example: "throttled(0.5, every: 0.1)"
    ) { arguments in .value(arguments.value("value")) }
  }
}

/// What a drag knows of a state beyond its value.
enum TrackedQuantity: String, Hashable, Sendable {
  case velocity
  case predictedEnd
}
