extension Spring {
  /// Returns the settling duration SwiftUI's `Spring.settlingDuration(target:initialVelocity:epsilon:)`
  /// reports (measured on Apple's runtime).
  ///
  /// Below critical damping it is where the sum of both amplitudes, an upper bound, falls under
  /// epsilon; from critical damping up a scan in steps of 0.1 s that gives up after 1,024 of them and
  /// then answers zero. ``settlingDuration(from:threshold:)`` is exact instead.
  ///
  /// - Parameters:
  ///   - target: Where the spring pulls, from 0; in the value's unit.
  ///   - initialVelocity: Units a second.
  ///   - epsilon: What counts as arrived, in the value's unit; above zero.
  /// - Returns: Seconds; infinite without damping.
  package func swiftUISettlingDuration(
    target: Double = 1,
    initialVelocity: Double = 0,
    epsilon: Double = 0.001
  ) -> Double {
    swiftUISettlingDuration(
      change: [target, 0, 0, 0],
      velocity: [initialVelocity, 0, 0, 0],
      epsilon: epsilon
    )
  }

  /// The same for a vector, by the lengths of its parts.
  package func swiftUISettlingDuration(
    change: SIMD4<Double>,
    velocity: SIMD4<Double>,
    epsilon: Double
  ) -> Double {
    guard dampingRatio < 1 else { return scannedSettling(change, velocity, epsilon) }
    let decay = dampingRatio * naturalFrequency
    guard decay > 0 else { return .infinity }
    let amplitude = length(change * decay - velocity) + length(change)
    return max(0, Libm.logarithm(amplitude / epsilon) / decay)
  }

  /// The first tenth of a second below epsilon from which more than a second stays below it.
  private func scannedSettling(
    _ change: SIMD4<Double>,
    _ velocity: SIMD4<Double>,
    _ epsilon: Double
  ) -> Double {
    var time = 0.0
    var candidate: Double?
    for _ in 0..<1024 {
      if length(propagator(over: time).displacement(-change, velocity)) >= epsilon {
        candidate = nil
      } else if let first = candidate {
        if time - first > 1 { return first }
      } else {
        candidate = time
      }
      // Added up, not multiplied: the rounding of the sum is part of the reported number.
      time += 0.1
    }
    return 0
  }
}
