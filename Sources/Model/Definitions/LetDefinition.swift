package import Language
import Motion

/// `let quick = .easeOut(duration: 0.12)`: a named animation, spring, curve or value.
package struct LetDefinition: Definition {
  package let syntax: DefinitionSyntax
  package let references: [String]
  package let type: LanguageType

  /// Whether the value is another with Reduce Motion on or in the dark.
  package let dependsOnEnvironment: Bool

  package var meaning: NameMeaning { .constant(type) }

  private let constant: LetSyntax

  /// One for every environment, or a single one where they are all the same.
  ///
  /// Worked out when the definition is entered: a constant uses only constants and the environment, so
  /// the values say for ever what an evaluation on use would, and a faulty one is refused at once.
  private let outcomes: [Evaluator.Outcome]

  private init(_ constant: LetSyntax, in lookup: DefinitionLookup) throws(Diagnostic) {
    var wanted: Wanted?
    if let annotation = constant.annotation {
      var faults = FaultCollector()
      let type = faults.attempt(try Self.type(named: annotation))
      if type == nil { _ = faults.attempt(try Checker.infer(constant.expression, in: lookup.constants)) }
      try faults.finish()
      wanted = type.map { Wanted($0, by: "'\(constant.name.text)'") }
    }
    let typed = try Checker.check(constant.expression, wanted: wanted, in: lookup.constants)
    self.constant = constant
    syntax = .constant(constant)
    references = typed.references
    type = typed.type
    dependsOnEnvironment =
      typed.readsEnvironment
      || references.contains { (lookup[$0] as? LetDefinition)?.dependsOnEnvironment == true }
    try lookup.checkEverywhere(typed) { evaluator throws(Diagnostic) in
      try Self.refuseFraction(try evaluator.value(of: typed).datum, of: constant)
    }
    var outcomes: [Evaluator.Outcome] = []
    for environment in dependsOnEnvironment ? Environment.all : [lookup.environment] {
      let (datum, notes) = try lookup.value(of: typed, in: environment)
      outcomes.append(Evaluator.Outcome(result: .success(datum), notes: notes))
    }
    self.outcomes = outcomes
  }

  private static func refuseFraction(_ datum: Datum, of constant: LetSyntax) throws(Diagnostic) {
    guard constant.annotation?.text == TypeNames.whole, let value = datum.value, !value.isWhole else {
      return
    }
    throw .notWhole(value, of: constant.name.text, at: constant.expression.range)
  }

  private static func type(named word: Word) throws(Diagnostic) -> LanguageType {
    if let type = TypeNames.type(named: word.text) { return type }
    let meant = TypeNames.meant(by: word.text, among: TypeNames.all.map(\.name))
    throw Diagnostic(
      id: "unknown-type",
      message: "no type is called '\(word.text)'"
        + (meant == nil ? "; there are Animation, Spring, Double and others, as 'help types' tells" : ""),
      range: word.range,
      suggestion: meant
    )
  }

  func outcome(in environment: Environment) -> Evaluator.Outcome {
    outcomes[dependsOnEnvironment ? environment.index : 0]
  }

  package func encoded() -> [JSONValue.Member] {
    let type = constant.annotation.map { JSONValue.Member("type", .string($0.text)) }
    return [type].compactMap(\.self) + [.init("value", ExpressionCoding.encode(constant.expression))]
  }

  package static let kind = DefinitionKind(
    keyword: "let",
    inWords: "a let",
    summary: "a named animation, spring, curve or value",
    example: "let quick = .easeOut(duration: 0.12)",
    details: [
      "It is worked out where it is used, so it may ask for reduceMotion; states it cannot see.",
      "A type behind the name says what a leading dot belongs to.",
    ],
    form: """
      let quick = .easeOut(duration: 0.12)
      let calm = reduceMotion ? quick : .spring(duration: 0.4, bounce: 0.3)
      let soft: Spring = .smooth
      let distance = 120
      compare quick, calm
      """,
    bind: { syntax, lookup throws(Diagnostic) in
      guard case .constant(let constant) = syntax else { return nil }
      return try LetDefinition(constant, in: lookup)
    },
    decode: { object in
      let name = object.name("let")
      let annotation = object.word("type")
      let expression = object.expression("value")
      return .constant(LetSyntax(name: name, annotation: annotation, expression: expression))
    }
  )
}
