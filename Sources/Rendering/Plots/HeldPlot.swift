extension Plot {
  /// The plot as only some instants of it were ever seen: each holds until the next, with what was
  /// missed faint behind.
  ///
  /// - Parameters:
  ///   - instants: The first of them, ascending; what comes after those is held all the same.
  ///   - instant: The last instant that was seen at a time.
  package func held(at instants: [Double], instant: @escaping @Sendable (Double) -> Double) -> Plot {
    let panels = panels.map { panel in
      PlotPanel(
        panel,
        series: panel.series.map { $0.held(at: instants, instant) },
        shadows: panel.form == .color ? [] : panel.series
      )
    }
    return Plot(panels: panels, window: window, axis: axis, marks: marks, legend: legend)
  }
}

extension PlotSeries {
  fileprivate func held(at instants: [Double], _ instant: @escaping @Sendable (Double) -> Double)
    -> PlotSeries
  {
    let signal = signal
    var heldColor: (@Sendable (Double) -> SIMD4<Double>)?
    if let color { heldColor = { color(instant($0)) } }
    return PlotSeries(
      letter: letter,
      name: name,
      fullName: fullName,
      index: index,
      signal: Signal(knots: instants) { signal.value(instant($0)) },
      color: heldColor
    )
  }
}
