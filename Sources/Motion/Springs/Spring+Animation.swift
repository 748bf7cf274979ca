extension Spring {
  /// The spring an `interpolatingSpring` really runs: past critical damping it is critical (likely).
  var limitedToCritical: Spring {
    Spring(trustedFrequency: naturalFrequency, dampingRatio: min(dampingRatio, 1), mass: mass)
  }

  /// Seconds after which Core Animation and `interpolatingSpring` remove a spring over a unit change.
  ///
  /// −ln(0.001/(1 + |B|))/(ζω) with B = (ζω − v0)/ω_d, which fits Apple's documented 2.855 s and
  /// 1.022 s; from critical damping up the 0.1 s scan. Where that scan gives up the exact time counts.
  ///
  /// - Parameter initialVelocity: Distances a second.
  package func removalTime(initialVelocity: Double) -> Double {
    let start = State(displacement: -1, velocity: initialVelocity)
    guard dampingRatio < 1 else {
      let scanned = swiftUISettlingDuration(initialVelocity: initialVelocity)
      return scanned > 0 ? scanned : settlingDuration(from: start, threshold: Spring.settlingShare)
    }
    let decay = dampingRatio * naturalFrequency
    guard decay > 0 else { return .infinity }
    let swing = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() * naturalFrequency
    let lean = abs((decay - initialVelocity) / swing)
    return Libm.logarithm((1 + lean) / Spring.settlingShare) / decay
  }

  /// Seconds within which a motion turns round at most once.
  ///
  /// From critical damping up it turns once in all; the span is then one a search for it can start with.
  var halfSwing: Double {
    let root = max((1 - dampingRatio) * (1 + dampingRatio), 0.25).squareRoot()
    return .pi / 2 / (root * naturalFrequency)
  }

  /// Returns when a vector's motion settles: 0.001 of its distance, measured along the line from start
  /// to end, and across it for a velocity that points elsewhere.
  ///
  /// - Parameters:
  ///   - change: End minus start, in units; zero stands for a change of one unit, or, with a velocity,
  ///     for as far as that carries in one radian of the spring.
  ///   - velocity: Units a second at the start.
  func settlingDuration(change: SIMD4<Double>, velocity: SIMD4<Double>) -> Double {
    let distance = length(change)
    let speed = length(velocity)
    guard speed > 0 else { return settlingDuration }
    guard distance > 0 else {
      let threshold = Spring.settlingShare * speed / naturalFrequency
      return settlingDuration(from: State(displacement: 0, velocity: speed), threshold: threshold)
    }
    let direction = change / distance
    let along = (velocity * direction).sum()
    let across = length(velocity - direction * along)
    let threshold = Spring.settlingShare * distance
    let main = settlingDuration(from: State(displacement: -distance, velocity: along), threshold: threshold)
    // Rounding of the projection is no motion.
    guard across > 1e-12 * speed else { return main }
    return max(
      main,
      settlingDuration(from: State(displacement: 0, velocity: across), threshold: threshold)
    )
  }
}

/// The Euclidean length, without overflow for components of any size.
func length(_ vector: SIMD4<Double>) -> Double {
  let largest = max(vector.max(), -vector.min())
  guard largest > 0, largest.isFinite else { return largest }
  let scaled = vector / largest
  return largest * (scaled * scaled).sum().squareRoot()
}

extension Animation {
  /// Every speed multiplied: base seconds a second, neither zero nor infinite.
  var overallSpeed: Double {
    modifiers.reduce(1) { product, modifier in
      guard case .speed(let factor) = modifier else { return product }
      return min(max(product * factor, 1e-150), 1e150)
    }
  }
}
