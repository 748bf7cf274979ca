/// Draws everything of a plot that does not depend on the moment.
struct PlotPainter {
  let plot: Plot
  let layout: PlotLayout
  let timeAxis: TimeAxis
  let options: PlotOptions

  /// The picture without its curves.
  var base: Picture

  /// The whole picture for each dot column of a cell.
  var layers: [Picture] = []

  init(
    _ plot: Plot,
    width: Int,
    height: Int,
    options: PlotOptions,
    legend: [StyledLine] = [],
    linesOnly: Bool = false
  ) {
    self.plot = plot
    self.options = options
    layout = PlotLayout(
      of: plot,
      width: width,
      height: height,
      options: options,
      legend: legend,
      linesOnly: linesOnly
    )
    timeAxis = TimeAxis(
      window: plot.window,
      columns: layout.plotWidth,
      dotColumns: options.style.dotColumns
    )
    base = Picture(width: layout.width, height: layout.height)
    for strip in layout.strips { drawGutter(of: strip) }
    drawHiddenCount()
    drawTimeAxis()
    layers = Array(repeating: base, count: options.style.dotColumns)
    for strip in layout.strips { drawCurves(of: strip) }
  }

  private mutating func drawGutter(of strip: PlotLayout.Strip) {
    let charset = options.charset
    let labelEnd = layout.plotColumn - (layout.hasGutterLine ? 2 : 1)
    let first = strip.axis?.ticks.first { $0.row == 0 }
    let labelWidth = first.map { DisplayWidth.columns(of: $0.label) + 1 } ?? 0
    let room = labelEnd - layout.indent - labelWidth
    let title = charset.spell(strip.title)
    // A letter and a mark that something is missing name nothing.
    if room > 2 || DisplayWidth.columns(of: title) <= room {
      base.write(
        title.cropped(to: max(0, room), charset: charset),
        row: strip.firstRow,
        column: layout.indent
      )
    }
    for tick in strip.axis?.ticks ?? [] {
      let label = tick.label.cropped(to: max(0, labelEnd - layout.indent), charset: charset)
      let column = labelEnd - DisplayWidth.columns(of: label)
      base.write(label, row: strip.firstRow + tick.row, column: column, role: .faint)
    }
    guard layout.hasGutterLine else { return }
    for row in 0..<strip.rows {
      let isTick = strip.axis?.ticks.contains { $0.row == row } ?? false
      let glyph = isTick ? Glyph.gutterTick : Glyph.gutter
      let column = layout.plotColumn - 1
      base.put(glyph.scalar(in: charset), row: strip.firstRow + row, column: column, role: .faint)
    }
    drawReferences(of: strip)
  }

  private mutating func drawHiddenCount() {
    guard layout.hiddenCount > 0, let last = layout.strips.last else { return }
    let text = "\(options.charset.ellipsis) \(layout.hiddenCount) more"
    base.write(text, row: last.firstRow + last.rows, column: layout.indent, role: .faint)
  }

  /// Dots far apart where the motion comes from and goes to.
  private mutating func drawReferences(of strip: PlotLayout.Strip) {
    guard let axis = strip.axis else { return }
    let glyph = Glyph.reference.scalar(in: options.charset)
    for reference in strip.panel.references {
      guard let row = axis.row(for: reference) else { continue }
      for column in stride(from: 1, to: layout.plotWidth, by: 2) {
        base.put(glyph, row: strip.firstRow + row, column: layout.plotColumn + column, role: .faint)
      }
    }
  }

  private mutating func drawCurves(of strip: PlotLayout.Strip) {
    guard layout.plotWidth > 0 else { return }
    switch strip.kind {
    case .chart: drawChart(strip)
    case .sparkline: drawSparkline(strip)
    case .swatch: drawSwatch(strip)
    }
  }

  private mutating func drawChart(_ strip: PlotLayout.Strip) {
    guard let axis = strip.axis else { return }
    var raster = CurveRaster(style: options.style, width: layout.plotWidth, rows: strip.rows)
    for ghost in strip.panel.ghosts { raster.drawDotted(samples(of: ghost), on: axis) }
    let curves = strip.kind == .chart ? strip.panel.shadows + strip.series : strip.series
    for series in curves { raster.draw(samples(of: series), on: axis) }
    for column in 0..<layout.plotWidth {
      for row in raster.inkedRows[column] {
        for side in layers.indices {
          guard let glyph = raster.glyph(row: row, column: column, through: side) else { continue }
          let isBehind = glyph.curve < curves.count - strip.series.count || glyph.curve >= curves.count
          let role = isBehind ? Role.faint : curves[glyph.curve].role
          put(glyph.scalar, in: side, row: strip.firstRow + row, column: column, role: role)
        }
      }
    }
    drawLetters(of: strip, on: raster)
    drawHighlight(of: strip, on: axis)
  }

  private func samples(of series: PlotSeries) -> [CurveSamples.Column] {
    CurveSamples(series.signal, over: timeAxis).columns
  }

  private mutating func drawLetters(of strip: PlotLayout.Strip, on raster: CurveRaster) {
    for (series, place) in zip(strip.series, CurveLetters.places(on: raster)) {
      guard let place, let scalar = options.charset.spell(series.letter).unicodeScalars.first else {
        continue
      }
      putEverywhere(
        scalar.value,
        row: strip.firstRow + place.row,
        column: place.column,
        role: series.role
      )
    }
  }

  private mutating func drawHighlight(of strip: PlotLayout.Strip, on axis: ValueAxis) {
    guard let highlight = strip.panel.highlight, let column = timeAxis.column(at: highlight.time),
      let row = axis.row(for: highlight.value)
    else { return }
    let glyph = Glyph.largest.scalar(in: options.charset)
    putEverywhere(glyph, row: strip.firstRow + row, column: column, role: .strong)
  }

  private mutating func drawSparkline(_ strip: PlotLayout.Strip) {
    guard let series = strip.series.first else { return }
    let levels = Sparkline.levels(in: options.charset)
    for column in 0..<layout.plotWidth {
      let value = series.signal.value(time(ofColumn: column))
      let scalar = Sparkline.scalar(of: value, in: strip.panel.extremes, levels: levels)
      putEverywhere(scalar.value, row: strip.firstRow, column: column, role: series.role)
    }
  }

  private mutating func drawSwatch(_ strip: PlotLayout.Strip) {
    guard let color = strip.series.first?.color else { return }
    for column in 0..<layout.plotWidth {
      let swatch = SwatchColor(color(time(ofColumn: column)))
      let share = options.color ? swatch.opacity : swatch.lightness
      let glyph = SwatchColor.shade(share, in: options.charset)
      for row in 0..<strip.rows {
        let role = Role.swatch(swatch.terminalIndex)
        putEverywhere(glyph, row: strip.firstRow + row, column: column, role: role)
      }
    }
  }

  private func time(ofColumn column: Int) -> Double {
    timeAxis.time(ofDot: (column + 1) * timeAxis.dotColumns - 1)
  }

  private mutating func putEverywhere(_ scalar: UInt32, row: Int, column: Int, role: Role) {
    for side in layers.indices { put(scalar, in: side, row: row, column: column, role: role) }
  }

  private mutating func put(_ scalar: UInt32, in side: Int, row: Int, column: Int, role: Role) {
    layers[side].put(scalar, row: row, column: layout.plotColumn + column, role: role)
  }
}
