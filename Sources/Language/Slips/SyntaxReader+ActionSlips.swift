/// Actions that are nearly right.
extension SyntaxReader {
  /// `taps++`, `taps *= 2`: what other languages have for an assignment; nil for anything else.
  func foreignAssignment(before next: Token) -> Diagnostic? {
    guard stream.isAtIdentifier else { return nil }
    var ahead = stream
    let start = ahead.current.range.lowerBound
    ahead.advance()
    if ahead.isAt(.dot), !ahead.current.hasSpaceBefore, ahead.peek().kind == .identifier {
      ahead.advance()
      _ = ahead.takeComponents()
    }
    let target = stream.text(start..<ahead.previousEnd)
    var sign = ahead.currentText
    let signStart = ahead.current.range.lowerBound
    ahead.advance()
    // Two signs that touch are read as two.
    if sign == "-", ahead.isAt(.minus), !ahead.current.hasSpaceBefore {
      sign = "--"
      ahead.advance()
    }
    guard signStart >= ahead.previousEnd - sign.utf8.count else { return nil }
    switch sign {
    case "++", "--":
      guard ahead.isAtEntryEnd else { return nil }
      return .otherwise(sign, start..<ahead.previousEnd, "\(target) \(sign.prefix(1))= 1")
    case "*=", "/=", "%=":
      guard let text = rest(from: ahead) else { return nil }
      let isPlain = !text.contains { " +-*/%<>=?&|".contains($0) }
      let value = isPlain ? text : "(\(text))"
      let line = "\(target) = \(target) \(sign.prefix(1)) \(value)"
      return .otherwise(sign, start..<ahead.current.range.lowerBound + text.utf8.count, line)
    default: return nil
    }
  }

  /// `taps =- 5`, of which nobody can tell what was meant.
  func turnedSign(behind sign: Symbol) -> Diagnostic? {
    guard sign == .assign, case .symbol(let symbol) = stream.current.kind,
      symbol == .minus || symbol == .plus,
      !stream.current.hasSpaceBefore, stream.peek().hasSpaceBefore
    else { return nil }
    let both = stream.current.range.lowerBound - 1..<stream.current.range.upperBound
    return Diagnostic(
      id: "unknown-sign",
      message: "'=\(symbol.rawValue)' is '\(symbol.rawValue)=' or '= \(symbol.rawValue)', and they differ",
      range: both
    )
  }

  /// `isOn = isExpanded = true`, of which nobody knows whether the second sign was to compare.
  ///
  /// - Parameter target: What begins the entry; nil where something stands before it.
  func chainedAssignment(of value: Expression, to target: Word?) -> Diagnostic {
    var ahead = stream
    ahead.advance()
    let second = stream.text(value.range)
    let given = rest(from: ahead)
    let isPlain = value.nodes.count == 1 && (given == "true" || given == "false")
    let place = isPlain ? target?.range.lowerBound : nil
    return Diagnostic(
      id: "chained-assignment",
      message: "one '=' gives one state its value, and '==' compares",
      range: place.map { $0..<ahead.current.range.upperBound } ?? stream.current.range,
      suggestion: place == nil
        ? nil : "\(target?.text ?? "") = \(given ?? ""); \(second) = \(given ?? "")"
    )
  }

  /// `at 1 ...` inside a block, which begins at one time.
  var timeInBlock: Diagnostic? {
    guard stream.isAtIdentifier("at") else { return nil }
    switch stream.peek().kind {
    case .number, .symbol(.minus), .symbol(.openParenthesis):
      return Diagnostic(
        id: "not-an-action",
        message: "'at' begins an entry of the scene, and stands in no other block",
        range: stream.current.range
      )
    default: return nil
    }
  }

  /// `isOn.toggle` without its brackets.
  var bareToggle: Diagnostic? {
    var ahead = stream
    ahead.advance()
    guard ahead.take(.dot), ahead.isAtIdentifier("toggle") else { return nil }
    let range = ahead.current.range
    ahead.advance()
    guard ahead.isAtEntryEnd else { return nil }
    return Diagnostic(
      id: "not-an-action",
      message: "toggle() is an action, and has brackets",
      range: range,
      suggestion: "toggle()"
    )
  }

  /// `at 0 isOn = true` and `toggle isOn` outside of a scene; nil for anything else.
  var spokenAction: Diagnostic? {
    if let fault = spokenToggle { return fault }
    let word = stream.currentWord
    let next = stream.peek()
    guard word.text == "at", case .number = next.kind else { return nil }
    let rest = rest(from: stream)
    let isOne = rest.map { !$0.dropFirst(2).contains(" at ") } ?? false
    return Diagnostic(
      id: "unknown-command",
      message: "time passes in scenes: scene NAME { at 0 isOn = true }",
      range: isOne ? word.range.lowerBound..<word.range.lowerBound + (rest?.utf8.count ?? 0) : word.range,
      suggestion: isOne ? rest.map { "scene moment { \($0) }" } : nil
    )
  }

  /// `toggle isOn`.
  var spokenToggle: Diagnostic? {
    let (word, next) = (stream.currentWord, stream.peek())
    guard word.text == "toggle", next.kind == .identifier, !next.hasNewlineBefore else { return nil }
    var ahead = stream
    ahead.advance()
    ahead.advance()
    guard ahead.isAtEntryEnd else { return nil }
    return Diagnostic(
      id: "unknown-command",
      message: "toggle() stands behind what it changes",
      range: word.range.lowerBound..<next.range.upperBound,
      suggestion: "\(stream.text(next.range)).toggle()"
    )
  }

  /// `isOn == true` where an action stands.
  var comparedState: Diagnostic? {
    let next = stream.peek()
    guard stream.isAtIdentifier, next.kind == .symbol(.equal), !next.hasNewlineBefore else { return nil }
    return Diagnostic(
      id: "not-an-action",
      message: "'==' asks whether two are the same; '=' gives a state another value",
      range: next.range,
      suggestion: "="
    )
  }

  /// Two numbers with a comma and no brackets where a point may stand: `by 140, 0`.
  ///
  /// - Parameter first: What was read before the comma.
  /// - Returns: The point where there is one, else what was read.
  mutating func point(from first: Expression) throws(Diagnostic) -> Expression {
    guard first.nodes.count <= 2, first.isNumber, stream.isAt(.comma), !stream.isInsideParentheses else {
      return first
    }
    var ahead = stream
    ahead.advance()
    if ahead.isAt(.minus) { ahead.advance() }
    guard case .number = ahead.current.kind, !ahead.isOnNewLine else { return first }
    let isSpaced = ahead.current.hasSpaceBefore || stream.peek().hasSpaceBefore
    guard isSpaced || stream.peek().kind == .symbol(.minus) else { throw touchingComma }
    stream.advance()
    let second = try expression()
    let range = first.range.lowerBound..<second.range.upperBound
    diagnostics.append(
      Diagnostic(
        id: "missing-brackets",
        message: "a point has brackets",
        range: range,
        suggestion: "(\(stream.text(range)))"
      )
    )
    let nodes = first.nodes + second.nodes
    let point = Expression.Node(operation: .tuple(labels: [nil, nil]), range: range, size: nodes.count + 1)
    return Expression(nodes: nodes + [point], range: range)
  }
}

extension SyntaxReader {
  /// `5,6`, which may be a number or a point.
  private var touchingComma: Diagnostic {
    Diagnostic(
      id: "decimal-comma",
      message: "a decimal point is '.', and a point has brackets",
      range: stream.current.range
    )
  }
}

extension Expression {
  /// Whether it is one number, with its sign.
  fileprivate var isNumber: Bool {
    guard case .number? = nodes.first?.operation else { return false }
    return nodes.dropFirst().allSatisfy { $0.operation == .prefix(.minus) }
  }
}

extension Diagnostic {
  fileprivate static func otherwise(_ sign: String, _ range: Range<Int>, _ line: String) -> Diagnostic {
    Diagnostic(id: "unknown-sign", message: "no '\(sign)' here", range: range, suggestion: line)
  }
}
