extension Double {
  /// The short decimal close by that a computation leads back from: what was typed, before binary fractions
  /// took or added a last digit.
  ///
  /// - Parameter holds: Whether a decimal gives exactly what this number was worked out from.
  /// - Returns: This number where no decimal of up to twelve places does.
  package func asTyped(_ holds: (Double) -> Bool) -> Double {
    for scale in [1e6, 1e9, 1e12] {
      let decimal = (self * scale).rounded() / scale
      if decimal == self || holds(decimal) { return decimal }
    }
    return self
  }
}
