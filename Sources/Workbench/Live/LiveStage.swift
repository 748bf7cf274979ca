import Model
import Motion
import Rendering

/// The things that a take moves, laid out once for each press.
struct LiveStage: Sendable {
  /// What a layout holds for.
  struct Place: Hashable, Sendable {
    let width: Int
    let height: Int

    /// How much was done so far.
    let presses: Int

    /// Seconds of the take that are looked at for where everything goes.
    let end: Double

    init(_ take: LiveTake, at moment: Double, width: Int, height: Int) {
      (self.width, self.height, presses) = (width, height, take.entries.count)
      let ends = take.channels.map(\.trajectory.settlingDuration)
      let endless = ((moment / Self.stretch).rounded(.down) + 2) * Self.stretch
      end = ends.allSatisfy(\.isFinite) ? ends.max() ?? 0 : endless
    }

    /// What never rests is looked at for so many seconds more.
    private static let stretch = 30.0
  }

  let place: Place
  let drawing: StagedDrawing

  init(_ take: LiveTake, _ plot: Plot, _ place: Place, _ options: PlotOptions) {
    self.place = place
    let trace = Trace(channels: take.channels, duration: place.end, settlingDuration: place.end)
    drawing = StagedDrawing(
      plot,
      and: Stage([(name: "", trace: trace)], end: place.end),
      width: place.width,
      height: place.height,
      options: options
    )
  }
}
