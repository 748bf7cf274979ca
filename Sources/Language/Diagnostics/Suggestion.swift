/// Finds the word that was meant, or none: a wrong guess costs more than silence.
package enum Suggestion {
  /// Returns the candidate that a typing slip would turn into the word.
  ///
  /// A slip is a letter too many, too few, wrong, or two swapped; words of up to five letters may have
  /// one, longer ones two, and the upper or lower case does not count. A word that begins just one
  /// candidate, with three letters or more, means that one.
  ///
  /// - Parameters:
  ///   - word: What was typed.
  ///   - candidates: What it could have been, in order of preference.
  /// - Returns: Nil when nothing is close.
  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased())
    guard typed.count >= 2, typed.count <= 64 else { return nil }
    let slips = typed.count <= 2 ? 0 : typed.count <= 5 ? 1 : 2
    let letters = Letters(word)
    var best: (candidate: String, distance: Int)?
    var begun: [String] = []
    for candidate in candidates where candidate != word && letters.mayMean(Letters(candidate), slips: slips) {
      let meant = Array(candidate.lowercased())
      if meant.starts(with: typed) { begun.append(candidate) }
      // A letter typed twice is no guess, however short the word.
      if typed.count == meant.count + 1, typed.dropLast() == meant[...], typed.last == meant.last {
        return candidate
      }
      guard abs(meant.count - typed.count) <= slips, meant.count > slips + 1 || meant == typed else {
        continue
      }
      // Of two that are as near, the one that was begun is meant, or has the same letters: `fro` and `form`
      // are `from` and not `for`.
      let hasSameLetters = meant.count == typed.count && meant.sorted() == typed.sorted()
      let likeness = meant.starts(with: typed) ? 2 : hasSameLetters ? 1 : 0
      let distance = 4 * distance(typed, meant) - likeness
      if distance <= 4 * slips, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best { return best.candidate }
    return typed.count >= 3 && begun.count == 1 ? begun.first : nil
  }

  /// Which letters a word has, and how many: enough to pass over most of thousands of candidates at a glance.
  private struct Letters {
    private var mask: UInt32 = 0

    /// Those it has more than once: names that count from one have the same few digits.
    private var repeated: UInt32 = 0
    private var length = 0
    private var isASCII = true

    init(_ word: String) {
      for byte in word.utf8 {
        let letter: UInt32 = 1 << UInt32(byte & 0x1F)
        repeated |= mask & letter
        mask |= letter
        length += 1
        if byte >= 0x80 { isASCII = false }
      }
    }

    /// False only where the other word cannot be this one with some slips, or begin with it.
    func mayMean(_ other: Letters, slips: Int) -> Bool {
      guard isASCII, other.isASCII else { return true }
      if mask & ~other.mask == 0, other.length > length { return true }
      // A slip changes how often two letters stand there at most, and the length by one; a letter too many
      // counts in words that are too short for other slips.
      let slips = max(slips, 1)
      let changed = (mask ^ other.mask).nonzeroBitCount + (repeated ^ other.repeated).nonzeroBitCount
      return abs(length - other.length) <= slips && changed <= 2 * slips
    }
  }

  /// The number of slips between two words: optimal string alignment.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var above = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(above[column + 1] + 1, current[column] + 1, above[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      before = above
      above = current
    }
    return above[right.count]
  }
}
