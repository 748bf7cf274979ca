/// What a session says about how motion is shown, rather than what moves.
package struct Settings: Hashable, Sendable {
  package enum Style: String, Hashable, Sendable, CaseIterable { case auto, braille, block, ascii }

  package enum ColorChoice: String, Hashable, Sendable, CaseIterable { case auto, always, never }

  /// Frames a second.
  package var framesPerSecond = 60.0

  /// Seconds of motion a second of watching.
  package var speed = 1.0
  package var style = Style.auto
  package var color = ColorChoice.auto

  /// Whether a change typed at the prompt is played at once.
  package var autoplay = true

  /// Columns of a picture; nil takes what the window has.
  package var width: Int?

  /// Rows of a picture; nil takes what suits it.
  package var height: Int?

  /// Whether playback ends with its frame statistics.
  package var stats = false
  package var reduceMotion = false
  package var colorScheme = Environment.ColorScheme.light

  /// Frames a second a screen can be asked for.
  package static let frameRates = 1.0...240.0

  /// Speeds a playback can have.
  package static let speeds = 0.01...100.0

  /// Columns of a picture: fewer hold no curve, more no window.
  package static let widths = 10...1000

  /// Rows of a picture.
  package static let heights = 3...1000

  package init() {}

  /// What expressions read with `reduceMotion` and `colorScheme`.
  package var environment: Environment {
    Environment(reduceMotion: reduceMotion, colorScheme: colorScheme)
  }
}
