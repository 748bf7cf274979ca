/// Numbers as text for people: never "-0.0", never a locale's comma.
package enum NumberText {
  /// The number with exactly this many decimals, correctly rounded, ties to even as C does.
  ///
  /// - Parameters:
  ///   - decimals: 0...20; brought into that range.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    if let word = word(for: value) { return word }
    let decimals = min(max(decimals, 0), ExactDecimal.decimalLimit)
    var digits = ExactDecimal.digits(of: value, decimals: decimals)
    let isNegative = value < 0 && digits.contains { $0 != 0x30 }
    if digits.count <= decimals {
      digits.insert(contentsOf: repeatElement(0x30, count: decimals + 1 - digits.count), at: 0)
    }
    if decimals > 0 { digits.insert(0x2E, at: digits.count - decimals) }
    if isNegative { digits.insert(0x2D, at: 0) }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The shortest digits that read back as the same number, the way a person would type them.
  ///
  /// Plain decimals from 0.00001 to 10¹⁵, else an exponent: `0.1`, `12`, `1.5e-7`, `1e300`.
  package static func shortest(_ value: Double) -> String {
    if let word = word(for: value) { return word }
    if value == 0 { return "0" }
    var (digits, exponent) = parts(of: value.magnitude.description)
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return (value < 0 ? "-" : "") + placed(digits, exponent: exponent)
  }

  /// The number to so many significant digits, without zeros at the end: for summaries.
  ///
  /// Whole digits are never rounded away below ten million: 246744, not 247000.
  package static func significant(_ value: Double, digits: Int = 3) -> String {
    if let word = word(for: value) { return word }
    if value == 0 { return "0" }
    let exponent = decimalExponent(of: value, digits: digits)
    if exponent < -5 || decimalExponent(of: value, digits: max(digits, 7)) > 6 {
      return scientific(value, decimals: digits - 1, exponent: exponent)
    }
    return trimmed(fixed(value, decimals: max(0, digits - 1 - exponent)))
  }

  /// The number over a fixed power of ten: `2.5e-7`; every tick of an axis shares the exponent.
  package static func scientific(_ value: Double, decimals: Int, exponent: Int) -> String {
    if let word = word(for: value) { return word }
    let mantissa = scaled(value, byTenTo: -exponent)
    return "\(trimmed(fixed(mantissa, decimals: decimals)))e\(exponent)"
  }

  /// The power of ten of a number's first digit once rounded to so many digits.
  static func decimalExponent(of value: Double, digits: Int) -> Int {
    let (shortest, exponent) = parts(of: value.magnitude.description)
    guard digits > 0, shortest.count > digits else { return exponent }
    // 9.996 to three digits is 10.0: only nines, then something that rounds them up.
    let kept = shortest.prefix(digits)
    let roundsUp = kept.allSatisfy { $0 == UInt8(ascii: "9") } && shortest[digits] >= UInt8(ascii: "5")
    return roundsUp ? exponent + 1 : exponent
  }

  /// value · 10^exponent in two steps, so that neither factor overflows on its own.
  static func scaled(_ value: Double, byTenTo exponent: Int) -> Double {
    let half = exponent / 2
    return value * Self.power(half) * Self.power(exponent - half)
  }

  /// 10^exponent; exact up to 10²².
  static func power(_ exponent: Int) -> Double {
    let magnitude = (0..<min(abs(exponent), 400)).reduce(1.0) { power, _ in power * 10 }
    return exponent < 0 ? 1 / magnitude : magnitude
  }

  private static func word(for value: Double) -> String? {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
    return nil
  }

  /// Splits a positive number's description into its digits and the power of ten of the first one.
  private static func parts(of description: String) -> (digits: [UInt8], exponent: Int) {
    let halves = description.utf8.split(separator: UInt8(ascii: "e"))
    let exponent = halves.count > 1 ? Int(Substring(halves[1])) ?? 0 : 0
    let mantissa = halves.first ?? description.utf8[...]
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }.count
    let digits = mantissa.filter { $0 != UInt8(ascii: ".") }
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    return (Array(digits.dropFirst(zeros)), exponent + whole - 1 - zeros)
  }

  private static func placed(_ digits: [UInt8], exponent: Int) -> String {
    let text = String(decoding: digits, as: UTF8.self)
    if exponent < -5 || exponent >= 15 {
      let rest = digits.count > 1 ? "." + text.dropFirst() : ""
      return "\(text.prefix(1))\(rest)e\(exponent)"
    }
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + text }
    if digits.count <= exponent + 1 {
      return text + String(repeating: "0", count: exponent + 1 - digits.count)
    }
    return text.prefix(exponent + 1) + "." + text.dropFirst(exponent + 1)
  }

  private static func trimmed(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    var bytes = text.utf8[...]
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
