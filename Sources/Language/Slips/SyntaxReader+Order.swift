/// Words of a command that stand in another order than they are read in.
extension SyntaxReader {
  /// `compare step q, .smooth`: the fault of a clause that stands before the clips; nil for anything else.
  func clauseBeforeClips(of verb: Word) -> Diagnostic? {
    let word = stream.currentWord
    guard stream.isAtIdentifier, let signature = signatures[verb.text],
      signature.allClauses.contains(where: { $0.word == word.text && $0.argument == .none })
    else { return nil }
    let next = stream.peek()
    guard beginsClip(next, of: signature) else { return nil }
    let rest = restOfEntry
    return Diagnostic(
      id: "misplaced-clause",
      message: "'\(word.text)' comes after the clips",
      range: range(of: word.range, with: rest, behind: verb),
      suggestion: rest.map { "\(verb.text) \($0) \(word.text)" }
    )
  }

  /// `sample 0.1 quick`: the fault of a time that stands before its clip; nil for anything else.
  func numberBeforeClip(of verb: Word) -> Diagnostic? {
    guard case .number(_, nil) = stream.current.kind, let signature = signatures[verb.text],
      signature.clauses.contains(where: { $0.word == "at" })
    else { return nil }
    let (time, next) = (stream.current, stream.peek())
    guard beginsClip(next, of: signature) else { return nil }
    let rest = restOfEntry
    return Diagnostic(
      id: "misplaced-clause",
      message: "the clip comes first, and then 'at' with the time",
      range: range(of: time.range, with: rest, behind: verb),
      suggestion: rest.map { "\(verb.text) \($0) at \(stream.text(time.range))" }
    )
  }

  /// Whether a token can only begin a clip of the verb.
  private func beginsClip(_ token: Token, of signature: CommandSignature) -> Bool {
    guard !token.hasNewlineBefore, token.hasSpaceBefore else { return false }
    guard token.kind == .identifier || token.kind == .symbol(.dot) else { return false }
    return !signature.allClauses.contains { $0.word == stream.text(token.range) }
  }

  /// What follows the current token up to the end of the entry; nil where it is not on one line.
  private var restOfEntry: String? {
    var ahead = stream
    ahead.advance()
    return ahead.takeEntry().flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The whole command where it can be written in order, else what is out of place.
  private func range(of word: Range<Int>, with rest: String?, behind verb: Word) -> Range<Int> {
    rest.map { verb.range.lowerBound..<stream.peek().range.lowerBound + $0.utf8.count } ?? word
  }

  /// `for b in 0, 0.5, 1`: values one by one where a range stands; nil for anything else.
  func listedValues(_ bindings: [BindingSyntax]) -> Diagnostic? {
    guard let binding = bindings.last, binding.step == nil, let first = value(of: binding.range)
    else { return nil }
    var ahead = stream
    var values = [first]
    while ahead.isAt(.comma), case .number(let number, nil) = ahead.peek().kind,
      !ahead.peek().hasNewlineBefore
    {
      values.append(number)
      ahead.advance()
      ahead.advance()
    }
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }
    guard let step = steps.first, let last = values.last else { return nil }
    let isEven = steps.allSatisfy { $0 > 0 && abs($0 - step) < 1e-9 * abs($0) }
    let range = "\(SyntaxPrinter.number(first))...\(SyntaxPrinter.number(last))"
    return Diagnostic(
      id: "range-missing",
      message: "values come as a range with a step, as in 0...1 by 0.5",
      range: binding.range.range.lowerBound..<ahead.previousEnd,
      suggestion: isEven && ahead.isAtEntryEnd ? "\(range) by \(SyntaxPrinter.number(step))" : nil
    )
  }

  private func value(of expression: Expression) -> Double? {
    guard expression.nodes.count == 1, case .number(let number, nil) = expression.nodes[0].operation else {
      return nil
    }
    return number
  }
}
