/// Draws small frames into one picture.
struct MultiplesPainter {
  let grid: MultiplesGrid
  let valueAxis: ValueAxis
  let timeAxis: TimeAxis

  /// Stands behind the time axis.
  let unit: String
  let options: PlotOptions
  private(set) var picture: Picture

  init(grid: MultiplesGrid, valueAxis: ValueAxis, timeAxis: TimeAxis, unit: String, options: PlotOptions) {
    self.grid = grid
    self.valueAxis = valueAxis
    self.timeAxis = timeAxis
    self.unit = unit
    self.options = options
    picture = Picture(
      width: grid.gutter + grid.columns * (grid.cellWidth + MultiplesGrid.gap),
      height: grid.rows * (grid.cellRows + 1) + MultiplesGrid.axisRows
    )
  }

  private var charset: Charset { options.charset }

  private func firstColumn(_ place: Int) -> Int {
    grid.gutter + place % grid.columns * (grid.cellWidth + MultiplesGrid.gap)
  }

  private func titleRow(_ place: Int) -> Int { place / grid.columns * (grid.cellRows + 1) }

  /// Draws one frame; places count along the rows.
  mutating func draw(_ title: String, _ panel: PlotPanel?, at place: Int) {
    let (row, column) = (titleRow(place), firstColumn(place))
    let heading = charset.spell(title).cropped(to: grid.cellWidth, charset: charset)
    picture.write(heading, row: row, column: column, role: .strong)
    if place % grid.columns == 0 { drawGutter(firstRow: row + 1) }
    guard let panel else { return }
    drawReferences(panel, row: row + 1, column: column)
    drawCurves(panel, row: row + 1, column: column)
  }

  private mutating func drawGutter(firstRow: Int) {
    let line = grid.gutter - 1
    for row in 0..<grid.cellRows {
      let tick = valueAxis.ticks.first { $0.row == row }
      let glyph = tick == nil ? Glyph.gutter : Glyph.gutterTick
      picture.put(glyph.scalar(in: charset), row: firstRow + row, column: line, role: .faint)
      guard let label = tick?.label.cropped(to: line - 1, charset: charset) else { continue }
      let column = line - 1 - DisplayWidth.columns(of: label)
      picture.write(label, row: firstRow + row, column: column, role: .faint)
    }
  }

  private mutating func drawReferences(_ panel: PlotPanel, row: Int, column: Int) {
    for reference in panel.references {
      guard let place = valueAxis.row(for: reference) else { continue }
      for step in stride(from: 1, to: grid.cellWidth, by: 2) {
        let glyph = Glyph.reference.scalar(in: charset)
        picture.put(glyph, row: row + place, column: column + step, role: .faint)
      }
    }
  }

  private mutating func drawCurves(_ panel: PlotPanel, row: Int, column: Int) {
    var raster = CurveRaster(style: options.style, width: grid.cellWidth, rows: grid.cellRows)
    for series in panel.series {
      let samples = CurveSamples(series.signal, over: timeAxis)
      raster.draw(samples.columns, on: valueAxis)
    }
    for place in 0..<grid.cellWidth {
      for line in raster.inkedRows[place] {
        guard
          let glyph = raster.glyph(row: line, column: place, through: options.style.dotColumns - 1)
        else { continue }
        let role = panel.series[glyph.curve].role
        picture.put(glyph.scalar, row: row + line, column: column + place, role: role)
      }
    }
  }

  /// Draws the time axis under each frame that has none below it.
  mutating func drawAxes() {
    let row = grid.rows * (grid.cellRows + 1)
    picture.put(Glyph.corner.scalar(in: charset), row: row, column: grid.gutter - 1, role: .faint)
    for place in 0..<grid.columns {
      let first = firstColumn(place)
      for column in 0..<grid.cellWidth {
        picture.put(Glyph.axis.scalar(in: charset), row: row, column: first + column, role: .faint)
      }
      drawTicks(row: row, first: first, isLast: place == grid.columns - 1)
    }
  }

  private mutating func drawTicks(row: Int, first: Int, isLast: Bool) {
    var free = first - 1
    for tick in timeAxis.ticks() {
      let glyph = Glyph.axisTick.scalar(in: charset)
      picture.put(glyph, row: row, column: first + tick.column, role: .faint)
      let width = DisplayWidth.columns(of: tick.label)
      let column = max(first + tick.column - (width - 1) / 2, first - 1)
      guard column >= free, column + width <= first + grid.cellWidth + 1 else { continue }
      free = picture.write(tick.label, row: row + 1, column: column, role: .faint) + 1
    }
    if isLast { picture.write(unit, row: row, column: first + grid.cellWidth + 1, role: .faint) }
  }
}
