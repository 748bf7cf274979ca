import Language
import Motion

/// `if COND` and `.transition(T)`: when a view is there, and how it comes and goes.
struct ViewPresence: Sendable {
  let condition: TypedExpression

  /// Without one it fades.
  let transition: TypedExpression?

  /// What says how large the view is: its `size` or `frame`; nil where neither does.
  let size: ViewDefinition.Property?

  /// Where its frame is, for a view that may share it with another.
  let frame: ViewDefinition.Property?

  var expressions: [TypedExpression] { [condition, transition].compactMap(\.self) }

  /// Reads a view's condition and transition; nil for a view that is always there.
  static func bind(
    _ view: ViewSyntax,
    _ properties: [ViewDefinition.Property],
    in lookup: DefinitionLookup,
    _ faults: inout FaultCollector
  ) -> ViewPresence? {
    let transitions = view.transitions
    for second in transitions.dropFirst() { faults.note(repeated(second)) }
    let wanted = Wanted(.transition, by: "'.transition'")
    var transition: TypedExpression?
    if let expression = transitions.first {
      transition = faults.attempt(try lookup.checked(expression, wanted))
    }
    guard let condition = view.condition else {
      if let transition = transitions.first { faults.note(alwaysThere(view.name, transition)) }
      return nil
    }
    for property in properties { _ = faults.attempt(try refuseMisfit(property)) }
    guard let typed = faults.attempt(try lookup.checked(condition, Wanted(.bool, by: "'if'"))) else {
      return nil
    }
    return ViewPresence(
      condition: typed,
      transition: transition,
      size: properties.first { $0.name == "size" && $0.kind == .size }
        ?? properties.first { $0.name == "frame" && [.rect, .size].contains($0.kind) },
      frame: properties.first { $0.name == "frame" }
    )
  }

  /// Refuses a property that no transition could be laid over.
  private static func refuseMisfit(_ property: ViewDefinition.Property) throws(Diagnostic) {
    guard let channel = TransitionChannel(rawValue: property.name) else { return }
    let fitting: [ValueKind] =
      switch channel {
      case .opacity, .blur: [.number]
      case .scale: [.number, .point, .size]
      case .offset: [.point, .size]
      }
    guard !fitting.contains(property.kind) else { return }
    throw Diagnostic(
      id: "wrong-type",
      message: "a transition changes '\(property.name)' too, so it must be "
        + fitting.map { LanguageType($0).inWords }.joined(separator: " or ")
        + ", not \(LanguageType(property.kind).inWords)",
      range: property.value.expression.range
    )
  }

  private static func alwaysThere(_ name: Word, _ transition: Expression) -> Diagnostic {
    Diagnostic(
      id: "transition-without-if",
      message: "'\(name.text)' is always there; a transition is for a view that comes and goes: "
        + "view \(name.text) if isShown { ... }",
      range: transition.range
    )
  }

  private static func repeated(_ transition: Expression) -> Diagnostic {
    Diagnostic(
      id: "duplicate-transition",
      message: "a view has one transition; .combined(with:) makes one of two",
      range: transition.range
    )
  }
}

extension ViewSyntax {
  var transitions: [Expression] {
    modifiers.compactMap { if case .transition(let transition) = $0 { transition } else { nil } }
  }
}

extension ViewPresence {
  /// The transition at an instant, as the system shows it then.
  func transition(
    _ evaluator: Evaluator,
    notes: inout [String]
  ) throws(Diagnostic) -> Transition {
    var found = Transition.opacity
    if let transition {
      let (datum, more) = try evaluator.value(of: transition)
      notes += more
      if case .transition(let own) = datum { found = own }
    }
    return evaluator.environment.reduceMotion ? found.reduced : found
  }

  /// Width and height at an instant.
  func size(_ evaluator: Evaluator) throws(Diagnostic) -> SIMD2<Double> {
    guard let size else { return ViewSize.unknown }
    let value = try evaluator.quantity(of: size.value)
    return value.kind == .rect ? value.components.highHalf : value.components.lowHalf
  }
}
