extension SyntaxReader {
  /// Reads `drag STATE by CHANGE | to PLACE over T [curve C] [release [to VALUE] [with A]]`.
  mutating func drag() throws(Diagnostic) -> DragSyntax {
    passDoubledLink()
    let start = stream.currentWord
    stream.advance()
    let target = try dragTarget()
    var parts = DragParts()
    while stream.isAtIdentifier {
      passDoubledLink()
      let word = stream.currentWord
      stream.advance()
      try dragPart(word, into: &parts)
    }
    guard let destination = parts.destination else {
      throw .expected("'by' and a change, or 'to' and a place", at: stream.missing)
    }
    guard let duration = parts.duration else {
      throw Diagnostic(
        id: "expected",
        message: "expected 'over' and the seconds it takes",
        range: start.range
      )
    }
    return DragSyntax(
      target: target,
      isRelative: parts.isRelative,
      destination: destination,
      duration: duration,
      curve: parts.curve,
      release: parts.release
    )
  }

  private struct DragParts {
    var isRelative = false
    var destination: Expression?
    var duration: Expression?
    var curve: Expression?
    var release: DragSyntax.Release?
  }

  private mutating func dragTarget() throws(Diagnostic) -> TargetSyntax {
    let name = try word("the state to drag")
    let component = stream.take(.dot) ? try word("a component after '.'") : nil
    return TargetSyntax(name: name, component: component, isTold: excusedNames.contains(name.text))
  }

  private mutating func dragPart(_ word: Word, into parts: inout DragParts) throws(Diagnostic) {
    switch word.text {
    case "by" where parts.destination == nil, "to" where parts.destination == nil:
      parts.isRelative = word.text == "by"
      let outer = allowsList
      allowsList = true
      defer { allowsList = outer }
      let place = try expression("where the finger goes after '\(word.text)'")
      parts.destination = try point(from: place)
    case "over" where parts.duration == nil:
      parts.duration = try expression("the seconds it takes after 'over'")
    case "curve" where parts.curve == nil:
      parts.curve = try expression("a curve after 'curve'")
    case "release" where parts.release == nil:
      parts.release = try release()
    case "by" where !parts.isRelative, "to" where parts.isRelative:
      throw Diagnostic(
        id: "duplicate-clause",
        message: "a finger goes 'by' a change or 'to' a place, not both",
        range: word.range
      )
    case "by", "to", "over", "curve", "release":
      throw Diagnostic(
        id: "duplicate-clause",
        message: "'\(word.text)' stands here already",
        range: word.range
      )
    default:
      let known = ["by", "to", "over", "curve", "release"]
      throw foreignClause(word, known)
        ?? Diagnostic(
          id: "unknown-clause",
          message: "'\(word.text)' means nothing here; expected by, to, over, curve or release",
          range: word.range,
          suggestion: Suggestion.closest(to: word.text, among: known)
        )
    }
  }

  private mutating func release() throws(Diagnostic) -> DragSyntax.Release {
    var value: Expression?
    var animation: Expression?
    while true {
      if value == nil, stream.takeIdentifier("to") != nil {
        value = try point(from: try expression("a value after 'to'"))
      } else if value == nil, startsValue {
        value = try valueWithoutTo()
      } else if animation == nil, stream.takeIdentifier("with") != nil {
        animation = try expression("an animation after 'with'")
      } else {
        return DragSyntax.Release(value: value, animation: animation)
      }
    }
  }

  private var startsValue: Bool {
    switch stream.current.kind {
    case .number, .symbol(.openParenthesis), .symbol(.minus): !stream.isOnNewLine
    default: false
    }
  }

  /// `release (0, 0)`: tells that 'to' is missing.
  private mutating func valueWithoutTo() throws(Diagnostic) -> Expression {
    let value = try expression()
    diagnostics.append(
      Diagnostic(
        id: "missing-clause-word",
        message: "expected 'to' before what is left when the finger lets go",
        range: value.range,
        suggestion: "to \(stream.text(value.range))"
      )
    )
    return value
  }
}

extension SyntaxPrinter {
  static func text(_ drag: DragSyntax) -> String {
    var text =
      "drag \(Self.text(drag.target)) \(drag.isRelative ? "by" : "to") \(Self.text(drag.destination))"
    text += " over \(Self.text(drag.duration))"
    if let curve = drag.curve { text += " curve " + Self.text(curve) }
    guard let release = drag.release else { return text }
    text += " release"
    if let value = release.value { text += " to " + Self.text(value) }
    if let animation = release.animation { text += " with " + Self.text(animation) }
    return text
  }

  static func text(_ target: TargetSyntax) -> String {
    target.name.text + (target.component.map { "." + $0.text } ?? "")
  }
}
