/// The exact decimal digits of a finite number, rounded once at the end.
///
/// A Double is a whole number times a power of two, so its decimals can be had exactly; rounding the
/// shortest digits instead would round twice (1.005 is really 1.00499999999999989…).
enum ExactDecimal {
  /// The most decimals asked for; 2⁵³ · 10²⁰ still fits in 128 bits.
  static let decimalLimit = 20

  /// Returns the digits of |value| · 10^decimals rounded to a whole number, ties to even.
  static func digits(of value: Double, decimals: Int) -> [UInt8] {
    guard value != 0 else { return [0x30] }
    let significand = UInt128(value.magnitude.significandBitPattern | (value.isNormal ? 1 << 52 : 0))
    let exponent = Int(max(value.exponentBitPattern, 1)) - 1075
    let scaled = significand * power(decimals)
    if exponent < 0 { return Array(String(rounded(scaled, shift: -exponent)).utf8) }
    if exponent < scaled.leadingZeroBitCount { return Array(String(scaled << exponent).utf8) }
    return doubled(Array(String(scaled).utf8), times: exponent)
  }

  private static func power(_ exponent: Int) -> UInt128 {
    (0..<min(max(exponent, 0), decimalLimit)).reduce(1) { power, _ in power * 10 }
  }

  /// Divides by 2^shift and rounds to nearest, ties to even.
  private static func rounded(_ number: UInt128, shift: Int) -> UInt128 {
    // 2¹²⁰ bounds the number, so beyond this it is less than a half.
    guard shift < 128 else { return 0 }
    let quotient = number >> shift
    let remainder = number - quotient << shift
    let half = UInt128(1) << (shift - 1)
    let roundsUp = remainder > half || (remainder == half && quotient & 1 == 1)
    return roundsUp ? quotient + 1 : quotient
  }

  /// Multiplies a decimal by 2^count, digit by digit: for numbers above 10³⁸ only.
  private static func doubled(_ digits: [UInt8], times count: Int) -> [UInt8] {
    var digits = Array(digits.map { $0 - 0x30 }.reversed())
    for _ in 0..<count {
      var carry: UInt8 = 0
      for index in digits.indices {
        let sum = digits[index] * 2 + carry
        digits[index] = sum % 10
        carry = sum / 10
      }
      if carry > 0 { digits.append(carry) }
    }
    return digits.reversed().map { $0 + 0x30 }
  }
}
