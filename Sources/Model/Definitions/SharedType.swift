import Language
import Motion

extension DefinitionLookup {
  /// The type several expressions for one property share: that of the first that has one by itself.
  ///
  /// So a `.zero` takes its type from its neighbours.
  ///
  /// - Returns: Nil where faults keep it from being known.
  func sharedType(
    of expressions: [Expression],
    property: Word,
    _ faults: inout FaultCollector
  ) -> LanguageType? {
    var isKnown = true
    for expression in expressions {
      let inferred = faults.attempt(try Checker.infer(expression, in: everything))
      if let type = inferred ?? nil { return faults.attempt(try moving(type, property)) }
      if inferred == nil { isKnown = false }
    }
    guard isKnown else { return nil }
    guard let first = expressions.first else { return .number }
    return faults.attempt(try moving(try Checker.check(first, in: everything).type, property))
  }

  /// An expression whose change starts something: anything that can be told apart.
  func changing(_ expression: Expression, as place: String) throws(Diagnostic) -> TypedExpression {
    let typed = try Checker.check(expression, in: everything)
    guard typed.type.valueKind != nil else {
      throw Diagnostic(
        id: "wrong-type",
        message: "\(place) takes what may change, not \(typed.type.inWords)",
        range: expression.range
      )
    }
    return typed
  }

  private func moving(_ type: LanguageType, _ property: Word) throws(Diagnostic) -> LanguageType {
    guard type.valueKind != nil else {
      throw Diagnostic(
        id: "wrong-type",
        message: "'\(property.text)' is to move, and \(type.inWords) does not",
        range: property.range
      )
    }
    return type
  }

  /// Checks an expression of a definition, and works it out where no state decides what it comes to.
  func checked(_ expression: Expression, _ wanted: Wanted? = nil) throws(Diagnostic) -> TypedExpression {
    let typed = try Checker.check(expression, wanted: wanted, in: everything)
    try refuseFaulty(typed)
    return typed
  }

  /// Refuses at once what cannot be worked out whatever the states hold.
  func refuseFaulty(_ typed: TypedExpression) throws(Diagnostic) {
    let dependsOnStates = typed.references.contains { self[$0] is StateDefinition }
    try checkEverywhere(typed) { evaluator throws(Diagnostic) in
      guard dependsOnStates else {
        _ = try evaluator.value(of: typed)
        return
      }
      for throttle in typed.throttles { _ = try throttle.seconds(evaluator) }
    }
  }
}
