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

  /// The row that explains the marks.
  let keyRow: Int?

  /// Rows for a legend that found no room among the curves.
  let legendRows: Range<Int>

  /// Panels that found no room.
  let hiddenCount: Int

  /// Blank columns before everything, as all of the workbench's output has.
  let indent: Int

  /// Whether a vertical line stands left of the curves.
  var hasGutterLine: Bool { strips.contains { $0.kind == .chart } }

  init(of plot: Plot, width: Int, height: Int, options: PlotOptions, legendRows legendCount: Int) {
    let isTiny = width < 20 || height < 5
    let footer = isTiny ? 0 : Self.footerRows(of: plot, height: height)
    let planned = Self.strips(
      of: plot,
      rows: max(0, height - footer - legendCount),
      isTiny: isTiny,
      options: options
    )
    let isSpark = planned.allSatisfy { $0.kind == .sparkline }
    strips = planned
    hiddenCount = isSpark ? Self.hiddenCount(of: plot, shown: planned.count) : 0
    indent = width < 40 ? 0 : 2
    let gutter = Self.gutterWidth(planned, width: width, indent: indent, options: options)
    rightWidth = Self.rightWidth(planned, width: width, options: options)
    plotColumn = min(gutter, width)
    plotWidth = max(0, width - plotColumn - rightWidth)
    let used = planned.reduce(0) { $0 + $1.rows } + (hiddenCount > 0 ? 1 : 0)
    let rows = FooterRows(of: plot, first: used, footer: footer, legendCount: legendCount, height: height)
    axisRow = rows.axis
    namesRow = rows.names
    keyRow = rows.key
    legendRows = rows.legend
    self.width = width
    self.height = rows.end
  }

  /// The rows below the panels, one after the other.
  private struct FooterRows {
    var axis: Int?
    var names: Int?
    var key: Int?
    var legend = 0..<0
    var end: Int

    init(of plot: Plot, first: Int, footer: Int, legendCount: Int, height: Int) {
      end = first
      if footer >= 2 {
        axis = first
        end += 2
        let hasNames = plot.hasMarkNames && footer > (plot.hasMarkKey ? 3 : 2)
        if hasNames {
          names = end
          end += 1
        }
        if plot.hasMarkKey, footer > (hasNames ? 3 : 2) {
          key = end
          end += 1
        }
      }
      legend = end..<max(end, min(end + legendCount, height))
      end = legend.upperBound
    }
  }

  /// Whether every panel can still be a chart when the legend stands below.
  static func hasRoomForLegend(of plot: Plot, height: Int) -> Bool {
    footerRows(of: plot, height: height) + plot.legend.count + 3 * plot.panels.count <= height
  }

  /// Rows below the panels: the axis, its labels, and as height allows the marks' key and names.
  static func footerRows(of plot: Plot, height: Int) -> Int {
    let panels = max(plot.panels.count, 1)
    let key = plot.hasMarkKey && height >= 3 * panels + 3 && height >= 7 ? 1 : 0
    let names = plot.hasMarkNames && height >= 3 * panels + 3 + key && height >= 8 ? 1 : 0
    return 2 + key + names
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
