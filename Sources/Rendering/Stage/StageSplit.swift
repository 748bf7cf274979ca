/// Where a plot and a stage stand in one picture.
struct StageSplit: Hashable {
  struct Area: Hashable {
    var row = 0
    var column = 0
    var width: Int
    var height: Int
  }

  /// Nil where the tracks find no room.
  let plot: Area?
  let stage: Area

  /// Columns from which the two stand beside each other.
  private static let besideWidth = 99

  /// Columns and rows from which the stage stands above the tracks; below, it stands alone.
  private static let (aboveWidth, aboveHeight) = (59, 13)

  /// Rows a stage looks well in, and rows it takes above tracks.
  private static let (stageHeight, rowsAbove) = (14, 12)

  /// Splits a picture.
  ///
  /// - Parameter wanted: Rows the plot would take.
  init(width: Int, height: Int, plotRows wanted: Int) {
    if width >= Self.besideWidth {
      let stageWidth = width * 2 / 5
      plot = Area(width: width - stageWidth - 1, height: height)
      stage = Area(column: width - stageWidth, width: stageWidth, height: height)
    } else if width >= Self.aboveWidth, height >= Self.aboveHeight {
      let rows = min(wanted, max(height - Self.rowsAbove, height * 2 / 5))
      plot = Area(row: height - rows, width: width, height: rows)
      stage = Area(width: width, height: height - rows)
    } else {
      plot = nil
      stage = Area(width: width, height: height)
    }
  }

  /// Rows at which both look well, of those there are.
  static func comfortableHeight(width: Int, plotRows: Int, limit: Int) -> Int {
    if width >= besideWidth { return min(max(plotRows, stageHeight), limit) }
    if width >= aboveWidth, limit >= aboveHeight { return min(plotRows + rowsAbove, limit) }
    return min(stageHeight, limit)
  }
}
