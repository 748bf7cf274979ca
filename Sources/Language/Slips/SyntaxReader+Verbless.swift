/// Clauses of a verb behind a clip that has none.
extension SyntaxReader {
  /// `.bouncy at 0.1`, `quick loop`: a clause of a verb that was left out; nil for anything else.
  func verbless(_ clip: ClipSyntax) -> Diagnostic? {
    guard stream.isAtIdentifier, let verb = expecting ?? verbWithClauseHere, let rest = rest(from: stream)
    else {
      return nil
    }
    let word = stream.currentWord
    let whole = clip.range.lowerBound..<word.range.lowerBound + rest.utf8.count
    let typed = "\(verb) \(stream.text(whole))"
    // A name may be that of a number, which no verb takes.
    let isClip = clip.expression.nodes.count > 1 || stream.text(clip.range).hasPrefix(".")
    return isClip
      ? .missingVerb(word, verb, at: whole, instead: typed)
      : .missingVerb(word, verb, at: word.range, like: typed)
  }

  /// The first verb of one clip that has a clause of the word here, with what stands behind it.
  var verbWithClauseHere: String? {
    let (word, next) = (stream.currentText, stream.peek())
    var found: [CommandSignature.Clause.Argument: String] = [:]
    for case let signature? in verbs.map({ signatures[$0] }) {
      guard case .clips(let allowed) = signature.operands, allowed.contains(1) else { continue }
      for clause in signature.clauses where clause.word == word && found[clause.argument] == nil {
        found[clause.argument] = signature.name
      }
    }
    if let verb = found[.none] { return verb }
    guard next.kind != .end, !next.hasNewlineBefore else { return nil }
    if next.kind == .identifier, let verb = found[.bindings] ?? found[.name] { return verb }
    // A speed is one, and times are several.
    if case .number(_, .times) = next.kind { return found[.expression] }
    return found[.expressions] ?? found[.expression]
  }

  /// The verb that asks, where a time and a comparison follow.
  private var expecting: String? {
    stream.currentText == "at" && comparesLater ? vocabulary.expectation?.name : nil
  }

  /// Whether a comparison stands somewhere in the rest of the entry.
  private var comparesLater: Bool {
    var ahead = stream
    // A line that a person typed has fewer words.
    for _ in 0..<60 where !ahead.isAtEntryEnd {
      if case .symbol(let symbol) = ahead.current.kind, symbol.infix?.compares == true { return true }
      ahead.advance()
    }
    return false
  }
}

extension Diagnostic {
  /// A clause without the verb it belongs to.
  ///
  /// - Parameter line: The line as it may have been meant.
  static func missingVerb(
    _ word: Word,
    _ verb: String,
    at range: Range<Int>,
    like line: String? = nil,
    instead: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-verb",
      message: "a clip by itself has no '\(word.text)'; \(verb) has it"
        + (line.map { ", as in '\($0)'" } ?? ""),
      range: range,
      suggestion: instead
    )
  }
}
