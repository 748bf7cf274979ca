import Motion

extension Plot {
  /// Creates the plot of several motions over each other, with the difference from the first below.
  ///
  /// Channels are matched by name; motions of one channel each are matched whatever it is called.
  ///
  /// - Parameters:
  ///   - contenders: In the order of their letters; two to six are readable.
  ///   - window: Seconds or progress; nil shows until the last of them rests.
  package init(comparing contenders: [Contender], window: ClosedRange<Double>? = nil) {
    let traces = contenders.map(\.trace)
    let window = Self.readable(window ?? Self.window(of: traces))
    let groups = ComparisonGroup.groups(of: traces)
    let panels = groups.flatMap { group in
      [group.panel(window: window, contenders: contenders)] + group.difference(window: window)
    }
    self.init(
      panels: panels,
      window: window,
      axis: traces.contains { $0.axis == .progress } ? .progress : .seconds,
      marks: Self.endMarks(of: traces),
      legend: Self.legend(of: contenders, panels: panels)
    )
  }

  private static func endMarks(of traces: [Trace]) -> [PlotMark] {
    traces.enumerated().filter { $1.duration.isFinite }.map { index, trace in
      PlotMark(kind: .letter(Contender.letter(index), index: index), time: trace.duration)
    }
  }

  /// A line a contender, more for its further details, and one for the largest difference.
  private static func legend(of contenders: [Contender], panels: [PlotPanel]) -> [StyledLine] {
    let width = contenders.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
    var lines: [StyledLine] = []
    for (index, contender) in contenders.enumerated() {
      let name = contender.name.padded(right: width)
      let letter = StyledLine.Span(Contender.letter(index), .series(UInt8(truncatingIfNeeded: index)))
      let first = contender.details.first.map { "  \($0)" } ?? ""
      lines.append(StyledLine([letter, .init(" \(name)"), .init(first, .faint)]))
      for detail in contender.details.dropFirst() {
        lines.append(StyledLine("".padded(right: width + 4) + detail, .faint))
      }
    }
    let differing = panels.filter { $0.highlight != nil }
    // With several difference panels one sentence could not say which it means.
    if differing.count == 1, let panel = differing.first, let highlight = panel.highlight {
      lines.append(sentence(for: highlight, in: panel, contenders: contenders))
    }
    return lines
  }

  private static func sentence(
    for place: PlotHighlight,
    in panel: PlotPanel,
    contenders: [Contender]
  ) -> StyledLine {
    let size = NumberText.significant(abs(place.value)) + panel.suffix
    let time = NumberFormat(largest: abs(place.time), finest: -3).text(place.time)
    let letter = panel.series.indices.contains(place.series) ? panel.series[place.series].letter : ""
    let which = contenders.count > 2 ? " (\(letter))" : ""
    let unit = contenders.contains { $0.trace.axis == .progress } ? "" : " s"
    return StyledLine([.init("◆", .strong), .init(" most apart\(which) \(size) at \(time)\(unit)", .faint)])
  }
}
