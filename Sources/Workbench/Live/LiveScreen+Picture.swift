import Language
import Model
import Motion
import Rendering

extension LiveScreen {
  func rows(in window: WindowSize) -> Int {
    let below = keyLines(columns: window.columns - 1).count + hints(in: window).count + 1
    let (plot, limit) = (plot(), max(1, window.rows - 2))
    guard showsStage else { return max(1, min(plot.comfortableHeight + below, limit)) }
    let width = max(window.columns - 1, 1)
    let room = max(1, limit - below)
    return min(StagedDrawing.comfortableHeight(of: plot, width: width, limit: room) + below, limit)
  }

  mutating func picture(in window: WindowSize) -> Picture {
    let width = max(window.columns - 1, 1)
    let hints = isFinished ? [] : hints(in: window)
    // What is left behind has no use for keys.
    let height = max(1, rows(in: window) - (isFinished ? self.hints(in: window).count : 0))
    var picture = Picture(width: width, height: height)
    let lines = keyLines(columns: width) + hints + [status(in: window)]
    let kept = lines.suffix(max(0, picture.height - Self.leastPlotRows))
    let plot = plot()
    for panel in plot.panels { ranges[panel.title] = panel.extremes }
    picture.draw(drawn(plot, width: width, height: picture.height - kept.count), row: 0, column: 0)
    for (index, line) in kept.enumerated() { picture.write(line, row: picture.height - kept.count + index) }
    return picture
  }

  /// The curves, and with them the stage where it is wanted.
  private mutating func drawn(_ plot: Plot, width: Int, height: Int) -> Picture {
    guard showsStage else { return plot.drawing(width: width, height: height, options: options).picture() }
    let place = LiveStage.Place(take, at: moment, width: width, height: height)
    let stage = staged.flatMap { $0.place == place ? $0 : nil } ?? LiveStage(take, plot, place, options)
    staged = stage
    return StagedDrawing(plot, beside: stage.drawing, options: options)
      .picture(.whole, staged: .revealed(until: moment), showsSkins: false)
  }

  /// The keys that are the same for all states; in the lowest windows the status has the way out.
  private func hints(in window: WindowSize) -> [StyledLine] {
    let width = max(window.columns - 1, 1)
    guard window.rows >= Self.hintedRows, window.columns >= Self.hintedColumns else { return [] }
    let hints = Self.hints(width: width)
    let count = window.rows >= Self.roomyRows ? min(hints.count, 2) : 1
    return hints.rows(count, page: hintPage).map { text in
      StyledLine(options.charset.spell(text).cropped(to: width, charset: options.charset), .faint)
    }
  }

  /// Rows and columns from which keys have a row of their own, and rows from which they have two.
  private static let (hintedRows, hintedColumns, roomyRows) = (10, 20, 18)

  /// Rows that the curves keep in a low window, whatever is told below them.
  private static let leastPlotRows = 1

  private func plot() -> Plot {
    let window = -Self.sight...0
    let shifted = take.channels.map { channel in
      let motion = ShiftedTrajectory(whole: channel.trajectory, now: moment, sight: Self.sight)
      return Trace.Channel(name: channel.name, kind: channel.kind, trajectory: motion)
    }
    let trace = Trace(channels: shifted, duration: 0, settlingDuration: 0)
    let panels = Plot(trace, window: window).panels.map { panel in
      ranges[panel.title].map { panel.holding($0) } ?? panel
    }
    let marks = presses.suffix(100).filter { $0.time > moment - Self.sight }.map { press in
      PlotMark(kind: .letter(options.charset.spell(press.key), index: 0), time: press.time - moment)
    }
    return Plot(panels: panels, window: window, marks: marks)
  }

  /// Each state with its key and what it holds, in places that stay.
  private func keyLines(columns: Int) -> [StyledLine] {
    LiveKeyLines(keys: keys, values: take.values, charset: options.charset).lines(width: columns)
  }

  private func status(in window: WindowSize) -> StyledLine {
    let columns = max(window.columns - 1, 1)
    if let refusal {
      return .fault(refusal, width: columns, charset: options.charset)
    }
    var line = StatusLine()
    line.state = isFinished ? .finished : clock.isPaused ? .paused : .playing
    line.time = moment
    // Where Reduce Motion is to be told in a narrow window, a speed of 1 goes without saying.
    let isTight = isReduced && columns < Self.roomyColumns
    line.speed = isTight && clock.speed == 1 ? nil : clock.speed
    line.readings = animationName(columns: columns, hasSpeed: line.speed != nil)
    line.isReduced = isReduced
    if !isFinished, hints(in: window).isEmpty { line.hints = ["q leave", "k keep and leave"] }
    return line.line(width: columns, charset: options.charset)
  }

  /// What the next press changes with, always as wide, and shortened where there is little room.
  private func animationName(columns: Int, hasSpeed: Bool) -> [String] {
    let lead = columns < Self.roomyColumns ? "" : "with "
    let taken = Self.clockWidth + (hasSpeed ? Self.speedWidth : 0) + (isReduced ? Self.reducedWidth : 0)
    let room = columns - taken - lead.count
    guard room >= Self.shortestName else { return [] }
    let widest = animations.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let name = options.charset.spell(animations[animation])
    return [lead + name.cropped(to: room, charset: options.charset).padded(right: min(widest, room))]
  }

  /// Columns from which there are some for words.
  private static let roomyColumns = 60

  /// Columns of the time and the gap behind it, of the speed, and of Reduce Motion.
  private static let (clockWidth, speedWidth, reducedWidth) = (17, 10, 10)

  /// Columns that a name needs to be told from others.
  private static let shortestName = 6
}
