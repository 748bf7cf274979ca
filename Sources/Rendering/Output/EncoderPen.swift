/// The terminal's cursor as the encoder knows it, and the bytes that brought it there.
struct EncoderPen {
  private(set) var bytes: [UInt8] = []
  var row: Int

  /// Nil after a character whose width terminals disagree about: then only a carriage return helps.
  private var column: Int? = 0
  private var role = Role.plain
  private let color: Bool

  /// The terminal's row, from 1, of the picture's top where rows are named; nil where moves are relative.
  private let firstRow: Int?

  init(color: Bool, row: Int, firstRow: Int? = nil) {
    self.color = color
    self.row = row
    self.firstRow = firstRow
    bytes.reserveCapacity(2048)
  }

  /// Moves to a cell of the picture by the shortest way.
  mutating func move(row newRow: Int, column newColumn: Int, in picture: Picture) {
    if firstRow != nil, newRow != row || column == nil { return jump(row: newRow, column: newColumn) }
    if newRow == row + 1, newColumn <= 1 || column == nil {
      newLine()
    } else if newRow != row {
      escape(abs(newRow - row), newRow > row ? "B" : "A")
      row = newRow
    }
    guard let column, column != newColumn else {
      if self.column == nil { moveFromEdge(to: newColumn) }
      return
    }
    if newColumn > column {
      forward(from: column, to: newColumn, in: picture)
    } else if newColumn == 0 || newColumn + 3 < column && newColumn < 10 {
      moveFromEdge(to: newColumn)
    } else if column - newColumn <= 3 {
      bytes += Array(repeating: 0x08, count: column - newColumn)
    } else {
      escape(column - newColumn, "D")
    }
    self.column = newColumn
  }

  /// Writes part of a row, where the pen must stand.
  mutating func write(_ picture: Picture, row: Int, columns: Range<Int>) {
    for column in columns {
      let cell = picture[row, column]
      if cell == .continuation { continue }
      if color, cell != .blank, cell.role != role {
        bytes += Palette.change(from: role, to: cell.role)
        role = cell.role
      }
      picture.append(cell, to: &bytes)
    }
    let isCertain = !columns.contains { Self.isUncertain(picture[row, $0]) }
    column = isCertain ? columns.upperBound : nil
  }

  /// Erases from the pen to the end of its row.
  mutating func eraseRest() {
    bytes += [0x1B, 0x5B, 0x4B]
  }

  /// Goes to the first column of the next row.
  mutating func newLine() {
    if firstRow != nil { return jump(row: row + 1, column: 0) }
    bytes += [0x0D, 0x0A]
    row += 1
    column = 0
  }

  /// Leaves the pen plain, in the first column of the row below the picture; nothing if it never moved.
  mutating func finish(row newRow: Int) {
    guard !bytes.isEmpty else { return }
    bytes += Palette.change(from: role, to: .plain)
    role = .plain
    if firstRow != nil { return }
    if newRow == row + 1 {
      newLine()
    } else if newRow != row {
      escape(abs(newRow - row), newRow > row ? "B" : "A")
      row = newRow
    }
    if column != 0 { bytes.append(0x0D) }
    column = 0
  }

  /// Goes to a cell wherever the pen stands.
  private mutating func jump(row newRow: Int, column newColumn: Int) {
    bytes += "\u{1B}[\((firstRow ?? 1) + newRow);\(newColumn + 1)H".utf8
    (row, column) = (newRow, newColumn)
  }

  private mutating func moveFromEdge(to newColumn: Int) {
    bytes.append(0x0D)
    if newColumn > 0 { escape(newColumn, "C") }
    column = newColumn
  }

  /// Writes what already stands between, if that is shorter than a sequence that skips it.
  private mutating func forward(from old: Int, to new: Int, in picture: Picture) {
    let skip = new - old == 1 ? 3 : new - old < 10 ? 4 : 5
    var length = 0
    for column in old..<new where length <= skip {
      let cell = picture[row, column]
      let fits = cell == .blank || (cell.scalar < Cell.firstCluster && (!color || cell.role == role))
      length += fits && !Self.isUncertain(cell) ? Self.length(of: cell) : skip
    }
    if length < skip {
      write(picture, row: row, columns: old..<new)
    } else {
      escape(new - old, "C")
    }
  }

  private mutating func escape(_ count: Int, _ letter: Unicode.Scalar) {
    bytes += [0x1B, 0x5B]
    if count != 1 { bytes += String(count).utf8 }
    bytes.append(UInt8(truncatingIfNeeded: letter.value))
  }

  private static func length(of cell: Cell) -> Int {
    cell.scalar < 0x80 ? 1 : cell.scalar < 0x800 ? 2 : cell.scalar < 0x1_0000 ? 3 : 4
  }

  /// Whether terminals may disagree about the width: sequences, and pictures outside the first plane.
  private static func isUncertain(_ cell: Cell) -> Bool { cell.scalar >= 0x1_0000 }
}
