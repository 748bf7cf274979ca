package import Language
import Motion

/// `view Card { scale = isExpanded ? 1 : 0.96 }`: properties that follow from states.
package struct ViewDefinition: ClipDefinition {
  /// One property: a channel of the view.
  struct Property: Sendable {
    let name: String
    let value: TypedExpression
    let kind: ValueKind
  }

  /// `.animation(A, value: s)`.
  struct ImplicitAnimation: Sendable {
    let animation: TypedExpression
    let value: TypedExpression
  }

  package let syntax: DefinitionSyntax
  package let references: [String]
  package let expressions: [TypedExpression]
  let properties: [Property]

  /// From the innermost to the outermost.
  let animations: [ImplicitAnimation]

  /// When it is there; nil where it always is.
  let presence: ViewPresence?

  package var meaning: NameMeaning { .clip(kind: "a view") }

  package func channelNames(in document: Document) -> [String] {
    let evaluator = document.contents.evaluator(in: document.environment)
    var notes: [String] = []
    let transition = try? presence?.transition(evaluator, notes: &notes)
    return (properties.map(\.name) + (transition?.channels.map(\.rawValue) ?? [])).unique
  }

  private let view: ViewSyntax

  private init(_ view: ViewSyntax, in lookup: DefinitionLookup) throws(Diagnostic) {
    self.view = view
    syntax = .view(view)
    var faults = FaultCollector()
    properties = PropertyBinder.bind(view.properties, in: lookup, &faults)
    _ = faults.attempt(try Self.refuseDepth(of: view))
    presence = ViewPresence.bind(view, properties, in: lookup, &faults)
    animations = view.modifiers.prefix(Self.mostModifiers).compactMap { modifier in
      guard case .animation(let animation, let value) = modifier else { return nil }
      return Self.bind(animation, value: value, of: view, in: lookup, &faults)
    }
    try faults.finish()
    expressions =
      (presence?.expressions ?? []) + properties.map(\.value)
      + animations.flatMap { [$0.animation, $0.value] }
    references = expressions.flatMap(\.references).unique
  }

  private static let mostModifiers = 200

  /// Each modifier wraps the ones before, and what is nested at all nests 200 deep at most.
  private static func refuseDepth(of view: ViewSyntax) throws(Diagnostic) {
    guard view.modifiers.count > mostModifiers else { return }
    throw Diagnostic(
      id: "too-deep",
      message: "'\(view.name.text)' has more than \(mostModifiers) modifiers, and that is the most",
      range: view.name.range
    )
  }

  private static func bind(
    _ animation: Expression,
    value: Expression,
    of view: ViewSyntax,
    in lookup: DefinitionLookup,
    _ faults: inout FaultCollector
  ) -> ImplicitAnimation? {
    let names = view.properties.map(\.name.text)
    let typed = faults.attempt(try watched(value, naming: names, in: lookup))
    let wanted = Wanted(.animation, by: "'.animation'")
    guard let animation = faults.attempt(try lookup.checked(animation, wanted)), let typed else { return nil }
    return ImplicitAnimation(animation: animation, value: typed)
  }

  private static func watched(
    _ value: Expression,
    naming properties: [String],
    in lookup: DefinitionLookup
  ) throws(Diagnostic) -> TypedExpression {
    let typed: TypedExpression
    do throws(Diagnostic) {
      typed = try lookup.changing(value, as: "'value:'")
    } catch {
      let names = Set(properties)
      throw error.mapped { $0.naming(names, in: value) }
    }
    let canChange = lookup.widened(typed.references).contains { name in
      EnvironmentName(rawValue: name) != nil || lookup[name] is StateDefinition
    }
    guard canChange else {
      throw Diagnostic(
        id: "constant-value",
        message: "'value:' takes the state whose changes are animated, and this never changes",
        range: value.range
      )
    }
    return typed
  }

  /// The same view with one more modifier behind it; another transition takes the place of the first.
  package func amended(with modifier: ViewModifierSyntax) -> DefinitionSyntax {
    let kept = view.modifiers.filter { old in
      if case (.transition, .transition) = (old, modifier) { false } else { true }
    }
    return .view(
      ViewSyntax(
        name: view.name,
        condition: view.condition,
        properties: view.properties,
        modifiers: kept + [modifier]
      )
    )
  }

  /// Whether a property is the frame that another view has too: SwiftUI's matchedGeometryEffect, in which
  /// both follow it all the time.
  func shares(_ property: Property, in lookup: DefinitionLookup) -> Bool {
    guard property.name == "frame", presence != nil else { return false }
    return lookup.table.unordered.contains { other in
      guard let view = other as? ViewDefinition, view.name != name else { return false }
      return view.presence?.frame?.value.expression == property.value.expression
    }
  }
}

// MARK: - In a session

extension ViewDefinition {
  package func encoded() -> [JSONValue.Member] {
    let properties = view.properties.map {
      JSONValue.Member($0.name.text, ExpressionCoding.encode($0.expression))
    }
    var members = [JSONValue.Member("properties", .object(properties))]
    if let condition = view.condition {
      members.insert(.init("if", ExpressionCoding.encode(condition)), at: 0)
    }
    guard !view.modifiers.isEmpty else { return members }
    return members + [.init("modifiers", .array(view.modifiers.map(Self.encode)))]
  }

  private static func encode(_ modifier: ViewModifierSyntax) -> JSONValue {
    switch modifier {
    case .animation(let animation, let value):
      .object([
        "animation": ExpressionCoding.encode(animation), "value": ExpressionCoding.encode(value),
      ])
    case .transition(let transition):
      .object(["transition": ExpressionCoding.encode(transition)])
    }
  }

  private static func decodeModifier(_ object: inout SessionObject) -> ViewModifierSyntax {
    if let transition = object.optionalExpression("transition") { return .transition(transition) }
    return .animation(object.expression("animation"), value: object.expression("value"))
  }

  private static func decode(_ object: inout SessionObject) -> DefinitionSyntax {
    let name = object.name("view")
    let condition = object.optionalExpression("if")
    let properties = object.properties("properties")
    let modifiers = object.list("modifiers", isOptional: true, decodeModifier)
    return .view(ViewSyntax(name: name, condition: condition, properties: properties, modifiers: modifiers))
  }

  package static let kind = DefinitionKind(
    keyword: "view",
    inWords: "a view",
    summary: "properties that follow from states",
    example: "state isExpanded = false; view Card { scale = isExpanded ? 1 : 0.96 }",
    details: [
      "Properties have any names: scale, opacity, offset, what you like. They see states and lets.",
      "A change inside withAnimation moves it; .animation(A, value: s) behind the block moves it with A "
        + "whenever s changes.",
      "With `if` behind its name it is there only while that is true; .transition(T) says how it comes and goes.",
    ],
    form: """
      state isOpen = false
      state offset = (0, 0)
      view Card {
          scale = isOpen ? 1 : 0.96
          place = offset
      }.animation(.bouncy, value: isOpen)
      isOpen.toggle()
      withAnimation(.smooth) { offset = (140, 0) }
      view Banner if isOpen { size = .size(320, 60) }.transition(.move(edge: .top))
      """,
    remembersChanges: true,
    bind: { syntax, lookup throws(Diagnostic) in
      guard case .view(let view) = syntax else { return nil }
      return try ViewDefinition(view, in: lookup)
    },
    decode: { object in decode(&object) }
  )
}
