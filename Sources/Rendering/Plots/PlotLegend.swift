extension PlotPainter {
  /// Puts the legend where the first panel is empty; sparklines carry their names themselves.
  ///
  /// - Returns: Whether there was room, or nothing to put.
  mutating func placeLegend() -> Bool {
    guard !plot.legend.isEmpty, let strip = layout.strips.first, strip.kind == .chart else { return true }
    let width = plot.legend.map { DisplayWidth.columns(of: options.charset.spell($0.text)) }.max() ?? 0
    guard let place = freePlace(in: strip, width: width + 2, height: plot.legend.count) else { return false }
    for (index, line) in plot.legend.enumerated() {
      clear(row: place.row + index, columns: place.column..<place.column + width + 2)
      write(line, row: place.row + index, column: place.column + 1)
    }
    return true
  }

  /// Writes the legend into the rows kept for it under the axis.
  mutating func writeLegendRows() {
    for (row, line) in zip(layout.legendRows, plot.legend) {
      write(line, row: row, column: layout.plotColumn)
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
