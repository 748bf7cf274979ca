import Model
import Motion
import Rendering

/// How a channel's vectors are told: angles in degrees, colours as hex, cases by name.
struct ValueText: Sendable {
  let kind: ValueKind

  /// The type's name in JSON.
  var typeName: String {
    switch kind {
    case .number: "number"
    case .angle: "angle"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .color: "color"
    case .bool: "bool"
    case .choice: "case"
    }
  }

  /// A value for JSON, in full precision.
  func json(_ vector: SIMD4<Double>) -> JSONValue {
    let value = Value(kind: kind, animatableData: vector)
    return switch kind {
    case .number: .number(value.components.x)
    case .angle: .number(Self.degrees(value.components.x))
    case .point, .size, .rect: .array(parts(value.components).map { .number($0) })
    case .color: .string(Self.hex(value.components))
    case .bool: .bool(value.components.x != 0)
    case .choice(let cases): .string(Self.name(in: cases, at: value.components.x))
    }
  }

  /// A velocity for JSON: units a second, `null` for what has none.
  func jsonVelocity(_ vector: SIMD4<Double>) -> JSONValue {
    switch kind {
    case .number: .number(vector.x)
    case .angle: .number(Self.degrees(vector.x))
    // What stands still has no side, so no sign.
    case .point, .size, .rect: .array(parts(vector).map { .number($0 + 0) })
    case .color, .bool, .choice: .null
    }
  }

  /// A value for a reader.
  ///
  /// - Parameter decimals: Places after the point.
  func text(_ vector: SIMD4<Double>, decimals: Int) -> String {
    text(vector) { Self.fixed($0, decimals: decimals) }
  }

  /// Fixed decimals, unless the whole digits alone would fill a line.
  private static func fixed(_ number: Double, decimals: Int) -> String {
    abs(number) < 1e15
      ? NumberText.fixed(number, decimals: decimals) : NumberText.significant(number, digits: 7)
  }

  private func text(_ vector: SIMD4<Double>, number: (Double) -> String) -> String {
    let value = Value(kind: kind, animatableData: vector)
    return switch kind {
    case .number: number(value.components.x)
    case .angle: number(Self.degrees(value.components.x)) + "°"
    case .point, .size, .rect: "(" + parts(value.components).map(number).joined(separator: ", ") + ")"
    case .color: Self.hex(value.components)
    case .bool: value.components.x != 0 ? "true" : "false"
    case .choice(let cases): "." + Self.name(in: cases, at: value.components.x)
    }
  }

  /// A velocity for a reader; nil for what has none.
  func velocityText(_ vector: SIMD4<Double>, decimals: Int) -> String? {
    func fixed(_ number: Double) -> String { Self.fixed(number, decimals: decimals) }
    return switch kind {
    case .number: fixed(vector.x)
    case .angle: fixed(Self.degrees(vector.x)) + "°"
    case .point, .size, .rect: "(" + parts(vector).map(fixed).joined(separator: ", ") + ")"
    case .color, .bool, .choice: nil
    }
  }

  /// A value with four significant digits a number, for tables and summaries.
  func shortText(_ vector: SIMD4<Double>) -> String { text(vector) { NumberText.significant($0, digits: 4) } }

  /// A value with so many significant digits a number.
  func text(_ vector: SIMD4<Double>, digits: Int) -> String {
    text(vector) { NumberText.significant($0, digits: digits) }
  }

  /// A value as a calculator shows it: twelve digits, which hides what binary fractions add.
  func plainText(_ vector: SIMD4<Double>) -> String {
    text(vector) { NumberText.significant($0, digits: 12) }
  }

  private func parts(_ vector: SIMD4<Double>) -> [Double] {
    (0..<kind.componentNames.count).map { vector[$0] }
  }

  private static func degrees(_ radians: Double) -> Double { Degrees.of(radians: radians) }

  private static func name(in cases: [String], at index: Double) -> String {
    let position = Int(exactly: index.rounded()) ?? 0
    return cases.indices.contains(position) ? cases[position] : ""
  }

  /// `#RRGGBBAA` of sRGB components 0...1; a colour outside sRGB shows its nearest edge.
  private static func hex(_ components: SIMD4<Double>) -> String {
    let digits = Array("0123456789ABCDEF")
    return (0..<4).reduce(into: "#") { text, index in
      let component = components[index].isFinite ? min(max(components[index], 0), 1) : 0
      let byte = Int((component * 255).rounded())
      text.append(digits[byte / 16])
      text.append(digits[byte % 16])
    }
  }
}
