package import Language
import Motion

/// `phases Save(trigger: saveCount) { idle { scale = 1 } .smooth ... }`: steps, each with its animation.
package struct PhasesDefinition: ClipDefinition {
  /// A property, with its type in every phase.
  struct Property: Sendable {
    let name: String
    let kind: ValueKind
  }

  struct Step: Sendable {
    let name: String

    /// By property; nil where the phase leaves it out and the first phase's value counts.
    let values: [TypedExpression?]

    /// What enters the phase; nil where nothing was said, which means `.default`.
    let animation: TypedExpression?
  }

  package let syntax: DefinitionSyntax
  package let references: [String]
  package let expressions: [TypedExpression]
  let properties: [Property]
  let steps: [Step]

  /// What starts a run when it changes; without one the phases loop.
  let trigger: TypedExpression?

  package var meaning: NameMeaning { .clip(kind: "phases") }

  package func channelNames(in document: Document) -> [String] { properties.map(\.name) }

  private let phases: PhasesSyntax

  private init(_ phases: PhasesSyntax, in lookup: DefinitionLookup) throws(Diagnostic) {
    self.phases = phases
    syntax = .phases(phases)
    guard let first = phases.phases.first else {
      throw Diagnostic(id: "no-phase", message: "phases need one phase at least", range: phases.name.range)
    }
    var trigger: TypedExpression?
    if let expression = phases.trigger { trigger = try lookup.trigger(expression) }
    self.trigger = trigger
    let properties = try Self.properties(of: first, phases, in: lookup)
    var steps: [Step] = []
    for phase in phases.phases {
      if steps.contains(where: { $0.name == phase.name.text }) { throw Self.duplicate(phase.name) }
      steps.append(try Self.bind(phase, properties, in: lookup))
    }
    self.properties = properties
    self.steps = steps
    expressions =
      [trigger].compactMap(\.self) + steps.flatMap { ($0.values + [$0.animation]).compactMap(\.self) }
    references = expressions.flatMap(\.references).unique
  }

  /// The first phase says which properties there are.
  private static func properties(
    of first: PhasesSyntax.Phase,
    _ phases: PhasesSyntax,
    in lookup: DefinitionLookup
  ) throws(Diagnostic) -> [Property] {
    var properties: [Property] = []
    for value in first.values {
      let name = value.name
      if properties.contains(where: { $0.name == name.text }) { throw PropertyBinder.duplicate(name) }
      let all = phases.phases.flatMap(\.values).filter { $0.name == name }.map(\.expression)
      guard let kind = try lookup.sharedType(of: all, property: name).valueKind else { continue }
      properties.append(Property(name: name.text, kind: kind))
    }
    return properties
  }

  private static func bind(
    _ phase: PhasesSyntax.Phase,
    _ properties: [Property],
    in lookup: DefinitionLookup
  ) throws(Diagnostic) -> Step {
    var values: [TypedExpression?] = properties.map { _ in nil }
    for value in phase.values {
      guard let index = properties.firstIndex(where: { $0.name == value.name.text }) else {
        throw missing(value.name, from: properties)
      }
      guard values[index] == nil else { throw PropertyBinder.duplicate(value.name) }
      let wanted = Wanted(LanguageType(properties[index].kind), by: "'\(value.name.text)'")
      let typed = try Checker.check(value.expression, wanted: wanted, in: lookup.everything)
      try lookup.refuseFaulty(typed)
      values[index] = typed
    }
    var animation: TypedExpression?
    if let expression = phase.animation {
      let wanted = Wanted(.animation, by: "a phase")
      let typed = try Checker.check(expression, wanted: wanted, in: lookup.everything)
      try lookup.refuseFaulty(typed)
      animation = typed
    }
    return Step(name: phase.name.text, values: values, animation: animation)
  }

  private static func missing(_ name: Word, from properties: [Property]) -> Diagnostic {
    Diagnostic(
      id: "property-not-in-first-phase",
      message: "the first phase has no '\(name.text)'; a property starts with its value there",
      range: name.range,
      suggestion: Suggestion.closest(to: name.text, among: properties.map(\.name))
    )
  }

  private static func duplicate(_ name: Word) -> Diagnostic {
    Diagnostic(
      id: "duplicate-phase",
      message: "the phase '\(name.text)' stands here twice",
      range: name.range
    )
  }

  package static let kind = DefinitionKind(
    keyword: "phases",
    inWords: "phases",
    summary: "steps, each entered by an animation of its own",
    example: "phases Pulse { small { scale = 1 }; large { scale = 1.1 } .bouncy }",
    details: [
      "The animation behind a phase is the one that enters it; left out, it is .default.",
      "With `trigger:` each change of the value starts one run; without it the phases loop.",
      "A property that a phase leaves out has the first phase's value.",
    ],
    form: """
      state saves = 0
      phases Save(trigger: saves) {
          idle { scale = 1 } .smooth
          press { scale = 0.88 } .easeIn(duration: 0.12)
          settle { scale = 1.05 } .spring(duration: 0.35, bounce: 0.35)
      }
      play Save
      saves += 1
      """,
    bind: { syntax, lookup throws(Diagnostic) in
      guard case .phases(let phases) = syntax else { return nil }
      return try PhasesDefinition(phases, in: lookup)
    },
    decode: { object throws(Diagnostic) in try decode(&object) }
  )
}

// MARK: - In a session

extension PhasesDefinition {
  package func encoded() -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let trigger = phases.trigger { members.append(.init("trigger", ExpressionCoding.encode(trigger))) }
    return members + [.init("steps", .array(phases.phases.map(Self.encode)))]
  }

  private static func encode(_ phase: PhasesSyntax.Phase) -> JSONValue {
    let values = phase.values.map { JSONValue.Member($0.name.text, ExpressionCoding.encode($0.expression)) }
    var members: [JSONValue.Member] = [
      .init("phase", .string(phase.name.text)), .init("values", .object(values)),
    ]
    if let animation = phase.animation {
      members.append(.init("animation", ExpressionCoding.encode(animation)))
    }
    return .object(members)
  }

  private static func decode(_ object: inout SessionObject) throws(Diagnostic) -> DefinitionSyntax {
    let name = try object.name("phases")
    let trigger = try object.optionalExpression("trigger")
    var phases: [PhasesSyntax.Phase] = []
    for value in try object.list("steps") { phases.append(try decodePhase(value)) }
    try object.finish()
    return .phases(PhasesSyntax(name: name, trigger: trigger, phases: phases))
  }

  private static func decodePhase(_ value: JSONValue) throws(Diagnostic) -> PhasesSyntax.Phase {
    var object = try SessionObject(value)
    let name = try object.name("phase")
    let values = try object.properties("values")
    let animation = try object.optionalExpression("animation")
    try object.finish()
    return PhasesSyntax.Phase(name: name, values: values, animation: animation)
  }
}
