import Language
import Motion

/// Carries actions out on a copy of the states, so that a fault in the middle changes nothing.
struct ActionRun {
  let lookup: DefinitionLookup
  private(set) var change: StateChange

  init(_ lookup: DefinitionLookup, from moment: Moment) {
    self.lookup = lookup
    change = StateChange(before: moment, after: moment)
  }

  mutating func run(_ actions: [Action], animation: Animation? = nil) throws(Diagnostic) {
    for action in actions {
      switch action {
      case .assign(let target, let operation, let value):
        try assign(try evaluate(value), operation, to: target, animation)
      case .toggle(let target):
        let isOn = change.after.value(named: target.name)?.components.x ?? 0
        try assign(.bool(isOn == 0), nil, to: target, animation)
      case .animated(let expression, let actions):
        // The animation is worked out before the block changes what it may depend on.
        try run(actions, animation: try evaluateAnimation(expression))
      case .conditional(let condition, let then, let otherwise):
        try run(try evaluate(condition).isTrue ? then : otherwise, animation: animation)
      }
    }
  }

  private mutating func evaluateAnimation(_ expression: TypedExpression?) throws(Diagnostic) -> Animation? {
    guard let expression else { return .default }
    guard case .animation(let animation) = try evaluate(expression) else { return nil }
    return animation
  }

  private mutating func evaluate(_ expression: TypedExpression) throws(Diagnostic) -> Datum {
    let (datum, notes) = try lookup.evaluator(at: change.after).value(of: expression)
    change.notes += notes
    return datum
  }

  private mutating func assign(
    _ datum: Datum,
    _ operation: Expression.Infix?,
    to target: ActionTarget,
    _ animation: Animation?
  ) throws(Diagnostic) {
    guard let old = change.after.value(named: target.name), var value = datum.value else { return }
    if let operation {
      let part = target.component.map { Value.number(old.components[$0]) } ?? old
      let parts = [Datum.value(part), datum].map { Evaluator.Outcome(result: .success($0)) }
      let sum = Evaluator.apply(operation, parts[0], parts[1], at: target.range)
      value = try sum.result.get().value ?? value
    }
    if let component = target.component {
      var components = old.components
      components[component] = value.components.x
      value = Value(kind: old.kind, components: components)
    }
    change.after.set(target.place, to: value)
    change.assignments.append(.init(name: target.name, animation: animation, changes: value != old))
  }
}

extension DefinitionLookup {
  /// An evaluator that reads what the states hold at an instant.
  func evaluator(at moment: Moment) -> Evaluator {
    evaluator(in: moment.environment) { moment[$0] }
  }
}
