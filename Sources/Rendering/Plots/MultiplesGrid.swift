/// Where small frames stand: how many beside and below each other, and how large.
struct MultiplesGrid: Hashable {
  /// The numbers of the motions that have a frame, row after row.
  let shown: [Int]

  /// Frames in a row.
  let columns: Int
  let rows: Int

  /// Columns of the curves in one frame.
  let cellWidth: Int

  /// Rows of the curves in one frame, without its title.
  let cellRows: Int

  /// Columns before the first frame's curves.
  let gutter: Int

  /// Columns between two frames.
  static let gap = 2

  /// Rows under the lowest frames: the axis and its labels.
  static let axisRows = 2

  private static let comfortableWidth = 14
  private static let smallestWidth = 8
  private static let largestWidth = 36
  private static let comfortableRows = 4
  private static let largestRows = 8

  /// Lays frames out.
  ///
  /// - Parameters:
  ///   - columns: How many belong in a row; nil takes what fits.
  ///   - labelWidth: Columns that the labels of so many rows take.
  init(count: Int, columns: Int?, width: Int, height: Int, labelWidth: (_ rows: Int) -> Int) {
    let gutter = ((1...Self.largestRows).map(labelWidth).max() ?? 0) + 3
    // Behind the last frame stands the axis's unit.
    let room = max(width - gutter - 2 + Self.gap, 1)
    let most = max(room / (Self.smallestWidth + Self.gap), 1)
    let fitting = max(room / (Self.comfortableWidth + Self.gap), 1)
    let mostRows = max((height - Self.axisRows) / 3, 1)
    // Even rows: seven are four and three, not five and two.
    var wide = columns ?? Self.even(count, perRow: fitting)
    if columns == nil, Self.rows(of: count, perRow: wide) > mostRows { wide = Self.even(count, perRow: most) }
    let all = Self.rows(of: count, perRow: wide)
    let keptColumns = Self.spread(wide, over: most)
    let keptRows = Self.spread(all, over: mostRows)
    let isGrid = columns != nil
    shown =
      isGrid || all <= mostRows
      ? keptRows.flatMap { row in keptColumns.map { row * wide + $0 } }.filter { $0 < count }
      : Self.spread(count, over: mostRows * wide)
    self.columns = max(keptColumns.count, 1)
    rows = max(keptRows.count, 1)
    cellWidth = min(max(room / self.columns - Self.gap, 1), Self.largestWidth)
    let spare = (height - Self.axisRows) / rows - 1
    let wanted = rows == 1 ? Self.largestRows : Self.comfortableRows + 1
    cellRows = min(max(spare, 1), wanted)
    self.gutter = gutter
  }

  private static func rows(of count: Int, perRow columns: Int) -> Int {
    (count + columns - 1) / max(columns, 1)
  }

  private static func even(_ count: Int, perRow most: Int) -> Int {
    let rows = rows(of: count, perRow: most)
    return rows > 0 ? (count + rows - 1) / rows : 1
  }

  /// So many of the numbers below a count, the first and the last among them, evenly spread.
  private static func spread(_ count: Int, over room: Int) -> [Int] {
    guard count > room else { return Array(0..<max(count, 0)) }
    guard room > 1 else { return count > 0 ? [0] : [] }
    return (0..<room).map { $0 * (count - 1) / (room - 1) }
  }
}
