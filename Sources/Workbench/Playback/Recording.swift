import Model
import Rendering

/// A screen as a terminal would be sent it, on a clock that only counts frames: the same bytes every time.
struct Recording: Sendable {
  /// What a terminal is sent at a moment.
  struct Event: Hashable, Sendable {
    /// Seconds since the beginning.
    let time: Double
    let text: String
  }

  /// The most that is recorded, in seconds: nobody watches longer, and no file should fill a disk.
  static let longest = 300.0

  /// What players show as its name.
  let title: String
  let window: WindowSize
  private(set) var events: [Event] = []

  /// Watches a screen until it finishes; one that waits for a key is as good as finished.
  ///
  /// - Parameters:
  ///   - opening: What stands above the picture: the line that asked for it.
  ///   - window: The terminal's size, in columns and rows.
  init(of screen: any Screen, title: String, opening: StyledLine, window: WindowSize, color: Bool) {
    (self.title, self.window) = (title, window)
    let encoder = PictureEncoder(color: color)
    var (screen, shown) = (screen, Picture?.none)
    var bytes = opening.bytes(color: color) + Array("\r\n\u{1B}[?25l".utf8)
    var (frame, isOver) = (0, false)
    while !isOver {
      let time = Double(frame) / screen.frameRate
      let response = screen.handle(.frame(skipped: 0), at: time)
      if response.draws {
        let picture = screen.picture(in: window)
        bytes += encoder.bytes(from: shown, to: picture)
        shown = picture
      }
      isOver = response.next != .moving || time > Self.longest
      if isOver { bytes += Self.ending(of: screen, color: color) }
      if !bytes.isEmpty { events.append(Event(time: time, text: String(decoding: bytes, as: UTF8.self))) }
      bytes = []
      frame += 1
    }
  }

  /// The bytes that show the cursor again and tell what the screen says at its end.
  private static func ending(of screen: any Screen, color: Bool) -> [UInt8] {
    var bytes = Array("\u{1B}[?25h".utf8)
    for case .output(let lines) in screen.farewell() {
      for line in lines { bytes += line.bytes(color: color) + [0x0D, 0x0A] }
    }
    return bytes
  }

  /// Seconds from the first event to the last.
  var seconds: Double { events.last?.time ?? 0 }

  /// The recording as an asciicast of version 2: a header, then an event a line.
  ///
  /// Without a date, and with times to the microsecond: nothing in it depends on when it was made.
  var asciicast: [UInt8] {
    let header = JSONValue.object([
      "version": 2,
      "width": .number(Double(window.columns)),
      "height": .number(Double(window.rows)),
      "title": .string(title),
      "env": .object(["TERM": "xterm-256color"]),
    ])
    let lines = events.map { event -> JSONValue in
      .array([.number((event.time * 1e6).rounded() / 1e6), "o", .string(event.text)])
    }
    return ([header] + lines).flatMap { Array(JSONWriter.line($0).utf8) + [0x0A] }
  }
}
