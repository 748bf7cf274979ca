import Language
import Model
import Rendering

/// A recording that is on its way to a file.
struct Unwritten: Sendable {
  let recording: Recording

  /// What to type where a file stands in the way.
  let forcing: String
}

extension Playback {
  /// Seconds it takes to watch; nil where nothing moves.
  func watchedSeconds(in session: Session) -> Double? {
    guard !StillPicture(clips: clips, duration: duration).isAtOnce else { return nil }
    return end / (speed ?? session.settings.speed)
  }

  /// The line that would play the same.
  private var title: String {
    let unused = [CommandSignature.Clause.loop.word, CommandSignature.Clause.step.word]
    let drops = drops.map { "--simulate-drops \(SyntaxPrinter.number($0.share * 100))%" }
    let syntax = CommandSyntax(
      verb: Word(text: "play", range: 0..<0),
      operands: .clips(motion.clips),
      clauses: motion.clauses.filter { !unused.contains($0.word.text) },
      options: []
    )
    return
      ([SyntaxPrinter.text(syntax), showsVelocity ? "--velocity" : nil, showsStage ? "--stage" : nil, drops]
      as [String?])
      .compactMap(\.self).joined(separator: " ")
  }

  /// What a terminal of a size of its own would have been sent.
  func recording(in session: Session) -> Recording {
    session.recording(titled: title) { screen(in: $0) }
  }
}

extension Session {
  /// A screen as a terminal of a size of its own would have been sent it.
  func recording(titled title: String, of screen: (Session) -> any Screen) -> Recording {
    let session = besideRecording
    let window = session.configuration.window
    return Recording(
      of: screen(session),
      title: title,
      opening: StyledLine("easel> \(title)").cropped(to: window.columns - 1, charset: .unicode),
      window: window,
      color: session.configuration.hasColor
    )
  }

  /// This session at a terminal that every recording has, whatever this one's is.
  private var besideRecording: Session {
    var session = self
    session.configuration.window = WindowSize(columns: settings.width ?? 80, rows: settings.height ?? 24)
    (session.configuration.hasWindow, session.configuration.movesPictures) = (true, true)
    session.configuration.isASCII = false
    session.configuration.hasColor = colorSetting ?? true
    return session
  }

  /// Tells of a recording that was written.
  mutating func finishRecording(at path: String) -> [Effect] {
    guard let recording = unwritten?.recording else { return [] }
    unwritten = nil
    let seconds = NumberText.fixed(recording.seconds, decimals: 1)
    return told("recorded \(path): \(seconds) s, \(recording.events.count) frames")
  }
}
