/// `keyframes NAME(trigger: EXPR) { scale = 1 { CubicKeyframe(1.2, duration: 0.2) ... } ... }`.
package struct KeyframesSyntax: Equatable, Sendable {
  package enum Run: Equatable, Sendable {
    case once
    case trigger(Expression)
    /// `(repeating: true)`.
    case repeating(Expression)
  }

  package struct Keyframe: Equatable, Sendable {
    /// `LinearKeyframe`, `CubicKeyframe`, `SpringKeyframe`, `MoveKeyframe`.
    package let kind: Word
    package let arguments: [ArgumentSyntax]

    package init(kind: Word, arguments: [ArgumentSyntax]) {
      self.kind = kind
      self.arguments = arguments
    }
  }

  package struct Track: Equatable, Sendable {
    package let property: Word
    package let initial: Expression
    package let keyframes: [Keyframe]

    package init(property: Word, initial: Expression, keyframes: [Keyframe]) {
      self.property = property
      self.initial = initial
      self.keyframes = keyframes
    }
  }

  package let name: Word
  package let run: Run
  package let tracks: [Track]

  package init(name: Word, run: Run, tracks: [Track]) {
    self.name = name
    self.run = run
    self.tracks = tracks
  }
}

/// One argument of a call: its label, if any, and its value.
package struct ArgumentSyntax: Equatable, Sendable {
  package let label: Word?
  package let value: Expression

  package init(label: Word?, value: Expression) {
    self.label = label
    self.value = value
  }
}

extension SyntaxReader {
  /// Reads what follows `keyframes`.
  mutating func keyframes() throws(Diagnostic) -> KeyframesSyntax {
    let name = try newName("a name for the keyframes")
    let run =
      stream.take(.openParenthesis)
      ? try keyframesRun() : try bareTrigger(of: name).map { .trigger($0) } ?? .once
    let entries = try block(" and the tracks of '\(name.text)'") { (reader) throws(Diagnostic) in
      try reader.track()
    }
    return KeyframesSyntax(name: name, run: run, tracks: try joined(entries))
  }

  private mutating func keyframesRun() throws(Diagnostic) -> KeyframesSyntax.Run {
    let isRepeating = isAtRepeating
    if isRepeating {
      try expectLabel("repeating", "true or false")
    } else {
      try expectLabel("trigger", "what starts a run, or 'repeating: true'")
    }
    let value = try expression()
    try expect(.closeParenthesis)
    return isRepeating ? .repeating(value) : .trigger(value)
  }

  /// True before what says whether they repeat: by its name, a slip of that, or its value.
  private var isAtRepeating: Bool {
    let word = stream.currentText
    guard word != "trigger" else { return false }
    var ahead = stream
    if ahead.peek().kind == .symbol(.colon) { for _ in 0..<2 { ahead.advance() } }
    return word == "repeating" || ["true", "false"].contains(ahead.currentText)
      || Suggestion.closest(to: word, among: ["trigger", "repeating"]) == "repeating"
  }

  // MARK: Tracks

  /// An entry of the block: a property with its first value, or SwiftUI's track of one named before.
  private enum TrackEntry {
    case property(KeyframesSyntax.Track)
    case track(property: Word, keyframes: [KeyframesSyntax.Keyframe])
  }

  private mutating func track() throws(Diagnostic) -> TrackEntry {
    if stream.isAtIdentifier("KeyframeTrack"), stream.peek().kind == .symbol(.openParenthesis) {
      return try swiftUITrack()
    }
    try refuseStatement()
    let name = try newName("a track such as 'scale = 1 { ... }'")
    try expectAssign(" and the first value of '\(name.text)'")
    let initial = try expression("the first value of '\(name.text)'")
    let isAlone = stream.isAtEntryEnd || isAtNextEntry
    let keyframes = isAlone && !isAtKeyframe ? [] : try keyframeBlock()
    return .property(KeyframesSyntax.Track(property: name, initial: initial, keyframes: keyframes))
  }

  /// Takes the backslash before a property; one that is missing before the dot is told.
  private mutating func takeBackslash() throws(Diagnostic) {
    guard stream.isAt(.dot) else { return try expect(.backslash, " and a property, as in '\\.scale'") }
    diagnostics.append(
      Diagnostic(
        id: "expected",
        message: "expected '\\' before the dot of a property",
        range: stream.current.range,
        suggestion: "\\."
      )
    )
  }

  /// `KeyframeTrack(\.scale) { ... }`.
  private mutating func swiftUITrack() throws(Diagnostic) -> TrackEntry {
    stream.advance()
    try expect(.openParenthesis)
    try takeBackslash()
    // The type whose property it is, as in `\Values.scale`: there is only one here.
    if stream.isAtIdentifier { stream.advance() }
    try expect(.dot)
    let property = try word("a property")
    try expect(.closeParenthesis)
    return .track(property: property, keyframes: try keyframeBlock())
  }

  /// Gives each `KeyframeTrack` to the property of that name.
  private func joined(_ entries: [TrackEntry]) throws(Diagnostic) -> [KeyframesSyntax.Track] {
    var tracks: [KeyframesSyntax.Track] = []
    for entry in entries {
      switch entry {
      case .property(let track): tracks.append(track)
      case .track(let property, let keyframes):
        guard let index = tracks.firstIndex(where: { $0.property == property }) else {
          throw .trackWithoutStart(property, among: tracks.map(\.property.text))
        }
        guard tracks[index].keyframes.isEmpty else { throw .duplicateTrack(property) }
        let start = tracks[index]
        tracks[index] = KeyframesSyntax.Track(
          property: start.property,
          initial: start.initial,
          keyframes: keyframes
        )
      }
    }
    return tracks
  }
}

extension SyntaxPrinter {
  static func text(_ keyframes: KeyframesSyntax) -> String {
    let run =
      switch keyframes.run {
      case .once: ""
      case .trigger(let value): "(trigger: \(text(value)))"
      case .repeating(let value): "(repeating: \(text(value)))"
      }
    return "keyframes \(keyframes.name.text)\(run) " + block(keyframes.tracks.map { text($0) })
  }

  private static func text(_ track: KeyframesSyntax.Track) -> String {
    let start = "\(track.property.text) = \(text(track.initial))"
    return track.keyframes.isEmpty ? start : start + " " + block(track.keyframes.map { text($0) })
  }

  private static func text(_ keyframe: KeyframesSyntax.Keyframe) -> String {
    let arguments = keyframe.arguments.map { argument in
      (argument.label.map { $0.text + ": " } ?? "") + text(argument.value)
    }
    return "\(keyframe.kind.text)(\(arguments.joined(separator: ", ")))"
  }
}

extension Diagnostic {
  fileprivate static func trackWithoutStart(_ property: Word, among known: [String]) -> Diagnostic {
    Diagnostic(
      id: "track-without-start",
      message:
        "no first value for '\(property.text)'; write an entry '\(property.text) = 1' before its track",
      range: property.range,
      suggestion: Suggestion.closest(to: property.text, among: known)
    )
  }

  fileprivate static func duplicateTrack(_ property: Word) -> Diagnostic {
    Diagnostic(
      id: "duplicate-track",
      message: "'\(property.text)' has its keyframes already",
      range: property.range
    )
  }
}
