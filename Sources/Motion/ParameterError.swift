/// A number that no motion can be made of: which one, its value, and what is allowed.
///
/// Thrown by every initialiser of this target instead of clamping. The words for a reader are made
/// from these three parts where the number was typed.
package struct ParameterError: Error, Hashable, Sendable {
  /// The range a parameter may lie in.
  package enum Allowed: Hashable, Sendable {
    case positive
    case nonNegative
    case finite
    case within(ClosedRange<Double>)
    /// Above the lower bound, up to and including the upper one.
    case above(Double, upTo: Double)
    case atLeast(Double)
  }

  /// The parameter's name as SwiftUI labels it.
  package let name: String
  /// What was given, in the parameter's own unit.
  package let value: Double

  /// What would have done, in that unit.
  package let allowed: Allowed

  package init(name: String, value: Double, allowed: Allowed) {
    self.name = name
    self.value = value
    self.allowed = allowed
  }

  /// Returns the value, or throws when it lies outside what is allowed or is not finite.
  package static func checked(
    _ value: Double,
    _ name: String,
    _ allowed: Allowed
  ) throws(ParameterError) -> Double {
    guard value.isFinite, allowed.contains(value) else {
      throw ParameterError(name: name, value: value, allowed: allowed)
    }
    return value
  }

  /// Returns a positive value of a size that neither overflows nor vanishes when it is squared.
  static func checkedMagnitude(_ value: Double, _ name: String) throws(ParameterError) -> Double {
    _ = try checked(value, name, .positive)
    return try checked(value, name, .within(magnitudes))
  }

  /// Every duration, mass or stiffness a person means lies far inside; outside, squares overflow.
  static let magnitudes = 1e-100...1e100
}

extension ParameterError.Allowed {
  /// Whether a finite value lies in the range.
  package func contains(_ value: Double) -> Bool {
    switch self {
    case .positive: value > 0
    case .nonNegative: value >= 0
    case .finite: value.isFinite
    case .within(let range): range.contains(value)
    case .above(let lower, let upper): value > lower && value <= upper
    case .atLeast(let lower): value >= lower
    }
  }
}
