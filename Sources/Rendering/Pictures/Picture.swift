/// A grid of characters with roles: what a frame looks like, before any terminal is involved.
package struct Picture: Sendable {
  /// Columns; at most ``limit``.
  package let width: Int

  /// Rows; at most ``limit``.
  package let height: Int

  /// Row after row, without gaps.
  private(set) var cells: [Cell]

  /// Characters of more than one scalar, which cells refer to by index.
  private(set) var clusters: [String] = []

  /// More columns or rows than any terminal has; a bound on memory.
  package static let limit = 4096

  /// Creates a blank picture; a size outside 0...``limit`` is brought into it.
  package init(width: Int, height: Int) {
    self.width = min(max(width, 0), Self.limit)
    self.height = min(max(height, 0), Self.limit)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  subscript(row: Int, column: Int) -> Cell {
    get { cells[row * width + column] }
    set { cells[row * width + column] = newValue }
  }

  /// Whether a cell lies inside; everything outside is ignored by the drawing functions.
  func contains(row: Int, column: Int) -> Bool {
    row >= 0 && row < height && column >= 0 && column < width
  }

  /// The column after the last character of a row that is not a space.
  package func end(ofRow row: Int) -> Int {
    let first = row * width
    var column = width
    while column > 0, cells[first + column - 1] == .blank { column -= 1 }
    return column
  }

  /// Whether a row holds the same cells as in a picture of the same size.
  func hasRow(_ row: Int, sameAs other: Picture) -> Bool {
    // Clusters are numbered by each picture for itself.
    guard clusters.isEmpty, other.clusters.isEmpty else { return false }
    for index in row * width..<(row + 1) * width where cells[index] != other.cells[index] { return false }
    return true
  }

  /// The character at a cell; empty for the right half of a wide one.
  func text(of cell: Cell) -> String {
    if cell.scalar >= Cell.firstCluster { return clusters[Int(cell.scalar - Cell.firstCluster)] }
    guard cell.scalar != 0, let scalar = Unicode.Scalar(cell.scalar) else { return "" }
    return String(scalar)
  }

  /// Puts one scalar of one column; outside the picture nothing happens.
  mutating func put(_ scalar: UInt32, row: Int, column: Int, role: Role) {
    guard contains(row: row, column: column) else { return }
    put(Cell(scalar: scalar, role: role), row: row, column: column)
  }

  /// Puts a cell, and blanks the other half of any wide character it cuts.
  mutating func put(_ cell: Cell, row: Int, column: Int) {
    let index = row * width + column
    if cells[index] == .continuation, cell != .continuation, column > 0 { cells[index - 1] = .blank }
    if column + 1 < width, cells[index + 1] == .continuation { cells[index + 1] = .blank }
    cells[index] = cell
  }

  /// The cell for a character, which joins the clusters if it needs several scalars.
  mutating func cell(for character: Character, role: Role) -> Cell {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.count == 1 { return Cell(scalar: first.value, role: role) }
    let text = String(character)
    let index = clusters.firstIndex(of: text) ?? clusters.count
    if index == clusters.count { clusters.append(text) }
    return Cell(scalar: Cell.firstCluster + UInt32(truncatingIfNeeded: index), role: role)
  }

  /// The columns another picture covers when it lies inside and its cells mean the same here.
  func plainColumns(for other: Picture, column: Int) -> Range<Int>? {
    guard other.clusters.isEmpty, column >= 0, column <= width - other.width else { return nil }
    return column..<column + other.width
  }

  /// Copies a row of a picture that covers these columns, and blanks wide characters cut at its sides.
  mutating func copy(_ other: Picture, row otherRow: Int, to row: Int, columns: Range<Int>) {
    let first = row * width
    if columns.lowerBound > 0, !columns.isEmpty, cells[first + columns.lowerBound] == .continuation {
      cells[first + columns.lowerBound - 1] = .blank
    }
    if columns.upperBound < width, cells[first + columns.upperBound] == .continuation {
      cells[first + columns.upperBound] = .blank
    }
    let source = otherRow * other.width - columns.lowerBound
    for column in columns { cells[first + column] = other.cells[source + column] }
  }

  /// The same characters, all of them faint.
  package var faint: Picture {
    var picture = self
    for index in cells.indices where cells[index] != .blank && cells[index] != .continuation {
      picture.cells[index] = Cell(scalar: cells[index].scalar, role: .faint)
    }
    return picture
  }

  /// Copies part of a row from a picture of the same size, whose clusters must be this one's.
  mutating func copyRow(_ row: Int, columns: Range<Int>, from other: Picture) {
    let first = row * width
    for column in columns { cells[first + column] = other.cells[first + column] }
  }
}

extension Picture: Equatable {
  /// Two pictures are equal when they look the same.
  package static func == (left: Picture, right: Picture) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    if left.clusters == right.clusters { return left.cells == right.cells }
    return left.cells.indices.allSatisfy { index in
      let (a, b) = (left.cells[index], right.cells[index])
      return a.role == b.role && left.text(of: a) == right.text(of: b)
    }
  }
}
