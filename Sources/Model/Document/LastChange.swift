package import Language
package import Motion

/// What last moved a view: the action, and what the states it needs held before.
///
/// It remembers the change and not the curve, so constants and the environment are read when it is shown.
package struct LastChange: Equatable, Sendable {
  package let actions: [ActionSyntax]
  package let before: [String: Value]

  package init(actions: [ActionSyntax], before: [String: Value]) {
    self.actions = actions
    self.before = before
  }
}
