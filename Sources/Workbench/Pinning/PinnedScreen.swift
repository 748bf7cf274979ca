import Language
import Model
import Motion
package import Rendering

/// A motion in the last rows of the window: again and again, with a rest at each end.
///
/// Like a ``Screen`` it holds no clock; it has no keys, since those are the prompt's.
package struct PinnedScreen: Sendable {
  /// Frames a second.
  package let frameRate: Double

  /// Tells one pin from another.
  let number: Int

  private let label: String
  private let plot: Plot

  /// Seconds of motion there are to show.
  private let end: Double

  /// Seconds of motion a second.
  private let speed: Double
  private let isReduced: Bool
  private let options: PlotOptions

  /// When the motion began, in seconds on the clock of who shows it.
  private var start: Double
  private var moment = 0.0

  /// Why the text no longer means anything, in words; the picture is that of the last time it did.
  private var fault: String?
  private var layout: Layout?

  /// Whether it stands still because something else has the terminal.
  package var isPaused = false

  /// A plot laid out for a window.
  private struct Layout: Sendable {
    let window: WindowSize
    let drawing: PlotDrawing
    let hasTitle: Bool

    var rows: Int { max(PinnedScreen.fewestRows, drawing.height + (hasTitle ? 2 : 1)) }
  }

  /// Seconds the finished picture stands before the motion begins again.
  private static let rest = 0.6

  /// Fewer rows show nothing; a window must have twice as many.
  private static let fewestRows = 3

  /// Narrower windows show nothing either, in columns.
  private static let fewestColumns = 12

  /// Columns of the time, the speed, the way out and the gaps around them, and those a label is read in.
  private static let (statusWidth, shortestLabel) = (42, 6)

  /// Columns from which there are some for words.
  private static let roomyColumns = 50

  /// Rows from which one is spared for a line between the prompt and the picture.
  private static let titledRows = 8

  init(_ playback: Playback, number: Int, in session: Session, after former: Self?, at elapsed: Double) {
    frameRate = session.settings.framesPerSecond
    self.number = number
    label = playback.clips.map(\.label).joined(separator: ", ")
    plot = playback.still(in: session).plot
    end = playback.end
    speed = playback.speed ?? session.settings.speed
    isReduced = session.reducesMotion || playback.motion.clauses.contains { $0.word.text == "reduced" }
    options = session.plotOptions
    // A change is seen where the motion stands, not at its next beginning.
    start = elapsed - min(former?.moment ?? 0, end) / speed
  }

  /// The same picture, faint, with why there is no newer one.
  func faulty(_ words: String) -> Self {
    var screen = self
    screen.fault = words
    return screen
  }

  /// Whether anything will change without being asked for.
  package var moves: Bool { fault == nil && end > 0 }

  /// Goes to the moment shown after some seconds.
  package mutating func advance(to elapsed: Double) {
    guard moves else { return }
    let played = (elapsed - start).truncatingRemainder(dividingBy: end / speed + Self.rest)
    moment = min(max(played * speed, 0), end)
  }

  /// Rows it takes of a window, at most half of them; none where the window is too small.
  package func rows(in window: WindowSize) -> Int {
    guard window.columns >= Self.fewestColumns, window.rows >= 2 * Self.fewestRows else { return 0 }
    return laidOut(for: window).rows
  }

  /// What its rows look like now, no wider than the window less one column.
  package mutating func picture(in window: WindowSize) -> Picture {
    let layout = layout.flatMap { $0.window == window ? $0 : nil } ?? laidOut(for: window)
    self.layout = layout
    var picture = Picture(width: max(window.columns - 1, 1), height: layout.rows)
    let plot = layout.drawing.picture(.passing(at: moment))
    picture.draw(fault == nil ? plot : plot.faint, row: layout.hasTitle ? 1 : 0, column: 0)
    if layout.hasTitle { picture.write(title(columns: picture.width), row: 0) }
    picture.write(status(columns: picture.width, isTitled: layout.hasTitle), row: picture.height - 1)
    return picture
  }

  private func laidOut(for window: WindowSize) -> Layout {
    let room = max(window.rows / 2, Self.fewestRows)
    let hasTitle = room >= Self.titledRows
    let height = max(1, min(plot.comfortableHeight, room - (hasTitle ? 2 : 1)))
    let drawing = plot.drawing(width: max(window.columns - 1, 1), height: height, options: options)
    return Layout(window: window, drawing: drawing, hasTitle: hasTitle)
  }

  /// The label in a line that keeps the picture apart from what is typed.
  private func title(columns: Int) -> StyledLine {
    let charset = options.charset
    let label = charset.spell(label).cropped(to: max(0, columns - 8), charset: charset)
    let rest = max(0, columns - DisplayWidth.columns(of: label) - 6)
    let (before, after) = (charset.spell("  ── "), charset.spell(String(repeating: "─", count: rest)))
    return StyledLine([.init(before, .faint), .init(label), .init(" " + after, .faint)])
  }

  private func status(columns: Int, isTitled: Bool) -> StyledLine {
    if let fault {
      return .fault("stands still: \(fault)", width: columns, charset: options.charset)
    }
    var line = StatusLine()
    line.state = isPaused ? .paused : .playing
    line.time = moment
    line.total = end
    line.unit = plot.axis == .seconds ? "s" : ""
    line.speed = speed
    let room = columns - Self.statusWidth
    if !isTitled, room >= Self.shortestLabel {
      line.readings = [options.charset.spell(label).cropped(to: room, charset: options.charset)]
    }
    line.isReduced = isReduced
    line.hints = [columns < Self.roomyColumns || !isTitled ? "unpin" : "unpin takes it away"]
    return line.line(width: columns, charset: options.charset)
  }
}
