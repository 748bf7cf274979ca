/// How many rows each part of the screen has in a window; the same whatever the knobs say.
struct TuneLayout: Hashable, Sendable {
  let window: WindowSize

  /// Columns that may be used.
  let width: Int
  let height: Int
  let plotRows: Int
  let knobRows: Int

  /// Whether the table of measures stands beside the knobs, rather than below them.
  let isWide: Bool

  /// Rows of the table below the knobs; one is a summary.
  let tableRows: Int

  /// Whether the line that is tuned and what there is to say have a row each.
  let hasStatus: Bool
  let hintRows: Int

  /// Columns of the table of measures.
  static let tableWidth = 31

  /// Rows of the picture that stays when the screen is gone: without keys, status and the line.
  var leftHeight: Int { isTiny ? 1 : height - hintRows - (hasStatus ? 2 : 1) }

  /// Whether only a row is left.
  var isTiny: Bool { plotRows == 0 }

  /// - Parameters:
  ///   - knobCount: The most knobs there were so far.
  ///   - comfortableHeight: Rows of the plot at its best.
  init(in window: WindowSize, knobCount: Int, comfortableHeight: Int) {
    self.window = window
    width = max(window.columns - 1, 1)
    let room = max(window.rows - 2, 1)
    isWide = width >= 75 && room >= 12
    guard room >= 6, width >= 20 else {
      (height, plotRows, knobRows, tableRows, hasStatus, hintRows) = (1, 0, 1, 0, false, 0)
      return
    }
    hintRows = room >= 18 ? (isWide ? 2 : 3) : room >= 12 ? 2 : 1
    hasStatus = room >= 12
    tableRows = isWide ? 0 : room >= 18 ? 4 : room >= 8 ? 1 : 0
    let most = room >= 34 ? 8 : room >= 28 ? 6 : room >= 12 ? 4 : room >= 10 ? 2 : 1
    knobRows = isWide ? max(4, min(knobCount, most)) : min(max(knobCount, 1), most)
    let below = knobRows + tableRows + 1 + (hasStatus ? 1 : 0) + hintRows
    plotRows = max(min(room - below, max(comfortableHeight, 20)), 1)
    height = min(plotRows + below, room)
  }
}
