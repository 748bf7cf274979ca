import Motion
import Rendering

/// What a playback shows, seen in one way.
struct PlaybackContent: Sendable {
  let plot: Plot

  /// The same as shapes; made when it is asked for.
  let stage: @Sendable () -> Stage

  /// Seconds of motion shown.
  let end: Double

  /// Sentences for below the last picture.
  let notes: [StyledLine]

  /// Which frames are seen, where some are left out on purpose.
  var frames: ShownFrames?

  /// Whether the status line tells the value of each curve in the first panel.
  var tellsValues = false
}

/// The ways a motion can be looked at that decide what there is to draw.
struct PlaybackView: Hashable, Sendable {
  /// Seconds of motion a second of the clock, which decide what a dropped frame costs.
  var speed = 1.0

  /// Whether Reduce Motion is on.
  var isReduced = false

  /// Whether each track has its velocity below it.
  var showsVelocity = false
}

/// How a playback begins; keys change it from there.
struct PlaybackStart: Hashable, Sendable {
  var loops = false

  /// Stands at the start until a key is pressed, with all of the curves in view.
  var steps = false

  /// Whether the thing itself is drawn too.
  var showsStage = false
  var view = PlaybackView()
}
