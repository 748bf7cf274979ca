/// A definition as it was typed; each form has its own file in this folder.
package enum DefinitionSyntax: Hashable, Sendable {
  case state(StateSyntax)
  case constant(LetSyntax)
  case view(ViewSyntax)
  case phases(PhasesSyntax)
  case keyframes(KeyframesSyntax)
  case onChange(OnChangeSyntax)
  case scene(SceneSyntax)
}

/// `NAME = EXPRESSION` inside a block: a property, a phase's value.
package struct PropertySyntax: Hashable, Sendable {
  package let name: Word
  package let expression: Expression

  package init(name: Word, expression: Expression) {
    self.name = name
    self.expression = expression
  }
}
