import Language
import Motion

extension DefinitionLookup {
  /// The type several expressions for one property share: that of the first that has one by itself.
  ///
  /// So a `.zero` takes its type from its neighbours.
  func sharedType(
    of expressions: [Expression],
    property: Word
  ) throws(Diagnostic) -> LanguageType {
    for expression in expressions {
      if let type = try Checker.infer(expression, in: everything) { return try moving(type, property) }
    }
    guard let first = expressions.first else { return .number }
    return try moving(try Checker.check(first, in: everything).type, property)
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

  /// Refuses at once what cannot be worked out whatever the states hold.
  func refuseFaulty(_ typed: TypedExpression) throws(Diagnostic) {
    let dependsOnStates = typed.references.contains { self[$0] is StateDefinition }
    guard dependsOnStates else {
      _ = try value(of: typed, in: environment)
      return
    }
    for throttle in typed.throttles { _ = try throttle.seconds(evaluator(in: environment) { _ in nil }) }
  }
}
