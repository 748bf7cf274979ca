/// One way of writing all the numbers of an axis: the same decimals, and one exponent if need be.
struct NumberFormat: Hashable {
  let decimals: Int

  /// The power of ten all numbers are over; nil for plain decimals.
  let exponent: Int?

  /// What follows every number: `°`.
  let suffix: String

  /// The format for numbers up to a size that differ by at least a resolution.
  init(largest: Double, resolution: Double, decimals: Int? = nil, suffix: String = "") {
    let magnitude = largest == 0 ? 0 : TickStep.exponent(of: largest)
    let finest = resolution > 0 ? TickStep.exponent(of: resolution) : 0
    self.suffix = suffix
    if magnitude >= 7 || magnitude < -4 {
      exponent = magnitude
      self.decimals = min(max(0, magnitude - finest), 9)
    } else {
      exponent = nil
      self.decimals = decimals ?? min(max(0, -finest), 9)
    }
  }

  func text(_ value: Double) -> String {
    guard let exponent else { return NumberText.fixed(value, decimals: decimals) + suffix }
    guard value.isFinite, value != 0 else { return NumberText.fixed(value, decimals: 0) + suffix }
    let mantissa = NumberText.scaled(value, byTenTo: -exponent)
    return "\(NumberText.fixed(mantissa, decimals: decimals))e\(exponent)\(suffix)"
  }
}
