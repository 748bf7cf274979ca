/// One named step of a phase animation.
package struct Phase: Sendable {
  /// The value of each property in this phase, always in the same order.
  package let values: [SIMD4<Double>]

  /// The animation that enters the phase; without one everything jumps and the next step follows at once.
  package let animation: Animation?

  package init(values: [SIMD4<Double>], animation: Animation?) {
    self.values = values
    self.animation = animation
  }
}

/// When a phase is entered.
package struct PhaseBorder: Hashable, Sendable {
  /// Seconds.
  package let time: Double

  /// Which phase, counted from 0.
  package let phase: Int

  package init(time: Double, phase: Int) {
    self.time = time
    self.phase = phase
  }
}
