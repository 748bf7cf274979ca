/// Turns the picture a terminal shows into the next one, in as few bytes as it can.
///
/// The cursor stands in the first column of the row below the picture, before and after. Only
/// relative moves are used and nothing outside the picture's rows is touched, so what scrolled by
/// above stays whole. Where the picture has rows of its own these are named instead, and the cursor
/// may stand anywhere before.
package struct PictureEncoder: Sendable {
  /// Whether roles become colours; without, no SGR sequence is sent at all.
  package let color: Bool

  /// The terminal's row, from 1, that is always the picture's top; nil for a picture that scrolls.
  private let firstRow: Int?

  package init(color: Bool, firstRow: Int? = nil) {
    self.color = color
    self.firstRow = firstRow
  }

  /// The bytes that change the screen from one picture to another; none when they look the same.
  ///
  /// - Parameters:
  ///   - previous: What was really sent; nil at first, with the cursor in the first column of the
  ///     row where the picture's top shall be.
  ///   - next: What shall be seen; narrower than the terminal, whose last column stays free.
  package func bytes(from previous: Picture?, to next: Picture) -> [UInt8] {
    guard let previous else { return draw(next, over: firstRow == nil ? 0 : next.height) }
    guard previous.width == next.width, previous.height == next.height else {
      return draw(next, over: previous.height)
    }
    var pen = EncoderPen(color: color, row: firstRow == nil ? next.height : -1, firstRow: firstRow)
    for row in 0..<next.height where !next.hasRow(row, sameAs: previous) {
      change(row: row, from: previous, to: next, with: &pen)
    }
    pen.finish(row: next.height)
    return pen.bytes
  }

  /// The bytes that blank a picture's rows and leave the cursor in the first column of its first.
  package func erasure(of picture: Picture) -> [UInt8] {
    draw(Picture(width: 0, height: 0), over: picture.height)
  }

  private func draw(_ picture: Picture, over oldHeight: Int) -> [UInt8] {
    var pen = EncoderPen(color: color, row: firstRow == nil ? oldHeight : -1, firstRow: firstRow)
    if oldHeight > 0 { pen.move(row: 0, column: 0, in: picture) }
    pen.row = 0
    for row in 0..<picture.height {
      let end = picture.end(ofRow: row)
      pen.write(picture, row: row, columns: 0..<end)
      if row < oldHeight { pen.eraseRest() }
      pen.newLine()
    }
    for _ in picture.height..<max(oldHeight, picture.height) {
      pen.eraseRest()
      pen.newLine()
    }
    pen.finish(row: picture.height)
    return pen.bytes
  }

  private func change(row: Int, from old: Picture, to new: Picture, with pen: inout EncoderPen) {
    let newEnd = new.end(ofRow: row)
    let end = max(newEnd, old.end(ofRow: row))
    var column = 0
    while column < end {
      if isSame(old, new, row: row, column: column) {
        column += 1
        continue
      }
      pen.move(row: row, column: column, in: new)
      if column >= newEnd {
        pen.eraseRest()
        return
      }
      let last = lastChange(old, new, row: row, from: column, before: newEnd)
      pen.write(new, row: row, columns: column..<last)
      column = last
    }
  }

  /// Where a run of changed cells ends, never inside a wide character.
  private func lastChange(_ old: Picture, _ new: Picture, row: Int, from start: Int, before end: Int) -> Int {
    var column = start + 1
    while column < end {
      let changed = !isSame(old, new, row: row, column: column)
      guard changed || new[row, column] == .continuation else { break }
      column += 1
    }
    return column
  }

  private func isSame(_ old: Picture, _ new: Picture, row: Int, column: Int) -> Bool {
    let (a, b) = (old[row, column], new[row, column])
    if a.scalar >= Cell.firstCluster, b.scalar >= Cell.firstCluster {
      return (!color || a.role == b.role) && old.text(of: a) == new.text(of: b)
    }
    return color ? a == b : a.scalar == b.scalar
  }
}
