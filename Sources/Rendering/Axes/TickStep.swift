import Motion

/// A distance between ticks that people count in: 1, 2, 2.5 or 5 times a power of ten.
struct TickStep: Hashable {
  /// 1, 2, 2.5 or 5.
  let mantissa: Double
  let exponent: Int

  static let mantissas = [1, 2, 2.5, 5]

  var value: Double { NumberText.scaled(mantissa, byTenTo: exponent) }

  /// The power of ten of the last digit that writes every multiple exactly.
  var finest: Int { mantissa == 2.5 ? exponent - 1 : exponent }

  /// The power of ten of a positive number's first digit.
  static func exponent(of number: Double) -> Int {
    let logarithm = Libm.logarithm(number) / 2.302_585_092_994_046
    guard logarithm.isFinite else { return 0 }
    // The logarithm of 1e300 comes out a hair below 300.
    return Int((logarithm + 1e-11).rounded(.down))
  }

  /// Steps in ascending order, from below a size to far above it.
  static func candidates(from smallest: Double, powers: Int) -> [TickStep] {
    let first = exponent(of: smallest)
    return (first..<first + powers).flatMap { exponent in
      mantissas.map { TickStep(mantissa: $0, exponent: exponent) }
    }
  }
}
