/// `onChange [NAME](of: EXPR) { actions }`.
package struct OnChangeSyntax: Hashable, Sendable {
  package let name: Word?
  package let observed: Expression
  package let actions: [ActionSyntax]

  package init(name: Word?, observed: Expression, actions: [ActionSyntax]) {
    self.name = name
    self.observed = observed
    self.actions = actions
  }
}
