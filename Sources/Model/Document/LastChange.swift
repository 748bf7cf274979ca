package import Language
package import Motion

/// What last moved a view: the action, and what the states it needs held before.
///
/// It remembers the change and not the curve, so constants and the environment are read when it is shown.
package struct LastChange: Equatable, Sendable {
  package let actions: [ActionSyntax]

  /// What the states and the environment held that the action needs: the same for every view it moved,
  /// so that a change of thousands of views is remembered once.
  private let shared: [String: Value]

  /// What the view needs besides.
  private let own: [String: Value]

  package init(actions: [ActionSyntax], before shared: [String: Value], and own: [String: Value] = [:]) {
    self.actions = actions
    self.shared = shared
    self.own = own
  }

  package var before: [String: Value] { own.isEmpty ? shared : shared.merging(own) { first, _ in first } }

  /// The same change for a view that is another now: what that needs besides, as it is.
  ///
  /// - Parameters:
  ///   - names: What the view refers to.
  ///   - values: What the states hold.
  func carried(to names: some Sequence<String>, _ values: [String: Value]) -> LastChange {
    var needed: [String: Value] = [:]
    for name in names where shared[name] == nil { needed[name] = own[name] ?? values[name] }
    return LastChange(actions: actions, before: shared, and: needed)
  }

  package static func == (left: LastChange, right: LastChange) -> Bool {
    left.actions == right.actions && left.before == right.before
  }
}
