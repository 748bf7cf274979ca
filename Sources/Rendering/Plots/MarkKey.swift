import Motion

/// The words that explain the marks on the time axis, with the time of those that stand alone.
struct MarkKey {
  private let entries: [String]

  init(of plot: Plot, charset: Charset) {
    entries = Trace.Mark.Kind.ascending.compactMap { kind in
      let marks = plot.marks.filter {
        $0.kind == .of(kind) && $0.label.isEmpty && plot.window.contains($0.time)
      }
      guard let mark = marks.first else { return nil }
      let glyph = Unicode.Scalar(mark.glyph(in: charset).scalar).map(String.init) ?? ""
      guard marks.count == 1 else { return "\(glyph) \(kind.word)" }
      let format = NumberFormat(largest: abs(mark.time), finest: -3)
      return "\(glyph) \(kind.word) \(format.text(mark.time))\(plot.axis == .seconds ? " s" : "")"
    }
  }

  /// The entries beside each other, on as many rows as the width asks for.
  func rows(width: Int) -> [String] {
    var rows: [String] = []
    for entry in entries {
      if let last = rows.last, DisplayWidth.columns(of: last) + Self.gap.count + entry.count <= width {
        rows[rows.count - 1] = last + Self.gap + entry
      } else {
        rows.append(entry)
      }
    }
    return rows
  }

  private static let gap = "   "
}
