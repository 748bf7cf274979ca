// Text into pictures, and pictures into text.

extension Picture {
  /// Writes text from a column on; what would cross `limit` or the edge is left out.
  ///
  /// - Parameters:
  ///   - limit: Columns the text may take.
  /// - Returns: The column after the text.
  @discardableResult
  package mutating func write(
    _ text: String,
    row: Int,
    column: Int,
    role: Role = .plain,
    limit: Int = Picture.limit
  ) -> Int {
    guard row >= 0, row < height, limit > 0 else { return column }
    let edge = min(width, column.addingReportingOverflow(limit).partialValue)
    var column = column
    for character in text {
      let columns = Self.isControl(character) ? 1 : DisplayWidth.columns(of: character)
      guard columns > 0 else { continue }
      guard column + columns <= edge else { break }
      if column >= 0 {
        let shown = Self.isControl(character) ? "?" : character
        put(cell(for: shown, role: role), row: row, column: column)
        if columns == 2 { put(.continuation, row: row, column: column + 1) }
      }
      column += columns
    }
    return column
  }

  /// Writes a styled line from a column on.
  ///
  /// - Returns: The column after the line.
  @discardableResult
  package mutating func write(_ line: StyledLine, row: Int, column: Int = 0) -> Int {
    line.spans.reduce(column) { write($1.text, row: row, column: $0, role: $1.role) }
  }

  /// Draws another picture into this one; what lies outside is left out.
  package mutating func draw(_ other: Picture, row: Int, column: Int) {
    if let columns = plainColumns(for: other, column: column) {
      for otherRow in 0..<other.height where (0..<height).contains(row + otherRow) {
        copy(other, row: otherRow, to: row + otherRow, columns: columns)
      }
      return
    }
    for otherRow in 0..<other.height {
      for otherColumn in 0..<other.width {
        let cell = other[otherRow, otherColumn]
        let (row, column) = (row + otherRow, column + otherColumn)
        guard cell != .continuation, contains(row: row, column: column) else { continue }
        let isWide = otherColumn + 1 < other.width && other[otherRow, otherColumn + 1] == .continuation
        guard !isWide || contains(row: row, column: column + 1) else { continue }
        if cell.scalar >= Cell.firstCluster {
          write(other.text(of: cell), row: row, column: column, role: cell.role)
        } else {
          put(cell, row: row, column: column)
          if isWide { put(.continuation, row: row, column: column + 1) }
        }
      }
    }
  }

  /// Creates a picture from lines, as wide as asked; longer lines are cut.
  package init(lines: [StyledLine], width: Int) {
    self.init(width: width, height: lines.count)
    for (row, line) in lines.enumerated() { write(line, row: row) }
  }

  /// The picture as text, a string a row, without trailing spaces.
  package var rows: [String] {
    (0..<height).map { row in
      var bytes: [UInt8] = []
      for column in 0..<end(ofRow: row) { append(self[row, column], to: &bytes) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The picture as styled lines, without trailing spaces.
  package var lines: [StyledLine] { (0..<height).map(line(ofRow:)) }

  private func line(ofRow row: Int) -> StyledLine {
    var spans: [StyledLine.Span] = []
    var bytes: [UInt8] = []
    var role = Role.plain
    for column in 0..<end(ofRow: row) {
      let cell = self[row, column]
      // A space takes the role before it, so that words of one role stay one span.
      if cell != .blank, cell != .continuation, cell.role != role {
        if !bytes.isEmpty { spans.append(StyledLine.Span(String(decoding: bytes, as: UTF8.self), role)) }
        bytes.removeAll(keepingCapacity: true)
        role = cell.role
      }
      append(cell, to: &bytes)
    }
    if !bytes.isEmpty { spans.append(StyledLine.Span(String(decoding: bytes, as: UTF8.self), role)) }
    return StyledLine(spans)
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains(where: DisplayWidth.isControl)
  }
}
