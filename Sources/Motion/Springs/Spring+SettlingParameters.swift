extension Spring {
  /// Creates the spring that settles in a given time, as SwiftUI's
  /// `Spring(settlingDuration:dampingRatio:epsilon:)`.
  ///
  /// As SwiftUI does, the damping ratio is limited to at most 1 and the duration to 0.01...10 s. A
  /// spring with so little damping that no frequency solves the equation is refused.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds, above zero.
  ///   - dampingRatio: Above zero.
  ///   - epsilon: The share of the distance that counts as settled.
  package init(
    settlingDuration: Double,
    dampingRatio: Double,
    epsilon: Double = 0.001
  ) throws(ParameterError) {
    let wanted = try ParameterError.checked(settlingDuration, "settlingDuration", .positive)
    let epsilon = try ParameterError.checked(epsilon, "epsilon", .within(1e-15...0.9))
    _ = try ParameterError.checked(dampingRatio, "dampingRatio", .positive)
    let duration = min(max(wanted, 0.01), 10)
    let ratio = min(dampingRatio, 1)
    if ratio == 1 {
      try self.init(naturalFrequency: Spring.criticalPhase(epsilon) / duration, dampingRatio: 1)
      return
    }
    let depth = -Libm.logarithm(epsilon * ((1 - ratio) * (1 + ratio)).squareRoot() / ratio)
    guard depth > 0 else {
      let least = epsilon / (1 + epsilon * epsilon).squareRoot()
      throw ParameterError(name: "dampingRatio", value: dampingRatio, allowed: .above(least, upTo: 1))
    }
    try self.init(naturalFrequency: depth / (ratio * duration), dampingRatio: ratio)
  }

  /// Solves e^(−y)·(1 + y) = ε for y > 0: how many radians a critical spring takes to settle.
  private static func criticalPhase(_ epsilon: Double) -> Double {
    // Newton on y − ln(1 + y) + ln ε, whose slope y/(1 + y) never falls from this start on.
    let target = -Libm.logarithm(epsilon)
    var phase = target + 1
    for _ in 0..<60 {
      let excess = phase - Libm.logarithmOnePlus(phase) - target
      phase -= excess * (1 + phase) / phase
    }
    return phase
  }
}
