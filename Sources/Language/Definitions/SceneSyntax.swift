/// `scene NAME { at 0 ACTION; at 0.1 { ACTIONS } }`.
package struct SceneSyntax: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let time: Expression
    package let actions: [ActionSyntax]

    package init(time: Expression, actions: [ActionSyntax]) {
      self.time = time
      self.actions = actions
    }
  }

  package let name: Word
  package let entries: [Entry]

  package init(name: Word, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }
}
