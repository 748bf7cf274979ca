import Model

/// Maps the seconds since a playback began to a moment of the motion: speed, pause, direction, loop.
///
/// It holds no clock. Every change re-anchors the map at the moment shown, so that nothing jumps when
/// the speed does.
struct PlaybackClock: Hashable, Sendable {
  /// Seconds of motion there are to show.
  let end: Double

  /// Seconds of motion per second of time; positive.
  private(set) var speed: Double
  private(set) var isPaused = false
  private(set) var isReversed = false
  private(set) var loops: Bool

  private var anchorElapsed = 0.0
  private var anchorMoment = 0.0

  /// The speeds there are.
  static let speeds = Settings.speeds

  /// The speeds that up and down go through.
  static let rungs = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 100]

  init(end: Double, speed: Double, loops: Bool = false) {
    self.end = end
    self.speed = speed
    self.loops = loops
  }

  /// The moment shown after some seconds, 0...end.
  func moment(at elapsed: Double) -> Double {
    let raw = unbounded(at: elapsed)
    guard loops, end > 0, !isPaused else { return min(max(raw, 0), end) }
    let wrapped = raw.truncatingRemainder(dividingBy: end)
    return wrapped < 0 ? wrapped + end : wrapped
  }

  /// Whether the motion has run out forwards and nothing will move it on.
  func isOver(at elapsed: Double) -> Bool {
    !loops && !isPaused && !isReversed && unbounded(at: elapsed) >= end
  }

  /// Whether it stands at the start after running backwards.
  func isBackAtStart(at elapsed: Double) -> Bool {
    !loops && !isPaused && isReversed && unbounded(at: elapsed) <= 0
  }

  mutating func togglePause(at elapsed: Double) {
    anchor(at: elapsed)
    isPaused.toggle()
  }

  mutating func toggleDirection(at elapsed: Double) {
    anchor(at: elapsed)
    isReversed.toggle()
  }

  mutating func toggleLoop(at elapsed: Double) {
    anchor(at: elapsed)
    loops.toggle()
  }

  /// Goes to the next of ``rungs`` upwards or downwards; at the last of them nothing changes.
  mutating func changeSpeed(isFaster: Bool, at elapsed: Double) {
    anchor(at: elapsed)
    let next = isFaster ? Self.rungs.first { $0 > speed } : Self.rungs.last { $0 < speed }
    speed = next ?? speed
  }

  /// Goes on at another speed, kept within ``speeds``.
  mutating func setSpeed(_ speed: Double, at elapsed: Double) {
    anchor(at: elapsed)
    self.speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound)
  }

  /// Goes to a moment, kept within the motion.
  mutating func seek(to moment: Double, at elapsed: Double) {
    anchorElapsed = elapsed
    anchorMoment = min(max(moment, 0), end)
  }

  /// The same playback of a motion of another length, standing where this one stands.
  func carried(to end: Double, at elapsed: Double) -> PlaybackClock {
    var clock = PlaybackClock(end: end, speed: speed, loops: loops)
    clock.isPaused = isPaused
    clock.isReversed = isReversed
    clock.seek(to: moment(at: elapsed), at: elapsed)
    return clock
  }

  private func unbounded(at elapsed: Double) -> Double {
    guard !isPaused else { return anchorMoment }
    return anchorMoment + (elapsed - anchorElapsed) * speed * (isReversed ? -1 : 1)
  }

  private mutating func anchor(at elapsed: Double) {
    seek(to: moment(at: elapsed), at: elapsed)
  }
}
