/// A column of a table with its texts brought to their places.
struct TableColumn {
  /// Padded on the left as the alignment asks; the right is left to the row.
  let texts: [String]
  let heading: String
  let width: Int

  init(cells: [String], title: String, alignment: Table.Alignment) {
    let aligned = alignment == .decimal ? Self.alignedAtPoint(cells) : cells
    let widest = (aligned + [title]).map { DisplayWidth.columns(of: $0) }.max() ?? 0
    width = widest
    switch alignment {
    case .left:
      texts = aligned
      heading = title
    case .right:
      texts = aligned.map { $0.padded(left: widest) }
      heading = title.padded(left: widest)
    case .decimal:
      // A title wider than its numbers has them at its right end.
      let body = aligned.map { DisplayWidth.columns(of: $0) }.max() ?? 0
      texts = aligned.map { $0.isEmpty ? "" : String(repeating: " ", count: widest - body) + $0 }
      heading = title.padded(left: widest)
    }
  }

  private static func alignedAtPoint(_ cells: [String]) -> [String] {
    let whole = cells.map(wholeLength).max() ?? 0
    return cells.map { $0.isEmpty ? "" : String(repeating: " ", count: whole - wholeLength($0)) + $0 }
  }

  /// Columns before the point, or before whatever ends the whole digits; of a word, all of it.
  private static func wholeLength(_ text: String) -> Int {
    let sign = text.hasPrefix("-") || text.hasPrefix("+") ? 1 : 0
    let digits = text.dropFirst(sign).prefix { $0.isASCII && $0.isNumber }.count
    return digits == 0 ? DisplayWidth.columns(of: text) : sign + digits
  }
}
