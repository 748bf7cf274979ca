import CReadline
import CTerminal
import Rendering
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The last rows of the window, in which a motion runs while lines are typed above it.
///
/// The terminal scrolls only above them, so nothing that is typed, listed or printed reaches them, and
/// what scrolls off goes to the scrollback as ever. Frames come only while a line is being read: each is
/// one write that saves the cursor, draws by naming rows, and puts the cursor back.
@MainActor final class PinnedRows {
  /// Where the rows are.
  private struct Place: Equatable {
    let window: WindowSize
    let rows: Int

    /// The last row, from 1, that scrolls.
    var bottom: Int { window.rows - rows }
  }

  private lazy var writer = FrameWriter(
    descriptor: TerminalModes.writer,
    alsoOwing: cterminal_saved_cursor
  )
  private let timer: FrameTimer
  private var state: PinnedState?
  private var screen: PinnedScreen?
  private var isColored = false

  /// Nil while nothing is shown.
  private var place: Place?

  /// What the terminal shows in the rows, as far as it was sent.
  private var shown: Picture?

  /// Lets the whole screen scroll again, and leaves the cursor where it is.
  static let wholeScreen = Array("\u{1B}7\u{1B}[r\u{1B}8".utf8)

  /// - Parameter isVirtual: Nothing moves: the clock is one that only a playback drives.
  init(isVirtual: Bool) { timer = FrameTimer(isVirtual: isVirtual) }

  /// Whether something is pinned, shown or not.
  var hasMotion: Bool { screen != nil }

  /// Whether the rows are there; in a window too small for them they are not.
  var isShown: Bool { place != nil }

  /// The window that is left for everything else; nil when the terminal does not know its size.
  var window: WindowSize? {
    guard let size = Surroundings.windowSize() else { return nil }
    return place.map { WindowSize(columns: size.columns, rows: $0.bottom) } ?? size
  }

  // MARK: - What is pinned

  /// Whether what is pinned differs from what is shown.
  func needsToFollow(_ workbench: Workbench, color: Bool) -> Bool {
    let next = workbench.pinnedState
    return next != state || (next != nil && color != isColored)
  }

  /// Shows what is pinned now; the cursor must stand in an empty row.
  func follow(_ workbench: Workbench, color: Bool) {
    if screen == nil {
      timer.begin(canDraw: { [weak self] in self?.writer.isIdle ?? false }) { [weak self] _, _ in
        self?.draw()
      }
      timer.suspend()
    }
    if color != isColored { shown = nil }
    (state, isColored) = (workbench.pinnedState, color)
    screen = workbench.pinnedScreen(after: screen, at: timer.elapsed)
    fit()
  }

  // MARK: - Rows

  /// Takes or frees rows so that what is pinned has its own; the cursor must stand in an empty row.
  func fit() {
    let wanted = wantedPlace
    guard wanted != place else { return }
    leave()
    if let wanted { enter(wanted) }
  }

  private var wantedPlace: Place? {
    guard let screen, let size = Surroundings.windowSize() else { return nil }
    let rows = screen.rows(in: size)
    return rows > 0 ? Place(window: size, rows: rows) : nil
  }

  /// Moves everything up that stands where the rows will be, then keeps them from scrolling.
  private func enter(_ place: Place) {
    self.place = place
    cterminal_owe_rows(Int32(clamping: place.bottom + 1))
    let room = String(repeating: "\n", count: place.rows) + "\u{1B}[\(place.rows)A"
    write("\u{1B}[J" + room + "\u{1B}7\u{1B}[1;\(place.bottom)r\u{1B}8")
  }

  /// Clears the rows and gives them back; the cursor stays.
  func leave() {
    guard let place else { return }
    settle()
    write("\u{1B}7\u{1B}[r\u{1B}[\(place.bottom + 1);1H\u{1B}[J\u{1B}8")
    forget()
  }

  /// Gives the rows back in a window that has changed; they are somewhere below the cursor.
  func release() {
    guard isShown else { return }
    _ = System.writeAll(STDOUT_FILENO, Self.wholeScreen + Array("\u{1B}[J".utf8))
    forget()
  }

  /// Notes that the rows are no longer kept, because somebody else has seen to it.
  func forget() {
    (place, shown) = (nil, nil)
    cterminal_owe_rows(0)
  }

  /// The bytes that clear everything above the rows and put the cursor at the top.
  func clearing(withScrollback: Bool) -> [UInt8] {
    let corner = place.map { "\u{1B}[\($0.bottom);\($0.window.columns)H\u{1B}[1J" } ?? ""
    return Array((corner + (withScrollback ? "\u{1B}[3J" : "") + "\u{1B}[H").utf8)
  }

  private func write(_ text: String) {
    _ = System.writeAll(STDOUT_FILENO, Array(text.utf8))
  }

  // MARK: - Frames

  /// Lets the motion run: a line is being read.
  func begin() {
    screen?.isPaused = false
    guard isShown, let screen else { return }
    timer.resume()
    draw()
    if screen.moves { timer.start(rate: screen.frameRate) } else { timer.stop() }
  }

  /// Lets it stand still, and nothing of it be on its way.
  func pause() {
    guard hasMotion else { return }
    timer.stop()
    timer.suspend()
    settle()
  }

  /// Says of itself that it stands still, while a screen has the terminal.
  func standStill() {
    guard isShown else { return }
    screen?.isPaused = true
    draw()
    settle()
  }

  /// Waits until the last frame has been taken: somebody else is about to write.
  func settle() {
    if isShown { writer.settle() }
  }

  /// Sends what is new, unless the window is another one already and its signal still on the way.
  private func draw() {
    guard var screen, let place, writer.isIdle, Surroundings.windowSize() == place.window else { return }
    screen.advance(to: timer.elapsed)
    let picture = screen.picture(in: place.window)
    self.screen = screen
    let encoder = PictureEncoder(color: isColored, firstRow: place.bottom + 1)
    let bytes = encoder.bytes(from: shown, to: picture)
    shown = picture
    guard !bytes.isEmpty else { return }
    creadline_flush()
    writer.send(Array("\u{1B}[?2026h\u{1B}7".utf8) + bytes + Array("\u{1B}8\u{1B}[?2026l".utf8))
    if writer.isBroken { timer.stop() }
  }
}
