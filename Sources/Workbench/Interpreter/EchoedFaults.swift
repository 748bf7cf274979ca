import Language

// Of one line that could not be read, what follows from the first fault is no fault of its own.

extension [Diagnostic] {
  /// The faults of a statement but for those that another in their line leads to.
  ///
  /// What is left over stands just behind a word that is wrong; and behind what could not be read nobody knows
  /// how the rest of the line was meant.
  func withoutEchoes(in source: Source) -> [Diagnostic] {
    guard count > 1 else { return self }
    var told: [Diagnostic] = []
    for fault in self {
      if let last = told.last, fault.echoes(last, in: source) { continue }
      told.append(fault)
    }
    return told
  }
}

extension Diagnostic {
  /// Faults of words and signs that do not follow each other.
  private static let misplaced: Set<ID> = [
    "expected", "unknown-clause", "missing-comma", "missing-clause-word", "misplaced-clause",
    "duplicate-clause", "clause-without-use",
  ]

  /// Faults of what is left over where the word before it is not what it was read as.
  private static let leftovers = misplaced.union(["unknown-name", "unknown-function", "unknown-member"])

  /// Faults that leave open how the rest of their line is to be read.
  private static let breaks = misplaced.union(["unclosed-bracket", "unmatched-bracket"])

  /// Whether it is of what the signs and words of a line do to each other.
  var isOfStructure: Bool { Self.breaks.contains(id) }

  fileprivate func echoes(_ first: Diagnostic, in source: Source) -> Bool {
    let start = first.range.lowerBound
    let between = source.text(in: start..<Swift.max(start, range.lowerBound)).utf8
    guard !between.contains(UInt8(ascii: "\n")) else { return false }
    if first.isOfStructure, first.suggestion == nil, isOfStructure { return true }
    let isWord = first.id.name.hasPrefix("unknown-")
    guard isWord || first.suggestion == nil, Self.leftovers.contains(id) else { return false }
    guard range.lowerBound >= first.range.upperBound else { return false }
    return source.text(in: first.range.upperBound..<range.lowerBound).utf8.allSatisfy {
      $0 == UInt8(ascii: " ")
    }
  }
}
