import Language
import Model
import Motion
import Rendering

/// A small plot round the place an expectation asked about.
struct ExpectationPicture: Sendable {
  let verdict: Verdict
  let finding: Finding
  let channel: Trace.Channel

  /// Rows of the picture with its time axis, and columns it takes at most.
  private static let (rows, columns) = (8, 79)

  /// Nil where there is no curve to show.
  init?(_ verdict: Verdict) {
    guard let finding = verdict.finding else { return nil }
    if case .updates = finding.term.question { return nil }
    let channels = finding.term.clip.trace.channels
    let last = channels.max { $0.trajectory.settlingDuration < $1.trajectory.settlingDuration }
    guard let channel = finding.channel ?? last else { return nil }
    self.verdict = verdict
    self.finding = finding
    self.channel = channel
  }

  /// The picture and what its marks mean; nothing where only words are wanted.
  func lines(in session: Session) -> [StyledLine] {
    guard !session.configuration.isPlain else { return [] }
    return picture(in: session).lines + key(in: session)
  }

  func picture(in session: Session) -> Picture {
    plot.picture(
      width: min(session.pictureWidth, Self.columns),
      height: Self.rows,
      options: session.plotOptions,
      moment: finding.time.map { .cursor(at: $0) } ?? .whole
    )
  }

  // MARK: - The curve

  private var showsVelocity: Bool {
    switch finding.term.question {
    case .velocity: true
    case .measure(let measure): measure.unit == .velocity
    default: false
    }
  }

  private var factor: Double { channel.kind == .angle ? 180 / .pi : 1 }

  private var plot: Plot {
    guard channel.kind.interpolates, channel.kind != .color else {
      let trace = finding.term.clip.trace
      let alone = Trace(
        axis: trace.axis,
        channels: [channel],
        duration: trace.duration,
        settlingDuration: trace.settlingDuration
      )
      return Plot(alone, window: window)
    }
    let panel = PlotPanel(
      title: showsVelocity ? "\(channel.name)'s velocity" : channel.name,
      form: channel.kind == .angle ? .degrees : .number,
      series: series,
      references: levels,
      window: window,
      highlight: place.map { PlotHighlight(series: 0, time: $0.time, value: $0.value) }
    )
    let marks = timeMarks + passages.map { PlotMark(kind: .letter("x", index: 0), time: $0) }
    return Plot(panels: [panel], window: window, axis: finding.term.clip.trace.axis, marks: marks)
  }

  private var series: [PlotSeries] {
    let names = channel.kind.componentNames
    return (0..<max(names.count, 1)).map { index in
      let name = names.isEmpty ? "" : names[index]
      return PlotSeries(letter: String(name.prefix(1)), name: name, index: index, signal: signal(index))
    }
  }

  func signal(_ component: Int) -> Signal {
    let (motion, factor) = (channel.trajectory, factor)
    guard showsVelocity else { return Signal(motion, component: component, factor: factor) }
    return Signal(knots: motion.knots, resolution: motion.resolution) { time in
      motion.state(at: time).velocity[component] * factor
    }
  }

  // MARK: - Places

  /// Seconds, or progress: all of the motion for a measure, otherwise what is near the moment.
  var window: ClosedRange<Double> {
    let clip = finding.term.clip
    let whole = clip.trace.axis == .progress ? 1 : max(clip.shownDuration, 0.001)
    guard let time = finding.time else {
      return 0...max(whole, timeMarks.map(\.time).filter(\.isFinite).max() ?? 0)
    }
    let reach = whole / 4
    if time >= 0, time <= whole, whole < 0.5 { return 0...whole }
    let start = time < 0 ? time - reach : max(0, time - reach)
    return start...start + 2 * reach
  }

  /// Values with a faint line: what was expected, with the tolerance's bounds.
  private var levels: [Double] {
    guard verdict.isOneTerm, verdict.actual != nil, channel.kind != .color else { return [] }
    let slack = (verdict.tolerance.absolute ?? 0) * factor
    switch verdict.expected {
    case .value(let value):
      let parts = (0..<max(channel.kind.componentNames.count, 1)).compactMap { level(value.components[$0]) }
      return slack > 0 && verdict.comparison == .equal ? parts.flatMap { [$0 - slack, $0 + slack] } : parts
    case .range(let range): return [range.lowerBound, range.upperBound].compactMap(level)
    default: return []
    }
  }

  /// Where a value of the subject stands on the value axis; nil for what is no value.
  private func level(_ number: Double) -> Double? {
    guard case .measure(let measure) = finding.term.question else { return number * factor }
    switch measure.unit {
    case .value, .velocity: return channel.kind.componentNames.isEmpty ? number * factor : nil
    case .share:
      let (start, end) = (channel.trajectory.start.x, channel.trajectory.end.x)
      return channel.kind.componentNames.isEmpty ? (end + number * (end - start)) * factor : nil
    case .time, .count, .flag: return nil
    }
  }

  /// The place on the curve that was measured.
  private var place: (time: Double, value: Double)? {
    guard verdict.isOneTerm, let actual = verdict.actual, channel.kind != .color else { return nil }
    if let time = finding.time { return (time, signal(0).value(time)) }
    guard let level = level(actual.components.x) else { return nil }
    let signal = signal(0)
    let times = (0...2000).map {
      window.lowerBound + (window.upperBound - window.lowerBound) * Double($0) / 2000
    }
    let nearest = times.min { abs(signal.value($0) - level) < abs(signal.value($1) - level) }
    return nearest.map { ($0, level) }
  }

  /// Times on the axis: the actual one as A, the expected one as E.
  private var timeMarks: [PlotMark] {
    guard verdict.isOneTerm, case .measure(let measure) = finding.term.question, measure.unit == .time else {
      return []
    }
    guard let actual = verdict.actual else { return [] }
    let expected: [Double] =
      switch verdict.expected {
      case .value(let value): [value.components.x]
      case .range(let range): [range.lowerBound, range.upperBound]
      default: []
      }
    return expected.map { PlotMark(kind: .letter("E", index: 1), time: $0) }
      + [PlotMark(kind: .letter("A", index: 0), time: actual.components.x)]
  }

  /// What the marks mean.
  private func key(in session: Session) -> [StyledLine] {
    let words = ExpectationWords(verdict)
    var parts: [String] = []
    if !timeMarks.isEmpty {
      parts = ["A actual \(words.actual)", "E expected \(words.expected)"]
    } else {
      if place != nil { parts.append("◆ actual \(words.actual)") }
      if !levels.isEmpty { parts.append("··· expected \(words.expected)") }
    }
    if !passages.isEmpty { parts.append("x \(passageWords)") }
    guard !parts.isEmpty else { return [] }
    let charset = session.plotOptions.charset
    let text = parts.map { charset.spell($0) }.joined(separator: ", ")
    return TextWrap.lines(text, width: min(session.pictureWidth, Self.columns) - 2)
      .map { StyledLine("  " + $0, .faint) }
  }
}
