package import Motion

/// Many motions beside each other, each in a small frame, all over the same axes.
///
/// Only the left frames carry values and only the lowest ones times, so that the curves have the room.
package struct SmallMultiples: Sendable {
  /// One motion with what tells it from the others.
  package struct Cell: Sendable {
    /// The same in fewer and fewer columns; of all cells the first is shown that fits everywhere.
    package let titles: [String]
    let channel: Trace.Channel?

    /// Creates a cell; without a channel it stays empty.
    package init(titles: [String], channel: Trace.Channel?) {
      self.titles = titles
      self.channel = channel
    }
  }

  private let cells: [Cell]
  private let panels: [PlotPanel?]
  private let columns: Int?
  private let window: ClosedRange<Double>
  private let axis: Trace.Axis

  /// Whether a kind of value has a curve that fits into a small frame.
  package static func canDraw(_ kind: ValueKind) -> Bool { kind != .color }

  /// Creates small multiples.
  ///
  /// - Parameters:
  ///   - columns: How many stand in a row; nil takes what fits.
  ///   - window: Seconds or progress that each frame shows.
  package init(cells: [Cell], columns: Int?, window: ClosedRange<Double>, axis: Trace.Axis) {
    let readable = Plot.readable(window)
    self.cells = cells
    self.columns = columns
    self.window = readable
    self.axis = axis
    panels = cells.map { cell in cell.channel.map { PlotPanel($0, window: readable) } }
  }

  /// The picture, and how many of the motions there was room for.
  package struct Drawing: Sendable {
    package let picture: Picture
    package let drawn: Int

    /// Which of its titles each has.
    package let form: Int
  }

  /// Draws as many as fit, those left out evenly spread.
  package func drawing(width: Int, height: Int, options: PlotOptions) -> Drawing {
    let kind = panels.compactMap(\.self).first?.form ?? .number
    let grid = MultiplesGrid(count: cells.count, columns: columns, width: width, height: height) { rows in
      valueAxis(kind, rows: rows, options: options).ticks.map { DisplayWidth.columns(of: $0.label) }.max()
        ?? 0
    }
    var painter = MultiplesPainter(
      grid: grid,
      valueAxis: valueAxis(kind, rows: grid.cellRows, options: options),
      timeAxis: TimeAxis(window: window, columns: grid.cellWidth, dotColumns: options.style.dotColumns),
      unit: axis == .seconds ? "s" : "p",
      options: options
    )
    let form = form(of: grid.shown.map { cells[$0] }, width: grid.cellWidth, charset: options.charset)
    for (place, index) in grid.shown.enumerated() {
      let titles = cells[index].titles
      painter.draw(titles.indices.contains(form) ? titles[form] : "", panels[index], at: place)
    }
    painter.drawAxes()
    return Drawing(picture: painter.picture, drawn: grid.shown.count, form: form)
  }

  /// The first form of titles that fits everywhere, or the last.
  private func form(of cells: [Cell], width: Int, charset: Charset) -> Int {
    let count = cells.map(\.titles.count).min() ?? 0
    let fitting = (0..<count).first { form in
      cells.allSatisfy { DisplayWidth.columns(of: charset.spell($0.titles[form])) <= width }
    }
    return fitting ?? max(count - 1, 0)
  }

  /// One axis that holds the values of all.
  private func valueAxis(_ form: PlotPanel.Form, rows: Int, options: PlotOptions) -> ValueAxis {
    if case .steps(let names) = form {
      return ValueAxis(naming: names, rows: rows, dotRows: options.style.dotRows)
    }
    let all = panels.compactMap { $0?.extremes }
    let low = all.map(\.lowerBound).min() ?? 0
    let range = ValueRange.readable(low...max(low, all.map(\.upperBound).max() ?? 1))
    let suffix = form == .degrees ? options.charset.degree : ""
    return ValueAxis(showing: range, rows: rows, dotRows: options.style.dotRows, suffix: suffix)
  }
}
