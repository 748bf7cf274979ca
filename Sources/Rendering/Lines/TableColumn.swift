/// A column of a table with its texts brought to their places.
struct TableColumn {
  /// Padded on the left as the alignment asks; the right is left to the row.
  let texts: [String]
  let heading: String
  let width: Int

  init(cells: [String], title: String, alignment: Table.Alignment) {
    let aligned = alignment == .decimal ? Self.alignedAtPoint(cells) : cells
    width = (aligned + [title]).map { DisplayWidth.columns(of: $0) }.max() ?? 0
    guard alignment != .left else {
      texts = aligned
      heading = title
      return
    }
    // A title wider than its numbers ends where they end.
    let widest = width
    let isDecimal = alignment == .decimal
    let body = aligned.filter(Self.isNumber).map { DisplayWidth.columns(of: $0) }.max() ?? 0
    texts = aligned.map { text in
      if text.isEmpty { return "" }
      return isDecimal && Self.isNumber(text)
        ? String(repeating: " ", count: widest - body) + text : text.padded(left: widest)
    }
    heading = title.padded(left: widest)
  }

  /// Brings the points of numbers over each other; words are left for the edge numbers end at.
  private static func alignedAtPoint(_ cells: [String]) -> [String] {
    let whole = cells.filter(isNumber).map(wholeLength).max() ?? 0
    return cells.map { isNumber($0) ? String(repeating: " ", count: whole - wholeLength($0)) + $0 : $0 }
  }

  private static func isNumber(_ text: String) -> Bool {
    var bytes = text.utf8.drop { $0 == UInt8(ascii: " ") }
    if let sign = bytes.first, isSign(sign) { bytes = bytes.dropFirst() }
    return bytes.first.map(isDigit) ?? false
  }

  /// Columns before the point, or before whatever ends the whole digits.
  private static func wholeLength(_ text: String) -> Int {
    let sign = text.utf8.first.map(isSign) == true ? 1 : 0
    return sign + text.utf8.dropFirst(sign).prefix(while: isDigit).count
  }

  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
