import Motion
import Rendering

/// What a playback shows, with Reduce Motion off or on.
struct PlaybackContent: Sendable {
  let plot: Plot

  /// Seconds of motion shown.
  let end: Double

  /// Sentences for below the last picture.
  let notes: [StyledLine]
}
