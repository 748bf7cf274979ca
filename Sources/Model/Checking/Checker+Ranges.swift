import Language
import Motion

/// What is wrong with arguments where something else keeps a call from being made.
extension Checker {
  /// Arguments of another type than their labels say, where the labels do not fit together.
  func misfits(_ labels: [String?], _ meant: [Factory], _ arguments: [Int]) -> [Diagnostic] {
    pairs(labels, meant, arguments).compactMap { pair in
      let takes = meant.flatMap(\.parameters).filter { $0.label == pair.parameter.label }
      guard pair.parameter.label != nil,
        !takes.contains(where: { candidates[pair.argument].accepts($0.type) })
      else { return nil }
      let match = Match(factory: pair.factory, slots: [pair.slot])
      return wrongArgument(0, of: match, among: [match], [pair.argument])
    }
  }

  /// Notes the numbers out of range in an expression that is faulty, and so is worked out by nobody.
  mutating func noteNumbersOutOfRange() {
    let isConditional = conditionalParts
    for (position, node) in expression.nodes.enumerated() {
      guard case .call(let labels) = node.operation, !isConditional[position] else { continue }
      let operands = expression.operands(of: position)
      let meant = matches[position]?.map(\.factory) ?? callees[operands[0]] ?? []
      for pair in pairs(labels, meant, Array(operands.dropFirst())) {
        guard !told.contains(pair.argument), let number = constant(pair.argument), number.value != nil else {
          continue
        }
        let range = expression.range(of: pair.argument)
        if let fault = pair.factory.misfits([pair.slot], [number], [range], range) { faults.note(fault) }
      }
    }
  }

  /// Each argument with the parameter that has its label, of the form that has the most of the labels.
  private func pairs(
    _ labels: [String?],
    _ meant: [Factory],
    _ arguments: [Int]
  ) -> [(factory: Factory, slot: Int, parameter: Parameter, argument: Int)] {
    func known(_ factory: Factory) -> Int {
      labels.count { label in factory.parameters.contains { $0.label == label } }
    }
    var forms = meant
    if let best = meant.indices.max(by: { (known(meant[$0]), $1) < (known(meant[$1]), $0) }) {
      forms.insert(forms.remove(at: best), at: 0)
    }
    var unlabelled = 0
    return zip(labels, arguments).compactMap { label, argument in
      if label == nil { unlabelled += 1 }
      for factory in forms {
        let places = factory.parameters.indices.filter { factory.parameters[$0].label == label }
        let place = label == nil ? places.dropFirst(unlabelled - 1).first : places.first
        if let place { return (factory, place, factory.parameters[place], argument) }
      }
      return nil
    }
  }

  /// What a part comes to whatever any name holds; nil where it does not.
  private func constant(_ position: Int) -> Datum? {
    var steps: [TypedExpression.Step] = []
    for node in position - expression.nodes[position].size + 1...position {
      switch instructions[node] {
      case .constant?, .prefix?, .infix?:
        instructions[node].map { steps.append(TypedExpression.Step(instruction: $0, node: node)) }
      default: return nil
      }
    }
    let evaluator = Evaluator(
      environment: Environment(),
      read: { _ in Evaluator.Outcome(result: .failure(.notAValue(at: 0..<0))) },
      readHidden: { _ in nil }
    )
    let typed = TypedExpression(expression: expression, type: .number, steps: steps)
    return try? evaluator.outcome(of: typed).result.get()
  }

  /// By node, whether it may never be worked out: in a branch, or behind what can decide without it.
  private var conditionalParts: [Bool] {
    var parts = Array(repeating: false, count: expression.nodes.count)
    for (position, node) in expression.nodes.enumerated() {
      switch node.operation {
      case .conditional, .infix(.and), .infix(.or):
        guard let first = expression.operands(of: position).first else { continue }
        for part in first + 1..<position { parts[part] = true }
      default: continue
      }
    }
    return parts
  }
}
