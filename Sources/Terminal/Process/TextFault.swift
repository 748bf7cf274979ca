import Rendering

/// What is said about a text that is no text.
enum TextFault {
  /// Names the first byte that is not UTF-8, with its line and column, both from 1.
  static func invalidBytes(in bytes: [UInt8], name: String, firstLine: Int) -> StyledLine {
    let place = firstInvalid(in: bytes)
    let line = firstLine + bytes[..<place].count { $0 == 0x0A }
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = String(decoding: bytes[start..<place], as: UTF8.self).count + 1
    let byte = place < bytes.count ? String(bytes[place], radix: 16, uppercase: true) : ""
    return StyledLine([
      .init("\(name):\(line):\(column): "), .init("error:", .error), .init(" byte \(byte) is not UTF-8"),
    ])
  }

  private static func firstInvalid(in bytes: [UInt8]) -> Int {
    var (valid, end) = (0, bytes.count)
    // A text is valid up to a place or not: the longest valid beginning is found by halving, give or
    // take the last character's bytes.
    while valid < end {
      let middle = (valid + end + 1) / 2
      if isBeginning(bytes[..<middle]) { valid = middle } else { end = middle - 1 }
    }
    return valid
  }

  /// Whether bytes are UTF-8 that may break off inside its last character.
  private static func isBeginning(_ bytes: ArraySlice<UInt8>) -> Bool {
    (0...min(3, bytes.count)).contains { String(validating: bytes.dropLast($0), as: UTF8.self) != nil }
  }
}
