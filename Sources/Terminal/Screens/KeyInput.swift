import Dispatch
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The keys pressed while a screen is shown.
@MainActor final class KeyInput {
  private let signals: Signals
  private let take: (Key) -> Void
  private var parser = KeyParser()
  private var source: (any DispatchSourceRead)?
  private var pause: (any DispatchSourceTimer)?

  /// How long after an Esc byte the rest of an arrow may take.
  private static let patience = DispatchTimeInterval.milliseconds(40)

  init(signals: Signals, take: @escaping (Key) -> Void) {
    self.signals = signals
    self.take = take
  }

  func start() {
    let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler { [weak self] in self?.read() }
    source.activate()
    self.source = source
  }

  func stop() {
    source?.cancel()
    pause?.cancel()
    (source, pause) = (nil, nil)
  }

  /// Takes byte after byte, so that what is typed after the last key stays for the prompt.
  private func read() {
    while source != nil, System.isReadable(STDIN_FILENO) {
      signals.deliver()
      guard source != nil else { return }
      guard let byte = System.read(STDIN_FILENO, atMost: 1)?.first else { return stop() }
      if let key = parser.take(byte) { take(key) }
    }
    waitForRest()
  }

  private func waitForRest() {
    pause?.cancel()
    pause = nil
    guard source != nil, parser.isWaiting else { return }
    let pause = DispatchSource.makeTimerSource(queue: .main)
    pause.schedule(deadline: .now() + Self.patience)
    pause.setEventHandler { [weak self] in self?.giveUpWaiting() }
    pause.activate()
    self.pause = pause
  }

  private func giveUpWaiting() {
    if let key = parser.timeOut() { take(key) }
  }
}
