/// A plot laid out for one size: what never changes is drawn once, a frame is mostly copying.
package struct PlotDrawing: Sendable {
  /// Rows a picture takes; at most those asked for.
  package var height: Int { base.height }
  package var width: Int { base.width }

  private let timeAxis: TimeAxis
  private let layout: PlotLayout
  private let options: PlotOptions

  /// The picture without its curves.
  private let base: Picture

  /// The whole picture, once for each dot column of a cell: shown up to that one.
  private let layers: [Picture]
  private let slots: [ValueSlot]

  /// What tells the values of the first panel's curves, and what they are of.
  private let told: (title: String, texts: [ValueText])

  /// The whole picture in faint; without colours, where faint looks like anything else, no curves.
  private let outlook: Picture

  /// Where a value at the cursor stands.
  private struct ValueSlot {
    let row: Int

    /// Columns from the first of the values.
    let column: Int
    let role: Role
    let text: ValueText
  }

  init(_ plot: Plot, width: Int, height: Int, options: PlotOptions) {
    let width = min(max(width, 0), Picture.limit)
    let height = min(max(height, 0), Picture.limit)
    let painter = PlotPainter.best(of: plot, width: width, height: height, options: options)
    self.options = options
    layout = painter.layout
    timeAxis = painter.timeAxis
    base = painter.base
    layers = painter.layers
    outlook = options.color ? painter.layers.last?.faint ?? painter.base : painter.base
    slots = Self.slots(painter.layout, options)
    told = Self.told(of: plot, painter.layout, options)
  }

  /// The first panel's values at a time, a text for each of its curves: `A 0.332`, always as wide.
  package func readings(at time: Double) -> [String] {
    let time = clamped(time)
    return told.texts.enumerated().map { index, text in
      (index == 0 && !told.title.isEmpty ? told.title + " " : "") + text.text(at: time)
    }
  }

  private static func told(
    of plot: Plot,
    _ layout: PlotLayout,
    _ options: PlotOptions
  ) -> (title: String, texts: [ValueText]) {
    guard let panel = plot.panels.first else { return ("", []) }
    // A panel without room for a chart stands on a line for each of its curves.
    let curves = layout.strips.flatMap { strip in strip.series.map { (strip, $0) } }
    let texts = curves.prefix(panel.series.count).map { strip, series in
      ValueText(of: series, in: strip, options: options, isReading: true)
    }
    return (options.charset.spell(panel.title), texts)
  }

  /// Draws one frame.
  package func picture(_ moment: Plot.Moment = .whole) -> Picture {
    switch moment {
    case .whole:
      return annotated(layers.last ?? base, at: timeAxis.window.upperBound, hasCursor: false)
    case .cursor(let time):
      return annotated(layers.last ?? base, at: clamped(time), hasCursor: true)
    case .running(let time):
      var picture = annotated(layers.last ?? base, at: clamped(time), hasCursor: true)
      drawBeads(on: &picture, at: clamped(time))
      return picture
    case .revealed(let time):
      let time = clamped(time)
      return annotated(revealed(through: timeAxis.dot(at: time), over: base), at: time, hasCursor: true)
    case .passing(let time):
      let time = clamped(time)
      return annotated(revealed(through: timeAxis.dot(at: time), over: outlook), at: time, hasCursor: true)
    }
  }

  private func drawBeads(on picture: inout Picture, at time: Double) {
    guard let column = timeAxis.column(at: time) else { return }
    let glyph = Glyph.bead.scalar(in: options.charset)
    for strip in layout.strips {
      for series in strip.series {
        guard let row = strip.axis?.row(for: series.signal.value(time)) else { continue }
        picture.put(glyph, row: strip.firstRow + row, column: layout.plotColumn + column, role: .cursor)
      }
    }
  }

  private func clamped(_ time: Double) -> Double {
    let window = timeAxis.window
    return time.isNaN ? window.lowerBound : min(max(time, window.lowerBound), window.upperBound)
  }

  private func revealed(through dot: Int, over base: Picture) -> Picture {
    guard dot >= 0, let whole = layers.last, layout.plotWidth > 0 else { return base }
    let (cell, side) = dot.quotientAndRemainder(dividingBy: layers.count)
    let first = layout.plotColumn
    let last = min(first + cell, base.width - 1)
    var picture = base
    for strip in layout.strips {
      for row in strip.firstRow..<strip.firstRow + strip.rows {
        picture.copyRow(row, columns: first..<last, from: whole)
        picture.copyRow(row, columns: last..<last + 1, from: layers[side])
      }
    }
    return picture
  }

  private func annotated(_ picture: Picture, at time: Double, hasCursor: Bool) -> Picture {
    var picture = picture
    if hasCursor, let row = layout.axisRow, let column = timeAxis.column(at: time) {
      let glyph = Glyph.cursor.scalar(in: options.charset)
      picture.put(glyph, row: row, column: layout.plotColumn + column, role: .cursor)
    }
    let column = layout.plotColumn + layout.plotWidth + 2
    for slot in slots {
      picture.write(slot.text.text(at: time), row: slot.row, column: column + slot.column, role: slot.role)
    }
    return picture
  }

  /// The middle rows of each strip, one for each of its curves that fits; numbers end in one column.
  private static func slots(_ layout: PlotLayout, _ options: PlotOptions) -> [ValueSlot] {
    guard layout.rightWidth > 2 else { return [] }
    let texts = layout.strips.map { strip in
      strip.series.prefix(strip.rows).map { ValueText(of: $0, in: strip, options: options) }
    }
    let numbersEnd = texts.joined().filter(\.isNumber).map(\.width).max() ?? 0
    return zip(layout.strips, texts).flatMap { strip, texts in
      let first = strip.firstRow + max(0, (strip.rows - strip.series.count) / 2)
      return zip(strip.series, texts).enumerated().map { index, told in
        ValueSlot(
          row: first + index,
          column: told.1.isNumber ? numbersEnd - told.1.width : 0,
          role: strip.series.count > 1 || strip.panel.series.count > 1 ? told.0.role : .plain,
          text: told.1
        )
      }
    }
  }
}
