import Language
import Motion

/// The definitions as a check sees them: those there are, and over them those about to be.
struct DefinitionLookup: Sendable {
  let table: DefinitionTable

  /// The environment the session is in; what a state's initial value is worked out with.
  let environment: Environment
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
  /// A name that stood for something when the expression was checked.
  fileprivate static func unknownName(_ name: String) -> Diagnostic {
    Diagnostic(id: "unknown-name", message: "nothing is called '\(name)'", range: 0..<0)
  }
}
