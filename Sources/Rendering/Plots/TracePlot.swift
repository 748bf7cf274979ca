package import Motion

extension Plot {
  /// Creates the plot of one trace: a panel a channel.
  ///
  /// - Parameters:
  ///   - window: Seconds or progress to show; nil shows all of it, or three seconds of what never
  ///     rests.
  ///   - showsVelocity: Puts the velocity of each channel below it.
  package init(_ trace: Trace, window: ClosedRange<Double>? = nil, showsVelocity: Bool = false) {
    let window = Self.readable(window ?? Self.window(of: [trace]))
    self.init(
      panels: trace.channels.flatMap { channel in
        let velocity = showsVelocity ? PlotPanel(velocityOf: channel, window: window, axis: trace.axis) : nil
        return [PlotPanel(channel, window: window)] + (velocity.map { [$0] } ?? [])
      },
      window: window,
      axis: trace.axis,
      marks: trace.marks.map { PlotMark($0) }
    )
  }

  /// The time it takes until the last of several traces rests.
  static func window(of traces: [Trace]) -> ClosedRange<Double> {
    if traces.contains(where: { $0.axis == .progress }) { return 0...1 }
    let settled = traces.map(\.settlingDuration).map { $0.isFinite && $0 >= 0 ? $0 : 3 }.max() ?? 0
    return 0...settled
  }
}

extension PlotPanel {
  /// Degrees in a radian.
  static let degrees = 180 / Double.pi

  init(_ channel: Trace.Channel, window: ClosedRange<Double>) {
    let motion = channel.trajectory
    switch channel.kind {
    case .number:
      self.init(channel, .number, [PlotSeries(signal: Signal(motion))], window: window)
    case .angle:
      let signal = Signal(motion, factor: Self.degrees)
      self.init(channel, .degrees, [PlotSeries(signal: signal)], window: window, factor: Self.degrees)
    case .point, .size, .rect:
      self.init(channel, .number, PlotSeries.components(of: channel), window: window)
    case .bool:
      let series = [PlotSeries(signal: Signal(motion))]
      self.init(title: channel.name, form: .steps(["false", "true"]), series: series, window: window)
    case .choice(let names):
      let series = [PlotSeries(signal: Signal(motion))]
      self.init(title: channel.name, form: .steps(names), series: series, window: window)
    case .color:
      let series = [PlotSeries(signal: Signal(motion, component: 3), color: Self.color(of: motion))]
      self.init(title: channel.name, form: .color, series: series, window: window)
    }
  }

  /// A panel of numbers, with faint lines at the start and end of every component.
  private init(
    _ channel: Trace.Channel,
    _ form: Form,
    _ series: [PlotSeries],
    window: ClosedRange<Double>,
    factor: Double = 1
  ) {
    let ends = series.indices.flatMap { component in
      [channel.trajectory.start[component] * factor, channel.trajectory.end[component] * factor]
    }
    self.init(title: channel.name, form: form, series: series, references: ends, window: window)
  }

  /// The colour a motion shows at a time, in sRGB.
  static func color(of motion: any Trajectory) -> @Sendable (Double) -> SIMD4<Double> {
    let (resting, settling) = (motion.restingValue, motion.settlingDuration)
    return { time in
      let vector = time >= settling ? resting : nil
      return Value(kind: .color, animatableData: vector ?? motion.state(at: time).value).components
    }
  }
}

extension PlotSeries {
  /// A curve for each component, named and lettered by it.
  static func components(of channel: Trace.Channel) -> [PlotSeries] {
    channel.kind.componentNames.enumerated().map { index, name in
      PlotSeries(
        letter: String(name.prefix(1)),
        name: name,
        index: index,
        signal: Signal(channel.trajectory, component: index)
      )
    }
  }
}
