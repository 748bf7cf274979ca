import Motion

extension Factory {
  /// Angles, in degrees and radians.
  static let angles: [Factory] =
    [Form.member, .initializer].flatMap { form in
      [("degrees", Degrees.inRadians), ("radians", 1)].map { unit, radians in
        angle(unit, radiansPerUnit: radians, form)
      }
    } + [
      constant("zero", .angle, Value(kind: .angle, components: .zero), "no angle")
    ]

  private static func angle(_ unit: String, radiansPerUnit: Double, _ form: Form) -> Factory {
    Factory(
      form == .member ? unit : "Angle",
      form,
      .angle,
      form == .member ? [.plain(unit)] : [.number(unit)],
      summary: "an angle in \(unit)",
      example: form == .member ? "Angle.\(unit)(1)" : "Angle(\(unit): 1)"
    ) { arguments in .value(.angle(radians: arguments.number(unit) * radiansPerUnit)) }
  }

  /// A name for one value.
  static func constant(_ name: String, _ type: LanguageType, _ value: Value, _ summary: String) -> Factory {
    Factory(
      name,
      .member,
      type,
      summary: summary,
      example: TypeNames.name(of: type).map { "\($0).\(name)" } ?? ".\(name)"
    ) { _ in .value(value) }
  }
}
