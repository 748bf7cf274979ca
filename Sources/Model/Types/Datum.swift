package import Motion

/// What an expression comes to.
package enum Datum: Sendable {
  case value(Value)
  /// Nil is no animation: the change is made at once.
  case animation(Animation?)
  case spring(Spring)
  case curve(any Curve)
  case transition(Transition)
  case symbolEffect(SymbolEffect)
  case effectOptions(EffectOptions)
  case range(ClosedRange<Double>)
  case string(String)

  package static func number(_ number: Double) -> Datum { .value(.number(number)) }

  package static func bool(_ flag: Bool) -> Datum { .value(.bool(flag)) }

  package var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The first component of a value, zero for anything else; callers have checked the type.
  var scalar: Double { value?.components.x ?? 0 }

  /// Whether this is `true`.
  var isTrue: Bool { scalar != 0 }
}
