import Language
import Motion

/// The definitions as a check sees them: those there are, and over them those about to be.
struct DefinitionLookup: Sendable {
  let table: DefinitionTable

  /// The environment the session is in; what a state's initial value is worked out with.
  var environment: Environment
  var overrides: [String: any Definition] = [:]

  subscript(name: String) -> (any Definition)? { overrides[name] ?? table[name]?.definition }

  /// Where states and constants may be used.
  var everything: any Scope { DefinitionScope(lookup: self, allowsStates: true) }

  /// Where only constants and the environment may.
  var constants: any Scope { DefinitionScope(lookup: self, allowsStates: false) }

  /// Works out an expression of constants.
  func value(
    of typed: TypedExpression,
    in environment: Environment
  ) throws(Diagnostic) -> (datum: Datum, notes: [String]) {
    try evaluator(in: environment) { _ in nil }.value(of: typed)
  }

  /// Checks an expression of constants in every environment that it can tell apart, today's first: what is
  /// entered today opens in the dark, and with Reduce Motion on.
  func checkEverywhere(
    _ typed: TypedExpression,
    _ check: (Evaluator) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let isConstant = !typed.readsEnvironment && widened(typed.references) == typed.references
    let others = isConstant ? [] : Environment.all.filter { $0 != environment }
    for environment in [environment] + others {
      do throws(Diagnostic) {
        try check(evaluator(in: environment) { _ in nil })
      } catch {
        throw error.found(in: environment, besides: self.environment)
      }
    }
  }

  /// The names with what constants among them read of the environment.
  func widened(_ names: [String]) -> [String] {
    let readsEnvironment = names.contains { (self[$0] as? LetDefinition)?.dependsOnEnvironment == true }
    return readsEnvironment ? (names + EnvironmentName.allCases.map(\.rawValue)).unique : names
  }

  /// An evaluator that reads states from `values` and constants from the definitions.
  func evaluator(
    in environment: Environment,
    values: @escaping (String) -> Value?
  ) -> Evaluator {
    let read = { (name: String) -> Evaluator.Outcome in
      if let value = values(name) { return Evaluator.Outcome(result: .success(.value(value))) }
      if let constant = self[name] as? LetDefinition { return constant.outcome(in: environment) }
      if let state = self[name] as? StateDefinition {
        return Evaluator.Outcome(result: .success(.value(state.initialValue)))
      }
      return Evaluator.Outcome(result: .failure(.unknownName(name)))
    }
    return Evaluator(environment: environment, read: read, readHidden: values)
  }
}

/// The names of a document, as the checker asks for them.
private struct DefinitionScope: Scope {
  let lookup: DefinitionLookup
  let allowsStates: Bool

  func meaning(of name: String) -> NameMeaning? {
    let meaning = lookup[name]?.meaning
    if !allowsStates, case .state? = meaning { return .forbiddenState }
    return meaning
  }

  var names: [String] {
    lookup.table.guessableNames {
      switch $0 {
      case .state: allowsStates
      case .constant: true
      case .clip, .forbiddenState, .faulty: false
      }
    }
  }
}

extension Diagnostic {
  /// A fault that shows in another environment than today's, with the words for it.
  func found(in environment: Environment, besides today: Environment) -> Diagnostic {
    var words: [String] = []
    if environment.reduceMotion != today.reduceMotion {
      words.append("reduceMotion \(environment.reduceMotion ? "on" : "off")")
    }
    if environment.colorScheme != today.colorScheme {
      words.append("colorScheme \(environment.colorScheme.rawValue)")
    }
    guard !words.isEmpty else { return self }
    return mapped { fault in
      Diagnostic(
        id: fault.id,
        message: "with \(words.joined(separator: " and ")), \(fault.message)",
        range: fault.range,
        suggestion: fault.suggestion
      )
    }
  }

  /// A name that stood for something when the expression was checked.
  fileprivate static func unknownName(_ name: String) -> Diagnostic {
    Diagnostic(id: "unknown-name", message: "nothing is called '\(name)'", range: 0..<0)
  }
}
