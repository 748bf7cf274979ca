/// `let NAME = EXPR`, with an optional `: TYPE`.
package struct LetSyntax: Equatable, Sendable {
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

extension SyntaxReader {
  /// Reads what follows `let`.
  mutating func constant() throws(Diagnostic) -> LetSyntax {
    let name = try newName("a name for the value")
    let annotation = stream.take(.colon) ? try word("a type") : nil
    try expectAssign(" and a value for '\(name.text)'")
    let outer = allowsText
    allowsText = true
    defer { allowsText = outer }
    return LetSyntax(name: name, annotation: annotation, expression: try expression())
  }
}

extension SyntaxPrinter {
  static func text(_ constant: LetSyntax) -> String {
    let annotation = constant.annotation.map { ": " + $0.text } ?? ""
    return "let \(constant.name.text)\(annotation) = \(text(constant.expression))"
  }
}
