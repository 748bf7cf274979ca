import Language
import Model
import Motion
import Rendering

/// Clips about to be compared in motion: over each other, with one cursor on all of them.
struct ComparisonPlayback: Sendable {
  let motion: ShownMotion
  let comparison: Comparison

  /// How it begins; nil for a picture that stands still.
  let start: PlaybackStart?
  let showsVelocity: Bool

  /// Whether the things themselves are drawn too.
  let showsStage: Bool

  /// Why clips are the same where they were to be compared.
  let remarks: [String]

  /// - Parameter moves: It plays whatever is said about it.
  init(_ syntax: CommandSyntax, in session: Session, moves: Bool = false) throws(Diagnostic) {
    motion = ShownMotion(clips: syntax.clips, clauses: syntax.clauses)
    var faults = FaultCollector()
    let comparison = faults.attempt(try Self.comparison(syntax, in: session))
    let speed = faults.attempt(try session.playbackSpeed(of: syntax)) ?? nil
    try faults.finish()
    guard let comparison else { throw .notRead(at: syntax.verb.range) }
    self.comparison = comparison
    remarks = Sameness.remarks(on: comparison, syntax, in: session)
    showsVelocity = syntax.hasOption("velocity")
    showsStage = syntax.hasOption("stage")
    let (loops, steps) = (syntax.has("loop"), syntax.has("step"))
    let view = PlaybackView(
      speed: speed ?? session.settings.speed,
      isReduced: session.reducesMotion,
      showsVelocity: showsVelocity
    )
    let isMoving = moves || speed != nil || loops || steps
    start =
      isMoving ? PlaybackStart(loops: loops, steps: steps, showsStage: showsStage, view: view) : nil
  }

  private static func comparison(
    _ syntax: CommandSyntax,
    in session: Session
  ) throws(Diagnostic) -> Comparison {
    let clips = try session.clips(of: syntax)
    return try Comparison(of: clips, at: syntax.verb.range, places: syntax.clips.map(\.range))
  }

  /// Seconds it takes to watch.
  var watchedSeconds: Double { comparison.duration / (start?.view.speed ?? 1) }

  /// The screen it plays on; nil where it stands still.
  func screen(in session: Session) -> PlaybackScreen? {
    guard let start, session.configuration.movesPictures else { return nil }
    return screen(from: start, in: session)
  }

  /// The screen it plays on.
  func screen(from start: PlaybackStart, in session: Session) -> PlaybackScreen {
    let (motion, comparison, remarks) = (motion, comparison, remarks)
    return PlaybackScreen(
      frameRate: session.settings.framesPerSecond,
      start: start,
      tellsFrames: session.settings.stats,
      options: session.plotOptions
    ) { view in
      var seen = comparison
      if view.isReduced != start.view.isReduced,
        let clips = session.clips(of: motion, isReduced: view.isReduced),
        let reduced = try? Comparison(of: clips, at: 0..<0)
      {
        seen = reduced
      }
      return PlaybackContent(
        plot: seen.plot(showsVelocity: view.showsVelocity),
        stage: { [seen] in Stage(of: seen.clips, until: seen.duration) },
        end: seen.duration,
        notes: StillPicture.notes(of: seen.clips, and: remarks, in: session),
        tellsValues: true
      )
    }
  }
}

extension ShownMotion {
  /// The first of its clips alone, however all of them were played.
  var first: ShownMotion { ShownMotion(clips: Array(clips.prefix(1)), clauses: clauses.filter(\.isOfClip)) }
}
