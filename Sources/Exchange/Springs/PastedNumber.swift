/// A number as a line to paste has it: with six significant digits, and worth just that.
struct PastedNumber: Sendable, CustomStringConvertible {
  /// What the written digits are worth.
  let value: Double

  init(_ number: Double) { value = Self.rounded(number) }

  /// The digits, without trailing zeros.
  var description: String {
    guard value == value.rounded(), abs(value) < 1e15 else {
      // Nobody types the zero of 1e-09.
      return "\(value)".replacing("e-0", with: "e-")
    }
    return "\(Int(value))"
  }

  private static func rounded(_ number: Double) -> Double {
    guard number.isFinite, number != 0 else { return number }
    var scale = 1.0
    while abs(number) * scale < 100_000, scale < 1e15 { scale *= 10 }
    while abs(number) * scale >= 1_000_000, scale > 1e-15 { scale /= 10 }
    return (number * scale).rounded() / scale
  }
}
