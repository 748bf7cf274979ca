#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The keys on their way to readline, a byte at a time.
///
/// Readline itself waits in the midst of a paste, and of a question of its own, and no event is looked at until
/// it comes back. So that a paste whose end was lost does not leave the prompt deaf, Ctrl-C and Ctrl-Z end what
/// readline waits for; they are delivered once it has come back.
@MainActor final class PromptKeys {
  private let signals: Signals
  private var paste = PasteBrackets()

  /// What readline gets before anything that is typed.
  private var owed: ArraySlice<UInt8> = []

  init(signals: Signals) { self.signals = signals }

  /// The next byte, waited for; -1 when none comes.
  func next() -> Int32 {
    if let byte = owed.popFirst() { return Int32(byte) }
    while !System.isReadable(STDIN_FILENO) {
      if signals.hasUrgent { return end() }
      System.waitToRead(STDIN_FILENO, signals.descriptor)
    }
    guard let byte = System.read(STDIN_FILENO, atMost: 1)?.first else { return end() }
    paste.take(byte)
    return Int32(byte)
  }

  /// The end of the input; an open paste is closed first, since readline would take in more than was pasted.
  private func end() -> Int32 {
    guard paste.isOpen else { return -1 }
    paste = PasteBrackets()
    owed = PasteBrackets.closing[...]
    return next()
  }
}
