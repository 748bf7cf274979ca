import Model
import Motion
import Rendering

/// Knobs under a motion that loops: what a key turns is seen, and measured, at once.
struct TuneScreen: Screen {
  let frameRate: Double

  private(set) var tuning: Tuning

  /// As it was before any key, for who leaves.
  private let untouched: Tuning
  private let options: PlotOptions
  private var clock: PlaybackClock
  private var plot = TunePlot()
  private var moment = 0.0
  private var showsVelocity = false
  private var hintPage = 0

  /// The slowing that `s` steps through.
  private var slowness = 1.0

  /// Digits typed so far; empty where none are.
  private(set) var entry = ""

  private enum Ending { case kept, left }

  private var ending: Ending?
  private var shown: Shown?

  /// The most knobs there were, so that no row moves when there are fewer.
  private var mostKnobs: Int

  /// What is drawn anew only when something was turned.
  private struct Shown: Sendable {
    let layout: TuneLayout
    let drawing: PlotDrawing
  }

  /// Seconds the finished motion stays before it starts again.
  private static let rest = 0.5

  private static let longestEntry = 10

  /// - Parameter speed: Seconds of motion a second.
  init(_ tuning: Tuning, frameRate: Double, speed: Double, options: PlotOptions) {
    (self.tuning, untouched) = (tuning, tuning)
    self.frameRate = frameRate
    self.options = options
    mostKnobs = tuning.knobs.count
    clock = PlaybackClock(end: tuning.motion.end + Self.rest * speed, speed: speed, loops: true)
    refit(isFresh: true)
  }

  private var currentPlot = Plot(panels: [], window: 0...1)

  func rows(in window: WindowSize) -> Int { layout(in: window).height }

  private func layout(in window: WindowSize) -> TuneLayout {
    TuneLayout(in: window, knobCount: mostKnobs, comfortableHeight: currentPlot.comfortableHeight)
  }

  // MARK: - Events

  mutating func handle(_ event: ScreenEvent, at elapsed: Double) -> ScreenResponse {
    switch event {
    case .frame: advance(to: elapsed)
    case .key(let key): press(key, at: elapsed)
    }
  }

  private mutating func advance(to elapsed: Double) -> ScreenResponse {
    let now = clock.moment(at: elapsed)
    if now < moment { refit(isFresh: true) }
    moment = now
    return response(draws: true)
  }

  private func response(draws: Bool) -> ScreenResponse {
    ScreenResponse(draws: draws, next: ending != nil ? .finished : clock.isPaused ? .waiting : .moving)
  }

  private mutating func press(_ key: Key, at elapsed: Double) -> ScreenResponse {
    if take(key, at: elapsed) { return response(draws: true) }
    guard let action = Self.actions[key] else { return response(draws: false) }
    acceptEntry(at: elapsed)
    tuning.word = nil
    perform(action, at: elapsed)
    moment = clock.moment(at: elapsed)
    return response(draws: true)
  }

  // MARK: - Typing a value

  /// Takes a key that belongs to a value being typed.
  private mutating func take(_ key: Key, at elapsed: Double) -> Bool {
    switch key {
    case .character(let character) where Self.isPart(character, of: entry):
      guard tuning.knob?.value != nil else { return false }
      if entry.count < Self.longestEntry { entry.append(character) }
      tuning.word = nil
    case .backspace where !entry.isEmpty: entry.removeLast()
    case .escape where !entry.isEmpty: entry = ""
    case .enter where !entry.isEmpty: acceptEntry(at: elapsed)
    default: return false
    }
    return true
  }

  private static func isPart(_ character: Character, of entry: String) -> Bool {
    switch character {
    case "-": entry.isEmpty
    case ".": !entry.contains(".")
    default: character.isASCII && character.isNumber
    }
  }

  private mutating func acceptEntry(at elapsed: Double) {
    guard !entry.isEmpty else { return }
    let text = entry
    entry = ""
    guard let value = Double(text.hasPrefix(".") ? "0" + text : text) else {
      tuning.word = "'\(text)' is no number"
      return
    }
    tuning.set(to: value, at: elapsed)
    follow(at: elapsed)
  }

  // MARK: - Keys

  private mutating func perform(_ action: TuneAction, at elapsed: Double) {
    switch action {
    case .down: tuning.turn(isUp: false, isCoarse: false, at: elapsed)
    case .up: tuning.turn(isUp: true, isCoarse: false, at: elapsed)
    case .downCoarsely: tuning.turn(isUp: false, isCoarse: true, at: elapsed)
    case .upCoarsely: tuning.turn(isUp: true, isCoarse: true, at: elapsed)
    case .next: tuning.selectNext(isForward: true)
    case .previous: tuning.selectNext(isForward: false)
    case .preset: tuning.stepPreset(isForward: true, at: elapsed)
    case .presetBack: tuning.stepPreset(isForward: false, at: elapsed)
    case .undo: tuning.undo()
    case .baseline: tuning.toggleBaseline()
    case .velocity: showsVelocity.toggle()
    case .reduceMotion: tuning.toggleReduceMotion()
    case .slow: slowDown(at: elapsed)
    case .pause: clock.togglePause(at: elapsed)
    case .hints: hintPage += 1
    case .keep: ending = .kept
    case .leave, .stop: leave(at: elapsed)
    }
    if [.velocity, .reduceMotion, .leave, .stop].contains(action) {
      return refit(isFresh: true, at: elapsed)
    }
    follow(at: elapsed)
  }

  /// The picture that stays is that of before any key.
  private mutating func leave(at elapsed: Double) {
    (ending, tuning, showsVelocity) = (.left, untouched, false)
    if slowness != 1 { clock.setSpeed(clock.speed / slowness, at: elapsed) }
    slowness = 1
  }

  private mutating func slowDown(at elapsed: Double) {
    let next = slowness == 1 ? 0.25 : slowness == 0.25 ? 0.1 : 1
    clock.setSpeed(clock.speed * next / slowness, at: elapsed)
    slowness = next
  }

  /// Draws what was turned, on axes that hold still.
  private mutating func follow(at elapsed: Double) { refit(isFresh: false, at: elapsed) }

  private mutating func refit(isFresh: Bool, at elapsed: Double) {
    refit(isFresh: isFresh)
    let end = tuning.motion.end + Self.rest * clock.speed
    if end != clock.end { clock = clock.carried(to: end, at: elapsed) }
  }

  private mutating func refit(isFresh: Bool) {
    mostKnobs = max(mostKnobs, tuning.knobs.count)
    currentPlot = plot.plot(
      of: tuning.motion,
      over: tuning.baseline?.motion,
      showsVelocity: showsVelocity,
      isFresh: isFresh
    )
    shown = nil
  }

  // MARK: - Picture

  mutating func picture(in window: WindowSize) -> Picture {
    let shown = shown(in: window)
    // What is left behind has no use for keys, and no bead.
    let height = ending == nil ? shown.layout.height : shown.layout.leftHeight
    let part = ending == nil ? Plot.Moment.running(at: min(moment, tuning.motion.end)) : .whole
    var picture = Picture(width: shown.layout.width, height: height)
    picture.draw(shown.drawing.picture(part), row: 0, column: 0)
    TunePanel(
      tuning: tuning,
      layout: shown.layout,
      charset: options.charset,
      entry: entry,
      status: status,
      hintPage: hintPage,
      isOver: ending != nil
    ).draw(on: &picture)
    return picture
  }

  private mutating func shown(in window: WindowSize) -> Shown {
    if let shown, shown.layout.window == window { return shown }
    let layout = layout(in: window)
    let hasBaseline = tuning.baseline != nil
    let seen = plot.fitting(currentPlot, rows: layout.plotRows, hasBaseline: hasBaseline)
    let drawing = seen.drawing(width: layout.width, height: layout.plotRows, options: options)
    let made = Shown(layout: layout, drawing: drawing)
    shown = made
    return made
  }

  private var status: StatusLine {
    var line = StatusLine()
    line.state = ending != nil ? .finished : clock.isPaused ? .paused : .playing
    line.time = min(moment, tuning.motion.end)
    line.total = tuning.motion.end
    line.unit = tuning.motion.clips.contains { $0.trace.axis == .progress } ? "" : "s"
    line.speed = clock.speed
    line.isReduced = tuning.isReduced
    return line
  }

  func farewell() -> [Effect] {
    guard ending == .kept else { return [.output([StyledLine("  left as it was", .faint)])] }
    return KeptTuning(tuning, width: shown?.layout.width ?? 79).effects
  }
}
