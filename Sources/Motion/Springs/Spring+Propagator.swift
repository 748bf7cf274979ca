extension Spring {
  /// The linear map from the state at release to the state some time later.
  ///
  /// A spring is linear, so one map, a few elementary functions, moves any number of components.
  package struct Propagator: Hashable, Sendable {
    /// What is left of one unit of displacement; without unit.
    package let hold: Double

    /// Displacement from one unit of start velocity; seconds.
    package let push: Double

    /// Velocity from one unit of start displacement; per second.
    package let pull: Double

    /// What is left of one unit of velocity; without unit.
    package let keep: Double

    /// The displacement later on, from displacement and velocity at release.
    package func displacement(_ displacement: Double, _ velocity: Double) -> Double {
      displacement * hold + velocity * push
    }

    /// The velocity later on, in units a second.
    package func velocity(_ displacement: Double, _ velocity: Double) -> Double {
      displacement * pull + velocity * keep
    }

    /// The same for four components at once.
    package func displacement(_ displacement: SIMD4<Double>, _ velocity: SIMD4<Double>) -> SIMD4<Double> {
      displacement * hold + velocity * push
    }

    /// The same for four components at once.
    package func velocity(_ displacement: SIMD4<Double>, _ velocity: SIMD4<Double>) -> SIMD4<Double> {
      displacement * pull + velocity * keep
    }
  }

  /// Returns the map over a span of time.
  ///
  /// Everything is written in ωt, without ω², and without differences of large numbers, so it holds
  /// from ζ = 0 through 1 to 10⁴ and beyond.
  ///
  /// - Parameter time: Seconds since release; negative counts as zero.
  package func propagator(over time: Double) -> Propagator {
    // Past 1e150 radians nothing but rounding is left, and products stay finite.
    let phase = min(max(naturalFrequency * time, 0), 1e150)
    return dampingRatio < 1 ? swinging(phase) : creeping(phase)
  }

  /// The map below critical damping: an envelope times cosine and sine.
  private func swinging(_ phase: Double) -> Propagator {
    // (1 − ζ)(1 + ζ) keeps the digits that 1 − ζ² loses next to ζ = 1.
    let root = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let envelope = Libm.exponential(-dampingRatio * phase)
    let even = envelope * Libm.cosine(root * phase)
    let odd = envelope * Libm.sine(root * phase) / root
    return Propagator(
      hold: even + dampingRatio * odd,
      push: odd / naturalFrequency,
      pull: -odd * naturalFrequency,
      keep: even - dampingRatio * odd
    )
  }

  /// The map from critical damping up: two decays, the slow one and the fast one.
  ///
  /// With slow = ω·σ and fast = ω/σ the textbook's differences become e^(−slow·t) + σ·odd and
  /// e^(−fast·t) − σ·odd, which lose no digits for large ζ and go through ζ = 1.
  private func creeping(_ phase: Double) -> Propagator {
    let root = ((dampingRatio - 1).squareRoot()) * ((dampingRatio + 1).squareRoot())
    let sigma = 1 / (dampingRatio + root)
    let slow = Libm.exponential(-sigma * phase)
    let gap = Libm.exponentialMinusOne(-2 * root * phase)
    let fast = gap > -0.5 ? slow * (1 + gap) : Libm.exponential(-phase / sigma)
    let odd = root > 0 ? slow * gap / (-2 * root) : slow * phase
    return Propagator(
      hold: slow + sigma * odd,
      push: odd / naturalFrequency,
      pull: -odd * naturalFrequency,
      keep: fast - sigma * odd
    )
  }
}
