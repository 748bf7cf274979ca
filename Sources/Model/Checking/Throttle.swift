import Language

/// `throttled(level, every: 0.1)`: a value that follows at multiples of a time only.
struct Throttle: Sendable {
  /// Its text: two that read the same are the same. No definition can be called so.
  let name: String

  /// What is held back.
  let value: TypedExpression

  /// The seconds of a step; constant.
  let period: TypedExpression

  /// Which function it is for this type, and where its arguments go.
  let factory: Factory
  let slots: [Int]

  /// The seconds of a step, in range.
  func seconds(_ evaluator: Evaluator) throws(Diagnostic) -> Double {
    let seconds = evaluator.outcome(of: period)
    let place = period.expression.range(of: period.steps.last?.node ?? period.expression.root)
    _ = try factory.outcome([1], [seconds], [place], callRange: place).result.get()
    return try seconds.result.get().scalar
  }
}

extension Checker {
  /// The instruction behind a call of `throttled`.
  ///
  /// - Parameter steps: Everything that was settled before it.
  func throttle(_ position: Int, _ steps: [TypedExpression.Step]) -> TypedExpression.Instruction? {
    let operands = expression.operands(of: position)
    guard case .invoke(let factory, let slots)? = instructions[position],
      factory.name == Factory.throttledName,
      factory.form == .function, let type = factory.parameters.first?.type, operands.count == 3
    else { return nil }
    let whole = TypedExpression(expression: expression, type: type, steps: steps)
    return .throttled(
      Throttle(
        name: SyntaxPrinter.text(expression.subexpression(at: position)),
        value: whole.part(at: operands[1], type),
        period: whole.part(at: operands[2], .number),
        factory: factory,
        slots: slots
      )
    )
  }

  /// What a drag knows of a state; of anything but a state by itself there is nothing to know.
  func trackedInstruction(
    _ factory: Factory,
    base: Int,
    _ position: Int
  ) throws(Diagnostic) -> TypedExpression.Instruction? {
    guard case .modifier = factory.form, let quantity = TrackedQuantity(rawValue: factory.name) else {
      return nil
    }
    if case .name(let name) = expression.nodes[base].operation, case .state? = scope.meaning(of: name) {
      return .tracked(name, quantity)
    }
    let first = base - expression.nodes[base].size + 1
    let state = expression.nodes[first...base].lazy.compactMap { node -> String? in
      guard case .name(let name) = node.operation, case .state? = scope.meaning(of: name) else { return nil }
      return name
    }.first
    guard let state else { return nil }
    throw Diagnostic(
      id: "not-a-state",
      message: "only a state by itself has '.\(quantity.rawValue)', as in \(state).\(quantity.rawValue)",
      range: expression.nodes[position].range
    )
  }

  /// Refuses a step of `throttled` that could change.
  func refuseChangingPeriod(_ factory: Factory, _ arguments: [Int]) throws(Diagnostic) {
    guard factory.name == Factory.throttledName, factory.form == .function, let period = arguments.last else {
      return
    }
    let first = period - expression.nodes[period].size + 1
    for node in expression.nodes[first...period] {
      guard case .name(let name) = node.operation, case .state? = scope.meaning(of: name) else { continue }
      throw Diagnostic(
        id: "state-in-let",
        message: "'\(name)' is a state, and 'every:' takes what never changes",
        range: node.range
      )
    }
  }
}
