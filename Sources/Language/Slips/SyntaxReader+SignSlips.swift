extension Diagnostic.ID {
  static let lateSign: Diagnostic.ID = "late-sign"
  static let missingSign: Diagnostic.ID = "missing-sign"
}

/// Signs and spaces that are nearly right inside an expression.
extension SyntaxReader {
  /// `300 ms`: the fault of a unit behind a space; nil for anything else.
  var detachedUnit: Diagnostic? {
    guard stream.isAtIdentifier, stream.current.hasSpaceBefore, !stream.current.hasNewlineBefore,
      Expression.Unit(rawValue: stream.currentText) != nil, !isAtNextEntry,
      stream.peek().kind != .symbol(.assign)
    else { return nil }
    return detached(stream.currentText, stream.current.range)
  }

  /// `2(x + 1)`: the fault of a product as it is written on paper; nil for anything else.
  var missingProduct: Diagnostic? {
    guard let number = nodes.last, case .number = number.operation, stream.isAt(.openParenthesis),
      !stream.current.hasSpaceBefore
    else { return nil }
    let range = number.range.lowerBound..<stream.current.range.upperBound
    return Diagnostic(
      id: .missingSign,
      message: "a product has its '*'",
      range: range,
      suggestion: "\(stream.text(number.range)) * ("
    )
  }

  /// `isOn 10 : 0`: the fault of a choice whose '?' was forgotten; nil for anything else.
  var missingQuestion: Diagnostic? {
    switch stream.current.kind {
    case .number, .color, .identifier: break
    default: return nil
    }
    var ahead = self
    guard !stream.isOnNewLine, stream.text(stream.previousStart..<stream.previousEnd) != "}",
      (try? ahead.expression()) != nil, ahead.stream.isAt(.colon)
    else { return nil }
    return Diagnostic(
      id: "missing-question",
      message: "expected '?' and the value for when the condition is true",
      range: stream.current.range,
      suggestion: "? \(stream.currentText)"
    )
  }

  /// True at a number, or at what begins as one.
  var isAtDigit: Bool {
    !stream.isOnNewLine && CharacterClass.isDigit(stream.byte(afterStart: 0))
  }

  /// `reduceMotion ?` at the end of a line: takes the next one with it, and tells where the sign stands.
  ///
  /// - Parameter sign: The one that stands at the end.
  mutating func passLineEnd(behind sign: Token) {
    let next = stream.peek()
    guard next.hasNewlineBefore, !stream.isInsideParentheses, next.kind != .end else { return }
    var ahead = self
    ahead.stream.advance()
    guard !ahead.stream.isAtMargin else { return }
    switch ahead.stream.current.kind {
    case .identifier where sign.kind == .symbol(.assign):
      if ahead.isAtDefinition || ahead.isAtNextEntry || ahead.stream.peek().isOfAssignment { return }
    case .identifier, .number, .color, .symbol(.dot): break
    default: return
    }
    stream.willContinue(at: next.range.lowerBound)
    let isTold = diagnostics.last?.id == .lateSign && stream.openers.isEmpty
    guard !isTold else { return }
    diagnostics.append(
      Diagnostic(
        id: .lateSign,
        message: sign.kind == .symbol(.assign)
          ? "a value begins on the line of its '='"
          : "'\(stream.text(sign.range))' stands at the start of the line that it leads to",
        range: sign.range
      )
    )
  }

  /// `10 %` with nothing behind it.
  var detachedPercent: Diagnostic? {
    let next = stream.peek()
    guard stream.current.hasSpaceBefore else { return nil }
    switch next.kind {
    case .end, .symbol(.semicolon), .symbol(.comma), .symbol(.closeParenthesis), .symbol(.closeBrace):
      return detached("%", stream.current.range)
    default:
      return next.hasNewlineBefore && !stream.isInsideParentheses
        ? detached("%", stream.current.range) : nil
    }
  }

  /// `at t=0.1`: the fault of a number with a name before it, where a number alone stands; nil for others.
  func named(_ value: Expression) -> Diagnostic? {
    let number = stream.peek()
    guard value.nodes.count == 1, case .name = value.nodes[0].operation, stream.isAt(.assign),
      case .number = number.kind
    else { return nil }
    return Diagnostic(
      id: "named-number",
      message: "a number stands here without a name",
      range: value.range.lowerBound..<number.range.upperBound,
      suggestion: stream.text(number.range)
    )
  }

  private func detached(_ unit: String, _ range: Range<Int>) -> Diagnostic? {
    let number = nodes.last { $0.range.upperBound == stream.previousEnd }
    guard let number, case .number(_, nil) = number.operation else { return nil }
    return Diagnostic(
      id: "detached-unit",
      message: "a unit touches its number",
      range: number.range.lowerBound..<range.upperBound,
      suggestion: stream.text(number.range) + unit
    )
  }

  /// `.cubic-bezier(`: CSS's functions have no dot.
  var dottedFunction: Diagnostic? {
    let function = "cubic-bezier"
    guard stream.bytesHere(spell: ".\(function)(") else { return nil }
    let start = stream.current.range.lowerBound
    return Diagnostic(
      id: "css-spelling",
      message: "a function of CSS has no dot before it",
      range: start..<start + function.utf8.count + 2,
      suggestion: "\(function)("
    )
  }

  /// Passes over a comma that was forgotten before the next argument, and tells so.
  mutating func passMissingComma() -> Bool {
    switch stream.current.kind {
    case .identifier where stream.peek().kind == .symbol(.colon): break
    case .number, .color: break
    default: return false
    }
    diagnostics.append(
      Diagnostic(
        id: "missing-comma",
        message: "between two arguments stands a comma",
        range: stream.current.range,
        suggestion: ", \(stream.currentText)"
      )
    )
    return true
  }

  /// `at 0 0.1 0.2`: tells of a comma that is missing before a number of a list.
  mutating func passMissingTimeComma() -> Bool {
    // `0.1 and 0.2` has a comma in words.
    let isSpoken = stream.isAtIdentifier("and")
    let next = isSpoken ? stream.peek() : stream.current
    guard case .number(_, nil) = next.kind, !stream.isOnNewLine, !next.hasNewlineBefore, doubledHere == nil
    else {
      return false
    }
    defer { if isSpoken { stream.advance() } }
    diagnostics.append(
      Diagnostic(
        id: "missing-comma",
        message: "between two numbers of a list stands a comma",
        range: stream.current.range,
        suggestion: isSpoken ? "," : ", \(stream.currentText)"
      )
    )
    return true
  }

  /// True at `not` before a value: two words side by side are none.
  var isAtSpokenNot: Bool {
    guard stream.isAtIdentifier("not") else { return false }
    let next = stream.peek()
    guard next.hasSpaceBefore, !next.hasNewlineBefore else { return false }
    return next.kind == .identifier && !CommandSignature.clauseWords.contains(stream.text(next.range))
  }

  /// Takes `not`, and tells how it is written.
  mutating func noteSpokenNot() {
    let word = stream.currentWord
    stream.advance()
    diagnostics.append(
      Diagnostic(
        id: "spoken-operator",
        message: "'not' is written '!' here",
        range: word.range.lowerBound..<stream.current.range.lowerBound,
        suggestion: "!"
      )
    )
  }

  /// An operator that was written as a word in `expect`: `is`, `and`.
  var spokenInfix: Expression.Infix? {
    guard isExpectation || !isListingClips && !allowsList, stream.isAtIdentifier, !isAtNextEntry,
      let sign = ForeignWords.operators[spokenOperator]
    else { return nil }
    return Expression.Infix(rawValue: sign)
  }

  /// The word here, with the `not` that belongs to it.
  private var spokenOperator: String {
    let next = stream.peek()
    let isNegated = next.kind == .identifier && !next.hasNewlineBefore && stream.text(next.range) == "not"
    return stream.currentText + (isNegated ? " not" : "")
  }

  /// Tells how a spoken operator is written.
  mutating func noteSpokenInfix(_ infix: Expression.Infix) {
    guard stream.current.kind == .identifier else { return }
    let word = spokenOperator
    let start = stream.current.range.lowerBound
    if word.contains(" ") { stream.advance() }
    diagnostics.append(
      Diagnostic(
        id: "spoken-operator",
        message: "'\(word)' is written '\(infix.rawValue)' here",
        range: start..<stream.current.range.upperBound,
        suggestion: infix.rawValue
      )
    )
  }
}
