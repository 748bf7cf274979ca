/// Counts over every file of a run of `easel test`.
package struct CheckTally: Hashable, Sendable {
  private(set) var files = 0
  private(set) var failedFiles = 0
  private(set) var expectations = 0
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var unreached = 0

  /// Printed lines that are not those of the golden file, or have none.
  private(set) var surprises = 0
  private(set) var recorded = 0

  /// Whether recording would help.
  private(set) var isRecordable = false
  private(set) var seconds = 0.0

  /// False where a report for a CI server was to be written and could not be.
  package var isReported = true

  package init() {}

  /// Counts one more file.
  package mutating func add(_ file: CheckedFile) {
    files += 1
    if !file.isInOrder { failedFiles += 1 }
    expectations += file.expectations
    failures += file.failures
    errors += file.errors
    unreached += file.unreached
    if file.golden?.isFault == true { surprises += 1 }
    switch file.golden?.finding {
    case .missing, .differs: isRecordable = true
    default: break
    }
    if case .recorded? = file.golden?.finding { recorded += 1 }
    seconds += file.seconds
  }

  /// Whether nothing is wrong in any file, nor with the report about them.
  package var isInOrder: Bool { failedFiles == 0 && isReported }

  /// `3 files ok: 7 expectations hold`, `1 of 3 files failed: 2 of 7 expectations do not hold, 1 error`.
  package var sentence: String {
    let head =
      failedFiles == 0
      ? "\(Self.count(files, "file")) ok" : "\(failedFiles) of \(Self.count(files, "file")) failed"
    var parts: [String] = []
    if failures > 0 {
      let verb = failures == 1 ? "does" : "do"
      parts.append("\(failures) of \(Self.count(expectations, "expectation")) \(verb) not hold")
    } else if expectations > 0 {
      parts.append("\(Self.count(expectations, "expectation")) \(expectations == 1 ? "holds" : "hold")")
    } else {
      parts.append("no expectations")
    }
    if errors > 0 { parts.append(Self.count(errors, "error")) }
    if unreached > 0 { parts.append("\(unreached) not reached") }
    if surprises > 0 { parts.append("\(Self.count(surprises, "output")) not as recorded") }
    if recorded > 0 { parts.append("\(Self.count(recorded, "output")) recorded") }
    if !isReported { parts.append("no report written") }
    return head + ": " + parts.joined(separator: ", ")
  }

  /// `1 file`, `2 files`.
  static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
