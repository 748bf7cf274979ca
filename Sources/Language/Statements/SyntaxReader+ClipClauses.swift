extension SyntaxReader {
  /// Passes over clauses that stand before the comma of another clip, and tells where they belong.
  mutating func skipClauses(behind clip: ClipSyntax, from start: Int, of verb: Word) {
    guard let signature = signatures[verb.text], let (words, comma) = clausesBeforeComma(of: signature)
    else { return }
    let place = stream.current.range.lowerBound..<comma.previousEnd
    var end = comma
    let isWhole = end.takeEntry() != nil
    let behind = stream.text(comma.current.range.upperBound..<end.previousEnd)
    let own = Set(CommandSignature.clipClauses.map(\.word)).subtracting(signature.clauses.map(\.word))
    let earlier = stream.text(start..<clip.range.lowerBound)
    let (typed, clauses) = (stream.text(clip.range), stream.text(place))
    let isOfClip = own.isSuperset(of: words) && clip.clauses.isEmpty
    let instead =
      "\(verb.text) "
      + (isOfClip ? "\(earlier)(\(typed) \(clauses)),\(behind)" : "\(earlier)\(typed),\(behind) \(clauses)")
    let isPlain = isWhole && !instead.contains(where: \.isNewline)
    diagnostics.append(
      Diagnostic(
        id: "misplaced-clause",
        message: "'\(stream.currentText)' comes after all clips and is for each of them"
          + (isOfClip ? "; brackets give a clip its own" : ""),
        range: isPlain ? verb.range.lowerBound..<end.previousEnd : place,
        suggestion: isPlain ? instead : nil
      )
    )
    stream = comma
  }

  /// The clause words from here up to a comma that is none of their own, and the stream at that comma.
  private func clausesBeforeComma(
    of signature: CommandSignature
  ) -> (words: Set<String>, comma: TokenStream)? {
    var ahead = stream
    var words: Set<String> = []
    var isMember = false
    while !ahead.isAtEntryEnd, !beginsLineOfItsOwn(at: ahead),
      ahead.current.range.lowerBound - stream.previousEnd <= TokenStream.longestEntry
    {
      // What begins a line is no clause of the one above.
      if ahead.current.hasNewlineBefore, ahead.isAtMargin { return nil }
      if ahead.openers.count == stream.openers.count {
        if ahead.current.kind == .symbol(.comma), !ahead.isAtTouchingComma {
          // Before a further clause the comma is one too many: `from 0, to 1`.
          let next = stream.text(ahead.peek().range)
          return signature.allClauses.contains { $0.word == next }
            ? nil : words.isEmpty ? nil : (words, ahead)
        }
        let clause = isMember ? nil : signature.allClauses.first { ahead.isAtIdentifier($0.word) }
        if let clause {
          // The comma may be one of its own list.
          guard clause.argument != .expressions, clause.argument != .bindings else { return nil }
          words.insert(clause.word)
        } else if words.isEmpty {
          return nil
        }
      }
      isMember = ahead.current.kind == .symbol(.dot)
      ahead.advance()
    }
    return nil
  }

  /// Goes on behind a word that is no clause to the next one that is, so that those are read too.
  mutating func skipUnknownClause(_ allowed: [CommandSignature.Clause]) {
    let brackets = stream.openers.count
    repeat {
      stream.advance()
      if stream.openers.count > brackets { closeForgottenBrackets(above: brackets) }
      // A '}' inside of a bracket ends nothing but what it closes.
      let isOutside = stream.openers.count <= brackets
      if isOutside, stream.isAtEntryEnd || stream.current.kind == .option { return }
    } while stream.current.kind != .end
      && (stream.openers.count > brackets || !allowed.contains { stream.isAtIdentifier($0.word) })
  }
}
