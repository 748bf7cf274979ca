import Motion

extension Factory {
  /// The system's colours by name, and colours by their parts.
  static let colors: [Factory] =
    named.map { name, code in
      constant(name, .color, Value(colorCode: code << 8 | 0xFF), "the system's \(name)")
    } + [
      constant("clear", .color, Value(colorCode: 0), "no colour"),
      Factory(
        "Color",
        .initializer,
        .color,
        ["red", "green", "blue"].map { .number($0, .within(0...1)) }
          + [.number("opacity", default: 1, .within(0...1))],
        summary: "a colour by its parts in sRGB",
        example: "Color(red: 1, green: 0.5, blue: 0)"
      ) { arguments in
        let parts = ["red", "green", "blue", "opacity"].map(arguments.number)
        return .value(Value(kind: .color, components: [parts[0], parts[1], parts[2], parts[3]]))
      },
      Factory(
        "opacity",
        .modifier(of: .color),
        .color,
        [.plain("opacity", .within(0...1))],
        summary: "the colour with its opacity multiplied",
        example: "Color.red.opacity(0.5)"
      ) { arguments in
        var components = arguments.baseValue.components
        components.w *= arguments.number("opacity")
        return .value(Value(kind: .color, components: components))
      },
    ]

  // Apple's system colours in the light appearance (Human Interface Guidelines), as 0xRRGGBB.
  private static let named: KeyValuePairs<String, UInt32> = [
    "red": 0xFF3B30, "orange": 0xFF9500, "yellow": 0xFFCC00, "green": 0x34C759, "mint": 0x00C7BE,
    "teal": 0x30B0C7, "cyan": 0x32ADE6, "blue": 0x007AFF, "indigo": 0x5856D6, "purple": 0xAF52DE,
    "pink": 0xFF2D55, "brown": 0xA2845E, "gray": 0x8E8E93, "white": 0xFFFFFF, "black": 0x000000,
  ]
}

extension Value {
  /// The colour 0xRRGGBBAA.
  init(colorCode code: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(code >> shift & 0xFF) / 255 }
    self.init(kind: .color, components: [part(24), part(16), part(8), part(0)])
  }
}
