import Language
import Model
import Motion
import Rendering

/// States under the keys, and time that runs: the last seconds of everything that moves.
struct LiveScreen: Screen {
  let frameRate: Double

  private let options: PlotOptions
  private let keys: [LiveKey]

  /// Animations that a press can change a state with, as they are typed; `nil` is none.
  private let animations: [String]
  private var animation = 0
  private var take: LiveTake
  private var clock: PlaybackClock
  private var moment = 0.0
  private var isReduced: Bool
  private var isKept = false
  private var isFinished = false
  private var hintPage = 0

  /// Why the last press did nothing.
  private var refusal: String?

  /// What each panel has shown so far: an axis only ever grows.
  private var ranges: [String: ClosedRange<Double>] = [:]

  /// The letters pressed, for the time axis.
  private var presses: [(time: Double, key: String)] = []

  /// Seconds of the past in sight.
  static let sight = 4.0

  /// Longer than anybody keeps pressing keys.
  private static let longest = 86_400.0

  init(
    _ take: LiveTake,
    keys: [LiveKey],
    animations: [String],
    frameRate: Double,
    speed: Double,
    isReduced: Bool,
    options: PlotOptions
  ) {
    (self.take, self.keys, self.animations) = (take, keys, animations)
    (self.frameRate, self.isReduced, self.options) = (frameRate, isReduced, options)
    clock = PlaybackClock(end: Self.longest, speed: speed)
  }

  mutating func handle(_ event: ScreenEvent, at elapsed: Double) -> ScreenResponse {
    if case .key(let key) = event { press(key, at: elapsed) }
    moment = clock.moment(at: elapsed)
    if isFinished || clock.isOver(at: elapsed) { return ScreenResponse(draws: true, next: .finished) }
    return ScreenResponse(draws: true, next: clock.isPaused ? .waiting : .moving)
  }

  private mutating func press(_ key: Key, at elapsed: Double) {
    if let action = Self.actions[key] { return perform(action, at: elapsed) }
    switch key {
    case .character(let letter):
      let small = Character(letter.lowercased())
      guard let pressed = keys.first(where: { $0.key == small }) else { return }
      change(pressed.state, key: letter, at: elapsed) { pressed.action(isBack: letter != small, from: $0) }
    case .left: nudge("(-20, 0)", "←", at: elapsed)
    case .right: nudge("(20, 0)", "→", at: elapsed)
    case .up: nudge("(0, -20)", "↑", at: elapsed)
    case .down: nudge("(0, 20)", "↓", at: elapsed)
    default: break
    }
  }

  /// Arrows move the first point.
  private mutating func nudge(_ distance: String, _ arrow: Character, at elapsed: Double) {
    guard let point = keys.first(where: { take.values[$0.state]?.kind == .point }) else { return }
    change(point.state, key: arrow, at: elapsed) { _ in "\(point.state) += \(distance)" }
  }

  private mutating func change(
    _ state: String,
    key: Character,
    at elapsed: Double,
    _ action: (Value) -> String
  ) {
    guard let value = take.values[state] else { return }
    record("withAnimation(\(animations[animation])) { \(action(value)) }", key: String(key), at: elapsed)
  }

  private mutating func record(_ action: String, key: String, at elapsed: Double) {
    let time = clock.moment(at: elapsed)
    do throws(Diagnostic) {
      try take.perform(action, at: time)
      presses.append((time, key))
      refusal = nil
    } catch {
      refusal = error.message
    }
  }

  private mutating func perform(_ action: LiveAction, at elapsed: Double) {
    refusal = nil
    switch action {
    case .pause: clock.togglePause(at: elapsed)
    case .animation: animation = (animation + 1) % animations.count
    case .slower: slowDown(at: elapsed)
    case .reduceMotion:
      isReduced.toggle()
      record("reduceMotion = \(isReduced)", key: "m", at: elapsed)
    case .keep:
      guard !take.entries.isEmpty else { return refusal = "nothing was done yet that could be kept" }
      (isKept, isFinished) = (true, true)
    case .leave: isFinished = true
    case .hints: hintPage += 1
    }
  }

  /// Slower and slower, then as fast as life again.
  private mutating func slowDown(at elapsed: Double) {
    guard clock.speed <= Self.slowest else { return clock.changeSpeed(isFaster: false, at: elapsed) }
    while clock.speed < 1 { clock.changeSpeed(isFaster: true, at: elapsed) }
  }

  private static let slowest = 0.05

  func farewell() -> [Effect] {
    guard isKept else { return [] }
    let script = take.script
    let words = "  kept as a scene: play \(script.name), show \(script.name)"
    let motion = ShownMotion(clips: [ClipSyntax(naming: script.name)])
    let submission = Submission(title: "live", text: script.text, lastMotion: motion)
    return [.submit(submission), .output([StyledLine(words, .faint)])]
  }

  func rows(in window: WindowSize) -> Int {
    let below = keyLines(columns: window.columns - 1).count + hints(in: window).count + 1
    return max(1, min(plot().comfortableHeight + below, window.rows - 2))
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
    let drawing = plot.drawing(width: width, height: picture.height - kept.count, options: options)
    picture.draw(drawing.picture(), row: 0, column: 0)
    for (index, line) in kept.enumerated() { picture.write(line, row: picture.height - kept.count + index) }
    return picture
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
      let text = TextWrap.lines(options.charset.spell(refusal), width: columns - 2, count: 1)[0]
      return StyledLine("  " + text, .error)
    }
    var line = StatusLine()
    line.state = isFinished ? .finished : clock.isPaused ? .paused : .playing
    line.time = moment
    // Where Reduce Motion is to be told in a narrow window, a speed of 1 goes without saying.
    let isTight = isReduced && columns < Self.roomyColumns
    line.speed = isTight && clock.speed == 1 ? nil : clock.speed
    line.readings = animationName(columns: columns, hasSpeed: line.speed != nil)
    line.isReduced = isReduced
    if !isFinished, hints(in: window).isEmpty { line.hints = ["q leave", "k keep"] }
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
