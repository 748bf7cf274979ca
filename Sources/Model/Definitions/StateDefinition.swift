package import Language
package import Motion

/// `state isExpanded = false`: a value that actions change.
package struct StateDefinition: Definition {
  package let syntax: DefinitionSyntax
  package let references: [String]

  /// What the state holds before anything has changed it.
  package let initialValue: Value

  /// What the environment was when that was worked out.
  let environment: Environment

  package var meaning: NameMeaning { .state(type) }

  /// The type of what it holds.
  package var type: LanguageType { LanguageType(initialValue.kind) }

  private let state: StateSyntax

  private init(_ state: StateSyntax, in lookup: DefinitionLookup) throws(Diagnostic) {
    var faults = FaultCollector()
    let type = faults.attempt(try Self.type(of: state))
    if type == nil, !state.beginsWithCase {
      _ = faults.attempt(try Checker.infer(state.initial, in: lookup.constants))
    }
    try faults.finish()
    let wanted = (type ?? nil).map { Wanted($0, by: "'\(state.name.text)'") }
    let typed = try Checker.check(state.initial, wanted: wanted, in: lookup.constants)
    guard case .value(let value) = try lookup.value(of: typed, in: lookup.environment).datum else {
      let constant = "let \(state.name.text) = \(SyntaxPrinter.text(state.initial))"
      throw Diagnostic(
        id: "wrong-type",
        message: "a state holds a value that can change, not \(typed.type.inWords)"
          + (lookup.table.isUsed(state.name.text) ? "" : "; what stays is a let, as in \(constant)"),
        range: state.initial.range
      )
    }
    if case .type(let word)? = state.annotation, word.text == TypeNames.whole, !value.isWhole {
      throw .notWhole(value, of: state.name.text, at: state.initial.range)
    }
    self.state = state
    syntax = .state(state)
    references = typed.references
    initialValue = value
    environment = lookup.environment
  }

  private init(_ state: StateSyntax, holding value: Value, _ environment: Environment) {
    self.state = state
    self.environment = environment
    syntax = .state(state)
    references = []
    initialValue = value
  }

  /// The definition as a session keeps it: with its first value as it is, where what was typed would give
  /// another by now, since a let or the environment is another.
  func stored(in lookup: DefinitionLookup) -> StateDefinition {
    let reads = state.initial.nodes.contains { if case .name = $0.operation { true } else { false } }
    guard reads, (try? StateDefinition(state, in: lookup))?.initialValue != initialValue else { return self }
    let held = StateSyntax(name: state.name, annotation: state.annotation, initial: initialValue.expression)
    return StateDefinition(held, holding: initialValue, environment)
  }

  /// Whether it was declared to hold whole numbers only.
  var isWhole: Bool {
    if case .type(let word)? = state.annotation { word.text == TypeNames.whole } else { false }
  }

  /// The type an annotation asks for, nil without one.
  private static func type(of state: StateSyntax) throws(Diagnostic) -> LanguageType? {
    switch state.annotation {
    case nil: return nil
    case .type(let word):
      if let type = TypeNames.type(named: word.text), type.valueKind != nil { return type }
      let meant = TypeNames.meant(by: word.text, among: TypeNames.ofStates)
      throw Diagnostic(
        id: "unknown-type",
        message: "a state is of no type '\(word.text)'"
          + (meant == nil ? "; there are Bool, Double, CGPoint and others, or cases: idle | done" : ""),
        range: word.range,
        suggestion: meant
      )
    case .cases(let words):
      guard words.count > 1 else {
        throw Diagnostic(
          id: "too-few-cases",
          message: "a state has two cases or more, as in 'idle | done'",
          range: words.first?.range ?? state.name.range
        )
      }
      var seen: Set<String> = []
      let twice = words.filter { !seen.insert($0.text).inserted }.map { word in
        Diagnostic(
          id: "duplicate-case",
          message: "the case '\(word.text)' stands here twice",
          range: word.range
        )
      }
      if let fault = Diagnostic.together(twice) { throw fault }
      return .choice(words.map(\.text))
    }
  }

  package func encoded() -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    switch state.annotation {
    case .type(let word): members.append(.init("type", .string(word.text)))
    case .cases(let words): members.append(.init("cases", .array(words.map { .string($0.text) })))
    case nil: break
    }
    return members + [.init("initial", ExpressionCoding.encode(state.initial))]
  }

  package static let kind = DefinitionKind(
    keyword: "state",
    inWords: "a state",
    summary: "a value that actions change and views depend on",
    example: "state isExpanded = false",
    details: [
      "Its type is that of its first value, or the one behind the colon; named cases stand there with bars.",
      "Actions change it: `isExpanded = true`, `count += 1`, `isExpanded.toggle()`.",
    ],
    form: """
      state isExpanded = false
      state count: Int = 0
      state upload: idle | saving | done = .idle
      state offset = (0, 0)
      withAnimation(.snappy) { isExpanded.toggle(); upload = .saving }
      """,
    bind: { syntax, lookup throws(Diagnostic) in
      guard case .state(let state) = syntax else { return nil }
      return try StateDefinition(state, in: lookup)
    },
    decode: { object in
      let name = object.name("state")
      var annotation: StateSyntax.Annotation?
      let faults = object.faultCount
      if let cases = object.words("cases") {
        annotation = .cases(cases)
      } else if let type = object.word("type") {
        annotation = .type(type)
      }
      // Of cases that could not be read nobody knows whether the first one is among them.
      let isKnown = object.faultCount == faults
      let stored = object.expression("initial")
      let initial = isKnown ? stored : .told(at: object.range)
      if !isKnown { annotation = nil }
      return .state(StateSyntax(name: name, annotation: annotation, initial: initial))
    }
  )
}

extension StateSyntax {
  /// Whether the first value is one of the cases it lists, as far as that can be seen.
  fileprivate var beginsWithCase: Bool {
    guard case .cases? = annotation, initial.nodes.count == 1 else { return false }
    if case .implicitMember? = initial.nodes.first?.operation { return true }
    return false
  }
}

extension Value {
  /// Whether a number has no fraction.
  var isWhole: Bool { components.x == components.x.rounded() }
}

extension Diagnostic {
  static func notWhole(_ value: Value, of name: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "wrong-type",
      message:
        "'\(name)' is an Int, a whole number, and \(JSONWriter.text(of: value.components.x)) is a Double",
      range: range
    )
  }
}
