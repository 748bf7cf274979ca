extension SyntaxReader {
  /// A value with its members and calls: each one is a level, since each wraps what stands before it.
  mutating func postfix(_ wanted: String) throws(Diagnostic) {
    let outerDepth = depth
    var isCallable = try primary(wanted)
    if let fault = missingProduct { throw fault }
    while true {
      if isCallable, stream.isAt(.openParenthesis), !stream.current.hasSpaceBefore {
        try call()
        isCallable = false
      } else if continuesWithMember {
        if stream.isOnNewLine { continuationDots.append(stream.current.range.lowerBound) }
        try deeper()
        stream.advance()
        fold(.member(stream.currentText), stream.current.range, operands: 1)
        stream.advance()
        isCallable = true
      } else {
        break
      }
    }
    depth = outerDepth
  }

  /// `.name` here, or at the start of the next line when a modifier can stand behind what was read.
  private var continuesWithMember: Bool {
    guard stream.current.kind == .symbol(.dot), !isBehindBlock else { return false }
    let name = stream.peek()
    guard name.kind == .identifier, !name.hasSpaceBefore else { return false }
    guard stream.isOnNewLine, let last = nodes.last else { return true }
    return !clipWords.beginsClip(stream.text(name.range), behind: last.operation)
  }

  /// Parts of one expression that are kept at most: each takes some hundred bytes, and a file may hold
  /// millions.
  private static let mostNodes = 200_000

  /// Reads one value; returns whether a call's bracket may follow it.
  private mutating func primary(_ wanted: String) throws(Diagnostic) -> Bool {
    if stream.isOnNewLine { throw .expected(wanted, at: stream.missing) }
    guard nodes.count < Self.mostNodes else { throw .tooLong(Self.mostNodes / 2, at: stream.current.range) }
    passCSSProperty()
    let token = stream.current
    switch token.kind {
    case .number where isAtCSSTransition: try cssTransition()
    case .number where isAtDecimalComma: decimalComma()
    case .number(let value, let unit): literal(.number(value, unit: unit))
    case .string(let text): literal(.string(text))
    case .color(let value): literal(.color(value))
    case .identifier where isInNextStatement: throw .expected(wanted, at: stream.missing)
    case .identifier: return try word()
    case .symbol(.dot): return try implicitMember(wanted)
    case .symbol(.comma) where isAtMistakenDot:
      diagnostics.append(.mistakenDot(at: token.range))
      return try implicitMember(wanted)
    case .symbol(.openParenthesis): try group()
    case .symbol(.openBrace) where isAtMotionSpring: try motionSpring()
    case .faulty(let fault): throw allowsText ? fault : unquotedClip ?? fault
    default: throw .expected(wanted, at: expectedRange)
    }
    return false
  }

  private mutating func literal(_ operation: Expression.Operation) {
    fold(operation, stream.current.range, operands: 0)
    stream.advance()
  }

  mutating func word() throws(Diagnostic) -> Bool {
    skipSelf()
    passDoubledOperand()
    if let fault = foreignCall() ?? foreignMember() ?? foreignDuration() { throw fault }
    if isAtChoice { throw chosenValue() }
    let text = stream.currentText
    switch text {
    case "true": literal(.boolean(true))
    case "false": literal(.boolean(false))
    case "nil": literal(.none)
    case "cubic" where stream.bytesHere(spell: "cubic-bezier("): try css("cubic-bezier")
    case "linear" where stream.bytesHere(spell: "linear("): try css("linear")
    case "steps" where stream.bytesHere(spell: "steps("): try css("steps")
    case "spring" where isAtComposeSpring: try composeSpring()
    default:
      literal(.name(text))
      nodes[nodes.count - 1].isTold = excusedNames.contains(text)
      return true
    }
    return false
  }

  private mutating func implicitMember(_ wanted: String) throws(Diagnostic) -> Bool {
    let dot = stream.current
    let name = stream.peek()
    if let fault = dottedFunction ?? foreignDuration() { throw fault }
    guard name.kind == .identifier, !name.hasSpaceBefore else {
      throw .expected("a name right after '.'", at: dot.range)
    }
    stream.advance()
    let text = stream.currentText
    if text == "ease" || text == "step",
      let fault = CSSTiming.fault(at: name.range.lowerBound, dots: 1, in: stream.bytes),
      fault.range.count > text.utf8.count + 1
    {
      throw fault
    }
    stream.advance()
    fold(.implicitMember(text), dot.range.lowerBound..<stream.previousEnd, operands: 0)
    return true
  }

  /// A CSS function's range is all of it, so its arguments begin one byte behind its name.
  private mutating func css(_ function: String) throws(Diagnostic) {
    let start = stream.current.range.lowerBound
    guard let arguments = stream.takeFunction(named: function) else { throw unexpected(instead: "')'") }
    fold(.css(function: function, arguments: arguments), start..<stream.previousEnd, operands: 0)
  }

  // MARK: Brackets

  /// The range of a call goes from its name to its closing bracket.
  private mutating func call() throws(Diagnostic) {
    guard let callee = nodes.last else { return }
    let labels = try elements(of: callee.operation.name ?? "").labels
    fold(.call(labels: labels), callee.range.lowerBound..<stream.previousEnd, operands: labels.count + 1)
  }

  private mutating func group() throws(Diagnostic) {
    let open = stream.current
    let (labels, endsWithComma) = try elements()
    if labels == [nil] {
      guard !endsWithComma else { throw .halfAPoint(at: stream.previousEnd - 1..<stream.previousEnd) }
      return
    }
    guard labels.count > 1 else { throw .expected("a value between the brackets", at: open.range) }
    fold(.tuple(labels: labels), open.range.lowerBound..<stream.previousEnd, operands: labels.count)
  }

  /// `(label: value, value)`; a comma may stand behind the last.
  ///
  /// - Parameter callee: What is called; nil for brackets alone.
  private mutating func elements(
    of callee: String? = nil
  ) throws(Diagnostic) -> (labels: [String?], endsWithComma: Bool) {
    var labels: [String?] = []
    var (lacksComma, endsWithComma) = (false, false)
    let outer = allowsAt
    allowsAt = isExpectation
    try deeper()
    stream.advance()
    if callee != nil { passDoubledParenthesis() }
    var isClosed = false
    while !isClosed, callee == nil ? !stream.isAt(.closeParenthesis) : !isAtEndOfArguments() {
      let labelStart = stream.current.range.lowerBound
      labels.append(argumentLabel(among: knownLabels(of: callee)))
      try conditional("a value")
      try clausesOfClip(from: labelStart)
      if labels.last != .some(nil) { nodes[nodes.count - 1].labelStart = labelStart }
      if labels.last != .some(nil) { try passUnnamed() }
      if lacksComma { nodes[nodes.count - 1].lacksComma = true }
      lacksComma = false
      isClosed = takeMistakenParenthesis()
      endsWithComma = !isClosed && stream.take(.comma)
      if isClosed || endsWithComma || stream.isAt(.closeParenthesis) { continue }
      lacksComma = passMissingComma()
      guard lacksComma else { throw unexpected(instead: "',' or ')'") }
    }
    if !isClosed { stream.advance() }
    depth -= 1
    allowsAt = outer
    return (labels, endsWithComma)
  }
}

extension Diagnostic {
  static func expected(_ wanted: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: "expected", message: "expected \(wanted)", range: range)
  }
}

extension Diagnostic {
  fileprivate static func tooLong(_ most: Int, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "too-long",
      message: "this expression has more than \(most) terms, and that is the most",
      range: range
    )
  }

  fileprivate static func halfAPoint(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "expected",
      message: "a point has a second number behind the comma, as in (0, 0)",
      range: range
    )
  }
}

extension Expression.Operation {
  /// What a name, a member or a word with a dot is called.
  fileprivate var name: String? {
    switch self {
    case .name(let name), .member(let name), .implicitMember(let name): name
    default: nil
    }
  }
}
