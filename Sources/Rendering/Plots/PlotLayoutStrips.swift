extension PlotLayout {
  /// Shares the rows among the panels: as many charts as fit, a line a curve for the others.
  static func strips(of plot: Plot, rows: Int, options: PlotOptions) -> [Strip] {
    guard !plot.panels.isEmpty, let heights = PanelRows.shared(rows, among: PanelRows.all(of: plot)) else {
      return lines(of: plot, rows: rows, options: options)
    }
    var strips: [Strip] = []
    var firstRow = 0
    for (panel, height) in zip(plot.panels, heights) {
      let added =
        height.map { [chart(of: panel, firstRow: firstRow, rows: $0, options: options)] }
        ?? panel.series.enumerated().map { row, series in
          line(of: series, in: panel, row: firstRow + row, options: options)
        }
      strips += added
      firstRow += added.reduce(0) { $0 + $1.rows }
    }
    return strips
  }

  /// One row a curve, the first ones where there are too many; one row is kept to say how many more.
  static func lines(of plot: Plot, rows: Int, options: PlotOptions) -> [Strip] {
    let curves = plot.panels.flatMap { panel in panel.series.map { (panel, $0) } }
    let shown = curves.count <= rows ? curves.count : max(1, rows - 1)
    return curves.prefix(min(shown, max(rows, 0))).enumerated().map { row, curve in
      line(of: curve.1, in: curve.0, row: row, options: options)
    }
  }

  private static func chart(of panel: PlotPanel, firstRow: Int, rows: Int, options: PlotOptions) -> Strip {
    let axis = axis(of: panel, rows: rows, options: options)
    return Strip(
      kind: panel.form == .color ? .swatch : .chart,
      panel: panel,
      series: panel.series,
      title: panel.title,
      firstRow: firstRow,
      rows: rows,
      axis: axis,
      valueFormat: axis?.valueFormat ?? NumberFormat(largest: 0, finest: 0)
    )
  }

  private static func line(
    of series: PlotSeries,
    in panel: PlotPanel,
    row: Int,
    options: PlotOptions
  ) -> Strip {
    // What is written of a value must not depend on whether its chart found room.
    let axis = axis(of: panel, rows: 5, options: options)
    return Strip(
      kind: panel.form == .color ? .swatch : .sparkline,
      panel: panel,
      series: [series],
      title: series.fullTitle(in: panel),
      firstRow: row,
      rows: 1,
      axis: nil,
      valueFormat: axis?.valueFormat ?? NumberFormat(largest: 0, finest: 0)
    )
  }

  private static func axis(of panel: PlotPanel, rows: Int, options: PlotOptions) -> ValueAxis? {
    let dotRows = options.style.dotRows
    switch panel.form {
    case .color: return nil
    case .steps(let names):
      let names = names.map { options.charset.spell($0) }
      return ValueAxis(naming: names, rows: rows, dotRows: dotRows)
    case .number, .degrees:
      let range = ValueRange.readable(panel.extremes)
      let suffix = options.charset.spell(panel.suffix)
      return ValueAxis(showing: range, rows: rows, dotRows: dotRows, suffix: suffix)
    }
  }

  /// Gives panels of like size the same decimals: `1.000` beside `1.00` would look like a difference.
  static func calm(_ strips: [Strip]) -> [Strip] {
    // There may be thousands of strips, each compared with each: what that takes is looked up before.
    let scales = strips.map(Scale.init)
    return zip(strips, scales).map { strip, scale in
      var calm = strip
      let decimals = scales.reduce(0) { $1.isLike(scale) ? max($0, $1.decimals) : $0 }
      calm.valueFormat = calm.valueFormat.with(decimals: decimals)
      return calm
    }
  }

  static func hiddenCount(of plot: Plot, shown: [Strip]) -> Int {
    let curves = plot.panels.reduce(0) { $0 + $1.series.count }
    let count = shown.reduce(0) { $0 + $1.series.count }
    return shown.count > 1 && curves > count ? curves - count : 0
  }
}

/// What decides how a strip's values are written beside another's.
private struct Scale {
  private let form: PlotPanel.Form
  private let isNumeric: Bool

  /// The largest magnitude.
  private let size: Double
  let decimals: Int

  init(_ strip: PlotLayout.Strip) {
    form = strip.panel.form
    isNumeric = form == .number || form == .degrees
    let extremes = strip.panel.extremes
    size = max(abs(extremes.lowerBound), abs(extremes.upperBound))
    decimals = strip.valueFormat.decimals
  }

  /// Whether its values can be read beside another's: the same unit, and no more than five times apart.
  func isLike(_ other: Scale) -> Bool {
    isNumeric && form == other.form && max(size, other.size) <= min(size, other.size) * 5
  }
}
