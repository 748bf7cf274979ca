import Motion
import Rendering

/// A motion in real time: its curves up to now, and a line that tells where it stands.
struct PlaybackScreen: Screen {
  let frameRate: Double
  let options: PlotOptions

  private let content: @Sendable (PlaybackView) -> PlaybackContent
  private(set) var shown: PlaybackContent
  private(set) var view: PlaybackView
  private(set) var clock: PlaybackClock
  private(set) var moment = 0.0
  private(set) var frames = FrameTally()
  private(set) var showsKeys = false
  private(set) var isFinished = false

  /// Whether the stage is seen, and what was seen on it before.
  private(set) var (showsStage, showsSkins) = (false, false)

  /// Whether the curves are seen whole, with the cursor on them, rather than up to now.
  let showsWhole: Bool

  /// Whether the rows are those that a stage needs too; they stay when it is hidden.
  let reservesStage: Bool

  /// Whether to say at the end how many frames there were.
  private let tellsFrames: Bool

  /// The plot laid out for the window it was last drawn in.
  var layout: Layout?

  /// Seconds that an arrow key skips while the motion runs.
  private static let seekStep = 0.1

  /// Creates a playback that stands at its start.
  ///
  /// - Parameters:
  ///   - frameRate: Frames a second.
  ///   - content: What to show, seen in one way or another.
  init(
    frameRate: Double,
    start: PlaybackStart = PlaybackStart(),
    tellsFrames: Bool = false,
    options: PlotOptions,
    content: @escaping @Sendable (PlaybackView) -> PlaybackContent
  ) {
    self.frameRate = frameRate
    self.content = content
    self.options = options
    self.tellsFrames = tellsFrames
    view = start.view
    showsWhole = start.steps
    (reservesStage, showsStage) = (start.showsStage, start.showsStage)
    shown = content(start.view)
    clock = PlaybackClock(end: shown.end, speed: start.view.speed, loops: start.loops)
    if start.steps { clock.togglePause(at: 0) }
  }

  mutating func handle(_ event: ScreenEvent, at elapsed: Double) -> ScreenResponse {
    switch event {
    case .frame(let skipped, let lateness):
      frames.drop(skipped)
      return advance(to: elapsed, lateness: lateness)
    case .key(let key):
      return press(key, at: elapsed)
    }
  }

  private mutating func advance(to elapsed: Double, lateness: Double) -> ScreenResponse {
    let before = moment
    moment = clock.moment(at: elapsed)
    let isLast = clock.isOver(at: elapsed)
    if clock.isBackAtStart(at: elapsed) { clock.togglePause(at: elapsed) }
    if !isLast, isLeftOut(since: before) {
      frames.drop(1)
      return ScreenResponse(draws: false, next: next)
    }
    frames.draw(lateness: lateness)
    return isLast ? finish() : ScreenResponse(draws: true, next: next)
  }

  /// Whether the frame of this moment is one of those left out on purpose.
  private func isLeftOut(since before: Double) -> Bool {
    guard let seen = shown.frames, frames.drawn > 0, moment != before, !clock.isPaused else { return false }
    return seen.held(at: moment) == seen.held(at: before)
  }

  /// The moment that is seen: the present one, or that of the last frame not left out.
  var shownMoment: Double {
    guard let seen = shown.frames, !isFinished else { return moment }
    return min(seen.held(at: moment), shown.end)
  }

  private var next: ScreenResponse.Next { clock.isPaused ? .waiting : .moving }

  private mutating func press(_ key: Key, at elapsed: Double) -> ScreenResponse {
    guard let action = Self.actions[key] else { return ScreenResponse(draws: false, next: next) }
    perform(action, at: elapsed)
    moment = clock.moment(at: elapsed)
    return action == .stop ? finish() : ScreenResponse(draws: true, next: next)
  }

  private mutating func finish() -> ScreenResponse {
    // The picture that stays is the motion's.
    (isFinished, showsKeys) = (true, false)
    return ScreenResponse(draws: true, next: .finished)
  }

  private mutating func perform(_ action: PlaybackAction, at elapsed: Double) {
    let now = clock.moment(at: elapsed)
    let step = clock.isPaused ? 1 / frameRate : Self.seekStep
    switch action {
    case .stop: break
    case .pause: clock.togglePause(at: elapsed)
    case .back: clock.seek(to: now - step, at: elapsed)
    case .forward: clock.seek(to: now + step, at: elapsed)
    case .faster: changeSpeed(isFaster: true, at: elapsed)
    case .slower: changeSpeed(isFaster: false, at: elapsed)
    case .restart: clock.seek(to: 0, at: elapsed)
    case .loop: clock.toggleLoop(at: elapsed)
    case .reverse: clock.toggleDirection(at: elapsed)
    case .reduceMotion: look(at: elapsed) { $0.isReduced.toggle() }
    case .velocity: look(at: elapsed) { $0.showsVelocity.toggle() }
    case .stage: toggleStage()
    case .skins: toggleSkins()
    case .keys: showsKeys.toggle()
    }
  }

  private mutating func toggleStage() {
    showsStage.toggle()
    layout = nil
  }

  /// Skins are seen on a stage only, so they bring it.
  private mutating func toggleSkins() {
    showsSkins = !(showsSkins && showsStage)
    if !showsStage { toggleStage() }
  }

  private mutating func changeSpeed(isFaster: Bool, at elapsed: Double) {
    clock.changeSpeed(isFaster: isFaster, at: elapsed)
    view.speed = clock.speed
    // Only dropped frames look different at another speed.
    if shown.frames != nil { look(at: elapsed) { _ in } }
  }

  /// Looks at the motion in another way, from the same moment on.
  private mutating func look(at elapsed: Double, _ change: (inout PlaybackView) -> Void) {
    change(&view)
    shown = content(view)
    layout = nil
    clock = clock.carried(to: shown.end, at: elapsed)
  }

  func farewell() -> [Effect] {
    var lines = shown.notes
    if tellsFrames {
      let width = (layout?.window.columns ?? 80) - 3
      lines += TextWrap.lines(frames.text, width: width).map { StyledLine("  " + $0, .faint) }
    }
    return lines.isEmpty ? [] : [.output(lines)]
  }
}
