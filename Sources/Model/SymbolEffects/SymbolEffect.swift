import Language

/// One of SwiftUI's symbol effects, as a definition in the language itself: to play, read, paste and change.
///
/// Apple says what each looks like and not when; the timing is our own.
package struct SymbolEffect: Sendable {
  /// SwiftUI's name, and the definition's.
  package let name: String

  /// A phrase for help.
  package let summary: String

  /// How it runs where nothing else is said.
  enum Course { case once, rounds, endless }

  /// Whether it goes on until it is told to stop, may be repeated, or happens only once.
  let course: Course

  /// The words that may stand behind the name, of each group one.
  package let variants: [[String]]

  /// What it does under the words that stand behind it.
  private let tracks: @Sendable (Set<String>) -> [EffectTrack]

  /// As they were written.
  private(set) var words: [String] = []

  /// How often and how fast.
  var options = EffectOptions()

  /// The words for what moves: each layer by itself, or all as one.
  static let layers = ["wholeSymbol", "byLayer"]

  /// What whoever plays it should know.
  static let note = "the timing is Easel's own, for Apple publishes none; show prints it, to paste and change"

  init(
    name: String,
    summary: String,
    course: Course = .rounds,
    variants: [[String]] = [],
    tracks: @escaping @Sendable (Set<String>) -> [EffectTrack]
  ) {
    self.name = name
    self.summary = summary
    self.course = course
    self.variants = variants
    self.tracks = tracks
  }

  /// The effect with one more word behind it, known or not.
  func adding(_ word: String) -> SymbolEffect {
    var effect = self
    effect.words.append(word)
    return effect
  }
}

/// The symbol effects, in the order help lists them.
package enum SymbolEffectCatalog {
  // To add an effect: its file in this folder, then its line here.
  package static let all: [SymbolEffect] = [
    .bounce,
    .pulse,
    .variableColor,
    .replace,
    .wiggle,
    .rotate,
    .breathe,
  ]

  /// Every word that may stand behind some effect.
  static let words = all.flatMap { $0.variants.flatMap(\.self) }.unique
}

// MARK: - As a definition

extension SymbolEffect {
  /// What sets it off.
  enum Start {
    case atOnce
    /// Once each time a value changes.
    case value(Expression)
    /// As long as a condition holds.
    case isActive(Expression)
  }

  /// The definition as it would be typed.
  ///
  /// - Parameter range: Where a person reads of words that do not go together.
  func syntax(_ start: Start, at range: Range<Int>) throws(Diagnostic) -> DefinitionSyntax {
    if let fault = wrongWord(at: range) { throw fault }
    let rounds = options.rounds ?? (course == .endless && !start.isValue ? .endless : .times(1))
    if course == .once, rounds != .times(1) || start.isActive {
      throw .wrongEffect("'.\(name)' happens once and does not repeat", range)
    }
    let run: KeyframesSyntax.Run
    switch (start, rounds) {
    case (.atOnce, .times): run = .once
    case (.atOnce, .endless): run = .repeating(try Parser.expression("true"))
    case (.value(let value), .times): run = .trigger(value)
    case (.value, .endless):
      throw .wrongEffect(
        "what 'value:' sets off ends by itself: .repeat(3), or 'isActive:' without end",
        range
      )
    case (.isActive(let condition), _):
      guard options.rounds.map({ $0 == .endless }) ?? true else {
        throw .wrongEffect(
          "'isActive:' repeats as long as it is true: 'value:' takes a number of times",
          range
        )
      }
      run = .repeating(condition)
    }
    return try definition(running: run, rounds)
  }

  private func definition(
    running run: KeyframesSyntax.Run,
    _ rounds: EffectOptions.Rounds
  ) throws(Diagnostic) -> DefinitionSyntax {
    var tracks = tracks(Set(words))
    if words.contains("byLayer") { tracks = tracks.flatMap(\.byLayer) }
    if case .times(let count) = rounds { tracks = tracks.map { $0.repeated(count) } }
    let lines = tracks.map { $0.text(speed: options.speed) }.joined(separator: "\n")
    let parsed = Parser(signatures: []).parse(Source(text: "keyframes \(name) {\n\(lines)\n}"))
    if let fault = parsed.diagnostics.first { throw fault }
    guard case .definition(.keyframes(let once))? = parsed.statements.first?.kind else {
      throw .wrongEffect("the effect '\(name)' does nothing", 0..<0)
    }
    return .keyframes(KeyframesSyntax(name: once.name, run: run, tracks: once.tracks))
  }

  private func wrongWord(at range: Range<Int>) -> Diagnostic? {
    let known = variants.flatMap(\.self)
    for word in words where !known.contains(word) {
      let others = known.isEmpty ? "nothing" : known.map { ".\($0)" }.joined(separator: " ")
      return .wrongEffect("'.\(name)' takes no '.\(word)'; behind it may stand \(others)", range)
    }
    for group in variants {
      let both = words.filter(group.contains)
      guard both.count > 1 else { continue }
      return .wrongEffect("'.\(both[0])' and '.\(both[1])' do not go together", range)
    }
    return nil
  }
}

extension SymbolEffect.Start {
  fileprivate var isValue: Bool {
    if case .value = self { true } else { false }
  }

  fileprivate var isActive: Bool {
    if case .isActive = self { true } else { false }
  }
}

extension Diagnostic {
  fileprivate static func wrongEffect(_ message: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(id: "wrong-effect", message: message, range: range)
  }
}
