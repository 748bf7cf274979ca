import Language
import Motion

/// Checks actions against the definitions they use.
struct ActionBinder {
  /// Where a drag may stand: in scenes, but not inside `withAnimation`.
  enum Drags: Hashable { case allowed, refused, refusedInAnimation }

  let lookup: DefinitionLookup
  var drags = Drags.refused

  func bind(_ actions: [ActionSyntax]) throws(Diagnostic) -> [Action] {
    var bound: [Action] = []
    for action in actions { bound.append(try bind(action)) }
    return bound
  }

  private func bind(_ action: ActionSyntax) throws(Diagnostic) -> Action {
    switch action {
    case .assign(let target, let operation, let value):
      return try bindAssignment(try bind(target), operation, value)
    case .toggle(let target):
      let bound = try bind(target)
      guard bound.type == .bool else { throw notToggled(bound) }
      return .toggle(bound)
    case .withAnimation(let animation, _, let actions):
      var typed: TypedExpression?
      if let animation { typed = try check(animation, Wanted(.animation, by: "'withAnimation'")) }
      let inside = drags == .allowed ? Drags.refusedInAnimation : drags
      return .animated(typed, try ActionBinder(lookup: lookup, drags: inside).bind(actions))
    case .conditional(let condition, let then, let otherwise):
      return .conditional(
        try check(condition, Wanted(.bool, by: "'if'")),
        then: try bind(then),
        otherwise: try bind(otherwise)
      )
    case .drag(let drag): return try bind(drag)
    }
  }

  func check(_ expression: Expression, _ wanted: Wanted) throws(Diagnostic) -> TypedExpression {
    let typed = try Checker.check(expression, wanted: wanted, in: lookup.everything)
    try lookup.refuseFaulty(typed)
    return typed
  }

  private func bindAssignment(
    _ target: ActionTarget,
    _ operation: Expression.Infix?,
    _ value: Expression
  ) throws(Diagnostic) -> Action {
    if let operation, Operators.result(of: operation, target.type, target.type) == nil {
      throw Diagnostic(
        id: "wrong-type",
        message: "'\(operation.rawValue)=' changes numbers, angles, points and sizes; "
          + "'\(target.name)' is \(target.type.inWords)",
        range: target.range
      )
    }
    return .assign(target, operation, try check(value, Wanted(target.type, by: "'\(target.name)'")))
  }

  // MARK: - Targets

  func bind(_ target: TargetSyntax) throws(Diagnostic) -> ActionTarget {
    let (place, kind) = try bindPlace(target.name)
    var component: Int?
    if let word = target.component {
      component = kind.componentNames.firstIndex(of: word.text)
      guard component != nil else { throw noComponent(word, of: target.name.text, kind) }
    }
    return ActionTarget(place: place, kind: kind, component: component, range: target.name.range)
  }

  private func bindPlace(_ name: Word) throws(Diagnostic) -> (ActionTarget.Place, ValueKind) {
    if let state = lookup[name.text] as? StateDefinition {
      return (.state(name.text), state.initialValue.kind)
    }
    if let environment = EnvironmentName(rawValue: name.text), let kind = environment.type.valueKind {
      return (.environment(environment), kind)
    }
    if let other = lookup[name.text] {
      throw Diagnostic(
        id: "not-a-state",
        message: "'\(name.text)' is \(other.kind.inWords); only states can be assigned",
        range: name.range
      )
    }
    let states = lookup.table.guessable.compactMap { $0 as? StateDefinition }.map(\.name)
    throw Diagnostic(
      id: "unknown-name",
      message: "no state named '\(name.text)'",
      range: name.range,
      suggestion: Suggestion.closest(to: name.text, among: states) ?? "state \(name.text) = ..."
    )
  }

  private func noComponent(_ word: Word, of name: String, _ kind: ValueKind) -> Diagnostic {
    let known = kind.componentNames
    let parts = known.isEmpty ? "no parts" : known.map { ".\($0)" }.joined(separator: " ")
    return Diagnostic(
      id: "unknown-member",
      message: "'\(name)' is \(LanguageType(kind).inWords) and has \(parts)",
      range: word.range,
      suggestion: Suggestion.closest(to: word.text, among: known)
    )
  }

  private func notToggled(_ target: ActionTarget) -> Diagnostic {
    Diagnostic(
      id: "wrong-type",
      message: "toggle() turns true into false and back; '\(target.name)' is \(target.type.inWords)",
      range: target.range
    )
  }
}
