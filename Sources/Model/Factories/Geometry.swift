import Motion

extension Factory {
  /// Points, sizes and rects.
  static let geometry: [Factory] = [
    point("CGPoint", "a point"),
    point("UnitPoint", "a point of the unit square"),
    size("size", .member, labels: [nil, nil], example: "CGSize.size(100, 44)"),
    size("size", .member, labels: ["width", "height"], example: "CGSize.size(width: 100, height: 44)"),
    size("CGSize", .initializer, labels: ["width", "height"], example: "CGSize(width: 100, height: 44)"),
    rect("rect", .member, example: "CGRect.rect(x: 0, y: 0, width: 100, height: 44)"),
    rect("CGRect", .initializer, example: "CGRect(x: 0, y: 0, width: 100, height: 44)"),
    constant("zero", .number, .number(0), "nothing"),
    constant("zero", .point, .point(0, 0), "the origin"),
    constant("zero", .size, .size(0, 0), "no size"),
    constant("zero", .rect, .rect(x: 0, y: 0, width: 0, height: 0), "no place and no size"),
  ]

  private static func point(_ name: String, _ summary: String) -> Factory {
    Factory(
      name,
      .initializer,
      .point,
      [.number("x"), .number("y")],
      summary: summary,
      example: "\(name)(x: 0, y: 1)"
    ) { arguments in .value(.point(arguments.number("x"), arguments.number("y"))) }
  }

  private static func size(_ name: String, _ form: Form, labels: [String?], example: String) -> Factory {
    Factory(
      name,
      form,
      .size,
      zip(labels, ["width", "height"]).map { label, name in
        Parameter(label: label, name: name, type: .number, allowed: .finite)
      },
      summary: "a size",
      example: example
    ) { arguments in .value(.size(arguments.number("width"), arguments.number("height"))) }
  }

  private static func rect(_ name: String, _ form: Form, example: String) -> Factory {
    Factory(
      name,
      form,
      .rect,
      [.number("x"), .number("y"), .number("width"), .number("height")],
      summary: "a rect",
      example: example
    ) { arguments in
      .value(
        .rect(
          x: arguments.number("x"),
          y: arguments.number("y"),
          width: arguments.number("width"),
          height: arguments.number("height")
        )
      )
    }
  }
}
