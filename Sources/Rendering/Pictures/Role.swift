/// What a piece of output means; the encoder alone knows which colour that is.
package enum Role: Hashable, Sendable {
  case plain
  /// Less important than what stands beside it: axes, hints, target lines.
  case faint
  case strong
  case error
  case good
  /// A series of a plot, counted from 0; colours repeat after seven.
  case series(UInt8)
  /// The moving cursor and what stands under it.
  case cursor
  /// A sample of a colour itself: its index in the terminal's table of 256.
  case swatch(UInt8)
  /// Two such colours in one cell: that of the character, and the one behind it.
  case pair(front: UInt8, back: UInt8)
}
