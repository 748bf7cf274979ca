/// The ways to name a spring, and the way back from each.
extension Spring {
  /// A full turn, in radians.
  static let turn = 2 * Double.pi

  /// Creates a spring from its perceptual duration and bounce, as SwiftUI's `Spring(duration:bounce:)`.
  ///
  /// ω = τ/duration; ζ = 1 − bounce, for negative bounce 1/(1 + bounce) (measured on Apple's runtime).
  ///
  /// - Parameters:
  ///   - duration: Seconds, above zero.
  ///   - bounce: Above −1, at most 1; 0 is critical damping, 1 none.
  package init(duration: Double, bounce: Double) throws(ParameterError) {
    let duration = try ParameterError.checkedMagnitude(duration, "duration")
    let bounce = try ParameterError.checked(bounce, "bounce", .above(-1, upTo: 1))
    try self.init(
      naturalFrequency: Spring.turn / duration,
      dampingRatio: Spring.dampingRatio(bounce: bounce)
    )
  }

  private static func dampingRatio(bounce: Double) -> Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }

  /// Creates a spring from its response and damping ratio, as SwiftUI's `Spring(response:dampingRatio:)`.
  ///
  /// - Parameters:
  ///   - response: Seconds of one undamped swing, above zero.
  ///   - dampingRatio: At least zero; 1 is critical.
  package init(response: Double, dampingRatio: Double) throws(ParameterError) {
    let response = try ParameterError.checkedMagnitude(response, "response")
    try self.init(naturalFrequency: Spring.turn / response, dampingRatio: dampingRatio)
  }

  /// Creates a spring from physics: m·x″ + c·x′ + k·x = 0.
  ///
  /// As in SwiftUI, more than critical damping is reduced to critical unless it is allowed;
  /// ``dampingRatio(mass:stiffness:damping:)`` tells whether that happened.
  package init(
    mass: Double,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) throws(ParameterError) {
    let mass = try ParameterError.checkedMagnitude(mass, "mass")
    let stiffness = try ParameterError.checkedMagnitude(stiffness, "stiffness")
    let damping = try ParameterError.checked(damping, "damping", .nonNegative)
    let ratio = Spring.dampingRatio(mass: mass, stiffness: stiffness, damping: damping)
    try self.init(
      naturalFrequency: stiffness.squareRoot() / mass.squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass
    )
  }

  /// Returns ζ = c/(2√(km)), without unit.
  package static func dampingRatio(mass: Double, stiffness: Double, damping: Double) -> Double {
    damping / (2 * stiffness.squareRoot() * mass.squareRoot())
  }

  /// One undamped swing, in seconds; SwiftUI's `response` and `duration`.
  package var response: Double { Spring.turn / naturalFrequency }

  /// The perceptual duration, in seconds: the same number as ``response``.
  package var duration: Double { response }

  /// 1 − ζ up to critical damping, 1/ζ − 1 past it; above −1, at most 1.
  package var bounce: Double {
    (dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
      .asTyped { Spring.dampingRatio(bounce: $0) == dampingRatio }
  }

  /// k = ω²m. SwiftUI's getter returns k(2ζ² − 1) past critical damping; this is the true one.
  package var stiffness: Double {
    (naturalFrequency * naturalFrequency * mass)
      .asTyped { $0.squareRoot() / mass.squareRoot() == naturalFrequency }
  }

  /// c = 2ζωm.
  package var damping: Double {
    let stiffness = stiffness
    return (2 * dampingRatio * naturalFrequency * mass)
      .asTyped { Spring.dampingRatio(mass: mass, stiffness: stiffness, damping: $0) == dampingRatio }
  }
}
