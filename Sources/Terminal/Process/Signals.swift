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
/// A handler notes them in a pipe, and a source on the main queue reads it. Dispatch's own signal
/// sources would do, but they come in no order with the keys: what was typed right after Ctrl-C could
/// be lost with the line. The kernel signals before it hands over the next key, so whoever empties
/// the pipe before reading a key sees the two in the order in which they were pressed.
///
/// The signals that end the process stay with the handlers in CTerminal: those work in the midst of
/// a long command or a stalled write, when no event would be looked at.
@MainActor final class Signals {
  weak var taker: (any SignalTaker)?

  /// Set by an interrupt that nobody was there to take.
  var wasInterrupted = false

  /// Readable while there are signals that nobody has looked at; -1 before the start.
  private(set) var descriptor: Int32 = -1

  /// Signals that were seen where nobody could be told, the oldest first.
  private var held: [Int32] = []

  private var source: (any DispatchSourceRead)?
  private var lastResume: DispatchTime?

  /// Begins to listen.
  func start() {
    descriptor = cterminal_listen()
    guard source == nil, descriptor >= 0 else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in self?.deliver() }
    source.activate()
    self.source = source
  }

  /// Leaves the signals to their defaults until the next start: a script must die of Ctrl-C whatever
  /// it is waiting for.
  func rest() { cterminal_stop_listening() }

  /// Tells the taker what has happened up to now.
  func deliver() {
    while true {
      switch held.isEmpty ? cterminal_next_event() : held.removeFirst() {
      case 0: return
      case SIGINT: interrupt()
      case SIGWINCH: taker?.resized()
      case SIGTSTP: stop()
      default: goOn()
      }
    }
  }

  /// Whether an interrupt or a stop waits to be delivered, for which what is going on has to end.
  var hasUrgent: Bool {
    while case let number = cterminal_next_event(), number != 0 { held.append(number) }
    return held.contains(SIGINT) || held.contains(SIGTSTP)
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
    if let lastResume, .now() < lastResume + .milliseconds(100) { return }
    taker?.didContinue()
  }
}
