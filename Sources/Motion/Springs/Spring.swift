/// A damped harmonic oscillator, stored as its two rates and its mass.
///
/// Every other way to name a spring converts to these numbers and back, in
/// `Spring+Parameters.swift`. The mass moves nothing by itself: it only scales stiffness and damping.
package struct Spring: Hashable, Sendable {
  /// Undamped angular frequency ω, in radians per second; positive.
  package let naturalFrequency: Double

  /// Damping over critical damping ζ, without unit; never negative.
  package let dampingRatio: Double

  /// Mass m in any unit that stiffness and damping share; positive.
  package let mass: Double

  /// Creates a spring from its two rates.
  ///
  /// - Parameters:
  ///   - naturalFrequency: Radians per second, above zero.
  ///   - dampingRatio: At least zero; 1 is critical.
  ///   - mass: Above zero.
  /// - Throws: ``ParameterError`` for the first value out of range; nothing is clamped.
  package init(
    naturalFrequency: Double,
    dampingRatio: Double,
    mass: Double = 1
  ) throws(ParameterError) {
    // A little wider than any duration or stiffness that is accepted can make it.
    _ = try ParameterError.checked(naturalFrequency, "naturalFrequency", .positive)
    self.naturalFrequency = try ParameterError.checked(
      naturalFrequency,
      "naturalFrequency",
      .within(1e-120...1e120)
    )
    self.dampingRatio = try ParameterError.checked(dampingRatio, "dampingRatio", .nonNegative)
    self.mass = try ParameterError.checkedMagnitude(mass, "mass")
    _ = try ParameterError.checked(dampingRatio, "dampingRatio", .within(0...1e100))
  }

  /// A spring whose numbers are known to be good.
  init(trustedFrequency naturalFrequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.naturalFrequency = naturalFrequency
    self.dampingRatio = dampingRatio
    self.mass = mass
  }
}

extension Spring {
  /// Where the moving end is, seen from where it will rest.
  package struct State: Hashable, Sendable {
    /// Value minus target, in the value's unit.
    package var displacement: Double

    /// Units a second.
    package var velocity: Double

    package init(displacement: Double, velocity: Double) {
      self.displacement = displacement
      self.velocity = velocity
    }
  }

  /// Returns the state a given time after release.
  ///
  /// Solves x″ + 2ζω·x′ + ω²·x = 0 in closed form, so any time is one evaluation and no step size
  /// enters.
  ///
  /// - Parameters:
  ///   - time: Seconds since release; at least zero.
  ///   - start: The state at time zero, returned unchanged for `time == 0`.
  package func state(at time: Double, from start: State) -> State {
    let step = propagator(over: time)
    return State(
      displacement: step.displacement(start.displacement, start.velocity),
      velocity: step.velocity(start.displacement, start.velocity)
    )
  }

  /// Returns value and velocity of a spring pulled from 0 towards a target.
  package func state(at time: Double, target: Double, initialVelocity: Double = 0) -> State {
    let state = state(at: time, from: State(displacement: -target, velocity: initialVelocity))
    return State(displacement: target + state.displacement, velocity: state.velocity)
  }
}
