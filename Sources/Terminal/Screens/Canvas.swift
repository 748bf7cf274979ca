import CTerminal
import Rendering
import Workbench

/// The rows of the terminal a screen is drawn in, below the command that asked for it.
///
/// The cursor rests in the first column of the row below the picture. Nothing above the picture is
/// ever touched, so the last one stays in the scrollback when the screen is gone.
@MainActor final class Canvas {
  private let encoder: PictureEncoder
  private let writer = FrameWriter(descriptor: TerminalModes.writer)

  /// What the terminal shows, as far as it was sent; nil when nothing is.
  private var shown: Picture?

  /// The window it was shown in.
  private var window: WindowSize?

  /// Whether the old picture must go though the window seems to be as it was.
  private var mustClear = false

  /// Rows of old pictures that a lower window has pushed out at its top.
  private var hiddenRows = 0

  /// Whether the terminal breaks rows anew when it gets narrower.
  private let reflows: Bool

  init(color: Bool, reflows: Bool) {
    encoder = PictureEncoder(color: color)
    self.reflows = reflows
  }

  /// Whether the terminal has taken everything and can take a frame.
  var isIdle: Bool { writer.isIdle }

  /// Whether the terminal is gone.
  var isBroken: Bool { writer.isBroken }

  /// Takes the cursor away for as long as the screen is shown.
  func open() {
    cterminal_owe(Int32(cterminal_hidden_cursor.rawValue), 1)
    writer.send(Array("\u{1B}[?25l".utf8))
  }

  /// Shows the cursor again, below the last picture.
  ///
  /// - Parameter isCut: The last frame may have been lost in its midst: to a terminal that does not
  ///   take it, or to a Ctrl-C, which empties the terminal's queue.
  func close(isCut: Bool = false) {
    if isCut || !isIdle {
      writer.discard()
      writer.send(Array("\u{1B}[m\u{1B}[?2026l".utf8))
    }
    writer.send(Array("\u{1B}[?25h".utf8))
    writer.discard()
    cterminal_owe(Int32(cterminal_hidden_cursor.rawValue), 0)
  }

  /// Sends what is new about a picture, as one write the terminal shows at once; only when idle.
  func draw(_ picture: Picture, in window: WindowSize) {
    var bytes = clearing(for: window)
    bytes += encoder.bytes(from: shown, to: picture)
    shown = picture
    self.window = window
    guard !bytes.isEmpty else { return }
    writer.send(Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8))
  }

  /// Takes the whole of a window that has changed, of which the last rows belonged to a pinned motion.
  func takeAllRows() {
    writer.send(PinnedRows.wholeScreen)
    mustClear = true
  }

  /// The screen may hold anything: the next picture is drawn where the cursor stands.
  func forget() {
    writer.discard()
    (shown, window, hiddenRows, mustClear) = (nil, nil, 0, false)
  }

  /// The bytes that take the old picture away when the window has changed since.
  ///
  /// The cursor stays with its row in any window. Rows that a low window pushes out at the top may
  /// come back when it grows; where they do not, nothing but the picture is above to be erased.
  private func clearing(for window: WindowSize) -> [UInt8] {
    guard let shown, let old = self.window, old != window || mustClear else { return [] }
    (self.shown, mustClear) = (nil, false)
    let returned = min(hiddenRows, max(0, window.rows - old.rows))
    let wanted = height(of: shown, in: window) + returned
    let reached = min(wanted, max(0, window.rows - 1))
    hiddenRows += wanted - reached - returned
    return Array((reached > 0 ? "\r\u{1B}[\(reached)A\u{1B}[J" : "\r\u{1B}[J").utf8)
  }

  /// Rows the old picture takes in the new window.
  private func height(of picture: Picture, in window: WindowSize) -> Int {
    guard reflows, window.columns > 0 else { return picture.height }
    return (0..<picture.height).reduce(0) { rows, row in
      rows + max(1, (picture.end(ofRow: row) + window.columns - 1) / window.columns)
    }
  }
}
