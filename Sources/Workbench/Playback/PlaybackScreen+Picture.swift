import Motion
import Rendering

extension PlaybackScreen {
  /// A layout and the window it was made for.
  struct Layout: Sendable {
    let window: WindowSize
    let drawing: StagedDrawing
  }

  func rows(in window: WindowSize) -> Int { rows(of: newDrawing(in: window), in: window) }

  /// The plot's rows and one for the status line, where there is room for it.
  private func rows(of drawing: StagedDrawing, in window: WindowSize) -> Int {
    max(1, min(drawing.height + 1, window.rows - 2))
  }

  mutating func picture(in window: WindowSize) -> Picture {
    let drawing = drawing(in: window)
    var picture = Picture(width: max(window.columns - 1, 1), height: rows(of: drawing, in: window))
    let seen = showsWhole ? Plot.Moment.cursor(at: shownMoment) : .revealed(until: shownMoment)
    picture.draw(drawing.picture(seen, showsSkins: showsSkins), row: 0, column: 0)
    let hasBlock = showsKeys && KeyBlock.draw(in: &picture, charset: options.charset)
    if picture.height > 1 {
      let line =
        showsKeys && !hasBlock ? keyLine(columns: picture.width) : status(of: drawing, columns: picture.width)
      picture.write(line, row: picture.height - 1)
    }
    return picture
  }

  private mutating func drawing(in window: WindowSize) -> StagedDrawing {
    if let layout, layout.window == window { return layout.drawing }
    let drawing = newDrawing(in: window)
    layout = Layout(window: window, drawing: drawing)
    return drawing
  }

  private func newDrawing(in window: WindowSize) -> StagedDrawing {
    let (width, limit) = (max(window.columns - 1, 1), max(window.rows - 3, 1))
    let plot = shown.plot
    let reserved =
      reservesStage ? StagedDrawing.comfortableHeight(of: plot, width: width, limit: limit) : nil
    let height = reserved ?? min(plot.comfortableHeight, limit)
    let drawing = StagedDrawing(
      plot.drawing(width: width, height: height, options: options),
      height: reserved
    )
    guard showsStage else { return drawing }
    return StagedDrawing(plot, and: shown.stage(), width: width, height: drawing.height, options: options)
  }

  private func keyLine(columns: Int) -> StyledLine {
    let text = options.charset.spell(KeyBlock.line)
    return StyledLine(text.cropped(to: columns, charset: options.charset), .faint)
  }

  private func status(of drawing: StagedDrawing, columns: Int) -> StyledLine {
    var line = StatusLine()
    line.state = isFinished ? .finished : clock.isPaused ? .paused : .playing
    line.time = shownMoment
    line.total = shown.end
    line.unit = shown.plot.axis == .seconds ? "s" : ""
    line.speed = clock.speed
    line.frame = Int(exactly: (moment * frameRate + 1e-9).rounded(.down))
    // What stands still can hardly drop a frame.
    line.dropped = showsWhole && frames.dropped == 0 ? nil : frames.dropped
    let values = shown.tellsValues ? drawing.readings(at: shownMoment) : []
    line.readings =
      values
      + [
        shown.plot.phase(at: shownMoment).map { "phase \($0)" },
        clock.isReversed ? "reversed" : nil, clock.loops ? "loop" : nil,
      ].compactMap(\.self)
    line.isReduced = view.isReduced
    line.hints =
      isFinished
      ? []
      : ["? keys", clock.isPaused ? "space go on" : "space pause", "q stop"]
        + (showsStage ? ["o skins"] : []) + ["←→ step", "↑↓ speed"]
    return line.line(width: columns, charset: options.charset)
  }
}
