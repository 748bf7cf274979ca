extension SyntaxPrinter {
  /// Writes a number in the fewest digits that read back as the same number.
  ///
  /// Swift's own description is the shortest, but says `1.0` and `1e-05`; here `1` and `0.00001`. Very
  /// large and very small numbers keep their exponent: `1e21`, `1e-7`.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.description }
    let sign = value.sign == .minus ? "-" : ""
    let (digits, exponent) = decimal(value.magnitude)
    let point = digits.count + exponent
    if point > 21 || point < -5 {
      let fraction = digits.dropFirst().isEmpty ? "" : "." + digits.dropFirst()
      return "\(sign)\(digits.prefix(1))\(fraction)e\(point - 1)"
    }
    if exponent >= 0 { return sign + digits + String(repeating: "0", count: exponent) }
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  /// A number as digits without zeros at either end, and the power of ten they are to be multiplied by.
  private static func decimal(_ magnitude: Double) -> (digits: String, exponent: Int) {
    let parts = magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
    var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    var digits = String((mantissa[0] + fraction).drop { $0 == "0" })
    exponent -= fraction.utf8.count
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    return digits.isEmpty ? ("0", 0) : (digits, exponent)
  }

  /// Writes a string in quotes, with escapes for what cannot stand there or be seen.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.properties.generalCategory == .control || CharacterClass.isNewline(scalar):
        quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Writes `#RRGGBB`, or `#RRGGBBAA` for a colour that is not opaque.
  package static func color(_ value: UInt32) -> String {
    let isOpaque = value & 0xFF == 0xFF
    let digits = String(isOpaque ? value >> 8 : value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.utf8.count) + digits
  }
}
