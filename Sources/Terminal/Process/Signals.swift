import CTerminal
import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Who is in charge of the terminal at the moment, and hears about signals.
@MainActor protocol SignalTaker: AnyObject {
  /// Ctrl-C.
  func interrupted()
  /// The window has another size.
  func resized()
  /// The process is about to stop; the terminal must be as it was found.
  func willStop()
  /// The process goes on, and the screen may hold anything.
  func didContinue()
}

/// The signals that are events: interrupt, resize, stop and continue.
///
/// They are blocked in every thread before Dispatch starts, since it replaces handlers. The signals
/// that end the process stay with the handlers in CTerminal: those work in the midst of a long
/// command or a stalled write, when no event would be looked at.
@MainActor final class Signals {
  weak var taker: (any SignalTaker)?

  /// Set by an interrupt that nobody was there to take.
  var wasInterrupted = false

  private var sources: [any DispatchSourceSignal] = []
  private var lastResume = DispatchTime(uptimeNanoseconds: 0)

  /// Begins to listen; once, before anything else of Dispatch is used.
  func start() {
    guard sources.isEmpty else { return }
    cterminal_block_signals()
    listen(to: SIGINT) { $0.interrupt() }
    listen(to: SIGWINCH) { $0.taker?.resized() }
    listen(to: SIGTSTP) { $0.stop() }
    listen(to: SIGCONT) { $0.goOn() }
  }

  private func listen(to number: Int32, then act: @escaping @MainActor (Signals) -> Void) {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [weak self] in
      if let self { act(self) }
    }
    source.activate()
    sources.append(source)
  }

  private func interrupt() {
    if let taker { taker.interrupted() } else { wasInterrupted = true }
  }

  private func stop() {
    taker?.willStop()
    cterminal_stop()
    lastResume = .now()
    taker?.didContinue()
  }

  private func goOn() {
    // The continue that ended our own stop has been answered there.
    guard DispatchTime.now() > lastResume + .milliseconds(100) else { return }
    taker?.didContinue()
  }
}
