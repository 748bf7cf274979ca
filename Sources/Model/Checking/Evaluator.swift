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

  /// What time has made of a state: tracked, or held back; nil where no time passes.
  let readHidden: (String) -> Value?

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
        stack.append(Self.call(factory, slots, &stack, typed.expression, step.node))
      case .throttled(let throttle):
        let outcome = Self.call(throttle.factory, throttle.slots, &stack, typed.expression, step.node)
        stack.append(holding(outcome, as: throttle))
      case .tracked(let state, let quantity):
        stack.append(tracked(quantity, of: state, stack.removeLast()))
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
    return stack.last ?? Outcome(result: .failure(.notAValue(at: typed.expression.range)))
  }

  /// Returns the quantity an expression comes to, which the checker has promised it is.
  func quantity(of typed: TypedExpression) throws(Diagnostic) -> Value {
    guard let value = try value(of: typed).datum.value else { throw .notAValue(at: typed.expression.range) }
    return value
  }

  private static func call(
    _ factory: Factory,
    _ slots: [Int],
    _ stack: inout [Outcome],
    _ expression: Expression,
    _ node: Int
  ) -> Outcome {
    let count = slots.count + (factory.hasBase ? 1 : 0)
    let operands = Array(stack.suffix(count))
    stack.removeLast(count)
    let places = places(of: expression, at: node)
    return factory.outcome(slots, operands, places, callRange: expression.nodes[node].range)
  }

  /// The value held back, where time passes; the call itself has checked its arguments.
  private func holding(_ outcome: Outcome, as throttle: Throttle) -> Outcome {
    guard case .success = outcome.result, let held = readHidden(throttle.name) else { return outcome }
    return Outcome(result: .success(.value(held)), notes: outcome.notes)
  }

  private func tracked(_ quantity: TrackedQuantity, of state: String, _ place: Outcome) -> Outcome {
    guard case .success(.value(let value)) = place.result else { return place }
    let velocity = readHidden(Moment.velocityName(of: state))?.components ?? .zero
    let components =
      switch quantity {
      case .velocity: velocity
      case .predictedEnd: VelocityTracker.predictedEnd(from: value.components, velocity: velocity)
      }
    return Outcome(result: .success(.value(Value(kind: value.kind, components: components))))
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
    case (.failure(let first), .failure(let second)):
      return Outcome(result: .failure(Diagnostic.together([first, second]) ?? first))
    case (.failure, _): return left
    case (_, .failure): return right
    case (.success(let left), .success(let right)):
      return Outcome(result: combine(left, right), notes: notes)
    }
  }
}

extension Diagnostic {
  /// An expression that came to something else than the quantity its place was promised.
  static func notAValue(at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: "not-a-value", message: "this is no value", range: range)
  }
}
