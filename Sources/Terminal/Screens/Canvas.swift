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

  /// Set when the window changed, until the old picture has been taken away.
  private var needsClearing = false

  init(color: Bool) { encoder = PictureEncoder(color: color) }

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
    var bytes = needsClearing ? clearing(in: window) : []
    bytes += encoder.bytes(from: shown, to: picture)
    shown = picture
    guard !bytes.isEmpty else { return }
    writer.send(Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8))
  }

  /// The window has another size: the picture must be drawn anew, in place of the old one.
  func invalidate() {
    needsClearing = true
  }

  /// The screen may hold anything: the next picture is drawn where the cursor stands.
  func forget() {
    writer.discard()
    shown = nil
    needsClearing = false
  }

  private func clearing(in window: WindowSize) -> [UInt8] {
    needsClearing = false
    guard let old = shown else { return [] }
    shown = nil
    let rows = min(old.height, window.rows - 1)
    return Array((rows > 0 ? "\r\u{1B}[\(rows)A\u{1B}[J" : "\r\u{1B}[J").utf8)
  }
}
