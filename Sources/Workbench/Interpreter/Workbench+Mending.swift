import Language
import Model

// Under a check a slip of which it is plain what was meant is told, and the text goes on as it was meant: what
// else is wrong is found as if that had been typed, and nothing is told for the lack of it.

extension Workbench {
  /// Goes on with a slip mended in the statement that runs; false where it is not plain what was meant.
  ///
  /// It is told with what is found in the statement then: a fault that is gone with it was none of its own.
  mutating func goesOnMended(_ fault: Diagnostic, in source: Source) -> Bool {
    guard session.configuration.checksOnly, !isUsing, let index = work.indices.last else { return false }
    let faults = fault.all
    for slip in faults where slip.suggestion != nil && work[index].canBeMended {
      work[index].noteReread()
      guard var mended = mended(slip, among: faults, of: work[index]) else { continue }
      if isNews(slip, in: source) { mended.mended.append(slip.at(source.origin(of: slip.range))) }
      noteLoss(of: slip, from: work[index], in: mended)
      work[index] = mended
      return true
    }
    return false
  }

  /// Notes what a statement would have done, as it was typed, and does not do as it was meant.
  private mutating func noteLoss(of slip: Diagnostic, from text: PendingWork, in mended: PendingWork) {
    guard let item = text.running else { return }
    if let next = mended.itemsLeft.first, next.start == item.start {
      guard case .statement(let statement) = next else { return }
      if case .definition(let syntax) = statement.kind, case .fault = item {
        faultyNames.note(slip, of: item.range, in: map(of: text.source))
        return faultyNames.forget(syntax.name.text)
      }
      if statement.changes { return }
    }
    if case .statement(let statement) = item { return note(statement, slip, in: text.source) }
    faultyNames.note(slip, of: item.range, in: map(of: text.source))
    faultyNames.noteUnmoved(by: text.text(of: item), slip, in: session.document)
    faultyNames.noteUnread(text.text(of: item), slip)
  }

  /// Tells what was mended in a statement that is done with, which had no other fault.
  mutating func tellMended() -> [Effect]? {
    guard let text = work.last, text.isBehindMended else { return nil }
    return fail([], in: text.source, trail: trail(besides: 1))
  }

  /// Takes the slips that were mended in what runs, to be told.
  mutating func takeMended() -> [Diagnostic] {
    guard let index = work.indices.last else { return [] }
    defer { work[index].mended = [] }
    return work[index].mended
  }

  /// The text with a slip mended, from its statement on; nil where that does not put it right.
  private func mended(_ slip: Diagnostic, among faults: [Diagnostic], of text: PendingWork) -> PendingWork? {
    guard let trial = trial(of: slip, in: text), trial.rest.faultsBehind <= text.faultsLeft,
      !trial.flaws.contains(where: { trial.touches($0) })
    else { return nil }
    let before = text.source.count(of: faults, toLineOf: slip.range.upperBound)
    let left = trial.rest.source.count(of: trial.flaws, toLineOf: trial.mend.upperBound)
    return left < before || trial.bringsWordsOnly ? trial.rest : nil
  }

  /// A fault without what it says to type instead, where that would be a fault in the same place.
  ///
  /// Another statement, and a verb for what is no verb, are not put to the trial.
  mutating func withSoundSuggestion(_ fault: Diagnostic) -> Diagnostic {
    guard let index = work.indices.last, let words = fault.suggestion, work[index].canBeMended,
      !words.isStatement || !words.contains(" ") && fault.range.lowerBound == work[index].running?.start
    else { return fault }
    work[index].noteReread()
    guard let trial = trial(of: fault, in: work[index]) else { return fault }
    return trial.flaws.contains { trial.disproves($0, fault) } ? fault.withoutSuggestion : fault
  }

  /// What becomes of a text with a slip mended: in its place, or with another statement in place of its own.
  private func trial(of slip: Diagnostic, in text: PendingWork) -> Trial? {
    guard let words = slip.suggestion, !slip.isToBeTypedFirst else { return nil }
    let places = [slip.range] + (words.isStatement ? [text.running?.range].compactMap(\.self) : [])
    let trials = places.compactMap { trial(of: words, in: $0, of: text) }
    return trials.first { trial in !trial.flaws.contains { trial.touches($0) } } ?? trials.first
  }

  private func trial(of words: String, in place: Range<Int>, of text: PendingWork) -> Trial? {
    guard let source = text.source.mended(place, with: words),
      let rest = text.goingOn(with: Self.parser.parse(source)),
      let flaws = flaws(ofNextIn: rest, isExample: words.contains { $0 == " " || $0 == "\"" })
    else { return nil }
    return Trial(rest: rest, mend: place.lowerBound...place.lowerBound + words.utf8.count, flaws: flaws)
  }

  /// What is wrong with the next statement; nil where it cannot be what was meant, whatever it says.
  ///
  /// - Parameter isExample: Whether it may have come from an example: the files that it names are not meant.
  private func flaws(ofNextIn text: PendingWork, isExample: Bool) -> [Diagnostic]? {
    switch text.itemsLeft.first {
    case nil: return []
    case .fault(let fault, _): return fault.all
    case .damaged(let statement, let fault):
      return fault.all + (session.faults(inDamaged: statement)?.all ?? []).filter { !$0.isTold }
    case .statement(let statement):
      var trial = session
      // What a command would show takes time, and says nothing of what was meant.
      trial.configuration.checksOnly = true
      do throws(Diagnostic) {
        let effects = try trial.run(statement)
        let takesAway = trial.document.definitions.count < session.document.definitions.count
        return takesAway || isExample && effects.contains(where: \.isRead) ? nil : []
      } catch {
        return error.all
      }
    }
  }
}

/// What becomes of a text with a slip mended.
private struct Trial {
  /// The text from its statement on.
  let rest: PendingWork

  /// Where the mend stands in it.
  let mend: ClosedRange<Int>

  /// What is wrong with the statement then.
  let flaws: [Diagnostic]

  /// Whether it reads, and what is wrong then is nothing but words that the slip hid.
  var bringsWordsOnly: Bool {
    guard case .statement? = rest.itemsLeft.first else { return false }
    return flaws.allSatisfy { $0.id.name.hasPrefix("unknown-") }
  }

  /// Whether a fault is of the mend itself, or of what is left over behind it.
  func touches(_ flaw: Diagnostic) -> Bool {
    mend.contains(flaw.range.lowerBound)
      || flaw.isOfStructure && gap(to: flaw)?.allSatisfy { $0 == " " } == true
  }

  /// Whether a fault shows that what was typed in place of another makes no more sense there.
  ///
  /// What is only missing at the end of the line is to be typed yet.
  func disproves(_ flaw: Diagnostic, _ slip: Diagnostic) -> Bool {
    guard touches(flaw) else { return false }
    let bytes = rest.source.text.utf8.dropFirst(flaw.range.lowerBound)
    let isAtEnd = bytes.first { $0 != UInt8(ascii: " ") }.map { $0 == UInt8(ascii: "\n") } ?? true
    return !isAtEnd && (flaw.isOfStructure || flaw.id == slip.id || flaw.id.name.hasPrefix("unknown-"))
  }

  private func gap(to flaw: Diagnostic) -> String? {
    flaw.range.lowerBound > mend.upperBound
      ? rest.source.text(in: mend.upperBound..<flaw.range.lowerBound) : nil
  }
}

extension PendingWork {
  /// Bytes that are read again for the sake of slips: the time it takes grows with the text and with them.
  private static let mostReread = 200_000

  var canBeMended: Bool { reread + source.text.utf8.count <= Self.mostReread }

  mutating func noteReread() { reread += source.text.utf8.count + lookedThrough / 8 }

  /// The text with a slip in what ran last mended, from that on; nil where it changes what stands before.
  func goingOn(with parsed: ParsedText) -> PendingWork? {
    guard let place = running?.start else { return nil }
    let items = Self.items(of: parsed)
    let done = items.prefix { $0.start < place }.count
    return done == finished - 1 ? PendingWork(self, goingOnWith: parsed, items: items[done...]) : nil
  }

  /// Whether what was mended stands in a statement that is done with.
  var isBehindMended: Bool {
    guard !mended.isEmpty, let place = running?.start else { return false }
    return itemsLeft.first.map { $0.start > place } ?? true
  }

  /// What could not be read of the statements that wait.
  var faultsLeft: Int { itemsLeft.reduce(0) { $0 + $1.faultCount } }

  /// What could not be read of them but for the first.
  var faultsBehind: Int { itemsLeft.dropFirst().reduce(0) { $0 + $1.faultCount } }
}

extension Statement {
  /// Whether it does something that statements behind it can depend on.
  fileprivate var changes: Bool {
    switch kind {
    case .definition, .action, .amendment: true
    case .command, .bare: false
    }
  }
}

extension PendingWork.Item {
  fileprivate var faultCount: Int {
    switch self {
    case .statement: 0
    case .fault(let fault, _), .damaged(_, let fault): fault.all.count
    }
  }
}

extension Source {
  /// How many faults begin before the end of the line that an offset stands in.
  fileprivate func count(of faults: [Diagnostic], toLineOf offset: Int) -> Int {
    let end = offset + text.utf8.dropFirst(offset).prefix { $0 != UInt8(ascii: "\n") }.count
    return faults.count { $0.range.lowerBound <= end }
  }
}

extension String {
  /// Whether it begins with a verb.
  fileprivate var isStatement: Bool {
    CommandCatalog.definition(named: String(prefix { !$0.isWhitespace })) != nil
  }
}

extension Effect {
  fileprivate var isRead: Bool { if case .read = self { true } else { false } }
}
