/// Rows of text in aligned columns: samples, measures, lists, help.
package struct Table: Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, right
    /// Numbers one below the other by their decimal points.
    case decimal
  }

  package struct Column: Hashable, Sendable {
    /// Stands above the column; a table without any title has no heading.
    package let title: String
    package let alignment: Alignment
    package let role: Role

    package init(_ title: String = "", _ alignment: Alignment = .left, role: Role = .plain) {
      self.title = title
      self.alignment = alignment
      self.role = role
    }
  }

  package let columns: [Column]
  package let rows: [[String]]

  /// Whether a long text in the last column goes on in further lines instead of being cut, below the others
  /// where one of its words has no room beside them.
  package let wrapsLastColumn: Bool

  /// Spaces before the first column.
  package let indent: Int

  package init(columns: [Column], rows: [[String]], wrapsLastColumn: Bool = false, indent: Int = 2) {
    self.columns = columns
    self.rows = rows
    self.wrapsLastColumn = wrapsLastColumn
    self.indent = indent
  }

  /// The table in lines no wider than asked.
  ///
  /// - Parameter width: Columns; nil cuts and wraps nothing, for readers that are no terminal.
  package func lines(width: Int?, charset: Charset = .unicode) -> [StyledLine] {
    let layouts = columns.indices.map { column in
      TableColumn(
        cells: rows.map { column < $0.count ? charset.spell($0[column]) : "" },
        title: charset.spell(columns[column].title),
        alignment: columns[column].alignment
      )
    }
    let body = rows.indices.flatMap { row in
      lines(layouts.map { $0.texts[row] }, roles: columns.map(\.role), layouts, width, charset)
    }
    guard columns.contains(where: { !$0.title.isEmpty }) else { return body }
    let heading = layouts.map(\.heading)
    return lines(heading, roles: columns.map { _ in .faint }, layouts, width, charset) + body
  }

  /// One row of cells as one line, or several where its last cell wraps.
  private func lines(
    _ cells: [String],
    roles: [Role],
    _ layouts: [TableColumn],
    _ width: Int?,
    _ charset: Charset
  ) -> [StyledLine] {
    let last = cells.count - 1
    let lastStart = layouts.dropLast().reduce(indent) { $0 + $1.width + Self.gap }
    let room = width.map { $0 - lastStart } ?? 0
    let wraps = wrapsLastColumn && last >= 0 && room >= 10
    if wraps, let width, Self.longestWord(in: layouts[last].texts) > room {
      let beside = lines(Array(cells.dropLast()) + [""], roles: roles, layouts, nil, charset)
      let below = TextWrap.lines(cells[last], width: max(1, width - indent - Self.step)).map { part in
        let margin = String(repeating: " ", count: indent + Self.step)
        return StyledLine([.init(margin), .init(part, roles[last])]).cropped(to: width, charset: charset)
      }
      return beside.map { $0.cropped(to: width, charset: charset) } + below
    }
    let parts = wraps ? TextWrap.lines(cells[last], width: room) : [last >= 0 ? cells[last] : ""]
    return parts.enumerated().map { index, part in
      var spans = [StyledLine.Span(String(repeating: " ", count: max(0, indent)))]
      for column in cells.indices.dropLast() {
        let text = index == 0 ? cells[column] : ""
        spans.append(StyledLine.Span(text.padded(right: layouts[column].width + Self.gap), roles[column]))
      }
      if last >= 0 { spans.append(StyledLine.Span(part, roles[last])) }
      return StyledLine(spans).cropped(to: width ?? .max, charset: charset)
    }
  }

  private static func longestWord(in texts: [String]) -> Int {
    texts.lazy.flatMap { $0.split(separator: " ") }.map { DisplayWidth.columns(of: String($0)) }.max() ?? 0
  }

  /// Spaces by which what stands below the columns is set in.
  private static let step = 4

  /// Spaces between two columns.
  private static let gap = 2
}
