import Rendering

/// What came of one file under `easel test`.
package struct CheckedFile: Sendable {
  /// A check, and the seconds since the one before.
  package struct Entry: Sendable {
    package let check: Check
    package let seconds: Double
  }

  /// The file as it was named, or found in a folder that was.
  package let name: String
  package private(set) var entries: [Entry] = []

  /// The lines that the script printed.
  package private(set) var printed: [String] = []

  /// Seconds from the first command to the last.
  package private(set) var seconds = 0.0

  /// How the printed lines compare with those of a file; nil where nobody asked.
  package var golden: GoldenVerdict?

  private let keepsPrinted: Bool

  /// Creates a file of which nothing is known yet.
  ///
  /// - Parameter keepsPrinted: What the script prints will be compared.
  package init(name: String, keepsPrinted: Bool) {
    self.name = name
    self.keepsPrinted = keepsPrinted
  }

  /// Whether it is a session, which is in order when it opens.
  package var isSession: Bool { name.hasSuffix(".json") }

  /// Takes what would have been told; false for what is to be done all the same.
  ///
  /// - Parameter moment: Seconds since the file was begun.
  package mutating func take(_ effect: Effect, at moment: Double) -> Bool {
    switch effect {
    case .checked(let check):
      entries.append(Entry(check: check, seconds: max(0, moment - seconds)))
      seconds = moment
    case .output(let lines):
      if keepsPrinted { printed += lines.map { String(decoding: $0.bytes(color: false), as: UTF8.self) } }
    case .json, .complaint: break
    default: return false
    }
    return true
  }

  /// Takes in that nothing more comes, and what was not reached.
  package mutating func finish(at moment: Double, unreached: [Check]) {
    seconds = max(seconds, moment)
    entries += unreached.map { Entry(check: $0, seconds: 0) }
  }

  // MARK: - Counts

  /// Expectations that were looked at.
  package var expectations: Int { entries.count - errors - unreached }

  /// Expectations that nobody got to.
  package var unreached: Int {
    entries.count { if case .unreached = $0.check.outcome { true } else { false } }
  }

  /// Expectations that do not hold.
  package var failures: Int { entries.count { if case .fell = $0.check.outcome { true } else { false } } }

  /// Commands that could not be carried out.
  package var errors: Int { entries.count { if case .broke = $0.check.outcome { true } else { false } } }

  /// Whether nothing is wrong, and nothing is printed that was to be otherwise.
  package var isInOrder: Bool { failures == 0 && errors == 0 && golden?.isFault != true }
}
