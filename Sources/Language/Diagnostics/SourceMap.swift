/// Where offsets into a text stand, as a reader counts: lines and characters, from 1.
package struct SourceMap: Sendable {
  package struct Place: Equatable, Sendable {
    /// From 1.
    package let line: Int

    /// In characters, from 1.
    package let column: Int
  }

  private let bytes: [UInt8]

  /// Where each line begins.
  private let starts: [Int]

  /// Places inside long lines, with the characters of the line before each, so that the columns of many
  /// faults on one line are not all counted from its start.
  private var marks: [(offset: Int, column: Int)] = []

  /// Bytes from one mark to the next.
  private static let stretch = 512

  package init(_ text: String) {
    bytes = Array(text.utf8)
    var starts = [0]
    for index in bytes.indices where Self.endsLine(at: index, in: bytes) { starts.append(index + 1) }
    self.starts = starts
    for index in starts.indices where lineRange(index).count > Self.stretch { mark(lineRange(index)) }
  }

  private mutating func mark(_ line: Range<Int>) {
    var (offset, column) = (line.lowerBound, 0)
    for character in text(line) {
      if offset >= max(marks.last?.offset ?? 0, line.lowerBound) + Self.stretch {
        marks.append((offset, column))
      }
      offset += character.utf8.count
      column += 1
    }
  }

  /// How many lines the text has; one for the empty text.
  package var lineCount: Int { starts.count }

  /// Returns the line and column of an offset; beyond the end, those of the end.
  package func place(at offset: Int) -> Place {
    let offset = min(max(offset, 0), bytes.count)
    let index = lineIndex(of: offset)
    let line = lineRange(index)
    let end = min(max(offset, line.lowerBound), line.upperBound)
    let mark = marks.isEmpty ? nil : marks[..<firstMark(after: end)].last
    let isOnLine = mark.map { $0.offset >= line.lowerBound } ?? false
    let (start, column) = isOnLine ? mark ?? (line.lowerBound, 0) : (line.lowerBound, 0)
    // A byte order mark is no character to the reader.
    let hasMark = end >= line.lowerBound + 3 && bytes[line].starts(with: [0xEF, 0xBB, 0xBF])
    return Place(line: index + 1, column: column + text(start..<end).count - (hasMark ? 1 : 0) + 1)
  }

  private func firstMark(after offset: Int) -> Int {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the line an offset stands in, without its newline, as offsets into the text.
  package func line(at offset: Int) -> Range<Int> {
    lineRange(lineIndex(of: min(max(offset, 0), bytes.count)))
  }

  /// Returns a part of the text; both ends must stand between characters.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Moves an offset back to where a scalar begins.
  func scalarStart(_ offset: Int) -> Int {
    var offset = min(max(offset, 0), bytes.count)
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The part of a line near an offset, whole scalars.
  ///
  /// - Parameters:
  ///   - offset: Into the text's UTF-8; outside the text, its nearer end.
  ///   - reach: Bytes before and behind the offset, at least zero.
  func around(_ offset: Int, reach: Int, in line: Range<Int>) -> Range<Int> {
    let start = max(line.lowerBound, scalarStart(offset - reach))
    return start..<max(start, min(line.upperBound, scalarStart(offset + reach)))
  }

  /// Whether every character of a part is one byte, and so at least one column.
  func isASCII(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 < 0x80 } }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func lineRange(_ index: Int) -> Range<Int> {
    let start = starts[index]
    var end = index + 1 < starts.count ? starts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// A line ends at a line feed, and at a carriage return without one.
  private static func endsLine(at index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
