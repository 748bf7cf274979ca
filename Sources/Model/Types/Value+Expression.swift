package import Language
package import Motion

extension Value {
  /// The expression that a person would type for the value, and that gives exactly it again.
  package var expression: Expression {
    let text =
      switch kind {
      case .number: number(0)
      case .angle: angleText
      case .point: "(\(number(0)), \(number(1)))"
      case .size: ".size(\(number(0)), \(number(1)))"
      case .rect: ".rect(x: \(number(0)), y: \(number(1)), width: \(number(2)), height: \(number(3)))"
      case .color: colorText
      case .bool: components.x == 0 ? "false" : "true"
      case .choice(let cases): ".\(cases[safe: Int(exactly: components.x) ?? 0] ?? "")"
      }
    let zero = Expression.Node(operation: .number(0, unit: nil), range: 0..<0, size: 1)
    return (try? Parser.expression(text)) ?? Expression(nodes: [zero], range: 0..<0)
  }

  private func number(_ index: Int) -> String { Self.text(components[index]) }

  /// Without the sign of a zero, which no sum gives back.
  private static func text(_ number: Double) -> String { SyntaxPrinter.number(number + 0) }

  /// In degrees where those give the same angle again.
  private var angleText: String {
    let degrees = Degrees.of(radians: components.x)
    return degrees * Degrees.inRadians == components.x
      ? ".degrees(\(Self.text(degrees)))" : ".radians(\(number(0)))"
  }

  /// As `#RRGGBB` where that gives the same colour again.
  private var colorText: String {
    var code: UInt32 = 0
    for index in 0..<4 {
      let byte = (min(max(components[index], 0), 1) * 255).rounded()
      code = code << 8 | UInt32(byte)
    }
    if Value(colorCode: code) == self { return SyntaxPrinter.color(code) }
    return "Color(red: \(number(0)), green: \(number(1)), blue: \(number(2)), opacity: \(number(3)))"
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension ExpressionCoding {
  static func encode(_ value: Value) -> JSONValue { encode(value.expression) }
}
