/// Keys and what they do, in as many rows as there are.
struct KeyHints {
  /// `p preset`, in the order they are shown in.
  let all: [String]

  /// Those nobody can do without, which come first where not all fit.
  let first: [String]

  /// Columns of the window.
  let width: Int

  /// Rows of hints; where not all fit, the page of them that was asked for, and the key that turns it.
  func rows(_ count: Int, page: Int) -> [String] {
    guard count > 0 else { return [] }
    let rows = wrapped(all, width: width - indent)
    if rows.count <= count { return rows.map(indented) }
    let others = all.filter { !first.contains($0) }
    let lines = wrapped(first + others, width: width - indent - more.count)
    let start = page % ((lines.count + count - 1) / count) * count
    var shown = Array(lines[start..<min(start + count, lines.count)])
    shown[shown.count - 1] += more
    return shown.map(indented)
  }

  /// Rows that all of them take.
  var count: Int { wrapped(all, width: width - indent).count }

  // A narrow window has no columns to spare.
  private var isNarrow: Bool { width < 50 }
  private var indent: Int { isNarrow ? 0 : 2 }
  private var gap: String { isNarrow ? " " : "  " }
  private var more: String { isNarrow ? " ?" : "  ? more" }

  func indented(_ hint: String) -> String { String(repeating: " ", count: indent) + hint }

  private func wrapped(_ hints: [String], width: Int) -> [String] {
    hints.reduce(into: []) { rows, hint in
      if let last = rows.last, last.count + gap.count + hint.count <= width {
        rows[rows.count - 1] = last + gap + hint
      } else {
        rows.append(hint)
      }
    }
  }
}
