/// One strip of a plot: a value axis with one curve or several over it.
package struct PlotPanel: Sendable {
  /// How values are drawn and written.
  package enum Form: Hashable, Sendable {
    case number
    /// Values are in degrees.
    case degrees
    /// Values are indices of these names: a line of steps.
    case steps([String])
    /// A strip of colour; the values are opacities, 0...1.
    case color
  }

  /// Names the panel in the gutter; may be empty.
  package let title: String
  package let form: Form
  package let series: [PlotSeries]

  /// Curves behind the others, faint and without a value of their own.
  let shadows: [PlotSeries]

  /// Values with a faint line: where the motion comes from and goes to.
  package let references: [Double]

  /// Curves of another motion, drawn as faint dots behind: what there was before.
  private(set) var ghosts: [PlotSeries] = []

  /// The lowest and highest value to be shown: those over the window, unless more room was asked for.
  package private(set) var extremes: ClosedRange<Double>

  /// Instants without a finite value, of those looked at.
  package let gaps: Int

  /// Whether the curves are the velocities of those above.
  package internal(set) var isVelocity = false

  /// The place on the first curve that deserves a dot: where two motions are most apart.
  package let highlight: PlotHighlight?

  package init(
    title: String,
    form: Form,
    series: [PlotSeries],
    references: [Double] = [],
    window: ClosedRange<Double>,
    highlight: PlotHighlight? = nil
  ) {
    self.title = title
    self.form = form
    self.series = series
    self.references = references.filter(ValueRange.isDrawable)
    shadows = []
    self.highlight = highlight
    let scan = TimeAxis(window: window, columns: 256, dotColumns: 1)
    let samples = series.map { CurveSamples($0.signal, over: scan) }
    let ends = samples.compactMap(\.extremes).flatMap { [$0.lowerBound, $0.upperBound] } + self.references
    extremes = (ends.min() ?? 0)...(ends.max() ?? 1)
    gaps = samples.reduce(0) { $0 + $1.gaps }
  }

  /// A panel with other curves over the same range of values.
  init(_ panel: PlotPanel, series: [PlotSeries], shadows: [PlotSeries]) {
    (title, form, references, highlight) = (panel.title, panel.form, panel.references, panel.highlight)
    (extremes, gaps, isVelocity) = (panel.extremes, panel.gaps, panel.isVelocity)
    (self.series, self.shadows) = (series, shadows)
  }

  var suffix: String { form == .degrees ? "°" : "" }

  /// The panel with another one's curves as dots behind its own.
  package func over(_ ghost: PlotPanel) -> PlotPanel {
    var panel = holding(ghost.extremes)
    panel.ghosts = ghost.series
    return panel
  }

  /// The panel with room for values that are not its own, so that several panels have one axis.
  package func holding(_ range: ClosedRange<Double>) -> PlotPanel {
    var panel = self
    panel.extremes =
      min(extremes.lowerBound, range.lowerBound)...max(extremes.upperBound, range.upperBound)
    return panel
  }
}

/// One curve of a panel.
package struct PlotSeries: Sendable {
  /// What tells it from the others without colour: one character for the curve; empty when alone.
  package let letter: String

  /// Names the curve beside its value; empty when it is alone in its panel.
  package let name: String

  /// Names it on a line of its own; nil joins the panel's title and its own name.
  let fullName: String?

  /// Which colour of the series' order it has.
  package let index: Int
  package let signal: Signal

  /// sRGB red, green, blue and opacity, each 0...1; only where the panel shows a colour.
  package let color: (@Sendable (Double) -> SIMD4<Double>)?

  package init(
    letter: String = "",
    name: String = "",
    fullName: String? = nil,
    index: Int = 0,
    signal: Signal,
    color: (@Sendable (Double) -> SIMD4<Double>)? = nil
  ) {
    self.letter = letter
    self.name = name
    self.fullName = fullName
    self.index = index
    self.signal = signal
    self.color = color
  }

  /// The curve's name where it stands on a line of its own: `offset.x`, `A easeInOut`.
  func fullTitle(in panel: PlotPanel) -> String {
    if let fullName { return fullName }
    if name.isEmpty { return panel.title }
    let name = name.hasPrefix(letter) ? name : "\(letter) \(name)"
    return panel.title.isEmpty ? name : "\(panel.title).\(name)"
  }

  var role: Role { .series(UInt8(truncatingIfNeeded: index % 256)) }
}

/// One place on one of a panel's curves.
package struct PlotHighlight: Hashable, Sendable {
  /// Which of the panel's series.
  package let series: Int

  /// Seconds, or progress.
  package let time: Double
  package let value: Double

  package init(series: Int, time: Double, value: Double) {
    self.series = series
    self.time = time
    self.value = value
  }
}
