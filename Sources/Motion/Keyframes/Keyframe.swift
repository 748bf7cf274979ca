/// One step of a keyframe track: where to go, how, and in what time.
package enum Keyframe: Sendable {
  /// A straight change, paced by a curve.
  case linear(to: SIMD4<Double>, duration: Double, curve: any Curve = LinearCurve())

  /// A cubic Hermite segment; velocities in units a second, worked out from the neighbours when not given.
  case cubic(
    to: SIMD4<Double>,
    duration: Double,
    startVelocity: SIMD4<Double>? = nil,
    endVelocity: SIMD4<Double>? = nil
  )

  /// A spring, which takes its own time when none is given and is cut when that is shorter.
  case spring(
    to: SIMD4<Double>,
    duration: Double? = nil,
    spring: Spring = Spring.smooth,
    startVelocity: SIMD4<Double>? = nil
  )

  /// A jump, which takes no time.
  case move(to: SIMD4<Double>)

  /// Where the step leads.
  package var target: SIMD4<Double> {
    switch self {
    case .linear(let to, _, _), .cubic(let to, _, _, _), .spring(let to, _, _, _), .move(let to): to
    }
  }

  /// Seconds, where they are given.
  package var givenDuration: Double? {
    switch self {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _): duration
    case .spring(_, let duration, _, _): duration
    case .move: 0
    }
  }

  /// The velocity the step is told to start with, in units a second.
  var givenStartVelocity: SIMD4<Double>? {
    switch self {
    case .cubic(_, _, let velocity, _), .spring(_, _, _, let velocity): velocity
    case .linear, .move: nil
    }
  }

  /// The step as it is run: refused with a bad duration, a jump with none.
  func checked() throws(ParameterError) -> Keyframe {
    guard let givenDuration else { return self }
    let duration = try ParameterError.checked(givenDuration, "duration", .nonNegative)
    // Shorter than this a slope overflows when it is squared.
    return duration < ParameterError.magnitudes.lowerBound ? .move(to: target) : self
  }
}
