import Dispatch

/// The time a screen has been shown, and its frames.
///
/// A frame's number is the number of whole periods since the timer was started, by the clock; the
/// Dispatch timer only wakes us near the right moments. So nothing drifts, and late is skipped.
@MainActor final class FrameTimer {
  private let isVirtual: Bool
  private var fire: (_ skipped: Int, _ lateness: Double) -> Void = { _, _ in }
  private var canDraw: () -> Bool = { true }
  private var origin = DispatchTime.now()
  private var pausedAt: DispatchTime?
  private var timer: (any DispatchSourceTimer)?

  /// Frames a second of the grid that is running; nil while none is.
  private(set) var rate: Double?
  private var gridStart = DispatchTime.now()
  private var lastFrame = 0

  /// Seconds of a virtual clock, which only frames move.
  private var virtualElapsed = 0.0
  private var virtualFrames = 0

  /// - Parameter isVirtual: Frames come without waiting, at exact multiples of their period.
  init(isVirtual: Bool) { self.isVirtual = isVirtual }

  /// Sets the clock to zero.
  ///
  /// - Parameters:
  ///   - canDraw: Whether a frame could be sent now; one that could not counts as skipped.
  ///   - fire: Called for each frame with the number of those skipped before it, and its own lateness in
  ///     seconds.
  func begin(canDraw: @escaping () -> Bool, fire: @escaping (_ skipped: Int, _ lateness: Double) -> Void) {
    self.canDraw = canDraw
    self.fire = fire
    origin = .now()
  }

  /// Seconds since the screen was first shown, without those the process was stopped.
  var elapsed: Double {
    isVirtual ? virtualElapsed : Self.seconds(from: origin, to: pausedAt ?? .now())
  }

  /// Whether frames come without waiting and one is due.
  var isDueAtOnce: Bool { isVirtual && rate != nil }

  /// Starts frames at a rate; the first comes after one period.
  func start(rate: Double) {
    guard self.rate != rate else { return }
    stop()
    self.rate = rate
    guard !isVirtual else { return }
    (gridStart, lastFrame) = (.now(), 0)
    // Rounded up, so that no tick comes before its frame has begun.
    let period = DispatchTimeInterval.nanoseconds(Int((1e9 / rate).rounded(.up)))
    let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    timer.schedule(deadline: gridStart + period, repeating: period, leeway: .nanoseconds(0))
    timer.setEventHandler { [weak self] in self?.tick() }
    timer.activate()
    self.timer = timer
  }

  func stop() {
    timer?.cancel()
    timer = nil
    rate = nil
  }

  /// Stands still while the process is stopped.
  func suspend() {
    pausedAt = .now()
  }

  func resume() {
    guard let pausedAt else { return }
    let away = DispatchTime.now().uptimeNanoseconds - pausedAt.uptimeNanoseconds
    origin = DispatchTime(uptimeNanoseconds: origin.uptimeNanoseconds + away)
    gridStart = DispatchTime(uptimeNanoseconds: gridStart.uptimeNanoseconds + away)
    self.pausedAt = nil
  }

  /// Moves a virtual clock to the next frame.
  func step() {
    guard let rate else { return }
    virtualFrames += 1
    virtualElapsed = Double(virtualFrames) / rate
    fire(0, 0)
  }

  private func tick() {
    guard let rate else { return }
    let elapsed = Self.seconds(from: gridStart, to: .now())
    let frame = Int((elapsed * rate).rounded(.down))
    guard frame > lastFrame, canDraw() else { return }
    let skipped = frame - lastFrame - 1
    lastFrame = frame
    fire(skipped, max(0, elapsed - Double(frame) / rate))
  }

  private static func seconds(from start: DispatchTime, to end: DispatchTime) -> Double {
    guard end > start else { return 0 }
    return Double(end.uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
  }
}
