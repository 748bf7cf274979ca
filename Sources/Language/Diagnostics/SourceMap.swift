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

  package init(_ text: String) {
    bytes = Array(text.utf8)
    var starts = [0]
    for index in bytes.indices where Self.endsLine(at: index, in: bytes) { starts.append(index + 1) }
    self.starts = starts
  }

  /// How many lines the text has; one for the empty text.
  package var lineCount: Int { starts.count }

  /// Returns the line and column of an offset; beyond the end, those of the end.
  package func place(at offset: Int) -> Place {
    let offset = min(max(offset, 0), bytes.count)
    let index = lineIndex(of: offset)
    let line = lineRange(index)
    let before = String(
      decoding: bytes[line.lowerBound..<min(max(offset, line.lowerBound), line.upperBound)],
      as: UTF8.self
    )
    // A byte order mark is no character to the reader.
    let mark = before.unicodeScalars.first == "\u{FEFF}" ? 1 : 0
    return Place(line: index + 1, column: before.count - mark + 1)
  }

  /// Returns the line an offset stands in, without its newline, as offsets into the text.
  package func line(at offset: Int) -> Range<Int> {
    lineRange(lineIndex(of: min(max(offset, 0), bytes.count)))
  }

  /// Returns a part of the text; both ends must stand between characters.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Moves an offset back to where a scalar begins.
  func scalarStart(_ offset: Int) -> Int {
    var offset = min(max(offset, 0), bytes.count)
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

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
