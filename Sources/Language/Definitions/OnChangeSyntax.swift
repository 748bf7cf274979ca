/// `onChange [NAME](of: EXPR) { actions }`.
package struct OnChangeSyntax: Equatable, Sendable {
  package let name: Word?
  package let observed: Expression
  package let actions: [ActionSyntax]

  package init(name: Word?, observed: Expression, actions: [ActionSyntax]) {
    self.name = name
    self.observed = observed
    self.actions = actions
  }
}

extension SyntaxReader {
  /// Reads what follows `onChange`.
  mutating func onChange() throws(Diagnostic) -> OnChangeSyntax {
    let name = stream.isAt(.openParenthesis) ? nil : try newName("a name, or '(of:' and what to watch")
    try expect(.openParenthesis, " with 'of:' and what to watch")
    try expectLabel("of", "what to watch")
    let observed = try expression("what to watch")
    try expect(.closeParenthesis)
    return OnChangeSyntax(name: name, observed: observed, actions: try actionBlock(of: .watcher))
  }
}

extension SyntaxPrinter {
  static func text(_ onChange: OnChangeSyntax) -> String {
    let name = onChange.name.map { " " + $0.text } ?? ""
    return "onChange\(name)(of: \(text(onChange.observed))) " + block(onChange.actions.map { text($0) })
  }
}
