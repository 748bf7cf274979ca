import Workbench

/// What is said about a text that is no text.
enum TextFault {
  /// Names the first byte that is not UTF-8, with its line and column, both from 1.
  static func invalidBytes(
    in bytes: [UInt8],
    name: String,
    firstLine: Int
  ) -> (fault: FileFault, place: FaultPlace) {
    let place = firstInvalid(in: bytes)
    let line = firstLine + bytes[..<place].count { $0 == 0x0A }
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = String(decoding: bytes[start..<place], as: UTF8.self).count + 1
    let byte = place < bytes.count ? String(bytes[place], radix: 16, uppercase: true) : ""
    return (
      FileFault(id: "not-text", message: "byte \(byte) is not UTF-8"),
      FaultPlace(file: name, line: line, column: column)
    )
  }

  private static func firstInvalid(in bytes: [UInt8]) -> Int {
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = 0
    while case .valid(let character) = parser.parseScalar(from: &rest) { place += character.count }
    return place
  }
}
