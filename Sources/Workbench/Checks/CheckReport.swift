package import Rendering

/// What a person reads of each file under `easel test`.
package struct CheckReport: Sendable {
  /// Columns of the window; nil where nothing is cut.
  private let width: Int?

  /// Columns in which the names stand.
  private let nameWidth: Int
  private let charset: Charset

  /// Columns of `FAIL` and what is between it and the name.
  private static let head = 6

  /// Columns below which no name is cut.
  private static let leastName = 16

  /// Prepares a report about files.
  ///
  /// - Parameter width: Columns of the window; nil for a file or a pipe.
  package init(names: [String], width: Int?, charset: Charset) {
    self.width = width
    self.charset = charset
    let longest = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    nameWidth = min(longest, width.map { max(Self.leastName, $0 / 2) } ?? longest)
  }

  /// One line for a file, and below it what is wrong.
  package func lines(_ file: CheckedFile) -> [StyledLine] {
    let details = details(of: file)
    return fitting(line(file), indent: Self.head) + (details.isEmpty ? [] : details + [StyledLine("")])
  }

  /// Faults in the order in which they were met.
  package func details(of file: CheckedFile) -> [StyledLine] {
    let faults = file.entries.flatMap { $0.check.flaw?.lines ?? [] }.flatMap { fitting($0) }
    guard let golden = file.golden else { return faults }
    let rows = golden.difference?.lines(old: golden.path, new: file.name) ?? []
    return faults + (golden.head.map { fitting($0) } ?? [])
      + rows.map { row in width.map { row.cropped(to: $0 - 1, charset: charset) } ?? row }
  }

  private func fitting(_ line: StyledLine, indent: Int = 0) -> [StyledLine] {
    width.map { line.wrapped(to: max(1, $0 - 1), indent: indent, charset: charset) } ?? [line]
  }

  private func line(_ file: CheckedFile) -> StyledLine {
    let words = Self.words(of: file)
    let room = width.map { max(Self.leastName, $0 - 1 - Self.head - 2 - DisplayWidth.columns(of: words)) }
    let name = file.name.croppedAtFront(to: room ?? .max, charset: charset).padded(
      right: min(nameWidth, room ?? nameWidth)
    )
    let mark: StyledLine.Span = file.isInOrder ? .init("ok    ", .good) : .init("FAIL  ", .error)
    return StyledLine([mark, .init(name + "  "), .init(words, file.isInOrder ? .faint : .plain)])
  }

  /// `3 expectations`, `1 of 3 expectations failed, 1 error, 2 not reached`.
  static func words(of file: CheckedFile) -> String {
    var parts: [String] = []
    let all = CheckTally.count(file.expectations, "expectation")
    if file.failures > 0 {
      parts.append("\(file.failures) of \(all) failed")
    } else if file.expectations > 0 {
      parts.append(all)
    } else if file.errors == 0 {
      parts.append(file.isSession ? "opens" : "no expectations")
    }
    if file.errors > 0 { parts.append(CheckTally.count(file.errors, "error")) }
    if file.unreached > 0 { parts.append("\(file.unreached) not reached") }
    if let words = file.golden?.words { parts.append(words) }
    return parts.joined(separator: ", ")
  }

  /// The last line.
  package func lines(_ tally: CheckTally) -> [StyledLine] {
    let hint = tally.isRecordable ? [StyledLine("--update records what is printed now", .faint)] : []
    return fitting(StyledLine(tally.sentence, tally.isInOrder ? .good : .error))
      + hint.flatMap { fitting($0) }
  }
}
