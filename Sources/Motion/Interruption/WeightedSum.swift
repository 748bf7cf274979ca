/// A sum taken from the topmost layer down: what the layers above leave of those below, and how fast
/// that share changes.
struct WeightedSum: Sendable {
  private(set) var value = SIMD4<Double>.zero
  private(set) var velocity = SIMD4<Double>.zero

  /// The share of the layers below, and its change per second.
  private(set) var weight = 1.0
  private(set) var slope = 0.0

  var total: MotionState { MotionState(value: value, velocity: velocity) }

  /// Whether what is below no longer counts, to the last digit.
  var isFull: Bool { abs(weight) < 1e-16 && abs(slope) < 1e-14 }

  mutating func shift(by change: SIMD4<Double>) {
    value += weight * change
    velocity += slope * change
  }

  mutating func cover(with target: SIMD4<Double>, _ share: MotionState) {
    let covered = share.value.x
    // At the instant an upright curve starts there is no velocity to speak of.
    let pace = share.velocity.x.isFinite ? share.velocity.x : 0
    value += weight * covered * target
    velocity += (slope * covered + weight * pace) * target
    slope = slope * (1 - covered) - weight * pace
    weight *= 1 - covered
  }

  /// Goes on down through several layers whose own sum is known.
  mutating func cover(with others: WeightedSum) {
    value += weight * others.value
    velocity += slope * others.value + weight * others.velocity
    slope = slope * others.weight + weight * others.slope
    weight *= others.weight
  }

  func total(over bottom: MotionState) -> MotionState {
    // Alone, a motion is itself: an infinite velocity times nothing would be no number.
    guard weight != 1 || slope != 0 else {
      return MotionState(value: value + bottom.value, velocity: velocity + bottom.velocity)
    }
    return MotionState(
      value: value + weight * bottom.value,
      velocity: velocity + weight * bottom.velocity + slope * bottom.value
    )
  }
}

// MARK: - As ten numbers, to be interpolated one by one

extension WeightedSum {
  /// All ten numbers zero, which covers everything with nothing.
  static let nothing = WeightedSum() * 0

  /// What is left of a sum that counts as full, over values of a size.
  static func grain(of size: SIMD4<Double>) -> WeightedSum {
    var grain = nothing
    (grain.value, grain.velocity) = (size * 1e-15, size * 1e-14)
    (grain.weight, grain.slope) = (1e-15, 1e-14)
    return grain
  }

  static func + (left: WeightedSum, right: WeightedSum) -> WeightedSum {
    var sum = left
    sum.value += right.value
    sum.velocity += right.velocity
    sum.weight += right.weight
    sum.slope += right.slope
    return sum
  }

  static func * (sum: WeightedSum, factor: Double) -> WeightedSum {
    var product = sum
    product.value *= factor
    product.velocity *= factor
    product.weight *= factor
    product.slope *= factor
    return product
  }

  /// Keeps of each number the larger magnitude of two sums.
  mutating func formMagnitudes(with other: WeightedSum) {
    value = pointwiseMax(value.magnitudes, other.value.magnitudes)
    velocity = pointwiseMax(velocity.magnitudes, other.velocity.magnitudes)
    weight = max(abs(weight), abs(other.weight))
    slope = max(abs(slope), abs(other.slope))
  }

  /// Whether every number is at most as large as another sum's; not where one of them is no number.
  func isWithin(_ bound: WeightedSum) -> Bool {
    all(value.magnitudes .<= bound.value) && all(velocity.magnitudes .<= bound.velocity)
      && abs(weight) <= bound.weight && abs(slope) <= bound.slope
  }
}

extension SIMD4<Double> {
  var magnitudes: SIMD4<Double> { replacing(with: -self, where: self .< 0) }
}
