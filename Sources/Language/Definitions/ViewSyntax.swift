/// `view NAME [if EXPR] { properties } .animation(A, value: s) .transition(T)`.
package struct ViewSyntax: Hashable, Sendable {
  package let name: Word
  package let condition: Expression?
  package let properties: [PropertySyntax]
  package let modifiers: [ViewModifierSyntax]

  package init(
    name: Word,
    condition: Expression?,
    properties: [PropertySyntax],
    modifiers: [ViewModifierSyntax]
  ) {
    self.name = name
    self.condition = condition
    self.properties = properties
    self.modifiers = modifiers
  }
}

/// A modifier behind a view's block.
package enum ViewModifierSyntax: Hashable, Sendable {
  /// `.animation(A, value: EXPR)`.
  case animation(Expression, value: Expression)
  case transition(Expression)
}
