import CReadline
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// What readline calls back: functions that capture nothing.

/// The prompt that readline is working for.
@MainActor var shownPrompt: Prompt?

/// Ctrl-L: beside a pinned motion only the rows above it are cleared.
func clearScreen(count: Int32, key: Int32) -> Int32 {
  clear(withScrollback: false) ? 0 : rl_clear_screen(count, key)
}

/// The same with the scrollback, on Alt-Ctrl-L.
func clearScrollback(count: Int32, key: Int32) -> Int32 {
  clear(withScrollback: true) ? 0 : rl_clear_display(count, key)
}

/// Whether there was something pinned to be spared.
private func clear(withScrollback: Bool) -> Bool {
  MainActor.assumeIsolated {
    guard let shownPrompt, shownPrompt.hasPinned else { return false }
    shownPrompt.clear(withScrollback: withScrollback)
    return true
  }
}

/// Readline's way to hand over a line; nil at the end of the input.
func takeLine(_ line: UnsafeMutablePointer<CChar>?) {
  let typed = line.map { String(validatingCString: $0).map { Prompt.Line.text($0) } ?? .notText }
  free(line)
  MainActor.assumeIsolated { shownPrompt?.take(typed ?? .end) }
}

/// Readline's way to the next key.
func readKey(_: UnsafeMutablePointer<FILE>?) -> Int32 {
  MainActor.assumeIsolated { shownPrompt?.keys.next() ?? -1 }
}

/// Readline's question at Tab; only plain values cross the border.
func completeLine(
  _ word: UnsafePointer<CChar>?,
  start: Int32,
  end: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  let answer = MainActor.assumeIsolated {
    // An offset into other bytes than those that were typed would name another place.
    guard let line = String(validatingCString: creadline_line()) else { return CompletionAnswer.nothing }
    return shownPrompt?.completer(line, Int(creadline_point())).fitted(to: line, wordAt: Int(start))
      ?? CompletionAnswer.nothing
  }
  creadline_set_completes_files(answer.wantsFiles ? 1 : 0)
  creadline_set_completion_end(answer.end)
  return answer.readlineMatches()
}
