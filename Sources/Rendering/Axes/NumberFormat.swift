/// One way of writing all the numbers of an axis: with the same decimals, and exponents if need be.
struct NumberFormat: Hashable {
  let decimals: Int

  /// Whether numbers are written as `5.0e299`.
  let isScientific: Bool

  /// What follows every number: `°`.
  let suffix: String

  /// The format for numbers up to a size whose last digit has a power of ten.
  init(largest: Double, finest: Int, suffix: String = "") {
    let magnitude = largest == 0 ? 0 : TickStep.exponent(of: largest)
    self.suffix = suffix
    let isPlain = (-4..<7).contains(magnitude)
    isScientific = !isPlain
    decimals = min(max(0, isPlain ? -finest : magnitude - finest), 9)
  }

  private init(decimals: Int, isScientific: Bool, suffix: String) {
    self.decimals = decimals
    self.isScientific = isScientific
    self.suffix = suffix
  }

  /// The same with at least so many decimals.
  func with(decimals: Int) -> NumberFormat {
    NumberFormat(decimals: max(self.decimals, decimals), isScientific: isScientific, suffix: suffix)
  }

  func text(_ value: Double) -> String {
    guard isScientific else { return NumberText.fixed(value, decimals: decimals) + suffix }
    guard value.isFinite, value != 0 else { return NumberText.fixed(value, decimals: 0) + suffix }
    let exponent = NumberText.decimalExponent(of: value, digits: decimals + 1)
    let mantissa = NumberText.scaled(value, byTenTo: -exponent)
    return "\(NumberText.fixed(mantissa, decimals: decimals))e\(exponent)\(suffix)"
  }
}
