/// `let NAME = EXPR`, with an optional `: TYPE`.
package struct LetSyntax: Hashable, Sendable {
  package let name: Word

  /// A type name such as `Animation`, `Spring` or `CGPoint`.
  package let annotation: Word?
  package let expression: Expression

  package init(name: Word, annotation: Word?, expression: Expression) {
    self.name = name
    self.annotation = annotation
    self.expression = expression
  }
}
