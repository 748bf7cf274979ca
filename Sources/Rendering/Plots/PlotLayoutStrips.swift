extension PlotLayout {
  /// Shares the rows among the panels: charts where each can have three rows, else one line a curve.
  static func strips(of plot: Plot, rows: Int, isTiny: Bool, options: PlotOptions) -> [Strip] {
    let wanted = plot.panels.map { wantedRows(of: $0, rows: rows) }
    let least = wanted.map(\.least).reduce(0, +)
    if isTiny || least > rows || plot.panels.isEmpty { return sparklines(of: plot, rows: rows) }
    let heights = shared(rows, among: wanted)
    var firstRow = 0
    return zip(plot.panels, heights).map { panel, height in
      defer { firstRow += height }
      return Strip(
        kind: panel.form == .color ? .swatch : .chart,
        panel: panel,
        series: panel.series,
        title: panel.title,
        firstRow: firstRow,
        rows: height,
        axis: axis(of: panel, rows: height, options: options)
      )
    }
  }

  /// The fewest and the most rows a panel makes use of.
  private static func wantedRows(of panel: PlotPanel, rows: Int) -> (least: Int, most: Int) {
    switch panel.form {
    case .number, .degrees: (3, rows)
    case .steps(let names): (min(max(names.count, 2), 3), max(names.count, 2))
    case .color: (1, 2)
    }
  }

  /// Gives every panel its least, then a row at a time to the one with the fewest.
  private static func shared(_ rows: Int, among wanted: [(least: Int, most: Int)]) -> [Int] {
    var heights = wanted.map(\.least)
    var left = rows - heights.reduce(0, +)
    while left > 0 {
      let open = heights.indices.filter { heights[$0] < wanted[$0].most }
      guard let next = open.min(by: { heights[$0] < heights[$1] }) else { break }
      heights[next] += 1
      left -= 1
    }
    return heights
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

  /// One row a curve, the first ones where there are too many; one row is kept to say how many more.
  private static func sparklines(of plot: Plot, rows: Int) -> [Strip] {
    let curves = plot.panels.flatMap { panel in panel.series.map { (panel, $0) } }
    let shown = curves.count <= rows ? curves.count : max(1, rows - 1)
    return curves.prefix(min(shown, max(rows, 0))).enumerated().map { row, curve in
      let (panel, series) = curve
      return Strip(
        kind: panel.form == .color ? .swatch : .sparkline,
        panel: panel,
        series: [series],
        title: series.fullTitle(in: panel),
        firstRow: row,
        rows: 1,
        axis: nil
      )
    }
  }

  static func hiddenCount(of plot: Plot, shown: Int) -> Int {
    let curves = plot.panels.reduce(0) { $0 + $1.series.count }
    return shown > 0 && curves > shown && shown > 1 ? curves - shown : 0
  }

  /// Columns left of the curves: indent, title, labels, and the line itself.
  static func gutterWidth(_ strips: [Strip], width: Int, indent: Int, options: PlotOptions) -> Int {
    let widths = strips.map { strip in
      let title = DisplayWidth.columns(of: options.charset.spell(strip.title))
      let labels = strip.axis?.ticks.map { DisplayWidth.columns(of: $0.label) } ?? []
      let first = strip.axis?.ticks.first { $0.row == 0 }.map { DisplayWidth.columns(of: $0.label) } ?? 0
      let titled = title == 0 ? first : title + (first == 0 ? 0 : first + 1)
      return max(titled, labels.max() ?? 0)
    }
    let widest = min(widths.max() ?? 0, max(4, width / 3))
    // A sparkline has no line of its own, only a space.
    let line = strips.contains { $0.kind == .chart } ? 2 : 1
    return indent + widest + line
  }

  /// Columns right of the curves, for the values at the cursor and the axis's unit.
  static func rightWidth(_ strips: [Strip], width: Int, options: PlotOptions) -> Int {
    guard width >= 30 else { return width >= 20 ? 2 : 0 }
    let widths = strips.flatMap { strip in
      strip.series.map {
        ValueText(of: $0, in: strip.panel, isAlone: strip.series.count == 1, options: options).width
      }
    }
    return min(2 + max(widths.max() ?? 0, 1), width / 3)
  }
}
