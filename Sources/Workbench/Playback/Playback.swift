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
  var loops: Bool

  /// Seconds of motion there are to show.
  var end: Double { duration ?? clips.map(\.shownDuration).max() ?? 0 }

  func effects(in session: Session) -> [Effect] {
    let still = StillPicture(clips: clips, duration: duration)
    guard session.configuration.movesPictures, !still.isAtOnce else {
      return still.report(for: "play", in: session).effects(for: session.configuration)
    }
    return [.show(screen(in: session))]
  }

  func screen(in session: Session) -> PlaybackScreen {
    let isReduced = session.reducesMotion
    let (clips, duration, motion) = (clips, duration, motion)
    return PlaybackScreen(
      frameRate: session.settings.framesPerSecond,
      speed: speed ?? session.settings.speed,
      loops: loops,
      isReduced: isReduced,
      tellsFrames: session.settings.stats,
      options: session.plotOptions
    ) { wantsReduced in
      // What was resolved already is shown as it is; the other way is resolved when `m` asks for it.
      let shown =
        wantsReduced == isReduced ? clips : session.clips(of: motion, isReduced: wantsReduced) ?? clips
      return PlaybackContent(
        plot: StillPicture.plot(of: shown, duration: duration),
        end: duration ?? shown.map(\.shownDuration).max() ?? 0,
        notes: StillPicture.notes(of: shown, in: session)
      )
    }
  }
}

extension Session {
  /// Clips shown before, read with Reduce Motion on or off; nil where they no longer resolve.
  fileprivate func clips(of motion: ShownMotion, isReduced: Bool) -> [Clip]? {
    try? motion.clips.map { clip throws(Diagnostic) in
      try resolve(clip, clauses: motion.clauses, isReduced: isReduced)
    }
  }
}
