/// The keyframes of a track.
extension SyntaxReader {
  /// True at a keyframe, before which a block would begin.
  var isAtKeyframe: Bool {
    KeyframesSyntax.Keyframe.kinds.contains(stream.currentText)
      && stream.peek().kind == .symbol(.openParenthesis)
  }

  /// Keyframes below their track without either of its brackets: read all the same, and told once.
  private mutating func bareKeyframes() -> [KeyframesSyntax.Keyframe] {
    diagnostics.append(.expected("'{' and the keyframes, with '}' behind them", at: stream.missing))
    var keyframes: [KeyframesSyntax.Keyframe] = []
    while isAtKeyframe {
      let keyframe = entry { (reader) throws(Diagnostic) in try reader.keyframe() }
      if let keyframe { keyframes.append(keyframe) }
      while stream.isAtSeparator { stream.advance() }
    }
    return keyframes
  }

  mutating func keyframeBlock() throws(Diagnostic) -> [KeyframesSyntax.Keyframe] {
    if stream.isOnNewLine, isAtKeyframe, !hasClosingBraces(atLeast: openBraces + 1) {
      return bareKeyframes()
    }
    return try block(" and the keyframes", of: .track) { (reader) throws(Diagnostic) in try reader.keyframe()
    }
  }

  private mutating func keyframe() throws(Diagnostic) -> KeyframesSyntax.Keyframe {
    let kind = try word("a keyframe such as 'CubicKeyframe(1, duration: 0.2)'")
    guard KeyframesSyntax.Keyframe.kinds.contains(kind.text) else { throw .unknownKeyframe(kind) }
    try expect(.openParenthesis, " and a value")
    passDoubledParenthesis()
    var arguments: [ArgumentSyntax] = []
    var isClosed = false
    while !isClosed, !isAtEndOfArguments() {
      let labelRange = stream.current.range
      let label = argumentLabel(among: KeyframesSyntax.Keyframe.labels).map {
        Word(text: $0, range: labelRange)
      }
      let value = try expression()
      arguments.append(ArgumentSyntax(label: label, value: value))
      passDecimalComma(behind: value)
      isClosed = takeMistakenParenthesis()
      guard isClosed || stream.take(.comma) || stream.isAt(.closeParenthesis) || passMissingComma() else {
        throw unexpected(instead: "',' or ')'")
      }
    }
    if !isClosed { stream.advance() }
    return KeyframesSyntax.Keyframe(kind: kind, arguments: arguments)
  }
}

extension KeyframesSyntax.Keyframe {
  /// The names of their arguments.
  static let labels: Set<String> = ["duration", "spring", "timingCurve", "startVelocity", "endVelocity"]

  /// The kinds of keyframe, as SwiftUI spells them.
  package static let kinds = ["LinearKeyframe", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe"]
}

extension Diagnostic {
  fileprivate static func unknownKeyframe(_ kind: Word) -> Diagnostic {
    Diagnostic(
      id: "unknown-keyframe",
      message:
        "no keyframe '\(kind.text)'; there are \(KeyframesSyntax.Keyframe.kinds.joined(separator: ", "))",
      range: kind.range,
      suggestion: Suggestion.closest(to: kind.text, among: KeyframesSyntax.Keyframe.kinds)
    )
  }
}
