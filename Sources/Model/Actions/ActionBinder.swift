import Language
import Motion

/// Checks actions against the definitions they use.
struct ActionBinder {
  /// Where a drag may stand: in scenes, but not inside `withAnimation`.
  enum Drags: Hashable { case allowed, refused, refusedInAnimation }

  let lookup: DefinitionLookup
  var drags = Drags.refused

  func bind(_ actions: [ActionSyntax]) throws(Diagnostic) -> [Action] {
    var faults = FaultCollector()
    let bound = faults.attempt(each: actions, bind)
    try faults.finish()
    return bound
  }

  private func bind(_ action: ActionSyntax) throws(Diagnostic) -> Action {
    switch action {
    case .assign(let target, let operation, let value):
      return try bindAssignment(target, operation, value)
    case .toggle(let target):
      let bound: ActionTarget
      do throws(Diagnostic) {
        bound = try bind(target)
      } catch {
        throw error.defining(target.name, as: .bool)
      }
      guard bound.type == .bool else { throw notToggled(bound) }
      return .toggle(bound)
    case .withAnimation(let animation, _, let actions):
      let inside = drags == .allowed ? Drags.refusedInAnimation : drags
      var faults = FaultCollector()
      var typed: TypedExpression?
      if let animation {
        typed = faults.attempt(try check(animation, Wanted(.animation, by: "'withAnimation'")))
      }
      let bound = faults.attempt(try ActionBinder(lookup: lookup, drags: inside).bind(actions))
      try faults.finish()
      return .animated(typed, bound ?? [])
    case .conditional(let condition, let then, let otherwise):
      var faults = FaultCollector()
      let typed = faults.attempt(try check(condition, Wanted(.bool, by: "'if'")))
      let (first, second) = (faults.attempt(try bind(then)), faults.attempt(try bind(otherwise)))
      guard let typed, let first, let second else { throw faults.together ?? .notAValue(at: condition.range) }
      return .conditional(typed, then: first, otherwise: second)
    case .drag(let drag): return try bind(drag)
    }
  }

  func check(_ expression: Expression, _ wanted: Wanted) throws(Diagnostic) -> TypedExpression {
    try lookup.checked(expression, wanted)
  }

  private func bindAssignment(
    _ syntax: TargetSyntax,
    _ operation: Expression.Infix?,
    _ value: Expression
  ) throws(Diagnostic) -> Action {
    var faults = FaultCollector()
    guard let target = faults.attempt(try bind(syntax)) else {
      let type = faults.attempt(try Checker.infer(value, in: lookup.everything)).flatMap(\.self)
      let fault = faults.together ?? .notAValue(at: value.range)
      guard syntax.component == nil, let type else { throw fault }
      throw fault.mapped { $0.defining(syntax.name, as: type) }
    }
    if let operation, Operators.result(of: operation, target.type, target.type) == nil {
      throw Diagnostic(
        id: "wrong-type",
        message: "'\(operation.rawValue)=' changes numbers, angles, points and sizes; "
          + "'\(target.name)' is \(target.type.inWords)",
        range: target.range
      )
    }
    let part = syntax.component.map { "." + $0.text } ?? ""
    let typed = try check(value, Wanted(target.type, by: "'\(target.name)\(part)'"))
    if let state = lookup[target.name] as? StateDefinition, state.isWhole,
      !typed.references.contains(where: { lookup[$0] is StateDefinition })
    {
      try lookup.checkEverywhere(typed) { evaluator throws(Diagnostic) in
        guard let number = try evaluator.value(of: typed).datum.value, !number.isWhole else { return }
        throw .notWhole(number, of: target.name, at: value.range)
      }
    }
    return .assign(target, operation, typed)
  }

  // MARK: - Targets

  func bind(_ target: TargetSyntax) throws(Diagnostic) -> ActionTarget {
    if target.isTold { throw .told(at: target.name.range) }
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
    if let fault = Diagnostic.reserved(name) { throw fault }
    let states = lookup.table.guessableNames { if case .state = $0 { true } else { false } }
    throw Diagnostic(
      id: "unknown-name",
      message: "no state named '\(name.text)'",
      range: name.range,
      suggestion: Suggestion.closest(to: name.text, among: states)
    )
    .about(name.text)
  }

  private func noComponent(_ word: Word, of name: String, _ kind: ValueKind) -> Diagnostic {
    let known = kind.componentNames
    let parts = known.isEmpty ? "no parts" : known.map { ".\($0)" }.joined(separator: " ")
    return Diagnostic(
      id: "unknown-member",
      message: "'\(name)' is \(LanguageType(kind).inWords) and has \(parts)",
      range: word.range,
      suggestion: Checker.otherComponent(word.text, among: known)
        ?? Suggestion.closest(to: word.text, among: known)
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

extension Word {
  /// `state isOn` for `stateisOn`; nil for a word that begins with no such keyword.
  fileprivate var parted: String? {
    for keyword in [DefinitionSyntax.Keyword.state, .constant].map(\.rawValue) where text.hasPrefix(keyword) {
      let name = String(text.dropFirst(keyword.count))
      if name.count > 1, CharacterClass.isName(name) { return "\(keyword) \(name)" }
    }
    return nil
  }
}

extension Diagnostic {
  /// The fault of a state that is missing, with the line that makes one of a type.
  fileprivate func defining(_ name: Word, as type: LanguageType) -> Diagnostic {
    let starts: [(LanguageType, String)] = [
      (.bool, "false"), (.number, "0"), (.angle, "0deg"), (.point, "(0, 0)"), (.size, ".size(0, 0)"),
    ]
    guard id == "unknown-name", range == name.range, suggestion == nil,
      DefinitionSyntax.Keyword(rawValue: name.text) == nil
    else { return self }
    if let parted = name.parted {
      return Diagnostic(id: id, message: message, range: range, suggestion: parted)
    }
    guard let start = starts.first(where: { $0.0 == type })?.1
    else { return self }
    return Diagnostic(id: id, message: message, range: range, suggestion: "state \(name.text) = \(start)")
      .typedFirst.about(name.text)
  }
}
