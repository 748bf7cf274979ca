import Language
import Motion

/// Works a checked expression out, with a stack and no recursion.
struct Evaluator {
  /// A value, or why there is none, and what SwiftUI would do behind the user's back.
  struct Outcome: Sendable {
    var result: Result<Datum, Diagnostic>
    var notes: [String] = []
  }

  let environment: Environment

  /// How nearly two sides of a comparison must agree; nil for exactly.
  var tolerance: Tolerance?

  /// The value of a state or constant.
  let read: (String) -> Outcome

  /// Returns the value, or throws the fault of a part that was needed for it.
  func value(of typed: TypedExpression) throws(Diagnostic) -> (datum: Datum, notes: [String]) {
    let outcome = outcome(of: typed)
    return (try outcome.result.get(), outcome.notes)
  }

  /// Returns the value or the fault.
  ///
  /// A part that cannot be worked out spoils only what uses it: the branch of a `?:` that is not taken,
  /// and the right side of an `&&` or `||` that is already decided, may be faulty.
  ///
  /// - Parameter visit: Is told what each part came to, by its place in the expression.
  func outcome(of typed: TypedExpression, visit: (Int, Outcome) -> Void = { _, _ in }) -> Outcome {
    var stack: [Outcome] = []
    for step in typed.steps {
      let range = typed.expression.nodes[step.node].range
      switch step.instruction {
      case .constant(let datum): stack.append(Outcome(result: .success(datum)))
      case .name(let name): stack.append(read(name))
      case .environment(let name):
        stack.append(Outcome(result: .success(.value(name.value(in: environment)))))
      case .invoke(let factory, let slots):
        let places = Self.places(of: typed.expression, at: step.node)
        let count = slots.count + (factory.hasBase ? 1 : 0)
        let operands = Array(stack.suffix(count))
        stack.removeLast(count)
        stack.append(factory.outcome(slots, operands, places, callRange: range))
      case .prefix(let prefix):
        stack.append(Self.apply(prefix, to: stack.removeLast()))
      case .infix(let infix):
        let right = stack.removeLast()
        stack.append(Self.apply(infix, stack.removeLast(), right, at: range, tolerance))
      case .conditional:
        let otherwise = stack.removeLast()
        let then = stack.removeLast()
        stack.append(Self.choose(stack.removeLast(), then, otherwise))
      case .point:
        let y = stack.removeLast()
        stack.append(Self.point(stack.removeLast(), y))
      }
      if let latest = stack.last { visit(step.node, latest) }
    }
    return stack.last ?? Outcome(result: .success(.number(0)))
  }

  /// Where the arguments of a call stand.
  private static func places(of expression: Expression, at position: Int) -> [Range<Int>] {
    guard case .call = expression.nodes[position].operation else { return [] }
    return expression.operands(of: position).dropFirst().map { expression.range(of: $0) }
  }

  private static func choose(_ condition: Outcome, _ then: Outcome, _ otherwise: Outcome) -> Outcome {
    guard case .success(let datum) = condition.result else { return condition }
    return datum.isTrue ? then : otherwise
  }

  private static func point(_ x: Outcome, _ y: Outcome) -> Outcome {
    both(x, y) { .success(.value(.point($0.scalar, $1.scalar))) }
  }

  static func both(
    _ left: Outcome,
    _ right: Outcome,
    _ combine: (Datum, Datum) -> Result<Datum, Diagnostic>
  ) -> Outcome {
    let notes = left.notes + right.notes
    switch (left.result, right.result) {
    case (.failure, _): return left
    case (_, .failure): return right
    case (.success(let left), .success(let right)):
      return Outcome(result: combine(left, right), notes: notes)
    }
  }
}
