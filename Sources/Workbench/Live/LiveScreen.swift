import Language
import Model
import Motion
import Rendering

/// States under the keys, and time that runs: the last seconds of everything that moves.
struct LiveScreen: Screen {
  let frameRate: Double

  let options: PlotOptions
  let keys: [LiveKey]

  /// Animations that a press can change a state with, as they are typed; `nil` is none.
  let animations: [String]
  private(set) var animation = 0
  private(set) var take: LiveTake
  private(set) var clock: PlaybackClock
  private(set) var moment = 0.0
  private(set) var isReduced: Bool
  private var isKept = false
  private(set) var isFinished = false
  private(set) var hintPage = 0

  /// Whether the things themselves are drawn too, and how they were last laid out.
  private(set) var showsStage = false
  var staged: LiveStage?

  /// Why the last press did nothing.
  private(set) var refusal: String?

  /// What each panel has shown so far: an axis only ever grows.
  var ranges: [String: ClosedRange<Double>] = [:]

  /// The letters pressed, for the time axis.
  private(set) var presses: [(time: Double, key: String)] = []

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
    case .stage: showsStage.toggle()
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
}
