/// `for b in 0...0.6 by 0.1`, and how people say that otherwise.
extension SyntaxReader {
  /// `NAME in RANGE by STEP`.
  mutating func binding() throws(Diagnostic) -> BindingSyntax {
    let name = try newName("a name after 'for', as in 'for b in 0...0.6 by 0.1'")
    let range = try bindingRange()
    guard stream.takeIdentifier("by") != nil else {
      return BindingSyntax(name: name, range: range, step: nil)
    }
    return BindingSyntax(name: name, range: range, step: try expression("a step after 'by'"))
  }

  /// `in 0...1`; `= 0...1`, `in 0 to 1` and `from 0 to 1` are told.
  private mutating func bindingRange() throws(Diagnostic) -> Expression {
    let word = stream.current.range
    let isFrom = stream.takeIdentifier("from") != nil
    if stream.isAt(.assign) {
      diagnostics.append(.rangeWord(word, "in"))
      stream.advance()
    } else if !isFrom, stream.takeIdentifier("in") == nil {
      throw unexpected(instead: "'in' and a range, as 0...1")
    }
    let low = try expression("a range, as 0...1")
    guard stream.isAtIdentifier("to") || isFrom else { return low }
    guard stream.takeIdentifier("to") != nil else {
      diagnostics.append(.rangeWord(word, "in"))
      return low
    }
    let high = try expression("the end of the range")
    let start = isFrom ? word.lowerBound : low.range.lowerBound
    let text = "\(stream.text(low.range))...\(stream.text(high.range))"
    diagnostics.append(.rangeWord(start..<high.range.upperBound, isFrom ? "in " + text : text))
    return Self.range(from: low, to: high)
  }

  private static func range(from low: Expression, to high: Expression) -> Expression {
    let whole = low.range.lowerBound..<high.range.upperBound
    let nodes = low.nodes + high.nodes
    let node = Expression.Node(operation: .infix(.closedRange), range: whole, size: nodes.count + 1)
    return Expression(nodes: nodes + [node], range: whole)
  }

  /// True at a name with `in` behind it.
  private var isAtBinding: Bool {
    let next = stream.peek()
    return stream.isAtIdentifier && next.kind == .identifier && !next.hasNewlineBefore
      && stream.text(next.range) == "in"
  }

  /// `b in 0...1` where the word before it was forgotten.
  func bareBinding(
    _ allowed: [CommandSignature.Clause]
  ) -> (clause: CommandSignature.Clause, fault: Diagnostic)? {
    guard isAtBinding, let clause = allowed.first(where: { $0.argument == .bindings }) else { return nil }
    let fault = Diagnostic(
      id: "missing-clause-word",
      message: "expected '\(clause.word)' before '\(stream.currentText)'",
      range: stream.current.range,
      suggestion: "\(clause.word) \(stream.currentText)"
    )
    return (clause, fault)
  }

  /// Passes over a comma that was forgotten before the next name, and tells so.
  mutating func passMissingBindingComma() -> Bool {
    guard isAtBinding else { return false }
    diagnostics.append(
      Diagnostic(
        id: "missing-comma",
        message: "between two names and their ranges stands a comma",
        range: stream.current.range,
        suggestion: ", \(stream.currentText)"
      )
    )
    return true
  }
}

extension Diagnostic {
  fileprivate static func rangeWord(_ range: Range<Int>, _ typed: String) -> Diagnostic {
    Diagnostic(
      id: "range-missing",
      message: "a name varies in a range, as in 'b in 0...1'",
      range: range,
      suggestion: typed
    )
  }
}
