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
        id: "unknown-clause",
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
    let text = stream.text(value.range)
    return Diagnostic(
      id: "unknown-clause",
      message: "'\(word.text)' is two comparisons here, joined with '&&'",
      range: isWhole ? whole : word.range,
      suggestion: isWhole ? ends.map { "\(text) >= \($0.low) && \(text) <= \($0.high)" } : nil
    )
  }

  /// `1.2...1.3` or `1.2 and 1.3`; nil for anything else.
  private mutating func spokenEnds() -> (low: String, high: String)? {
    // Here 'and' joins nothing.
    isListingClips = true
    guard let first = try? expression() else { return nil }
    if case .infix(.closedRange) = first.nodes[first.root].operation {
      let ends = first.operands(of: first.root).map { stream.text(first.range(of: $0)) }
      return (ends[0], ends[1])
    }
    guard stream.takeIdentifier("and") != nil, let second = try? expression() else { return nil }
    return (stream.text(first.range), stream.text(second.range))
  }

  /// `Card.scale == 0.97 at 0.1`: the fault of a time behind a number; nil for anything else.
  func timeBehindNumber(in value: Expression) -> Diagnostic? {
    guard case .infix(let infix) = value.nodes[value.root].operation, infix.compares else { return nil }
    let sides = value.operands(of: value.root)
    let subject = value.subexpression(at: sides[0])
    guard value.nodes[sides[1]].operation == .infix(.at),
      !subject.nodes.contains(where: { $0.operation == .infix(.at) })
    else { return nil }
    let parts = value.operands(of: sides[1]).map { value.subexpression(at: $0) }
    guard parts[0].nodes.count == 1, case .number = parts[0].nodes[0].operation else { return nil }
    let texts = ([subject] + parts).map { SyntaxPrinter.text($0) }
    return Diagnostic(
      id: "misplaced-clause",
      message: "'at' stands behind what moves, before the comparison",
      range: value.range,
      suggestion: "\(texts[0]) at \(texts[2]) \(infix.rawValue) \(texts[1])"
    )
  }
}
