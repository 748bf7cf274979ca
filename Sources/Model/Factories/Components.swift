import Motion

extension Factory {
  /// `p.x`, `s.width`: one number of a point, size or rect; an angle's size in either unit.
  static let components: [Factory] =
    [ValueKind.point, .size, .rect].flatMap { kind in
      kind.componentNames.enumerated().map { component($0.element, of: kind, at: $0.offset) }
    } + [
      measure("degrees", unitsPerRadian: 1 / Degrees.inRadians),
      measure("radians", unitsPerRadian: 1),
    ]

  private static let examples: [ValueKind: String] = [
    .point: "CGPoint(x: 3, y: 4)",
    .size: "CGSize(width: 3, height: 4)",
    .rect: "CGRect(x: 1, y: 2, width: 3, height: 4)",
  ]

  private static func component(_ name: String, of kind: ValueKind, at index: Int) -> Factory {
    let type = LanguageType(kind)
    return Factory(
      name,
      .modifier(of: type),
      .number,
      summary: "the \(name) of \(type.inWords)",
      example: "\(examples[kind] ?? "").\(name)"
    ) { arguments in .number(arguments.baseValue.components[index]) }
  }

  private static func measure(_ unit: String, unitsPerRadian: Double) -> Factory {
    Factory(
      unit,
      .modifier(of: .angle),
      .number,
      summary: "an angle in \(unit)",
      example: "10deg.\(unit)"
    ) { arguments in .number(arguments.baseValue.components.x * unitsPerRadian) }
  }
}
