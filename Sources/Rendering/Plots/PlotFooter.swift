import Motion

extension PlotPainter {
  /// Draws the line under the curves with its ticks, marks, labels and key.
  mutating func drawTimeAxis() {
    guard let row = layout.axisRow else { return }
    let charset = options.charset
    if layout.hasGutterLine {
      let glyph = Glyph.corner.scalar(in: charset)
      base.put(glyph, row: row, column: layout.plotColumn - 1, role: .faint)
    }
    for column in 0..<layout.plotWidth {
      let glyph = Glyph.axis.scalar(in: charset)
      base.put(glyph, row: row, column: layout.plotColumn + column, role: .faint)
    }
    drawTicks(row: row)
    drawMarks(row: row)
    drawUnit(row: row)
    if let keyRow = layout.keyRow { drawKey(row: keyRow) }
  }

  private mutating func drawTicks(row: Int) {
    let edge = layout.plotColumn + layout.plotWidth + min(layout.rightWidth, 2)
    var free = layout.plotColumn - 1
    for tick in timeAxis.ticks() {
      let glyph = Glyph.axisTick.scalar(in: options.charset)
      base.put(glyph, row: row, column: layout.plotColumn + tick.column, role: .faint)
      let width = DisplayWidth.columns(of: tick.label)
      let column = max(layout.plotColumn + tick.column - (width - 1) / 2, layout.plotColumn - 1)
      guard column >= free, column + width <= edge else { continue }
      free = base.write(tick.label, row: row + 1, column: column, role: .faint) + 1
    }
  }

  private mutating func drawUnit(row: Int) {
    let name = plot.axis == .seconds ? "s" : layout.rightWidth > 9 ? "progress" : "p"
    let column = layout.plotColumn + layout.plotWidth
    guard layout.rightWidth > 1 else { return }
    let gap = layout.rightWidth > 2 ? 2 : 1
    base.write(name, row: row, column: column + gap, role: .faint)
  }

  private mutating func drawMarks(row: Int) {
    var lettered: Set<Int> = []
    var free = 0
    for mark in plot.marks.sorted(by: { $0.rank < $1.rank }) {
      guard var column = timeAxis.column(at: mark.time) else { continue }
      if case .letter = mark.kind {
        // Two that end together stand side by side.
        while lettered.contains(column), column > 0 { column -= 1 }
        lettered.insert(column)
      }
      let glyph = mark.glyph(in: options.charset)
      base.put(glyph.scalar, row: row, column: layout.plotColumn + column, role: glyph.role)
    }
    guard let namesRow = layout.namesRow else { return }
    for mark in plot.marks.sorted(by: { $0.time < $1.time }) where !mark.label.isEmpty {
      guard let column = timeAxis.column(at: mark.time) else { continue }
      let name = options.charset.spell(mark.label)
      let end = column + DisplayWidth.columns(of: name)
      guard column >= free, end <= layout.plotWidth + layout.rightWidth else { continue }
      base.write(name, row: namesRow, column: layout.plotColumn + column, role: .faint)
      free = end + 1
    }
  }

  /// Explains the marks in view.
  private mutating func drawKey(row: Int) {
    let width = layout.key.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let column = layout.footerColumn(width: width)
    for (index, text) in layout.key.enumerated() {
      let cropped = text.cropped(to: layout.width - column, charset: options.charset)
      base.write(cropped, row: row + index, column: column, role: .faint)
    }
  }
}

extension PlotMark {
  /// The order of drawing: later ones cover earlier ones.
  fileprivate var rank: Int {
    switch kind {
    case .of(let kind): Trace.Mark.Kind.ascending.firstIndex(of: kind) ?? 0
    case .letter(_, let index): 1000 - index
    }
  }
}
