/// `restore VIEW { ACTIONS } from STATE = VALUE, ...`: what last moved a view, and what was held before.
package struct RestoreSyntax: Equatable, Sendable {
  package let view: Word
  package let actions: [ActionSyntax]
  package let before: [PropertySyntax]

  package init(view: Word, actions: [ActionSyntax], before: [PropertySyntax]) {
    self.view = view
    self.actions = actions
    self.before = before
  }
}

extension SyntaxReader {
  /// Reads what follows `restore`.
  ///
  /// - Throws: What is no name, no block of actions, or no state with '=' and a value behind `from`.
  mutating func restore() throws(Diagnostic) -> RestoreSyntax {
    let view = try word("a view's name, as in 'restore Card { isOn = true } from isOn = false'")
    let actions = try actionBlock()
    var before: [PropertySyntax] = []
    if stream.takeIdentifier("from") != nil {
      repeat {
        let name = try word("a state, as in 'from isOn = false'")
        try expect(.assign, " and what '\(name.text)' held before")
        before.append(PropertySyntax(name: name, expression: try expression()))
      } while stream.take(.comma)
    }
    return RestoreSyntax(view: view, actions: actions, before: before)
  }
}

extension SyntaxPrinter {
  package static func text(_ restore: RestoreSyntax) -> String {
    let before = restore.before.map { "\($0.name.text) = \(text($0.expression))" }.joined(separator: ", ")
    return "\(restore.view.text) " + compact(restore.actions.map { text($0) })
      + (before.isEmpty ? "" : " from " + before)
  }
}
