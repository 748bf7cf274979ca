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
    var faults = FaultCollector()
    let phases = Self.mended(phases, &faults)
    self.phases = phases
    syntax = .phases(phases)
    guard let first = phases.phases.first else {
      throw Diagnostic(id: "no-phase", message: "phases need one phase at least", range: phases.name.range)
    }
    var trigger: TypedExpression?
    if let expression = phases.trigger {
      trigger = faults.attempt(try lookup.changing(expression, as: "'trigger:'"))
    }
    self.trigger = trigger
    let properties = Self.properties(of: first, phases, in: lookup, &faults)
    var names: Set<String> = []
    steps = phases.phases.map { phase in
      if !names.insert(phase.name.text).inserted { faults.note(Self.duplicate(phase.name)) }
      return Self.bind(phase, properties, in: lookup, &faults)
    }
    try faults.finish()
    self.properties = properties.compactMap { name, kind in kind.map { Property(name: name, kind: $0) } }
    expressions =
      [trigger].compactMap(\.self) + steps.flatMap { ($0.values + [$0.animation]).compactMap(\.self) }
    references = expressions.flatMap(\.references).unique
  }

  /// The phases with a property of the first one named as all the others have it: a slip there is told once,
  /// and not of each of them.
  private static func mended(
    _ phases: PhasesSyntax,
    _ faults: inout FaultCollector
  ) -> PhasesSyntax {
    guard let first = phases.phases.first else { return phases }
    let later = Dictionary(grouping: phases.phases.dropFirst().flatMap(\.values), by: \.name.text)
    let known = Set(first.values.map(\.name.text))
    let missing = later.filter { $0.value.count > 1 && !known.contains($0.key) }.keys.sorted()
    guard !missing.isEmpty, missing.count <= 100, known.count <= 100 else { return phases }
    let values = first.values.map { value in
      guard later[value.name.text] == nil,
        let meant = Suggestion.closest(to: value.name.text, among: missing)
      else { return value }
      faults.note(.misspelt(value.name, as: meant))
      return PropertySyntax(name: Word(text: meant, range: value.name.range), expression: value.expression)
    }
    let mended = PhasesSyntax.Phase(name: first.name, values: values, animation: first.animation)
    return PhasesSyntax(
      name: phases.name,
      trigger: phases.trigger,
      phases: [mended] + phases.phases.dropFirst()
    )
  }

  /// The first phase says which properties there are.
  private static func properties(
    of first: PhasesSyntax.Phase,
    _ phases: PhasesSyntax,
    in lookup: DefinitionLookup,
    _ faults: inout FaultCollector
  ) -> [(name: String, kind: ValueKind?)] {
    let values = Dictionary(grouping: phases.phases.flatMap(\.values), by: \.name.text)
    var names: Set<String> = []
    return first.values.map(\.name).filter { names.insert($0.text).inserted }.map { name in
      let all = (values[name.text] ?? []).map(\.expression)
      return (name.text, lookup.sharedType(of: all, property: name, &faults)?.valueKind)
    }
  }

  private static func bind(
    _ phase: PhasesSyntax.Phase,
    _ properties: [(name: String, kind: ValueKind?)],
    in lookup: DefinitionLookup,
    _ faults: inout FaultCollector
  ) -> Step {
    var values: [TypedExpression?] = properties.map { _ in nil }
    let places = Dictionary(uniqueKeysWithValues: properties.indices.map { (properties[$0].name, $0) })
    var names: Set<String> = []
    // To look for the nearest of thousands at each slip would take its square.
    let known = properties.count > 100 ? [] : properties.map(\.name)
    for value in phase.values {
      if !names.insert(value.name.text).inserted { faults.note(PropertyBinder.duplicate(value.name)) }
      guard let index = places[value.name.text] else {
        faults.note(missing(value.name, from: known))
        _ = faults.attempt(try Checker.infer(value.expression, in: lookup.everything))
        continue
      }
      guard let kind = properties[index].kind else {
        _ = faults.attempt(try Checker.infer(value.expression, in: lookup.everything))
        continue
      }
      let wanted = Wanted(LanguageType(kind), by: "'\(value.name.text)'")
      values[index] = faults.attempt(try lookup.checked(value.expression, wanted))
    }
    var animation: TypedExpression?
    if let expression = phase.animation {
      animation = faults.attempt(try lookup.checked(expression, Wanted(.animation, by: "a phase")))
    }
    return Step(name: phase.name.text, values: values, animation: animation)
  }

  private static func missing(_ name: Word, from properties: [String]) -> Diagnostic {
    Diagnostic(
      id: "property-not-in-first-phase",
      message: "the first phase has no '\(name.text)'; a property starts with its value there",
      range: name.range,
      suggestion: Suggestion.closest(to: name.text, among: properties)
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
    decode: { object in decode(&object) }
  )
}

extension Diagnostic {
  fileprivate static func misspelt(_ name: Word, as meant: String) -> Diagnostic {
    Diagnostic(
      id: "property-not-in-first-phase",
      message: "the other phases have '\(meant)', and the first has '\(name.text)'",
      range: name.range,
      suggestion: meant
    )
  }
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

  private static func decode(_ object: inout SessionObject) -> DefinitionSyntax {
    let name = object.name("phases")
    let trigger = object.optionalExpression("trigger")
    let phases = object.list("steps", decodePhase)
    return .phases(PhasesSyntax(name: name, trigger: trigger, phases: phases))
  }

  private static func decodePhase(_ object: inout SessionObject) -> PhasesSyntax.Phase {
    let name = object.name("phase")
    let values = object.properties("values")
    let animation = object.optionalExpression("animation")
    return PhasesSyntax.Phase(name: name, values: values, animation: animation)
  }
}
