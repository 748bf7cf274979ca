/// Where the parts of a plot stand in a picture of a given size.
struct PlotLayout {
  /// Rows of the picture, from the top, that show one panel or one curve of it.
  struct Strip {
    enum Kind: Hashable { case chart, sparkline, swatch }

    let kind: Kind
    let panel: PlotPanel
    let series: [PlotSeries]
    let title: String
    let firstRow: Int
    let rows: Int

    /// Nil where no value axis is drawn.
    let axis: ValueAxis?

    /// How values at the cursor are written.
    var valueFormat: NumberFormat
  }

  let width: Int
  let height: Int
  let strips: [Strip]

  /// The first column of the curves; the gutter's line stands left of it.
  let plotColumn: Int
  let plotWidth: Int

  /// Columns right of the curves.
  let rightWidth: Int

  /// The row of the time axis, its labels below it; nil where the picture is too small for one.
  let axisRow: Int?

  /// The row of the marks' names.
  let namesRow: Int?

  /// The first row of what explains the marks.
  let keyRow: Int?

  /// What explains the marks.
  let key: [String]

  /// The first row of the legend below the curves.
  let legendRow: Int

  /// The legend below the curves; empty where it stands elsewhere.
  let legend: [StyledLine]

  /// Panels that found no room.
  let hiddenCount: Int

  /// Blank columns before everything, as all of the workbench's output has.
  let indent: Int

  /// Whether a vertical line stands left of the curves.
  var hasGutterLine: Bool { strips.contains { $0.kind == .chart } }

  /// Whether no panel had to become a line.
  var isWhole: Bool { !strips.contains { $0.kind == .sparkline } }

  /// Lays a plot out.
  ///
  /// - Parameters:
  ///   - legend: Lines to stand below the curves.
  ///   - linesOnly: Draws a line a curve even where there is room for charts.
  init(
    of plot: Plot,
    width: Int,
    height: Int,
    options: PlotOptions,
    legend: [StyledLine] = [],
    linesOnly: Bool = false
  ) {
    let isTiny = Self.isTiny(plot, width: width, height: height)
    indent = width < 40 ? 0 : 2
    key = MarkKey(of: plot, charset: options.charset).rows(width: width - indent)
    let footer =
      isTiny ? .none : PlotFooterRows(of: plot, height: height, key: key, legendCount: legend.count)
    let rows = max(0, height - footer.count)
    let planned =
      isTiny || linesOnly
      ? Self.lines(of: plot, rows: rows, options: options)
      : Self.strips(of: plot, rows: rows, options: options)
    strips = Self.calm(planned)
    hiddenCount = Self.hiddenCount(of: plot, shown: planned)
    let gutter = Self.gutterWidth(strips, width: width, indent: indent, options: options)
    plotColumn = min(gutter, width)
    rightWidth = Self.rightWidth(strips, width: width, gutter: plotColumn, options: options)
    plotWidth = max(0, width - plotColumn - rightWidth)
    let used = strips.reduce(0) { $0 + $1.rows } + (hiddenCount > 0 ? 1 : 0)
    axisRow = footer.axisRow(from: used)
    namesRow = footer.namesRow(from: used)
    keyRow = footer.keyRow(from: used)
    legendRow = footer.legendRow(from: used)
    self.legend = isTiny ? [] : legend
    self.width = width
    self.height = min(used + footer.count, height)
  }

  /// Whether there is room for lines only, without an axis.
  static func isTiny(_ plot: Plot, width: Int, height: Int) -> Bool {
    let least = PanelRows.all(of: plot).reduce(0) { $0 + $1.least }
    return width < 20 || height < min(5, least + PlotFooterRows.axisCount)
  }

  /// The column for text below the axis: under the curves, or as far left as it needs.
  func footerColumn(width textWidth: Int) -> Int {
    max(min(plotColumn, width - textWidth), min(indent, plotColumn))
  }
}

extension Plot {
  /// Whether any mark has a name to stand under the axis.
  var hasMarkNames: Bool { marks.contains { !$0.label.isEmpty && window.contains($0.time) } }

  /// Whether any mark needs explaining; letters and names explain themselves.
  var hasMarkKey: Bool {
    marks.contains { mark in
      guard case .of = mark.kind else { return false }
      return mark.label.isEmpty && window.contains(mark.time)
    }
  }
}
