import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal's state, from taking it over to giving it back.
@MainActor enum TerminalModes {
  /// The terminal opened a second time, for writing that never waits; standard output if that fails.
  ///
  /// The mode belongs to this opening alone, so the shell and its other programs keep theirs.
  static let writer: Int32 = {
    var name = [CChar](repeating: 0, count: 256)
    let flags = O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    if ttyname_r(STDOUT_FILENO, &name, name.count) == 0 {
      let opened = open(name, flags)
      if opened >= 0 { return opened }
    }
    let opened = open("/dev/tty", flags)
    return opened >= 0 ? opened : STDOUT_FILENO
  }()

  private static var isClaimed = false

  /// Remembers how the terminal was found, and sees to it that every way out restores that.
  static func claim() {
    guard !isClaimed else { return }
    isClaimed = true
    waitForForeground()
    cterminal_remember(isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : STDOUT_FILENO, writer)
    cterminal_guard()
  }

  /// Stops a program that was started in the background, as reading would.
  ///
  /// What the modes are is only known in the foreground: until then they are another program's. A
  /// few tries, since a process without a shell above it cannot stop and must not spin.
  private static func waitForForeground() {
    for _ in 0..<3 {
      let group = tcgetpgrp(STDOUT_FILENO)
      guard group >= 0, group != getpgrp() else { return }
      kill(0, SIGTTIN)
    }
  }
}
