extension SyntaxReader {
  /// Reads the longest expression that stands here.
  ///
  /// - Parameters:
  ///   - wanted: What a fault says was expected: `a value`, `an animation`.
  ///   - allowsAt: True in `expect`, where `CLIP.CHANNEL at T` is a value.
  mutating func expression(_ wanted: String = "a value", allowsAt: Bool = false) throws(Diagnostic)
    -> Expression
  {
    let start = stream.current.range.lowerBound
    // Nesting counts within an expression and around it, so that one that fits in a place fits in any.
    let outerDepth = depth
    depth = 0
    self.allowsAt = allowsAt
    isExpectation = allowsAt
    nodes = []
    try conditional(wanted)
    depth = outerDepth
    return Expression(nodes: nodes, range: start..<stream.previousEnd)
  }

  /// Counts one more level of nesting, wherever it comes from.
  mutating func deeper() throws(Diagnostic) {
    depth += 1
    guard depth <= 200 else {
      throw Diagnostic(
        id: "too-deep",
        message: "this is too deeply nested; 200 levels are the most",
        range: stream.current.range
      )
    }
  }

  /// Adds a node over the last `count` complete operands.
  mutating func fold(_ operation: Expression.Operation, _ range: Range<Int>, operands count: Int) {
    var size = 1
    for _ in 0..<count { size += nodes[nodes.count - size].size }
    nodes.append(Expression.Node(operation: operation, range: range, size: size))
  }

  /// `a ? b : c`, which nests to the right.
  mutating func conditional(_ wanted: String) throws(Diagnostic) {
    try binary(wanted, atLeast: .or)
    guard stream.current.kind == .symbol(.question) else { return }
    let question = stream.current
    try deeper()
    passLineEnd(behind: question)
    stream.advance()
    try conditional("a value after '?'")
    try takeColon()
    try conditional("a value after ':'")
    fold(.conditional, question.range, operands: 3)
    depth -= 1
  }

  /// Operators between operands, by precedence, with a stack of its own: a long sum is not deep.
  ///
  /// - Parameter isTime: Whether it is read behind `at`, where it ends before what has a moment of its own.
  private mutating func binary(
    _ wanted: String,
    atLeast lowest: Precedence,
    isTime: Bool = false
  ) throws(Diagnostic) {
    var pending: [(infix: Expression.Infix, range: Range<Int>)] = []
    try operand(wanted)
    while let infix = infixHere, infix.precedence >= lowest, !(isTime && isBeforeTimedTerm) {
      while let last = pending.last, last.infix.precedence >= infix.precedence {
        if last.infix.precedence == infix.precedence, !infix.precedence.isAssociative {
          throw .chained(last.infix, infix, at: stream.current.range)
        }
        pending.removeLast()
        fold(.infix(last.infix), last.range, operands: 2)
      }
      if infix == .remainder, let fault = detachedPercent { throw fault }
      noteSpokenInfix(infix)
      pending.append((infix, stream.current.range))
      passLineEnd(behind: stream.current)
      stream.advance()
      noteDoubledMinus(behind: pending.last?.range)
      try operand("a value after '\(infix.rawValue)'")
    }
    while let last = pending.popLast() { fold(.infix(last.infix), last.range, operands: 2) }
  }

  /// The operator here, also at the start of a line, which it then joins to the one before.
  private var infixHere: Expression.Infix? {
    guard case .symbol(let symbol) = stream.current.kind, let infix = symbol.infix else { return spokenInfix }
    if infix == .subtract, optionBehindDash != nil { return nil }
    if symbol == .greater, stream.isOnNewLine, isAtPromptSign { return nil }
    // As in Swift, a sign with a space before it and none behind belongs to what follows.
    if stream.isOnNewLine, symbol.prefix != nil, !stream.peek().hasSpaceBefore { return nil }
    return infix
  }

  /// Signs, a value, its members and calls, and in `expect` the moment it is asked at.
  private mutating func operand(_ wanted: String) throws(Diagnostic) {
    var signs: [(prefix: Expression.Prefix, range: Range<Int>)] = []
    var wanted = wanted
    while !stream.isOnNewLine, case .symbol(let symbol) = stream.current.kind, let prefix = symbol.prefix {
      try deeper()
      noteDoubledMinus(behind: signs.last?.range)
      signs.append((prefix, stream.current.range))
      stream.advance()
      wanted = "a value after '\(prefix.rawValue)'"
    }
    if isAtSpokenNot {
      try deeper()
      signs.append((.not, stream.current.range))
      noteSpokenNot()
    }
    try postfix(wanted)
    while allowsAt, isAtTime {
      let word = stream.currentWord
      noteMisspelledAt()
      stream.advance()
      allowsAt = false
      try binary("a time after 'at'", atLeast: .additive, isTime: true)
      allowsAt = true
      fold(.infix(.at), word.range, operands: 2)
    }
    for sign in signs.reversed() { fold(.prefix(sign.prefix), sign.range, operands: 1) }
    depth -= signs.count
  }
}

extension SyntaxReader {
  /// `--12` and `2 -- x`: no sign in Swift either.
  private mutating func noteDoubledMinus(behind first: Range<Int>?) {
    guard let first, stream.text(first) == "-", stream.current.kind == .symbol(.minus),
      first.upperBound == stream.current.range.lowerBound
    else { return }
    let range = first.lowerBound..<stream.current.range.upperBound
    diagnostics.append(.doubled("-", at: range))
  }
}

extension Diagnostic {
  fileprivate static func chained(
    _ first: Expression.Infix,
    _ second: Expression.Infix,
    at range: Range<Int>
  ) -> Diagnostic {
    let advice =
      second == .closedRange
      ? "a range has two ends" : "compare two values at a time and join with '&&'"
    return Diagnostic(
      id: "chained-comparison",
      message: "'\(second.rawValue)' cannot follow '\(first.rawValue)'; \(advice)",
      range: range
    )
  }
}
