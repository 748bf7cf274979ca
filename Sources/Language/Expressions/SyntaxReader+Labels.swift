/// The names of arguments, and those that are nearly right.
extension SyntaxReader {
  /// Takes `NAME:`; nil where none stands.
  mutating func takeLabel() -> String? {
    guard stream.current.kind == .identifier, stream.peek().kind == .symbol(.colon) else { return nil }
    let label = stream.currentText
    stream.advance()
    stream.advance()
    return label
  }

  /// Takes the name of an argument, which may lack its colon.
  ///
  /// - Parameter labels: The names it may have; nil where that is not known.
  mutating func argumentLabel(among labels: Set<String>? = nil) -> String? {
    passDoubledWord { $1.kind == .symbol(.colon) }
    return takeLabel() ?? labelWithoutColon(among: labels)
  }

  /// The names that arguments may have: those of any call where the name of this one is a slip, none in
  /// brackets alone.
  func knownLabels(of callee: String?) -> Set<String> {
    guard let callee else { return [] }
    return clipWords.labels[callee] ?? clipWords.labels.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// Names of arguments in definitions, before which nobody writes a value with a space and a dot behind it.
  private static let spoken: Set<String> = ["spring", "timingCurve", "value", "of", "trigger", "repeating"]

  /// `duration 0.3`, `duration = 0.3`, `with .scale`: tells that ':' is missing, and takes the name.
  private mutating func labelWithoutColon(among labels: Set<String>? = nil) -> String? {
    guard stream.current.kind == .identifier, !isInNextStatement,
      let name = labelMeant(before: stream.peek(), among: labels)
    else { return nil }
    let (range, next) = (stream.current.range, stream.peek())
    let isSign = next.kind == .symbol(.assign) || next.isMistakenColon
    stream.advance()
    diagnostics.append(
      Diagnostic(
        id: "missing-colon",
        message: "between a name and its value stands ':'",
        range: isSign ? range.lowerBound..<next.range.upperBound : range,
        suggestion: "\(name):"
      )
    )
    if isSign { stream.advance() }
    return name
  }

  /// The name that the word here can only be, by what stands behind it; nil for a value.
  private func labelMeant(before next: Token, among labels: Set<String>?) -> String? {
    let word = stream.currentText
    switch next.kind {
    case .symbol(.assign): return word
    case .symbol(.semicolon) where stream.isInsideParentheses: break
    case .symbol(.comma) where labels?.contains(word) == true:
      return isBeforeCommaAndDot || isBeforeCommaAndNumber ? word : nil
    case .number, .string: break
    case .identifier where labels?.contains(word) == true && !next.hasNewlineBefore:
      return CommandSignature.clauseWords.contains(stream.text(next.range)) ? nil : word
    case .symbol(.dot):
      let isName = labels?.contains(word) ?? Self.spoken.contains(word)
      return isName && next.hasSpaceBefore && !next.hasNewlineBefore ? word : nil
    default: return nil
    }
    guard let labels, !labels.contains(word) else { return word }
    return Suggestion.closest(to: word, among: labels.sorted())
  }

  /// Takes the one name that can stand here; without its colon, misspelt or left out it is told.
  ///
  /// - Parameters:
  ///   - name: Without its colon.
  ///   - purpose: What stands behind it: `what to watch`.
  mutating func expectLabel(_ name: String, _ purpose: String) throws(Diagnostic) {
    passDoubledWord { $1.kind == .symbol(.colon) }
    let word = stream.currentWord
    let next = stream.peek()
    if stream.isAtIdentifier, next.kind == .symbol(.colon) || word.text == name && next.isMistakenColon {
      stream.advance()
      stream.advance()
      if word.text == name, next.kind == .symbol(.colon) { return }
      diagnostics.append(.unnamed(name, purpose, at: word.range.lowerBound..<next.range.upperBound))
      return
    }
    if word.text == name, stream.isAtIdentifier, next.kind == .identifier, !next.hasNewlineBefore {
      stream.advance()
      diagnostics.append(.unnamed(name, purpose, at: word.range))
      return
    }
    if labelWithoutColon() == name { return }
    throw unnamed(name, purpose)
  }

  /// `onChange(isOn)`, where nothing can stand but one argument with a name.
  private func unnamed(_ name: String, _ purpose: String) -> Diagnostic {
    let fault = unexpected(instead: "'\(name):' and \(purpose)")
    switch stream.current.kind {
    case .identifier where stream.peek().isMistakenColon: return fault
    case .identifier, .symbol(.not):
      return .unnamed(name, purpose, at: stream.current.range, before: stream.currentText)
    default: return fault
    }
  }

  /// Passes over a number behind an argument with a name: one that stands twice, or has no name itself.
  mutating func passUnnamed() throws(Diagnostic) {
    passDoubledNumber()
    guard case .number = stream.current.kind else { return }
    diagnostics.append(
      Diagnostic(
        id: "missing-comma",
        message: "between two arguments stands a comma, and each has its name",
        range: stream.current.range
      )
    )
    let count = nodes.count
    try conditional("a value")
    nodes.removeSubrange(count...)
  }
}

extension Diagnostic {
  /// - Parameter value: What stands in the place, where the name belongs before it.
  fileprivate static func unnamed(
    _ name: String,
    _ purpose: String,
    at range: Range<Int>,
    before value: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: "expected",
      message: "expected '\(name):' and \(purpose)",
      range: range,
      suggestion: "\(name):" + (value.map { " \($0)" } ?? "")
    )
  }
}
