/// Statements whose faults come from one sign: read again as it was meant, so that it alone is told.
///
/// What may be the slip is found by its looks, and is believed only where the statement reads with it.
extension SyntaxReader {
  /// Slips of one statement that are told at most, and readings of it that are tried for each.
  private static let mostSlips = 4
  static let mostTrials = 16

  /// Bytes of a text that are read in trials: whoever wrote thousands of faults mends them in one stroke.
  private static let mostLookedThrough = 300_000

  /// Brackets without a partner that a few slips may leave: among more a reading takes long, and tells nothing.
  private static let mostOpenBrackets = 8

  /// Bytes of a statement that is read again, and behind it.
  private static let (longestMended, farthestBehind) = (4000, 500)

  /// Reads one statement; a slip of a sign that explains its faults is told in their place.
  ///
  /// - Returns: What can be run, and what was read behind it on the way.
  mutating func mendedStatements() -> [Statement] {
    let before = untold
    let (faults, damages, gaps) = (diagnostics.count, damaged.count, unread.count)
    let dots = continuationDots.count
    let statement = nextStatement()
    guard diagnostics.count > faults, stream.previousEnd - before.start <= Self.longestMended,
      lookedThrough < Self.mostLookedThrough
    else { return statement.map { [$0] } ?? [] }
    let told = Array(diagnostics[faults...])
    if let mended = before.mended(after: untold, told: told, &lookedThrough) {
      diagnostics.removeLast(told.count)
      damaged.removeLast(damaged.count - damages)
      unread.removeLast(unread.count - gaps)
      continuationDots.removeLast(continuationDots.count - dots)
      take(mended)
      defer { readBehind = [] }
      return readBehind
    }
    return statement.map { [$0] } ?? []
  }

  private var start: Int { stream.current.range.lowerBound }

  /// The reader with nothing found yet, for a reading that may not count.
  private var untold: SyntaxReader {
    var copy = self
    (copy.diagnostics, copy.damaged, copy.unread, copy.continuationDots) = ([], [], [], [])
    copy.readBehind = []
    return copy
  }

  /// Goes on where another reader got to, with what it found behind one's own.
  private mutating func take(_ other: SyntaxReader) {
    var next = other
    // Thousands of faults are not copied for one more.
    swap(&next.diagnostics, &diagnostics)
    swap(&next.damaged, &damaged)
    swap(&next.unread, &unread)
    swap(&next.continuationDots, &continuationDots)
    next.lookedThrough = lookedThrough
    next.diagnostics += diagnostics
    next.damaged += damaged
    next.unread += unread
    next.continuationDots += continuationDots
    self = next
  }

  /// Reads on to an offset; what is found there counts too.
  private mutating func readOn(to end: Int) {
    var faults = 0
    while stream.current.kind != .end, stream.current.range.lowerBound < end {
      if passSeparator(since: faults) { continue }
      faults = diagnostics.count
      if let statement = nextStatement() { readBehind.append(statement) }
    }
  }

  // MARK: Trials

  /// The reader behind the statement with the slips that explain its faults; nil where none do.
  private func mended(after: SyntaxReader, told: [Diagnostic], _ work: inout Int) -> SyntaxReader? {
    var (best, faults, slips): (SyntaxReader?, [Diagnostic], [Slip]) = (nil, told, [])
    let end = after.stream.previousEnd
    guard openBrackets(to: end) <= Self.mostOpenBrackets else { return nil }
    for _ in 0..<Self.mostSlips where !faults.isEmpty {
      let sure = bestReading(
        among: sureSlips(behind: faults, to: end),
        faults,
        behind: slips,
        after: after,
        &work
      )
      guard let (reader, slip) = sure ?? likelyReading(faults, behind: slips, after: after, &work) else {
        break
      }
      (best, faults) = (reader, reader.diagnostics)
      slips.append(slip)
    }
    guard var best else { return nil }
    best.stream.endMending()
    best.diagnostics = (best.diagnostics + slips.flatMap(\.faults)).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    return best
  }

  /// The best reading with what may be a slip, where no fault tells itself what is right.
  private func likelyReading(
    _ faults: [Diagnostic],
    behind slips: [Slip],
    after: SyntaxReader,
    _ work: inout Int
  ) -> (SyntaxReader, Slip)? {
    let end = after.stream.previousEnd
    guard faults.first.map({ reads(with: $0, to: end) }) != true else { return nil }
    return bestReading(
      among: likelySlips(behind: faults, to: end),
      faults,
      behind: slips,
      after: after,
      &work
    )
  }

  /// The reading with one more slip that leaves the fewest faults; nil where none leaves fewer.
  private func bestReading(
    among found: [Slip],
    _ faults: [Diagnostic],
    behind slips: [Slip],
    after: SyntaxReader,
    _ work: inout Int
  ) -> (SyntaxReader, Slip)? {
    var best: (reader: SyntaxReader, slip: Slip, count: Int)?
    for slip in found.prefix(Self.mostTrials) where work < Self.mostLookedThrough && !slip.meets(slips) {
      var trial = reading(with: slips + [slip], before: after.stream.previousEnd + Self.farthestBehind)
      var other = after
      other.readOn(to: trial.start)
      trial.readOn(to: other.start)
      work += max(0, trial.stream.previousEnd - start) + max(0, other.stream.previousEnd - after.start)
      let all = faults + other.diagnostics
      let count = trial.diagnostics.count
      // A reading that is right has no faults of its own.
      guard all.count - count >= slip.faults.count, count < best?.count ?? .max,
        trial.diagnostics.allSatisfy({ all.contains($0) }),
        !slip.isGuess || count == 0 && (all.count > 1 || all[0].range == slip.faults[0].range),
        // What closes the brackets of a text that ends in them may still come.
        after.awaited == nil || count == 0 && trial.awaited == nil
      else { continue }
      best = (trial, slip, count)
      if count == 0 { break }
    }
    return best.map { ($0.reader, $0.slip) }
  }

  /// The reader behind the statement with some slips, and with nothing of the text behind an offset.
  private func reading(with slips: [Slip], before end: Int) -> SyntaxReader {
    var trial = self
    trial.stream.mend(slips.flatMap(\.mends), before: end)
    let statement = trial.nextStatement()
    // What stands before it belongs to it: there the fault is told.
    if let statement = statement ?? trial.damaged.popLast() {
      let range = min(start, statement.range.lowerBound)..<statement.range.upperBound
      trial.damaged.append(Statement(kind: statement.kind, range: range))
    }
    return trial
  }

  /// Whether the statement has no fault with what one fault says to type.
  private func reads(with fault: Diagnostic, to end: Int) -> Bool {
    guard let suggestion = fault.suggestion, fault.range.lowerBound >= start, fault.range.upperBound <= end
    else { return false }
    let text =
      stream.text(start..<fault.range.lowerBound) + suggestion + stream.text(fault.range.upperBound..<end)
    var reader = SyntaxReader(text, vocabulary)
    reader.readOn(to: .max)
    return reader.diagnostics.isEmpty
  }
}
