import Model
import Motion
import Rendering

/// The plot above the knobs, which holds still while they are turned.
///
/// Its axes grow when a curve leaves them, and shrink only when the loop starts again.
struct TunePlot: Sendable {
  private var window = 0.0
  private var ranges: [String: ClosedRange<Double>] = [:]

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
