import Motion

extension SpringSpelling {
  /// The `config` of react-spring, which calls stiffness tension and damping friction.
  ///
  /// It has no closed form: it steps velocity, then position, by a millisecond at a time. Of a motion over
  /// so many minutes that this is too fine to see, the closed form stands for it.
  static let reactSpring = SpringSpelling("react-spring") { spring in
    let physics = PastedPhysics(spring)
    let text =
      "{ mass: \(physics.mass), tension: \(physics.stiffness), friction: \(physics.damping) }"
    guard Stepper.follows(spring) else { return SpringLine(text, runs: physics.spring) }
    return SpringLine(text) { step, count in
      Stepper(physics: physics).positions(every: step, count: count)
    }
  }

  /// react-spring's integrator.
  private struct Stepper {
    /// Seconds of one of its steps.
    static let step = 0.001

    let physics: PastedPhysics

    /// Whether forty swings take no more than a million steps.
    static func follows(_ spring: Spring) -> Bool { spring.response <= 25 }

    /// Positions from 0 to 1, between its steps in a straight line.
    func positions(every interval: Double, count: Int) -> [Double] {
      var (before, position, velocity) = (0.0, 0.0, 0.0)
      var elapsed = 0.0
      return (0..<count).map { index in
        let time = Double(index) * interval
        while elapsed < time {
          before = position
          let force = physics.stiffness.value * (1 - position) - physics.damping.value * velocity
          velocity += force / physics.mass.value * Self.step
          position += velocity * Self.step
          elapsed += Self.step
        }
        let share = (elapsed - time) / Self.step
        // Stiff springs make it diverge; from there on it is as wrong as can be.
        let shown = position + (before - position) * share
        return shown.isFinite ? min(max(shown, -1e6), 1e6) : 1e6
      }
    }
  }
}
