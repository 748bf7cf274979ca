/// `;` for `:`, `,` for `.`, `:` for `=`: a key beside the right one, or its other sign.
extension SyntaxReader {
  // MARK: For '='

  /// Takes `=`; what stands in its place is told: `:` as CSS has it, `==`, `:=`, or a value right away.
  mutating func expectAssign(_ purpose: String) throws(Diagnostic) {
    if stream.isAt(.assign) {
      passLineEnd(behind: stream.current)
      return stream.advance()
    }
    if case .faulty(let fault) = stream.current.kind, fault.suggestion == "=", !stream.isOnNewLine {
      diagnostics.append(fault)
      return stream.advance()
    }
    let isSign = stream.isAt(.colon) || stream.isAt(.equal)
    guard isSign || stream.isAtPlainValue else { return try expect(.assign, purpose) }
    diagnostics.append(
      Diagnostic(
        id: "expected",
        message: "expected '='\(purpose)",
        range: stream.current.range,
        suggestion: isSign ? "=" : "= \(stream.currentText)"
      )
    )
    if isSign { stream.advance() }
  }

  /// Takes the `:` before a type, and not one that stands for `=`: `state isOn: false`.
  mutating func takeColonBeforeType() -> Bool {
    guard stream.isAt(.colon) else { return false }
    var ahead = stream
    ahead.advance()
    if ahead.isAtPlainValue { return false }
    stream = ahead
    return true
  }

  // MARK: For ':'

  /// Takes the `:` of a choice; a `;` or `,` in its place is told, and a value right away.
  mutating func takeColon() throws(Diagnostic) {
    if stream.current.kind == .symbol(.colon) {
      passLineEnd(behind: stream.current)
      return stream.advance()
    }
    if let fault = detachedUnit { throw fault }
    if case .faulty(let fault) = stream.current.kind, !stream.isOnNewLine { throw fault }
    var ahead = stream
    let isSign = stream.isAt(.semicolon) || stream.isAt(.comma) && !stream.isInsideParentheses
    if isSign { ahead.advance() }
    let isMeant = ahead.isAtPlainValue || isSign && isAtLastWord(ahead)
    let fault = Diagnostic(
      id: "missing-colon",
      message: "expected ':' and the value for when the condition is false",
      range: isMeant ? stream.current.range : stream.missing,
      suggestion: !isMeant ? nil : isSign ? ":" : ": \(stream.currentText)"
    )
    guard isMeant else { throw fault }
    diagnostics.append(fault)
    stream = ahead
  }

  /// True at a name that ends its entry, and is no command.
  private func isAtLastWord(_ place: TokenStream) -> Bool {
    var ahead = place
    guard ahead.current.kind == .identifier, !ahead.current.hasNewlineBefore,
      signatures[ahead.currentText] == nil
    else { return false }
    ahead.advance()
    return ahead.isAtEntryEnd
  }

  /// True at a word with `, .` behind it: `spring, .bouncy`.
  var isBeforeCommaAndDot: Bool {
    var ahead = stream
    ahead.advance()
    return ahead.peek().kind == .symbol(.dot) && ahead.peek().hasSpaceBefore
  }

  /// Names of arguments that may be left out, so that a state of that name may be the value.
  private static let unnamed: Set<String> = ["width", "height"]

  /// True at a name that only arguments have, with `, 0.3` behind it: `duration, 0.3`.
  var isBeforeCommaAndNumber: Bool {
    let word = stream.currentText
    guard word.utf8.count > 3, !Self.unnamed.contains(word) else { return false }
    var ahead = stream
    ahead.advance()
    ahead.advance()
    switch ahead.current.kind {
    case .number: return !ahead.isOnNewLine
    case .identifier: return ["true", "false"].contains(ahead.currentText) || ahead.currentText == word
    default: return false
    }
  }

  // MARK: For '.'

  /// True at a comma that touches the name of what begins with a dot: `curve ,easeOut`.
  var isAtMistakenDot: Bool {
    let name = stream.peek()
    guard name.kind == .identifier, !name.hasSpaceBefore, stream.previousEnd > stream.previousStart else {
      return false
    }
    return clipWords.labels[stream.text(name.range)] != nil
      && stream.text(stream.previousStart..<stream.previousEnd) != ","
  }

  /// `isOn,toggle()`, `isOn toggle()`: reads it as it was meant, and tells of the dot; nil for anything else.
  mutating func toggleWithoutDot() throws(Diagnostic) -> ActionSyntax? {
    var ahead = stream
    let name = ahead.currentWord
    guard stream.current.kind == .identifier, signatures[name.text] == nil else { return nil }
    ahead.advance()
    let isComma = ahead.current.kind == .symbol(.comma) && !ahead.current.hasSpaceBefore
    if isComma { ahead.advance() }
    guard ahead.isAtIdentifier("toggle"), ahead.current.hasSpaceBefore != isComma,
      ahead.peek().kind == .symbol(.openParenthesis)
    else { return nil }
    diagnostics.append(.mistakenDot(at: name.range.upperBound..<ahead.current.range.lowerBound))
    ahead.advance()
    ahead.advance()
    stream = ahead
    try expect(.closeParenthesis, "; 'toggle' takes nothing")
    return .toggle(TargetSyntax(name: name, component: nil))
  }

  /// `.linear repeatCount(3)`: the fault of a modifier without its dot; nil for anything else.
  var missingDot: Diagnostic? {
    let next = stream.peek()
    guard stream.isAtIdentifier, stream.current.hasSpaceBefore,
      nodes.last?.range.upperBound == stream.previousEnd,
      next.kind == .symbol(.openParenthesis), !next.hasSpaceBefore,
      clipWords.modifiers.contains(stream.currentText) || Self.otherModifiers.contains(stream.currentText)
    else { return nil }
    return Diagnostic(
      id: "unknown-sign",
      message: "a name has a dot before it",
      range: stream.previousEnd..<stream.current.range.upperBound,
      suggestion: ".\(stream.currentText)"
    )
  }

  private static let otherModifiers: Set<String> = ["repeatForever", "logicallyComplete", "combined"]

  // MARK: For ','

  /// True at the bracket that ends the arguments of a call; one before further arguments is passed over.
  mutating func isAtEndOfArguments() -> Bool {
    guard passEarlyBracket() else { return stream.isAt(.closeParenthesis) }
    return !stream.take(.comma)
  }

  /// `CubicKeyframe((1, duration: 0.2)`: passes over the second of two brackets of which one is closed.
  mutating func passDoubledParenthesis() {
    let start = stream.previousStart
    guard stream.isAt(.openParenthesis), stream.previousEnd == stream.current.range.lowerBound else { return }
    var ahead = stream
    ahead.advance()
    let inside = ahead.openers.count
    var (hasArguments, isBehindComma) = (false, false)
    for _ in 0..<100 where ahead.openers.count >= inside {
      if ahead.current.hasNewlineBefore || ahead.current.kind == .symbol(.openBrace) { return }
      let isOuter = ahead.openers.count == inside
      if isBehindComma, ahead.current.kind == .identifier, ahead.peek().kind == .symbol(.colon) {
        hasArguments = true
      }
      isBehindComma = isOuter && ahead.current.kind == .symbol(.comma)
      ahead.advance()
    }
    guard hasArguments, ahead.openers.count < inside, !Self.hasUnmatchedBracket(ahead) else { return }
    diagnostics.append(.doubled("(", at: start..<stream.current.range.upperBound))
    stream.passBracket()
  }

  /// `CubicKeyframe(1), duration: 0.2)`: passes over the first bracket, and tells of it.
  mutating func passEarlyBracket() -> Bool {
    guard stream.isAt(.closeParenthesis), stream.peek().kind == .symbol(.comma) else { return false }
    var ahead = stream
    ahead.advance()
    let comma = ahead.current
    guard !ahead.isInsideParentheses, !comma.hasNewlineBefore else { return false }
    ahead.advance()
    guard ahead.current.kind == .identifier, ahead.peek().kind == .symbol(.colon),
      !ahead.current.hasNewlineBefore, Self.hasUnmatchedBracket(ahead)
    else { return false }
    diagnostics.append(
      Diagnostic(
        id: "unmatched-bracket",
        message: "')' ends the arguments, and more of them follow",
        range: stream.current.range.lowerBound..<comma.range.upperBound,
        suggestion: ","
      )
    )
    stream.passBracket()
    return true
  }

  /// Whether the line goes on to a `)` that nothing opens.
  private static func hasUnmatchedBracket(_ place: TokenStream) -> Bool {
    var ahead = place
    for _ in 0..<100 where ahead.current.kind != .end {
      let isOutside = ahead.openers.count == place.openers.count
      if ahead.current.hasNewlineBefore || isOutside && ahead.current.kind == .symbol(.closeBrace) {
        return false
      }
      if isOutside, ahead.current.kind == .symbol(.closeParenthesis) { return true }
      ahead.advance()
    }
    return false
  }
}

extension TokenStream {
  /// True on the line at what can only be a value: a number, a colour, `true`, `.red` behind a space.
  var isAtPlainValue: Bool {
    guard !isOnNewLine, current.hasSpaceBefore else { return false }
    let next = peek()
    switch current.kind {
    case .number, .color: return true
    case .identifier: return ["true", "false"].contains(currentText)
    case .symbol(.dot): return next.kind == .identifier && !next.hasSpaceBefore
    case .symbol(.minus):
      guard case .number = next.kind else { return false }
      return !next.hasSpaceBefore
    default: return false
    }
  }
}

extension Token {
  /// True at a sign on the keys of `:` and beside it.
  var isMistakenColon: Bool { kind == .symbol(.semicolon) || kind == .symbol(.comma) }

  /// True at the sign of an assignment, on the line of what stands before it.
  var isOfAssignment: Bool {
    if case .symbol(let symbol) = kind { symbol.assigns && !hasNewlineBefore } else { false }
  }
}

extension Diagnostic {
  static func mistakenDot(at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: "unknown-sign", message: "a name has a dot before it", range: range, suggestion: ".")
  }
}
