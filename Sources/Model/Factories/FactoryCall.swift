package import Language

/// A call somewhere in an expression: which factory it means, and what stands for each parameter.
package struct FactoryCall: Sendable {
  /// The call in the expression's nodes, or the name alone where nothing is in brackets behind it.
  package let node: Int
  package let factory: Factory

  /// By parameter: the node of its argument; nil where it was left out.
  package let arguments: [Int?]
}

extension Document {
  /// Finds the calls of an expression, innermost first.
  ///
  /// - Parameter type: What its place asks for; nil where any type will do.
  /// - Returns: The calls, with the type of the whole.
  package func calls(
    in expression: Expression,
    as type: LanguageType?
  ) throws(Diagnostic) -> (type: LanguageType, calls: [FactoryCall]) {
    let wanted = type.map { Wanted($0, by: "its place") }
    let typed = try Checker.check(expression, wanted: wanted, in: contents.lookup.everything)
    let calls = typed.steps.compactMap { step -> FactoryCall? in
      guard case .invoke(let factory, let slots) = step.instruction else { return nil }
      var arguments: [Int?] = factory.parameters.map { _ in nil }
      if case .call = expression.nodes[step.node].operation {
        let operands = expression.operands(of: step.node).dropFirst()
        for (slot, operand) in zip(slots, operands) { arguments[slot] = operand }
      }
      return FactoryCall(node: step.node, factory: factory, arguments: arguments)
    }
    return (typed.type, calls)
  }
}
