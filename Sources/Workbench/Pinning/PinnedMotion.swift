import Language
import Model
import Rendering

/// The motion that `pin` put below the prompt.
struct PinnedMotion: Sendable {
  /// As it was when it was pinned; the document's own text of it is read again whenever that has changed.
  let playback: Playback

  /// Tells it from those that were pinned before it.
  let number: Int
}

/// What a pinned motion looks like depends on: as long as this is the same, so is the motion.
package struct PinnedState: Hashable, Sendable {
  let number: Int
  let position: Int
  let lineage: Int
  let isReduced: Bool
  let settings: Settings
}

extension Workbench {
  /// Names what is pinned, as it reads now; nil when nothing is.
  package var pinnedState: PinnedState? {
    session.pinned.map { pinned in
      PinnedState(
        number: pinned.number,
        position: session.document.position,
        lineage: session.document.lineage,
        isReduced: session.reducesMotion,
        settings: session.settings
      )
    }
  }

  /// What is pinned, as it reads now; nil when nothing is.
  ///
  /// - Parameters:
  ///   - shown: What was shown so far, whose place in time it takes where both are the same pin.
  ///   - elapsed: Seconds on the clock of what is shown.
  package func pinnedScreen(after shown: PinnedScreen?, at elapsed: Double) -> PinnedScreen? {
    guard let pinned = session.pinned else { return nil }
    let former = shown.flatMap { $0.number == pinned.number ? $0 : nil }
    do throws(Diagnostic) {
      let motion = session.document.pinnedMotion ?? pinned.playback.motion
      var playback = try Playback(motion, in: session)
      playback.showsVelocity = pinned.playback.showsVelocity
      return PinnedScreen(playback, number: pinned.number, in: session, after: former, at: elapsed)
    } catch {
      let last =
        former ?? PinnedScreen(pinned.playback, number: pinned.number, in: session, after: nil, at: elapsed)
      return last.faulty(error.message)
    }
  }
}

extension Playback {
  /// A motion shown before, as it reads now.
  fileprivate init(_ motion: ShownMotion, in session: Session) throws(Diagnostic) {
    let verb = Word(text: "pin", range: 0..<0)
    try self.init(
      CommandSyntax(verb: verb, operands: .clips(motion.clips), clauses: motion.clauses, options: []),
      in: session
    )
  }
}
