/// The rows below the panels: axis and labels, names and key of the marks as height allows, the legend.
struct PlotFooterRows {
  /// How many there are, the legend's included.
  let count: Int
  private let hasAxis: Bool
  private let hasNames: Bool
  private let keyCount: Int
  private let legendCount: Int

  /// No rows at all, for pictures too small for them.
  static let none = PlotFooterRows(hasAxis: false, hasNames: false, keyCount: 0, legendCount: 0)

  /// Keeps what leaves every panel the rows of its smallest chart; axis and legend in any case.
  init(of plot: Plot, height: Int, key: [String], legendCount: Int) {
    let least = PanelRows.all(of: plot).reduce(0) { $0 + $1.least }
    let spare = height - least - Self.axisCount - legendCount
    let keyCount = key.count <= spare ? key.count : 0
    self.init(
      hasAxis: true,
      hasNames: plot.hasMarkNames && keyCount < spare,
      keyCount: keyCount,
      legendCount: legendCount
    )
  }

  private init(hasAxis: Bool, hasNames: Bool, keyCount: Int, legendCount: Int) {
    self.hasAxis = hasAxis
    self.hasNames = hasNames
    self.keyCount = keyCount
    self.legendCount = legendCount
    count = (hasAxis ? Self.axisCount : 0) + (hasNames ? 1 : 0) + keyCount + legendCount
  }

  /// Rows of the axis and its labels.
  static let axisCount = 2

  /// Where each stands when the first of them is a given one.
  func axisRow(from first: Int) -> Int? { hasAxis ? first : nil }

  func namesRow(from first: Int) -> Int? { hasNames ? first + Self.axisCount : nil }

  func keyRow(from first: Int) -> Int? {
    keyCount > 0 ? first + Self.axisCount + (hasNames ? 1 : 0) : nil
  }

  func legendRow(from first: Int) -> Int { first + count - legendCount }
}
