package import Motion

/// What a motion looks like, before it is known how large: panels over one time axis.
///
/// Everything that must not move while a motion plays is decided here, once: the window of time and
/// each panel's range of values.
package struct Plot: Sendable {
  /// Which part of the curves is drawn, and where the cursor stands.
  package enum Moment: Hashable, Sendable {
    /// All of it, no cursor; the values beside it are the last ones.
    case whole
    /// A motion that plays: the curves up to now, the cursor at their end.
    case revealed(until: Double)
    /// The same, with what is still to come in faint.
    case passing(at: Double)
    /// All of it, with a cursor at a time.
    case cursor(at: Double)
    /// All of it, with a bead that runs along each curve.
    case running(at: Double)
  }

  package let panels: [PlotPanel]

  /// Seconds, or progress.
  package let window: ClosedRange<Double>
  package let axis: Trace.Axis
  package let marks: [PlotMark]

  /// What the curves are, put where the first panel is empty, or under the axis.
  package let legend: Legend

  /// Creates a plot from parts.
  ///
  /// - Parameters:
  ///   - window: Seconds or progress; an empty or unreadable one becomes one second long.
  package init(
    panels: [PlotPanel],
    window: ClosedRange<Double>,
    axis: Trace.Axis = .seconds,
    marks: [PlotMark] = [],
    legend: Legend = .none
  ) {
    self.panels = panels
    self.window = Self.readable(window)
    self.axis = axis
    self.marks = marks
    self.legend = legend
  }

  /// Instants without a finite value, of the 256 looked at in each curve.
  package var gaps: Int { panels.reduce(0) { $0 + $1.gaps } }

  /// Lays the plot out for a size; one layout draws any number of frames.
  ///
  /// - Parameters:
  ///   - width: Columns of the picture: the window's, less the one that stays free.
  ///   - height: Rows it may take; it takes fewer where its panels need no more.
  package func drawing(width: Int, height: Int, options: PlotOptions = PlotOptions()) -> PlotDrawing {
    PlotDrawing(self, width: width, height: height, options: options)
  }

  /// Draws one picture, for when there is only one.
  package func picture(
    width: Int,
    height: Int,
    options: PlotOptions = PlotOptions(),
    moment: Moment = .whole
  ) -> Picture {
    drawing(width: width, height: height, options: options).picture(moment)
  }

  /// Rows at which the plot looks its best, axis and notes included.
  package var comfortableHeight: Int {
    let charts = PanelRows.all(of: self).reduce(0) { $0 + $1.comfortable }
    let marks = (hasMarkKey ? 1 : 0) + (hasMarkNames ? 1 : 0)
    return charts + PlotFooterRows.axisCount + marks + legend.columns.count
  }

  /// A window that has a length: seconds that are no number, or no time at all, become a second.
  static func readable(_ window: ClosedRange<Double>) -> ClosedRange<Double> {
    let start = window.lowerBound.isFinite ? max(min(window.lowerBound, 1e15), -1e15) : 0
    let end = window.upperBound.isFinite ? max(min(window.upperBound, 1e15), -1e15) : start
    // Shorter than this, two columns would be the same instant.
    let shortest = max(abs(start) * 1e-9, 1e-9)
    return start...(end - start >= shortest ? end : start + 1)
  }
}

/// What the terminal and the reader prefer.
package struct PlotOptions: Hashable, Sendable {
  package let style: PlotStyle
  package let charset: Charset

  /// Whether roles will be seen as colours; without, a colour is shown by its lightness.
  package let color: Bool

  package init(style: PlotStyle = .braille, charset: Charset = .unicode, color: Bool = false) {
    self.style = style.fitting(charset)
    self.charset = charset
    self.color = color
  }
}
