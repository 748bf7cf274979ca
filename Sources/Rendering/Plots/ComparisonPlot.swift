import Motion

extension Plot {
  /// Creates the plot of several motions over each other, with the difference from the first below.
  ///
  /// Channels are matched by name; motions of one channel each are matched whatever it is called.
  ///
  /// - Parameters:
  ///   - contenders: In the order of their letters; two to six are readable.
  ///   - window: Seconds or progress; nil shows until the last of them rests.
  ///   - showsVelocity: Puts the velocities of the motions below them.
  package init(
    comparing contenders: [Contender],
    window: ClosedRange<Double>? = nil,
    showsVelocity: Bool = false
  ) {
    let traces = contenders.map(\.trace)
    let window = Self.readable(window ?? Self.window(of: traces))
    let axis = traces.contains { $0.axis == .progress } ? Trace.Axis.progress : .seconds
    let groups = ComparisonGroup.groups(of: traces)
    var panels: [PlotPanel] = []
    var remarks: [StyledLine] = []
    for group in groups {
      let difference = group.difference(window: window)
      panels.append(group.panel(window: window, contenders: contenders))
      if showsVelocity, let velocity = group.velocity(window: window, axis: axis) { panels.append(velocity) }
      panels += difference
      let name = groups.count > 1 ? group.title : ""
      remarks += difference.map { Self.remark(on: $0, named: name, contenders: contenders) }
    }
    self.init(
      panels: panels,
      window: window,
      axis: axis,
      marks: Self.endMarks(of: traces),
      legend: Legend(entries: Self.entries(of: contenders), remarks: remarks)
    )
  }

  private static func endMarks(of traces: [Trace]) -> [PlotMark] {
    traces.enumerated().filter { $1.duration.isFinite }.map { index, trace in
      PlotMark(kind: .letter(Contender.letter(index), index: index), time: trace.duration)
    }
  }

  private static func entries(of contenders: [Contender]) -> [Legend.Entry] {
    contenders.enumerated().map { index, contender in
      Legend.Entry(
        letter: Contender.letter(index),
        role: .series(UInt8(truncatingIfNeeded: index)),
        name: contender.name,
        details: contender.details
      )
    }
  }

  /// What the mark of a difference panel says: `◆ scale A and C most apart 0.373 at 0.099 s`; without a
  /// mark, that there is no difference.
  private static func remark(
    on panel: PlotPanel,
    named name: String,
    contenders: [Contender]
  ) -> StyledLine {
    guard let place = panel.highlight, panel.series.indices.contains(place.series) else {
      return StyledLine(name.isEmpty ? "never apart" : "\(name) never apart", .faint)
    }
    let pair = "\(Contender.letter(0)) and \(panel.series[place.series].letter)"
    let words = [name, contenders.count > 2 ? pair : "", "most apart"].filter { !$0.isEmpty }
    let unit = contenders.contains { $0.trace.axis == .progress } ? "" : " s"
    let numbers = "\(thousandths(abs(place.value)))\(panel.suffix) at \(thousandths(place.time))\(unit)"
    return StyledLine([.init("◆", .strong), .init(" \(words.joined(separator: " ")) \(numbers)", .faint)])
  }

  /// Three decimals, or digits where those would be noughts or a row of them.
  private static func thousandths(_ value: Double) -> String {
    (0.000_5..<1e7).contains(abs(value)) || value == 0
      ? NumberText.fixed(value, decimals: 3) : NumberText.significant(value)
  }
}
