import Language

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

  /// As a person would type them: `.repeat(3).speed(2)`.
  package var spelling: String {
    let said =
      switch rounds {
      case nil: ""
      case .endless: ".repeating"
      case .times(1): ".nonRepeating"
      case .times(let count): ".repeat(\(count))"
      }
    if speed != 1 { return said + ".speed(\(SyntaxPrinter.number(speed)))" }
    return said.isEmpty ? ".default" : said
  }
}
