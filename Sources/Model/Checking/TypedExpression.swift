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

  /// States and constants it reads, once each, in order of appearance.
  package var references: [String] {
    steps.compactMap { if case .name(let name) = $0.instruction { name } else { nil } }.unique
  }

  /// ``references``, and the environment's names it reads.
  var dependencies: [String] {
    references
      + steps.compactMap { if case .environment(let name) = $0.instruction { name.rawValue } else { nil } }
  }

  /// Whether it reads the environment itself.
  var readsEnvironment: Bool {
    steps.contains { if case .environment = $0.instruction { true } else { false } }
  }
}
