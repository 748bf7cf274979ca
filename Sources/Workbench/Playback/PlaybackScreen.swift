import Motion
import Rendering

/// A motion in real time: its curves up to now, and a line that tells where it stands.
struct PlaybackScreen: Screen {
  let frameRate: Double

  private let content: @Sendable (_ isReduced: Bool) -> PlaybackContent
  private let options: PlotOptions
  private var shown: PlaybackContent
  private var clock: PlaybackClock
  private var isReduced: Bool
  private var moment = 0.0
  private var dropped = 0
  private var drawn = 0

  /// Whether to say at the end how many frames there were.
  private let tellsFrames: Bool
  private var showsKeys = false
  private var isFinished = false
  private var layout: Layout?

  /// A layout and the window it was made for.
  private struct Layout: Sendable {
    let window: WindowSize
    let drawing: PlotDrawing
  }

  /// Seconds that an arrow key skips while the motion runs.
  private static let seekStep = 0.1

  /// Creates a playback that stands at its start.
  ///
  /// - Parameters:
  ///   - frameRate: Frames a second.
  ///   - content: What to show without and with Reduce Motion.
  init(
    frameRate: Double,
    speed: Double,
    loops: Bool,
    isReduced: Bool,
    tellsFrames: Bool = false,
    options: PlotOptions,
    content: @escaping @Sendable (Bool) -> PlaybackContent
  ) {
    self.frameRate = frameRate
    self.content = content
    self.options = options
    self.isReduced = isReduced
    self.tellsFrames = tellsFrames
    shown = content(isReduced)
    clock = PlaybackClock(end: shown.end, speed: speed, loops: loops)
  }

  func rows(in window: WindowSize) -> Int { rows(of: newDrawing(in: window), in: window) }

  /// The plot's rows and one for the status line, where there is room for it.
  private func rows(of drawing: PlotDrawing, in window: WindowSize) -> Int {
    max(1, min(drawing.height + 1, window.rows - 2))
  }

  mutating func handle(_ event: ScreenEvent, at elapsed: Double) -> ScreenResponse {
    switch event {
    case .frame(let skipped):
      dropped += skipped
      drawn += 1
      return advance(to: elapsed)
    case .key(let key):
      return press(key, at: elapsed)
    }
  }

  private mutating func advance(to elapsed: Double) -> ScreenResponse {
    moment = clock.moment(at: elapsed)
    if clock.isOver(at: elapsed) { return finish() }
    if clock.isBackAtStart(at: elapsed) { clock.togglePause(at: elapsed) }
    return ScreenResponse(draws: true, next: clock.isPaused ? .waiting : .moving)
  }

  private mutating func press(_ key: Key, at elapsed: Double) -> ScreenResponse {
    guard let action = Self.actions[key] else {
      return ScreenResponse(draws: false, next: clock.isPaused ? .waiting : .moving)
    }
    if action == .stop {
      moment = clock.moment(at: elapsed)
      return finish()
    }
    perform(action, at: elapsed)
    moment = clock.moment(at: elapsed)
    return ScreenResponse(draws: true, next: clock.isPaused ? .waiting : .moving)
  }

  private mutating func finish() -> ScreenResponse {
    isFinished = true
    return ScreenResponse(draws: true, next: .finished)
  }

  private mutating func perform(_ action: PlaybackAction, at elapsed: Double) {
    let now = clock.moment(at: elapsed)
    switch action {
    case .stop: break
    case .pause: clock.togglePause(at: elapsed)
    case .back: clock.seek(to: now - (clock.isPaused ? 1 / frameRate : Self.seekStep), at: elapsed)
    case .forward: clock.seek(to: now + (clock.isPaused ? 1 / frameRate : Self.seekStep), at: elapsed)
    case .faster: clock.multiplySpeed(by: 2, at: elapsed)
    case .slower: clock.multiplySpeed(by: 0.5, at: elapsed)
    case .restart: clock.seek(to: 0, at: elapsed)
    case .loop: clock.toggleLoop(at: elapsed)
    case .reverse: clock.toggleDirection(at: elapsed)
    case .reduceMotion: toggleReduceMotion(at: elapsed)
    case .keys: showsKeys.toggle()
    }
  }

  private mutating func toggleReduceMotion(at elapsed: Double) {
    isReduced.toggle()
    shown = content(isReduced)
    layout = nil
    clock = clock.carried(to: shown.end, at: elapsed)
  }

  mutating func picture(in window: WindowSize) -> Picture {
    let drawing = drawing(in: window)
    var picture = Picture(width: max(window.columns - 1, 1), height: rows(of: drawing, in: window))
    picture.draw(drawing.picture(.revealed(until: moment)), row: 0, column: 0)
    if picture.height > 1 {
      picture.write(status(columns: picture.width), row: picture.height - 1)
    }
    return picture
  }

  private mutating func drawing(in window: WindowSize) -> PlotDrawing {
    if let layout, layout.window == window { return layout.drawing }
    let drawing = newDrawing(in: window)
    layout = Layout(window: window, drawing: drawing)
    return drawing
  }

  private func newDrawing(in window: WindowSize) -> PlotDrawing {
    let height = max(min(shown.plot.comfortableHeight, window.rows - 3), 1)
    return shown.plot.drawing(width: max(window.columns - 1, 1), height: height, options: options)
  }

  private func status(columns: Int) -> StyledLine {
    if showsKeys {
      return StyledLine(
        options.charset.spell(Self.keyHelp).cropped(to: columns, charset: options.charset),
        .faint
      )
    }
    var line = StatusLine()
    line.state = isFinished ? .finished : clock.isPaused ? .paused : .playing
    line.time = moment
    line.total = shown.end
    line.unit = shown.plot.axis == .seconds ? "s" : ""
    line.speed = clock.speed
    line.frame = Int(exactly: (moment * frameRate + 1e-9).rounded(.down))
    line.dropped = dropped
    line.readings = [
      clock.isReversed ? "reversed" : nil, clock.loops ? "loop" : nil, isReduced ? "reduced" : nil,
    ].compactMap(\.self)
    line.hints =
      isFinished
      ? [] : ["? keys", clock.isPaused ? "space go on" : "space pause", "q stop", "←→ step", "↑↓ speed"]
    return line.line(width: columns, charset: options.charset)
  }

  func farewell() -> [Effect] {
    var lines = shown.notes
    if tellsFrames { lines.append(StyledLine("  \(drawn) frames drawn, \(dropped) dropped", .faint)) }
    return lines.isEmpty ? [] : [.output(lines)]
  }
}
