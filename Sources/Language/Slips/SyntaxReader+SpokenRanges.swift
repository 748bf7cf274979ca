/// What a value is held against in words: `peak(Star) in 1.2...1.3`, `peak(Star) about 1.25`.
extension SyntaxReader {
  private static let nearly: Set<String> = [
    "about", "around", "near", "roughly", "approximately", "approx", "close",
  ]

  /// The fault of a range or a nearness in words behind a value; nil for anything else.
  func spokenRange(behind value: Expression) -> Diagnostic? {
    guard stream.isAtIdentifier else { return nil }
    let word = stream.currentWord
    if Self.nearly.contains(word.text) {
      return Diagnostic(
        id: "spoken-nearness",
        message: "how near two values must be stands behind 'within', as in == 1 within 0.01",
        range: word.range
      )
    }
    guard word.text == "in" || word.text == "between" else { return nil }
    var ahead = self
    ahead.stream.advance()
    let ends = ahead.spokenEnds()
    let isWhole = ends != nil && ahead.stream.isAtEntryEnd
    let whole = value.range.lowerBound..<ahead.stream.previousEnd
    let subject = subject(of: value)
    return Diagnostic(
      id: "spoken-range",
      message: "'\(word.text)' is two comparisons here, joined with '&&'",
      range: isWhole ? whole : word.range,
      suggestion: isWhole
        ? ends.flatMap { ends in
          subject.map { "\($0.before)\($0.text) >= \(ends.low) && \($0.text) <= \(ends.high)" }
        } : nil
    )
  }

  /// What a range in words is asked of, and what it is joined to; nil for a comparison, which has no range.
  private func subject(of value: Expression) -> (before: String, text: String)? {
    var (before, rest, loosest) = ("", value, Precedence.conditional)
    while case .infix(let infix) = rest.nodes[rest.root].operation, infix.precedence <= .range {
      guard infix == .and || infix == .or, infix.precedence > loosest else { return nil }
      let sides = rest.operands(of: rest.root).map { rest.subexpression(at: $0) }
      before += SyntaxPrinter.text(sides[0], atLeast: infix.precedence) + " \(infix.rawValue) "
      (rest, loosest) = (sides[1], infix.precedence)
    }
    return (before, SyntaxPrinter.text(rest, atLeast: .range))
  }

  /// `1.2...1.3` or `1.2 and 1.3`; nil for anything else.
  private mutating func spokenEnds() -> (low: String, high: String)? {
    // Here 'and' joins nothing.
    isListingClips = true
    guard let first = try? expression() else { return nil }
    if case .infix(.closedRange) = first.nodes[first.root].operation {
      let ends = first.operands(of: first.root).map {
        SyntaxPrinter.text(first.subexpression(at: $0), atLeast: .range)
      }
      return (ends[0], ends[1])
    }
    guard stream.takeIdentifier("and") != nil, let second = try? expression() else { return nil }
    // What is joined to the second end goes on behind both comparisons.
    let isJoined = [.infix(.and), .infix(.or)].contains(second.nodes[second.root].operation)
    return (
      SyntaxPrinter.text(first, atLeast: .range),
      SyntaxPrinter.text(second, atLeast: isJoined ? .conditional : .range)
    )
  }

  /// `Card.scale == 0.97 at 0.1`: the fault of a time behind a number; nil for anything else.
  func timeBehindNumber(in value: Expression) -> Diagnostic? {
    guard case .infix(let infix) = value.nodes[value.root].operation, infix.compares else { return nil }
    let sides = value.operands(of: value.root)
    let subject = value.subexpression(at: sides[0])
    let isNegative = value.nodes[sides[1]].operation == .prefix(.minus)
    let timed = isNegative ? sides[1] - 1 : sides[1]
    guard value.nodes[timed].operation == .infix(.at),
      !subject.nodes.contains(where: { $0.operation == .infix(.at) })
    else { return nil }
    let parts = value.operands(of: timed).map { value.subexpression(at: $0) }
    guard parts[0].nodes.count == 1, case .number = parts[0].nodes[0].operation else { return nil }
    let texts = ([subject] + parts).map { SyntaxPrinter.text($0) }
    let number = isNegative ? "-\(texts[1])" : texts[1]
    return Diagnostic(
      id: "misplaced-clause",
      message: "'at' stands behind what moves, before the comparison",
      range: value.range,
      suggestion: moves(subject) ? "\(texts[0]) at \(texts[2]) \(infix.rawValue) \(number)" : nil
    )
  }

  /// Whether a time behind it belongs to all of it, but for its signs.
  private func moves(_ value: Expression) -> Bool {
    var position = value.root
    while case .prefix = value.nodes[position].operation { position -= 1 }
    switch value.nodes[position].operation {
    case .name, .implicitMember, .member, .clauses: return true
    case .call:
      // What is called by a name is a measure, which most have at no time.
      guard case .name(let callee) = value.nodes[value.operands(of: position)[0]].operation else {
        return true
      }
      return clipWords.types.contains(callee)
    default: return false
    }
  }
}
