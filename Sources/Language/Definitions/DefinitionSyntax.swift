/// A definition as it was typed; each form has its own file in this folder.
package enum DefinitionSyntax: Equatable, Sendable {
  case state(StateSyntax)
  case constant(LetSyntax)
  case view(ViewSyntax)
  case phases(PhasesSyntax)
  case keyframes(KeyframesSyntax)
  case onChange(OnChangeSyntax)
  case scene(SceneSyntax)
}

/// `NAME = EXPRESSION` inside a block: a property, a phase's value.
package struct PropertySyntax: Equatable, Sendable {
  package let name: Word
  package let expression: Expression

  package init(name: Word, expression: Expression) {
    self.name = name
    self.expression = expression
  }
}

// MARK: - Reading

extension DefinitionSyntax {
  /// The word a definition begins with.
  package enum Keyword: String, Hashable, Sendable, CaseIterable {
    case state
    case constant = "let"
    case view
    case phases
    case keyframes
    case onChange
    case scene
  }

  /// The word this definition begins with.
  package var keyword: Keyword {
    switch self {
    case .state: .state
    case .constant: .constant
    case .view: .view
    case .phases: .phases
    case .keyframes: .keyframes
    case .onChange: .onChange
    case .scene: .scene
    }
  }
}

extension SyntaxReader {
  /// - Parameter meant: What the word here is a slip of; nil where it is none.
  mutating func definition(_ meant: DefinitionSyntax.Keyword? = nil) throws(Diagnostic) -> DefinitionSyntax {
    let keyword = try word("a definition")
    switch meant ?? DefinitionSyntax.Keyword(rawValue: keyword.text) {
    case .state: return .state(try state())
    case .constant: return .constant(try constant())
    case .view: return .view(try view())
    case .phases: return .phases(try phases())
    case .keyframes: return .keyframes(try keyframes())
    case .onChange: return .onChange(try onChange())
    case .scene: return .scene(try scene())
    case nil: throw .expected("a definition", at: keyword.range)
    }
  }

  /// `NAME = EXPRESSION`.
  mutating func property() throws(Diagnostic) -> PropertySyntax {
    try refuseStatement()
    if isAtChoice { throw chosenProperty() }
    if let fault = animationAmongProperties { throw fault }
    if let fault = foreignProperty() { throw fault }
    let name = try newName("a property such as 'scale = 1'")
    try expectAssign(" and a value for '\(name.text)'")
    return PropertySyntax(name: name, expression: try expression("a value for '\(name.text)'"))
  }

  /// `withAnimation(.smooth) { scale = 1 }` where a property stands.
  private var animationAmongProperties: Diagnostic? {
    let next = stream.peek()
    guard stream.isAtIdentifier("withAnimation"),
      next.kind == .symbol(.openParenthesis) || next.kind == .symbol(.openBrace)
    else { return nil }
    return Diagnostic(
      id: "action-in-view",
      message: "properties follow their states; 'withAnimation' stands outside, around a change of a state",
      range: stream.current.range
    )
  }

}
