/// Slips that are read as what was meant.
extension Lexer {
  /// Reads some slips as what was meant from here on, and nothing behind an offset.
  mutating func mend(_ slips: [MeantToken], before end: Int) {
    self.end = min(end, bytes.count)
    mends = Dictionary(slips.map { ($0.range.lowerBound, $0) }, uniquingKeysWith: { $1 })
  }

  /// Reads all of the text again.
  mutating func endMending() { (end, openComment) = (bytes.count, nil) }

  /// Takes the token that is meant by a slip here; nil where none stands.
  mutating func mendedKind() -> Token.Kind? {
    guard let mend = mends?[position], let kind = mend.kind, !mend.range.isEmpty || supplied != position
    else { return nil }
    supplied = position
    lacksSpace = mend.isBeforeSpace
    position = mend.range.upperBound
    return kind
  }

  /// Passes over a slip that is nothing, and over what stands between tokens around it.
  mutating func skipTrivia() -> (hasSpace: Bool, hasNewline: Bool) {
    var found = (hasSpace: false, hasNewline: false)
    while true {
      if let mend = mends?[position], mend.kind == nil, !mend.range.isEmpty {
        position = mend.range.upperBound
        found.hasSpace = true
        continue
      }
      let space = skipSpace()
      found = (found.hasSpace || space.hasSpace, found.hasNewline || space.hasNewline)
      if mends?[position].map({ $0.kind == nil && !$0.range.isEmpty }) != true { return found }
    }
  }
}
