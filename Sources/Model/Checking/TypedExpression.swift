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
    /// What is tracked of a state that is dragged, in place of what stands under it.
    case tracked(String, TrackedQuantity)
    /// The value held back, in place of a value and the seconds it is held for.
    case throttled(Throttle)
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

  /// Everything whose change may change it: ``references``, and what time alone changes.
  var inputs: [String] {
    let hidden = steps.compactMap { step -> String? in
      switch step.instruction {
      case .tracked(let state, _): Moment.velocityName(of: state)
      case .throttled(let throttle): throttle.name
      default: nil
      }
    }
    return (references + hidden).unique
  }

  /// What it holds back, what stands inside another first.
  var throttles: [Throttle] {
    steps.compactMap { if case .throttled(let throttle) = $0.instruction { throttle } else { nil } }
  }

  /// The part that ends at a node, as an expression that can be worked out by itself.
  func part(at node: Int, _ type: LanguageType) -> TypedExpression {
    let first = node - expression.nodes[node].size + 1
    return TypedExpression(
      expression: expression,
      type: type,
      steps: steps.filter { (first...node).contains($0.node) }
    )
  }

  /// Whether it reads the environment itself.
  var readsEnvironment: Bool {
    steps.contains { if case .environment = $0.instruction { true } else { false } }
  }
}
