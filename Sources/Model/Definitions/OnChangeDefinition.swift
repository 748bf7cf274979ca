package import Language
import Motion

/// `onChange titleGuard(of: scroll < -30) { ... }`: actions that run when a value has become another.
package struct OnChangeDefinition: Definition {
  package let syntax: DefinitionSyntax
  package let references: [String]

  /// What is watched.
  let observed: TypedExpression
  let actions: [Action]

  package var meaning: NameMeaning { .clip(kind: "an onChange") }

  private let onChange: OnChangeSyntax

  private init(_ onChange: OnChangeSyntax, in lookup: DefinitionLookup) throws(Diagnostic) {
    self.onChange = onChange
    syntax = .onChange(onChange)
    var faults = FaultCollector()
    let observed = faults.attempt(try Self.watched(onChange.observed, in: lookup))
    let actions = faults.attempt(try ActionBinder(lookup: lookup).bind(onChange.actions))
    guard let observed, let actions else {
      throw faults.together ?? .notAValue(at: onChange.observed.range)
    }
    self.observed = observed
    self.actions = actions
    references = (observed.references + actions.flatMap(\.references)).unique
  }

  private static func watched(
    _ expression: Expression,
    in lookup: DefinitionLookup
  ) throws(Diagnostic) -> TypedExpression {
    let typed = try lookup.changing(expression, as: "'of:'")
    try lookup.refuseFaulty(typed)
    return typed
  }

  /// What the watched expression comes to.
  func value(_ evaluator: Evaluator) throws(Diagnostic) -> Value { try evaluator.quantity(of: observed) }

  package static let kind = DefinitionKind(
    keyword: "onChange",
    inWords: "an onChange",
    summary: "actions that run when a value has become another",
    example: "state scroll = 0; state isSmall = false; onChange(of: scroll < -30) { isSmall.toggle() }",
    details: [
      "When a change is complete, each one whose value is another now runs once, in definition order, as a "
        + "change of its own at the same instant; those that never come to rest are an error.",
      "Without a name it is called by what it watches.",
    ],
    form: """
      state scroll = 0
      state showsTitle = false
      view Title { opacity = showsTitle ? 1 : 0 }
      onChange titleGuard(of: scroll < -30) {
          withAnimation(.easeInOut(duration: 0.25)) { showsTitle.toggle() }
      }
      scroll = -40
      play Title
      """,
    bind: { syntax, lookup throws(Diagnostic) in
      guard case .onChange(let onChange) = syntax else { return nil }
      return try OnChangeDefinition(onChange, in: lookup)
    },
    decode: { object in decode(&object) }
  )
}

// MARK: - In a session

extension OnChangeDefinition {
  /// Without a name of its own, the key that names it holds what it watches, and there is no other.
  package var encodedName: JSONValue {
    onChange.name.map { .string($0.text) } ?? ExpressionCoding.encode(onChange.observed)
  }

  package func encoded() -> [JSONValue.Member] {
    let observed = JSONValue.Member("of", ExpressionCoding.encode(onChange.observed))
    let actions = JSONValue.Member("actions", ActionCoding.encode(onChange.actions))
    return onChange.name == nil ? [actions] : [observed, actions]
  }

  private static func decode(_ object: inout SessionObject) -> DefinitionSyntax {
    let first = object.firstKey
    var isName = false
    if case .string(let text)? = first?.value.content {
      isName = CharacterClass.isIdentifier(text)
    }
    // Under another key than `of` may stand what is watched; a text that is no name is watched itself.
    let isNamed =
      first?.key == "onChange"
      && (object.has("of") || isName && object.hasFurtherKeys(besides: "actions"))
    let name = isNamed ? object.name("onChange") : nil
    let observed = object.expression(isNamed ? "of" : "onChange")
    let actions = object.actions("actions")
    return .onChange(OnChangeSyntax(name: name, observed: observed, actions: actions))
  }
}
