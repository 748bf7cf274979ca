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
    for mark in plot.marks.sorted(by: { $0.rank < $1.rank }) where mark.letter == nil {
      guard let column = timeAxis.column(at: mark.time) else { continue }
      put(mark, row: row, column: column)
    }
    drawLetters(row: row)
    var free = 0
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

  private mutating func put(_ mark: PlotMark, row: Int, column: Int) {
    let glyph = mark.glyph(in: options.charset)
    base.put(glyph.scalar, row: row, column: layout.plotColumn + column, role: glyph.role)
  }

  /// Letters in the order of their times, however close; the last stands at its time, those before it are
  /// moved to the left. Of one letter again and again one is enough, and what finds no room is left out.
  private mutating func drawLetters(row: Int) {
    var (free, right) = (layout.plotWidth, "")
    for mark in plot.marks.filter({ $0.letter != nil }).sorted(by: PlotMark.isBefore).reversed() {
      guard let own = timeAxis.column(at: mark.time), let letter = mark.letter else { continue }
      let column = min(own, free - 1)
      guard column >= 0, own - column <= Self.farthest, column == own || letter != right else { continue }
      put(mark, row: row, column: column)
      (free, right) = (column, letter)
    }
  }

  /// Columns that a letter may stand from its time: those of six that end together.
  private static let farthest = 5

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
  fileprivate var letter: String? {
    if case .letter(let letter, _) = kind { letter } else { nil }
  }

  fileprivate static func isBefore(_ one: PlotMark, _ other: PlotMark) -> Bool {
    guard one.time == other.time, case .letter(_, let first) = one.kind,
      case .letter(_, let second) = other.kind
    else { return one.time < other.time }
    return first < second
  }

  /// The order of drawing: later ones cover earlier ones.
  fileprivate var rank: Int {
    switch kind {
    case .of(let kind): Trace.Mark.Kind.ascending.firstIndex(of: kind) ?? 0
    case .letter(_, let index): 1000 - index
    }
  }
}
