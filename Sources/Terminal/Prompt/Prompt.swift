import CReadline
import CTerminal
import Dispatch
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A line to be typed, edited by readline while the loop turns.
///
/// Readline keeps one state per process and calls back through C functions, which capture nothing;
/// the prompt that is shown therefore stands in one global, `shownPrompt`, for them and nobody else.
@MainActor final class Prompt: SignalTaker {
  nonisolated static let primary = "easel> "
  nonisolated static let continuation = "  ...> "

  /// How a line ended.
  enum Line {
    case text(String)
    /// Bytes that are no UTF-8.
    case notText
    /// Ctrl-C: what was typed so far is given up.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal is gone.
    case end
  }

  /// Answers Tab: what fits in a line at a byte offset.
  var completer: (String, Int) -> CompletionAnswer = { _, _ in .nothing }

  private let signals: Signals
  let keys: PromptKeys
  let pinned: PinnedRows
  private let isColored: Bool

  /// Whether the terminal breaks rows anew when its width changes.
  let reflows: Bool
  private var source: (any DispatchSourceRead)?
  private var result: Line?

  /// The window as readline knows it; nil before it has looked.
  var knownWindow: WindowSize?

  init(signals: Signals, pinned: PinnedRows, isColored: Bool, reflows: Bool) {
    self.reflows = reflows
    self.signals = signals
    keys = PromptKeys(signals: signals)
    self.pinned = pinned
    self.isColored = isColored
    LocaleRules.prepareEditing()
    creadline_configure()
    creadline_set_completer(completeLine)
    creadline_set_reader(readKey)
    // Asked to before it shows its first line, so that this one too has the columns it must have.
    rl_initialize()
  }

  /// Shows a prompt and turns the loop until its line is complete.
  func read(_ text: String) -> Line {
    result = nil
    fitWindow()
    shownPrompt = self
    signals.taker = self
    cterminal_owe(Int32(cterminal_bracketed_paste.rawValue | cterminal_open_line.rawValue), 1)
    rl_callback_handler_install(isColored ? Self.colored(text) : text, takeLine)
    pinned.begin()
    listen()
    // Signals that came while no line was being typed are for this one.
    signals.deliver()
    while result == nil { EventLoop.turn() }
    source?.cancel()
    source = nil
    pinned.pause()
    signals.taker = nil
    shownPrompt = nil
    cterminal_owe(Int32(cterminal_bracketed_paste.rawValue | cterminal_open_line.rawValue), 0)
    return result ?? .end
  }

  /// Colour that readline does not count as columns.
  private static func colored(_ text: String) -> String {
    "\u{1}\u{1B}[1m\u{2}" + text + "\u{1}\u{1B}[m\u{2}"
  }

  /// Tells readline of the rows it has, where these are others than at the last line.
  func fitWindow() {
    pinned.fit()
    if let window = pinned.window, window != knownWindow {
      rl_set_screen_size(Int32(clamping: window.rows), Int32(clamping: window.columns))
      creadline_replace_clearing(clearScreen, clearScrollback)
      knownWindow = window
    }
    keepWide()
  }

  private func listen() {
    let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler { [weak self] in self?.readKeys() }
    source.activate()
    self.source = source
  }

  /// Gives readline every key that is there.
  ///
  /// The last keys and the end of the input can arrive together, as one event: so as long as there
  /// is something, the next is read.
  private func readKeys() {
    while result == nil, System.isReadable(STDIN_FILENO) {
      signals.deliver()
      pinned.settle()
      if result == nil { rl_callback_read_char() }
    }
    if result == nil { signals.deliver() }
  }

  /// Takes a finished line from readline.
  func take(_ line: Line) {
    rl_callback_handler_remove()
    if case .end = line {
      // Readline breaks the line itself when it also has to end bracketed paste.
      if creadline_has_bracketed_paste() == 0 { _ = System.writeAll(STDOUT_FILENO, [0x0A]) }
      creadline_forget_end()
    }
    result = line
  }

  /// Whether a line is being typed.
  var isShown: Bool { result == nil && shownPrompt === self }

  /// Writes lines above the one being typed, which comes back with its cursor where it was.
  func showAbove(_ write: () -> Void) {
    guard isShown else { return write() }
    pinned.settle()
    rl_clear_visible_line()
    creadline_flush()
    write()
    rl_on_new_line()
    rl_forced_update_display()
  }

  func interrupted() {
    pinned.settle()
    // Without the cleanup an incremental search would take the next line's keys.
    rl_free_line_state()
    rl_callback_sigcleanup()
    creadline_go_to_end()
    creadline_flush()
    _ = System.writeAll(STDOUT_FILENO, Array("^C\n".utf8))
    creadline_empty_line()
    rl_callback_handler_remove()
    result = .interrupted
  }

  /// Clears what stands above the line, which moves to the top.
  func clear(withScrollback: Bool) {
    guard creadline_has_argument() == 0 else {
      rl_forced_update_display()
      return
    }
    pinned.settle()
    creadline_flush()
    _ = System.writeAll(STDOUT_FILENO, pinned.clearing(withScrollback: withScrollback))
    creadline_redraw()
  }

  var hasPinned: Bool { pinned.isShown }

  func willStop() {
    pinned.pause()
    creadline_go_to_end()
    rl_cleanup_after_signal()
    pinned.leave()
    _ = System.writeAll(STDOUT_FILENO, [0x0A])
  }

  func didContinue() {
    rl_reset_after_signal()
    rl_reset_screen_size()
    pinned.leave()
    fitWindow()
    rl_on_new_line()
    rl_forced_update_display()
    pinned.begin()
  }
}
