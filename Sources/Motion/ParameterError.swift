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
  package let value: Double
  package let allowed: Allowed

  package init(name: String, value: Double, allowed: Allowed) {
    self.name = name
    self.value = value
    self.allowed = allowed
  }
}
