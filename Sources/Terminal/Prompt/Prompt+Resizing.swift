import CReadline
import Rendering
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The window gets another size while a line is typed.

extension Prompt {
  /// With fewer columns behind the prompt readline cannot scroll a line sideways: it divides by a third of them,
  /// keeps one for itself in a terminal that does not go on in the next row, and where the prompt does not fit
  /// it reads past the end of its line.
  private static let leastColumns = primary.count + 4

  /// Lets readline think of more columns where there are too few for it; nobody can read these either way.
  func keepWide() {
    var (rows, columns) = (Int32(0), Int32(0))
    rl_get_screen_size(&rows, &columns)
    if columns < Self.leastColumns - 1 { rl_set_screen_size(rows, Int32(Self.leastColumns)) }
  }

  func resized() {
    let isNarrow = pinned.window.map { $0.columns < Self.leastColumns } ?? false
    guard pinned.hasMotion || hasMovedRows || isNarrow else {
      knownWindow = pinned.window
      return rl_resize_terminal()
    }
    pinned.settle()
    clearLine()
    creadline_flush()
    pinned.release()
    fitWindow()
    rl_on_new_line()
    rl_forced_update_display()
    pinned.begin()
  }

  /// Whether the terminal has broken the rows of the line anew, which readline knows nothing of.
  private var hasMovedRows: Bool { reflows && isShown && creadline_is_searching() == 0 }

  /// Clears the line being typed, and everything below, in a window that has changed.
  private func clearLine() {
    guard hasMovedRows, let window = Surroundings.windowSize(), window.columns > 0 else {
      rl_clear_visible_line()
      return
    }
    creadline_flush()
    let before = String(cString: creadline_line()).utf8.prefix(Int(creadline_point()))
    let columns =
      Self.primary.count + DisplayWidth.columns(of: String(decoding: Array(before), as: UTF8.self))
    // The cursor went along with the character before it.
    let rows = max(columns - 1, 0) / window.columns
    let up = rows > 0 ? "\u{1B}[\(rows)A" : ""
    _ = System.writeAll(STDOUT_FILENO, Array("\r\(up)\u{1B}[J".utf8))
  }
}
