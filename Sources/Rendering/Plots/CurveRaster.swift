/// The dots of a panel's curves, in cells, before they become characters.
struct CurveRaster {
  let style: PlotStyle
  let width: Int
  let rows: Int

  /// The dots in each column of a cell.
  private let columnMasks: [UInt8]

  /// The dots of each cell, row after row.
  private var masks: [UInt8]

  /// Which curve drew last in each dot column of each cell.
  private var owners: [UInt8]

  /// The rows of each column between which there may be dots; empty where there are none.
  private(set) var inkedRows: [Range<Int>]

  /// For each curve drawn, its dot row in every dot column; -1 in a gap.
  private(set) var paths: [[Int]] = []

  init(style: PlotStyle, width: Int, rows: Int) {
    self.style = style
    self.width = width
    self.rows = rows
    columnMasks = (0..<style.dotColumns).map { style.mask(ofColumn: $0) }
    masks = Array(repeating: 0, count: width * rows)
    inkedRows = Array(repeating: 0..<0, count: width)
    owners = Array(repeating: 0, count: width * rows * style.dotColumns)
  }

  /// Draws a curve without holes: each column reaches to where the one before it ended.
  mutating func draw(_ samples: [CurveSamples.Column], on axis: ValueAxis) {
    var path: [Int] = []
    path.reserveCapacity(samples.count)
    var previous: Int?
    for (index, column) in samples.enumerated() {
      let last = axis.dot(for: column.last)
      if var top = axis.dot(for: column.high), var bottom = axis.dot(for: column.low) {
        if let previous, previous < top { top = previous + 1 }
        if let previous, previous > bottom { bottom = previous - 1 }
        // Coming from the same side, the dot next to the last one is already its own.
        fill(index, from: min(top, bottom), through: max(top, bottom), curve: paths.count)
      }
      path.append(last ?? -1)
      previous = last
    }
    paths.append(path)
  }

  /// Draws a curve as dots with gaps between them, behind what is drawn after it.
  mutating func drawDotted(_ samples: [CurveSamples.Column], on axis: ValueAxis) {
    for index in stride(from: 0, to: samples.count, by: style.dotColumns + 1) {
      guard let dot = axis.dot(for: samples[index].last) else { continue }
      fill(index, from: dot, through: dot, curve: Self.ghost)
    }
  }

  /// What a dot that belongs to no curve of the panel is drawn for.
  static let ghost = 255

  private mutating func fill(_ dotColumn: Int, from top: Int, through bottom: Int, curve: Int) {
    let (column, side) = dotColumn.quotientAndRemainder(dividingBy: style.dotColumns)
    let top = max(top, 0)
    let end = min(max(bottom, top) + 1, rows * style.dotRows)
    guard column < width, top < end else { return }
    let inked = inkedRows[column]
    let first = top / style.dotRows
    let last = (end - 1) / style.dotRows
    inkedRows[column] =
      inked.isEmpty ? first..<last + 1 : min(inked.lowerBound, first)..<max(inked.upperBound, last + 1)
    for dot in top..<end {
      let (row, height) = dot.quotientAndRemainder(dividingBy: style.dotRows)
      let cell = row * width + column
      masks[cell] |= 1 << UInt8(height * style.dotColumns + side)
      owners[cell * style.dotColumns + side] = UInt8(truncatingIfNeeded: curve)
    }
  }

  /// The character of a cell whose dot columns up to one are shown, and the curve it belongs to.
  func glyph(row: Int, column: Int, through side: Int) -> (scalar: UInt32, curve: Int)? {
    let cell = row * width + column
    guard masks[cell] != 0 else { return nil }
    var shown: UInt8 = 0
    var curve = 0
    for side in 0...side {
      let part = masks[cell] & columnMasks[side]
      guard part != 0 else { continue }
      shown |= part
      curve = Int(owners[cell * style.dotColumns + side])
    }
    return shown == 0 ? nil : (style.glyphs[Int(shown)], curve)
  }
}
