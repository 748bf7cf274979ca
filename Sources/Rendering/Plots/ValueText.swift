/// How the value of one curve at the cursor is written, always in the same width.
struct ValueText {
  private let panel: PlotPanel
  private let series: PlotSeries
  private let format: NumberFormat
  private let charset: Charset
  private let showsLetter: Bool
  private let showsOpacity: Bool
  private let valueWidth: Int

  init(
    of series: PlotSeries,
    in strip: PlotLayout.Strip,
    options: PlotOptions,
    isReading: Bool = false
  ) {
    let panel = strip.panel
    let isAlone = strip.series.count == 1
    self.series = series
    self.panel = panel
    charset = options.charset
    // Away from the axis there is room for a digit more.
    format = isReading ? strip.valueFormat.with(decimals: strip.valueFormat.decimals + 1) : strip.valueFormat
    showsLetter = (isReading || !isAlone) && !series.letter.isEmpty
    showsOpacity = panel.form == .color && panel.extremes != 1...1
    valueWidth =
      switch panel.form {
      case .number, .degrees: Self.widest(panel.extremes, format)
      case .steps(let names): names.map { DisplayWidth.columns(of: options.charset.spell($0)) }.max() ?? 0
      case .color: showsOpacity ? 13 : 7
      }
  }

  /// Whether it is a number, with its unit.
  var isNumber: Bool { panel.form == .number || panel.form == .degrees }

  /// Columns of the whole text.
  var width: Int { valueWidth + (showsLetter ? DisplayWidth.columns(of: series.letter) + 1 : 0) }

  /// The text at a time: the curve's letter, then the value, numbers aligned at the right.
  func text(at time: Double) -> String {
    let letter = showsLetter ? "\(charset.spell(series.letter)) " : ""
    switch panel.form {
    case .number, .degrees:
      return letter + format.text(series.signal.toldValue(at: time)).padded(left: valueWidth)
    case .steps(let names):
      return letter + name(at: time, among: names)
    case .color:
      return letter + color(at: time)
    }
  }

  private func name(at time: Double, among names: [String]) -> String {
    let index = series.signal.value(time).rounded()
    guard index >= 0, index < Double(names.count) else { return "" }
    return charset.spell(names[Int(index)])
  }

  private func color(at time: Double) -> String {
    guard let color = series.color?(time) else { return "" }
    let hex = SwatchColor(color).hex
    guard showsOpacity else { return hex }
    let percent = NumberText.fixed(color.w * 100, decimals: 0)
    return "\(hex) \(percent.padded(left: 3)) %"
  }

  private static func widest(_ range: ClosedRange<Double>, _ format: NumberFormat) -> Int {
    // A value between can be longer than both ends only by its sign.
    let texts = [range.lowerBound, range.upperBound].map { format.text($0) }
    return texts.map { DisplayWidth.columns(of: $0) }.max() ?? 0
  }
}
