import Motion

extension Signal {
  /// How fast one component of a motion goes, in the reader's unit a second.
  init(velocityOf trajectory: any Trajectory, component: Int = 0, factor: Double = 1) {
    let component = min(max(component, 0), 3)
    let settled = trajectory.settlingDuration
    self.init(
      knots: trajectory.knots,
      // Between two turns of the value its velocity turns too.
      resolution: trajectory.resolution / 2,
      rest: settled.isFinite ? Rest(time: settled, value: 0) : nil
    ) { time in
      // What rests does not move on, even where it was cut.
      time > settled ? 0 : trajectory.state(at: time).velocity[component] * factor
    }
  }
}

extension PlotPanel {
  /// The velocity of a channel as a panel of its own; nil for what only switches, and for colours.
  init?(velocityOf channel: Trace.Channel, window: ClosedRange<Double>, axis: Trace.Axis) {
    guard channel.kind.interpolates, channel.kind != .color else { return nil }
    let isAngle = channel.kind == .angle
    let factor = isAngle ? Self.degrees : 1
    let names = channel.kind.componentNames
    let series = names.indices.map { index in
      PlotSeries(
        letter: String(names[index].prefix(1)),
        name: names[index],
        index: index,
        signal: Signal(velocityOf: channel.trajectory, component: index)
      )
    }
    let only = PlotSeries(signal: Signal(velocityOf: channel.trajectory, factor: factor))
    self.init(
      title: Self.rate(of: channel.name, over: axis),
      form: isAngle ? .degrees : .number,
      series: series.isEmpty ? [only] : series,
      references: [0],
      window: window
    )
    isVelocity = true
  }

  /// What the rate of a value is called: `scale/s`; a unit curve counts no seconds.
  static func rate(of name: String, over axis: Trace.Axis) -> String {
    if axis == .progress { return name.isEmpty ? "slope" : "\(name) slope" }
    return name.isEmpty ? "per s" : "\(name)/s"
  }
}
