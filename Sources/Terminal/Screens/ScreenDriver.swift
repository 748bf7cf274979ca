import CTerminal
import Dispatch
import Rendering
import Workbench

/// Shows a screen until it is done: owns the clock, the timer, the keys and the terminal's modes.
@MainActor final class ScreenDriver: SignalTaker {
  private(set) var screen: any Screen
  private(set) var window: WindowSize

  /// Whether Ctrl-C ended it.
  private(set) var wasInterrupted = false

  private let signals: Signals
  private let pinned: PinnedRows
  private let canvas: Canvas
  private let timer: FrameTimer
  private let hasKeys: Bool
  private var keys: KeyInput?
  private var isOver = false
  private var needsDrawing = true

  /// Runs out when a terminal that takes nothing has held up a stopped screen for long enough.
  private var patience: (any DispatchSourceTimer)?
  private var givesUp = false

  init(
    _ screen: any Screen,
    window: WindowSize,
    surroundings: Surroundings,
    color: Bool,
    signals: Signals,
    pinned: PinnedRows
  ) {
    self.screen = screen
    self.window = window
    self.signals = signals
    self.pinned = pinned
    hasKeys = surroundings.hasKeys
    canvas = Canvas(color: color, reflows: surroundings.reflows)
    timer = FrameTimer(isVirtual: surroundings.isVirtualClock)
  }

  /// Shows the screen, and returns when its last picture stands.
  func run() {
    begin()
    timer.begin(
      canDraw: { [canvas] in canvas.isIdle },
      fire: { [weak self] in self?.send(.frame(skipped: $0, lateness: $1)) }
    )
    send(.frame(skipped: 0))
    while !isDone {
      if needsDrawing, canvas.isIdle { draw() }
      if isDone { break }
      if timer.isDueAtOnce, canvas.isIdle, !isOver {
        EventLoop.drain()
        timer.step()
      } else {
        EventLoop.turn()
      }
    }
    end()
  }

  /// Whether the last picture has been taken, or never will be.
  private var isDone: Bool {
    isOver && (givesUp || canvas.isBroken || (canvas.isIdle && !needsDrawing))
  }

  private func begin() {
    signals.taker = self
    if hasKeys {
      cterminal_read_keys()
      keys = KeyInput(signals: signals) { [weak self] key in self?.press(key) }
      keys?.start()
    }
    canvas.open()
  }

  private func end() {
    patience?.cancel()
    timer.stop()
    keys?.stop()
    canvas.close(isCut: givesUp || (wasInterrupted && !hasKeys))
    if hasKeys { cterminal_restore_modes() }
    signals.taker = nil
  }

  private func draw() {
    needsDrawing = false
    canvas.draw(screen.picture(in: window), in: window)
  }

  private func send(_ event: ScreenEvent) {
    guard !isOver else { return }
    let response = screen.handle(event, at: timer.elapsed)
    if response.draws { needsDrawing = true }
    switch response.next {
    case .moving: timer.start(rate: Self.safe(screen.frameRate))
    case .waiting where hasKeys: timer.stop()
    case .waiting, .finished: finish()
    }
    if needsDrawing, canvas.isIdle { draw() }
    if canvas.isBroken { finish() }
  }

  /// A rate a timer can run at, whatever the screen says.
  private static func safe(_ rate: Double) -> Double {
    rate.isFinite && rate >= 0.1 && rate <= 1000 ? rate : 60
  }

  private func press(_ key: Key) {
    if key == .interrupt { return interrupted() }
    send(.key(key))
    if isOver { loseNoTime() }
  }

  private func finish() {
    guard !isOver else { return }
    isOver = true
    timer.stop()
    keys?.stop()
  }

  /// A person who stops a screen is not kept waiting by a terminal that takes nothing.
  private func loseNoTime() {
    guard patience == nil, !canvas.isIdle else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + .milliseconds(500))
    timer.setEventHandler { [weak self] in self?.givesUp = true }
    timer.activate()
    patience = timer
  }

  func interrupted() {
    if isOver { givesUp = true }
    send(.key(.interrupt))
    wasInterrupted = true
    finish()
    loseNoTime()
  }

  func resized() {
    guard let size = Surroundings.windowSize() else { return }
    if pinned.isShown {
      // Where its rows are now nobody knows; they come back when the screen is done.
      pinned.forget()
      canvas.takeAllRows()
    } else if size == window {
      return
    }
    window = size
    needsDrawing = true
  }

  func willStop() {
    timer.suspend()
    canvas.close()
    pinned.leave()
    if hasKeys { cterminal_restore_modes() }
  }

  func didContinue() {
    timer.resume()
    if hasKeys { cterminal_read_keys() }
    canvas.forget()
    pinned.leave()
    canvas.open()
    window = Surroundings.windowSize() ?? window
    needsDrawing = true
  }
}
