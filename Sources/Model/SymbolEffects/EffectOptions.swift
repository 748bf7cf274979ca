/// What stands behind `options:` of a symbol effect.
package struct EffectOptions: Sendable {
  enum Rounds: Hashable {
    case times(Int)
    case endless
  }

  /// Nothing said, nil: as the effect does by itself.
  var rounds: Rounds?

  /// A factor.
  var speed = 1.0

  /// More are refused: each is written out.
  static let mostRounds = 100.0
}
