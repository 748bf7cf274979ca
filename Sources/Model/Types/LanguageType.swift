import Language
package import Motion

/// The type of an expression.
package enum LanguageType: Hashable, Sendable {
  case number
  case angle
  case point
  case size
  case rect
  case color
  case bool
  /// One of these named cases.
  case choice([String])
  /// May be `nil`: no animation.
  case animation
  case spring
  /// A unit curve.
  case curve
  /// How a view comes and goes.
  case transition
  case symbolEffect
  /// What stands behind `options:` of one.
  case effectOptions
  case range
  case string

  /// The type of a quantity that can be animated or kept as a state.
  package init(_ kind: ValueKind) {
    self =
      switch kind {
      case .number: .number
      case .angle: .angle
      case .point: .point
      case .size: .size
      case .rect: .rect
      case .color: .color
      case .bool: .bool
      case .choice(let cases): .choice(cases)
      }
  }

  /// What a state or a channel of this type carries; nil for what is no quantity.
  package var valueKind: ValueKind? {
    switch self {
    case .number: .number
    case .angle: .angle
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .color: .color
    case .bool: .bool
    case .choice(let cases): .choice(cases)
    case .animation, .spring, .curve, .transition, .symbolEffect, .effectOptions, .range, .string: nil
    }
  }

  var cases: [String]? {
    if case .choice(let cases) = self { cases } else { nil }
  }

  /// `an angle`: what a message calls a value of this type.
  package var inWords: String {
    switch self {
    case .number: "a number"
    case .angle: "an angle"
    case .point: "a point"
    case .size: "a size"
    case .rect: "a rect"
    case .color: "a colour"
    case .bool: "true or false"
    case .choice(let cases): "one of \(cases.map { ".\($0)" }.listed(" "))"
    case .animation: "an animation"
    case .spring: "a spring"
    case .curve: "a unit curve"
    case .transition: "a transition"
    case .symbolEffect: "a symbol effect"
    case .effectOptions: "options of a symbol effect"
    case .range: "a range"
    case .string: "a string"
    }
  }
}
