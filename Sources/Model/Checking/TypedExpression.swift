package import Language

/// An expression whose every part has a type and a meaning: what the evaluator runs.
package struct TypedExpression: Sendable {
  /// One step on the evaluator's stack.
  enum Instruction: Sendable {
    case constant(Datum)
    case name(String)
    case environment(EnvironmentName)
    /// `slots` says which parameter each argument goes to.
    case invoke(Factory, slots: [Int])
    case prefix(Expression.Prefix)
    case infix(Expression.Infix)
    case conditional
    case point
  }

  struct Step: Sendable {
    let instruction: Instruction

    /// Where the step stands in ``expression``.
    let node: Int
  }

  package let expression: Expression
  package let type: LanguageType
  let steps: [Step]

  /// States, constants and environment values it reads, once each, in order of appearance.
  package var references: [String] {
    steps.compactMap { step in
      switch step.instruction {
      case .name(let name): name
      case .environment(let name): name.rawValue
      default: nil
      }
    }.unique
  }

  /// Whether it reads the environment itself.
  var readsEnvironment: Bool {
    steps.contains { if case .environment = $0.instruction { true } else { false } }
  }
}
