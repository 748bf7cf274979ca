/// One way of writing all the numbers of an axis: the same decimals, and one exponent if need be.
struct NumberFormat: Hashable {
  let decimals: Int

  /// The power of ten all numbers are over; nil for plain decimals.
  let exponent: Int?

  /// What follows every number: `°`.
  let suffix: String

  /// The format for numbers up to a size whose last digit has a power of ten.
  init(largest: Double, finest: Int, suffix: String = "") {
    let magnitude = largest == 0 ? 0 : TickStep.exponent(of: largest)
    self.suffix = suffix
    let isPlain = (-4..<7).contains(magnitude)
    exponent = isPlain ? nil : magnitude
    decimals = min(max(0, isPlain ? -finest : magnitude - finest), 9)
  }

  /// The format for numbers up to a size that differ by at least a resolution.
  init(largest: Double, resolution: Double, suffix: String = "") {
    let finest = resolution > 0 ? TickStep.exponent(of: resolution) : 0
    self.init(largest: largest, finest: finest, suffix: suffix)
  }

  func text(_ value: Double) -> String {
    guard let exponent else { return NumberText.fixed(value, decimals: decimals) + suffix }
    guard value.isFinite, value != 0 else { return NumberText.fixed(value, decimals: 0) + suffix }
    let mantissa = NumberText.scaled(value, byTenTo: -exponent)
    return "\(NumberText.fixed(mantissa, decimals: decimals))e\(exponent)\(suffix)"
  }
}
