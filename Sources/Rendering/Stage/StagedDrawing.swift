/// A plot, a stage, or both in one picture, laid out for one size.
package struct StagedDrawing: Sendable {
  package let width: Int
  package let height: Int

  private var plot: PlotDrawing?
  private let stage: StageDrawing?
  private let plotPlace: (row: Int, column: Int)
  private let stagePlace: (row: Int, column: Int)

  /// A plot without a stage.
  ///
  /// - Parameter height: Rows of the picture; nil takes as many as the plot.
  package init(_ plot: PlotDrawing, height: Int? = nil) {
    self.plot = plot
    stage = nil
    (width, self.height) = (plot.width, height ?? plot.height)
    (plotPlace, stagePlace) = ((0, 0), (0, 0))
  }

  /// A stage beside the plot, above it, or in its place, as there is room.
  package init(_ plot: Plot, and stage: Stage, width: Int, height: Int, options: PlotOptions) {
    (self.width, self.height) = (width, height)
    let wanted = plot.drawing(width: width, height: height, options: options).height
    let split = StageSplit(width: width, height: height, plotRows: wanted)
    let tracks = split.plot.map { plot.drawing(width: $0.width, height: $0.height, options: options) }
    self.plot = tracks
    // A plot may take fewer rows than there are; above it, the stage takes those.
    var spare = 0
    if let area = split.plot, let tracks, area.row > 0 { spare = area.height - tracks.height }
    plotPlace = split.plot.map { ($0.row + spare, $0.column) } ?? (0, 0)
    let area = split.stage
    self.stage = StageDrawing(stage, width: area.width, height: area.height + spare, options: options)
    stagePlace = (area.row, area.column)
  }

  /// The same stage beside another plot in the same place, for a plot that changes while the stage stays.
  package init(_ plot: Plot, beside former: StagedDrawing, options: PlotOptions) {
    self = former
    self.plot = former.plot.map { plot.drawing(width: $0.width, height: $0.height, options: options) }
  }

  /// Rows at which a plot with a stage looks its best.
  ///
  /// - Parameter limit: Rows there are.
  package static func comfortableHeight(of plot: Plot, width: Int, limit: Int) -> Int {
    StageSplit.comfortableHeight(width: width, plotRows: plot.comfortableHeight, limit: limit)
  }

  /// Draws one frame.
  ///
  /// - Parameter staged: The moment on the stage, where that is counted from another beginning.
  package func picture(
    _ moment: Plot.Moment = .whole,
    staged: Plot.Moment? = nil,
    showsSkins: Bool = true
  ) -> Picture {
    var picture = Picture(width: width, height: height)
    if let plot { picture.draw(plot.picture(moment), row: plotPlace.row, column: plotPlace.column) }
    if let stage {
      let drawn = stage.picture(staged ?? moment, showsSkins: showsSkins)
      picture.draw(drawn, row: stagePlace.row, column: stagePlace.column)
    }
    return picture
  }

  /// The first panel's values at a time; see ``PlotDrawing/readings(at:)``.
  package func readings(at time: Double) -> [String] { plot?.readings(at: time) ?? [] }
}
