import Language
import Model
import Motion
import Rendering

/// A motion about to be played: moving where pictures move, drawn whole elsewhere.
struct Playback: Sendable {
  let motion: ShownMotion
  let clips: [Clip]

  /// Seconds to show; nil shows all.
  let duration: Double?

  /// Seconds of motion a second; nil takes what is set.
  let speed: Double?
  var loops = false

  /// Whether it stands at its start and goes on by keys.
  var steps = false
  var showsVelocity = false

  /// Whether the thing itself is drawn too.
  var showsStage = false

  /// Frames that are left out on purpose.
  var drops: SimulatedDrops?

  /// Seconds of motion there are to show.
  var end: Double { still.end }

  func effects(in session: Session) -> [Effect] {
    let still = still(in: session)
    guard session.configuration.movesPictures, !still.isAtOnce else {
      return still.report(for: "play", in: session).effects(for: session.configuration)
    }
    return [.show(screen(in: session))]
  }

  private var still: StillPicture {
    StillPicture(clips: clips, duration: duration, showsVelocity: showsVelocity, showsStage: showsStage)
  }

  func still(in session: Session) -> StillPicture {
    var still = still
    still.frames = shownFrames(at: speed ?? session.settings.speed, in: session)
    return still
  }

  private func shownFrames(at speed: Double, in session: Session) -> ShownFrames? {
    drops.map { ShownFrames(drops: $0, interval: speed / session.settings.framesPerSecond) }
  }

  func screen(in session: Session) -> PlaybackScreen {
    let isReduced = session.reducesMotion
    let (playback, still) = (self, still)
    let speed = speed ?? session.settings.speed
    let start = PlaybackStart(
      loops: loops,
      steps: steps,
      showsStage: showsStage,
      view: PlaybackView(speed: speed, isReduced: isReduced, showsVelocity: showsVelocity)
    )
    return PlaybackScreen(
      frameRate: session.settings.framesPerSecond,
      start: start,
      tellsFrames: session.settings.stats,
      options: session.plotOptions
    ) { view in
      var seen = still
      // What was resolved already is shown as it is; the other way is resolved when `m` asks for it.
      if view.isReduced != isReduced {
        seen.clips = session.clips(of: playback.motion, isReduced: view.isReduced) ?? still.clips
      }
      seen.showsVelocity = view.showsVelocity
      seen.frames = playback.shownFrames(at: view.speed, in: session)
      return PlaybackContent(
        plot: seen.plot,
        stage: { [seen] in seen.stage },
        end: seen.end,
        notes: seen.notes(in: session),
        frames: seen.frames
      )
    }
  }
}

extension Session {
  /// Clips shown before, read with Reduce Motion on or off; nil where they no longer resolve.
  func clips(of motion: ShownMotion, isReduced: Bool) -> [Clip]? {
    try? motion.clips.map { clip throws(Diagnostic) in
      try resolve(clip, clauses: motion.clauses, isReduced: isReduced)
    }
  }
}
