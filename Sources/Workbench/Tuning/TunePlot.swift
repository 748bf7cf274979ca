import Model
import Motion
import Rendering

/// The plot above the knobs, which holds still while they are turned.
///
/// Its axes grow when a curve leaves them, and shrink only when the loop starts again.
struct TunePlot: Sendable {
  private var window = 0.0
  private var ranges: [String: ClosedRange<Double>] = [:]

  /// Rows of a chart that is more than a line of blocks, and of the axis below all.
  private static let (leastRows, axisRows) = (2, 2)

  /// Makes the plot of a motion, with room for what was shown before.
  ///
  /// - Parameter isFresh: The loop starts again: nothing is held.
  mutating func plot(
    of motion: TunedMotion,
    over baseline: TunedMotion?,
    showsVelocity: Bool,
    isFresh: Bool
  ) -> Plot {
    let isProgress = motion.clips.contains { $0.trace.axis == .progress }
    let end = isProgress ? 1 : Self.readable(max(motion.end, baseline?.end ?? 0))
    window = isFresh ? end : max(window, end)
    if isFresh { ranges = [:] }
    let plain = plain(motion, showsVelocity)
    let ghosts = baseline.map { self.plain($0, showsVelocity).panels } ?? []
    let panels = plain.panels.enumerated().map { index, panel -> PlotPanel in
      let ghost = ghosts.indices.contains(index) && ghosts[index].title == panel.title ? ghosts[index] : nil
      var panel = ghost.map(panel.over) ?? panel
      let key = "\(index) \(panel.title)"
      if let held = ranges[key] { panel = panel.holding(held) }
      ranges[key] = panel.extremes
      return panel
    }
    return Plot(panels: panels, window: plain.window, axis: plain.axis, marks: plain.marks)
  }

  /// What there is room for: velocities alone where both they and the values would be lines of blocks, and
  /// no more panels than can show a baseline where there is one.
  func fitting(_ plot: Plot, rows: Int, hasBaseline: Bool) -> Plot {
    let room = max((rows - Self.axisRows) / Self.leastRows, 1)
    guard plot.panels.count > room else { return plot }
    let velocities = plot.panels.filter(\.isVelocity)
    let seen = velocities.isEmpty ? plot.panels : velocities
    let panels = hasBaseline ? Array(seen.prefix(room)) : seen
    return Plot(panels: panels, window: plot.window, axis: plot.axis, marks: plot.marks)
  }

  private func plain(_ motion: TunedMotion, _ showsVelocity: Bool) -> Plot {
    StillPicture(clips: motion.clips, duration: window, showsVelocity: showsVelocity).plot
  }

  /// The next length that reads well, so that the axis stays while a duration is turned.
  private static func readable(_ end: Double) -> Double {
    guard end > 0, end.isFinite, end < 1e9 else { return max(end, 0) }
    var unit = 1.0
    while unit < end { unit *= 10 }
    while unit / 10 >= end, unit > 1e-6 { unit /= 10 }
    return [0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1].map { $0 * unit }.first { $0 >= end }
      ?? unit
  }
}
