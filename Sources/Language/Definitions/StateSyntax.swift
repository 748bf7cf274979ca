/// `state NAME = EXPR`, `state NAME: TYPE = EXPR`, `state NAME: a | b | c = .a`.
package struct StateSyntax: Equatable, Sendable {
  package enum Annotation: Equatable, Sendable {
    /// `Bool Int Double CGFloat Angle CGPoint CGSize CGRect Color`.
    case type(Word)
    case cases([Word])
  }

  package let name: Word
  package let annotation: Annotation?
  package let initial: Expression

  package init(name: Word, annotation: Annotation?, initial: Expression) {
    self.name = name
    self.annotation = annotation
    self.initial = initial
  }
}

extension SyntaxReader {
  /// Reads what follows `state`.
  mutating func state() throws(Diagnostic) -> StateSyntax {
    let name = try newName("a name for the state")
    let annotation = takeColonBeforeType() ? try stateAnnotation() : nil
    if let annotation, let fault = unvalued(annotation, name) { throw fault }
    try expectAssign(" and a first value for '\(name.text)'")
    return StateSyntax(name: name, annotation: annotation, initial: try expression())
  }

  /// `state isOn: Bool`: the fault of a state without its first value; nil for others.
  private func unvalued(_ annotation: StateSyntax.Annotation, _ name: Word) -> Diagnostic? {
    guard stream.isAtEntryEnd else { return nil }
    let (word, first): (Word?, String?) =
      switch annotation {
      case .type(let type): (type, Self.firstValues[type.text])
      case .cases(let cases): (cases.last, cases.first.map { ".\($0.text)" })
      }
    guard let word, let first else { return nil }
    return Diagnostic(
      id: "expected",
      message: "expected '=' and a first value for '\(name.text)'",
      range: word.range,
      suggestion: "\(word.text) = \(first)"
    )
  }

  /// Of each type the value that says nothing.
  static let firstValues = [
    "Bool": "false", "Int": "0", "Double": "0", "CGFloat": "0", "Angle": "0deg", "CGPoint": "(0, 0)",
    "CGSize": ".size(0, 0)",
  ]

  /// One word is a type; several, with `|` between them, are the cases.
  private mutating func stateAnnotation() throws(Diagnostic) -> StateSyntax.Annotation {
    let first = try word("a type, or cases such as 'idle | done'")
    var cases = [first]
    var names: Set<String> = [first.text]
    while stream.current.kind == .symbol(.bar) {
      stream.advance()
      let next = try word("a case after '|'")
      guard names.insert(next.text).inserted else {
        throw Diagnostic(id: "duplicate-case", message: "'\(next.text)' is a case already", range: next.range)
      }
      cases.append(next)
    }
    return cases.count == 1 ? .type(first) : .cases(cases)
  }
}

extension SyntaxPrinter {
  static func text(_ state: StateSyntax) -> String {
    let annotation =
      switch state.annotation {
      case nil: ""
      case .type(let word): ": " + word.text
      case .cases(let words): ": " + words.map(\.text).joined(separator: " | ")
      }
    return "state \(state.name.text)\(annotation) = \(text(state.initial))"
  }
}
