extension Spring {
  /// The times at which a motion turns round: the first, and the distance between two.
  struct Turning {
    /// Seconds after release, at least zero; nil when the motion never turns.
    let first: Double?

    /// Seconds from one to the next; infinite when there is only one.
    let spacing: Double
  }

  /// Finds where the displacement of a motion has its extremes.
  ///
  /// Below critical damping the extremes are half a swing apart; from it up there is at most one.
  func turning(from start: State) -> Turning {
    // Velocity over ω has the displacement's unit, so no square of ω is needed.
    let speed = start.velocity / naturalFrequency
    guard dampingRatio < 1 else {
      return Turning(first: creepingTurn(start.displacement, speed), spacing: .infinity)
    }
    let root = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let angle = Libm.arcTangent(speed * root, over: dampingRatio * speed + start.displacement)
    let first = angle < 0 ? angle + .pi : angle
    let swing = root * naturalFrequency
    return Turning(first: (first >= .pi ? first - .pi : first) / swing, spacing: .pi / swing)
  }

  /// Where −s·A·e^(−st) = f·B·e^(−ft) of the two decays s and f, in seconds.
  private func creepingTurn(_ displacement: Double, _ speed: Double) -> Double? {
    guard speed != 0 else { return displacement == 0 ? nil : 0 }
    let root = ((dampingRatio - 1).squareRoot()) * ((dampingRatio + 1).squareRoot())
    let sigma = 1 / (dampingRatio + root)
    let denominator = displacement + sigma * speed
    guard denominator != 0 else { return nil }
    let lead = speed / denominator
    // As ζ falls to 1, ln(1 + 2·root·lead)/(2·root) becomes lead.
    let scaled = 2 * root * lead
    guard scaled > -1 else { return nil }
    let phase = root > 0 ? Libm.logarithmOnePlus(scaled) / (2 * root) : lead
    return phase > 0 && phase.isFinite ? phase / naturalFrequency : nil
  }
}
