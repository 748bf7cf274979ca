extension PlotPainter {
  /// The painter whose legend has the best place: among the curves, below them, or in lines' names.
  static func best(of plot: Plot, width: Int, height: Int, options: PlotOptions) -> PlotPainter {
    var plain = PlotPainter(plot, width: width, height: height, options: options)
    let isTiny = PlotLayout.isTiny(plot, width: width, height: height)
    if plot.legend.isEmpty || isTiny || plain.placeLegend() { return plain }
    for legend in belowForms(of: plot, width: width - plain.layout.indent, height: height, options) {
      var painter = PlotPainter(plot, width: width, height: height, options: options, legend: legend)
      // Lines whose panels have no title are named like the legend's own.
      let namesItself = painter.layout.strips.first?.kind == .sparkline && plot.panels[0].title.isEmpty
      if painter.layout.strips.isEmpty || namesItself { continue }
      painter.writeLegend()
      return painter
    }
    return PlotPainter(plot, width: width, height: height, options: options, linesOnly: true)
  }

  /// The forms of the legend that fit below the curves, the best first.
  private static func belowForms(
    of plot: Plot,
    width: Int,
    height: Int,
    _ options: PlotOptions
  ) -> [[StyledLine]] {
    let legend = plot.legend
    let rows = PanelRows.all(of: plot)
    let charts = rows.reduce(0) { $0 + $1.least } + PlotFooterRows.axisCount
    let lines = rows.reduce(0) { $0 + min($1.lines, $1.least) } + PlotFooterRows.axisCount
    // Under a title a line has a letter only, which the legend alone explains.
    let hasTitles = plot.panels.first.map { !$0.title.isEmpty } ?? false
    let isWide = legend.wide.columns(in: options.charset) <= width
    let full = isWide ? legend.wide : legend.stacked
    let brief = isWide ? legend.detailed : legend.brief
    return (full.count + charts <= height ? [full] : [])
      + (brief.count + lines <= height ? [brief] : [])
      + (hasTitles && height > legend.joined.count + PlotFooterRows.axisCount + 2 ? [legend.joined] : [])
  }

  /// Puts the legend where the first panel is empty.
  ///
  /// - Returns: Whether there was room.
  private mutating func placeLegend() -> Bool {
    guard layout.isWhole, let strip = layout.strips.first, strip.kind == .chart else { return false }
    let lines = plot.legend.columns
    let width = lines.columns(in: options.charset)
    guard let place = freePlace(in: strip, width: width + 2, height: lines.count) else { return false }
    for (index, line) in lines.enumerated() {
      clear(row: place.row + index, columns: place.column..<place.column + width + 2)
      write(line, row: place.row + index, column: place.column + 1)
    }
    return true
  }

  /// Writes the legend into the rows kept for it under the axis.
  private mutating func writeLegend() {
    let column = layout.footerColumn(width: layout.legend.columns(in: options.charset))
    for (index, line) in layout.legend.enumerated() {
      write(line, row: layout.legendRow + index, column: column)
    }
  }

  /// Takes away the faint lines behind the legend.
  private mutating func clear(row: Int, columns: Range<Int>) {
    for column in columns {
      base.put(.blank, row: row, column: column)
      for side in layers.indices { layers[side].put(.blank, row: row, column: column) }
    }
  }

  private mutating func write(_ line: StyledLine, row: Int, column: Int) {
    let spans = line.spans.map { StyledLine.Span(options.charset.spell($0.text), $0.role) }
    let spelled = StyledLine(spans).cropped(to: layout.width - column, charset: options.charset)
    base.write(spelled, row: row, column: column)
    for side in layers.indices { layers[side].write(spelled, row: row, column: column) }
  }

  /// The lowest, rightmost place of a size that no curve crosses.
  private func freePlace(in strip: PlotLayout.Strip, width: Int, height: Int) -> (row: Int, column: Int)? {
    guard height <= strip.rows, width <= layout.plotWidth, let whole = layers.last else { return nil }
    for row in stride(from: strip.firstRow + strip.rows - height, through: strip.firstRow, by: -1) {
      for column in stride(from: layout.plotWidth - width, through: 0, by: -1) {
        let first = layout.plotColumn + column
        let isFree = (row..<row + height).allSatisfy { row in
          (first..<first + width).allSatisfy { whole[row, $0] == base[row, $0] }
        }
        if isFree { return (row, first) }
      }
    }
    return nil
  }
}
