/// A slip in a text that the lexer passes over, or reads as the token that was meant.
struct MeantToken {
  /// What stands there; empty where a token is missing.
  let range: Range<Int>

  /// The token that is read instead; nil where nothing is.
  let kind: Token.Kind?

  /// Its letters, where they are others than those that stand there.
  let text: String?

  /// Whether a space is missing behind it.
  let isBeforeSpace: Bool

  init(_ range: Range<Int>, as kind: Token.Kind?, text: String? = nil, isBeforeSpace: Bool = false) {
    (self.range, self.kind, self.text, self.isBeforeSpace) = (range, kind, text, isBeforeSpace)
  }

  init(_ range: Range<Int>, as symbol: Symbol) {
    self.init(range, as: .symbol(symbol), text: symbol.rawValue)
  }
}

/// What may explain the faults of a statement: what is told of it, and how it reads then.
struct Slip {
  let faults: [Diagnostic]
  let mends: [MeantToken]

  /// Whether it is believed only where it leaves no fault at all, and explains more than one or one in its place.
  var isGuess = false

  /// Whether it begins where another does, which one reading cannot tell apart.
  func meets(_ others: [Slip]) -> Bool {
    let starts = others.flatMap(\.mends).map(\.range.lowerBound)
    return mends.contains { starts.contains($0.range.lowerBound) }
  }
}
