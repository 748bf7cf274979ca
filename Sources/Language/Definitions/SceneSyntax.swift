/// `scene NAME { at 0 ACTION; at 0.1 { ACTIONS } }`.
package struct SceneSyntax: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package let time: Expression
    package let actions: [ActionSyntax]

    package init(time: Expression, actions: [ActionSyntax]) {
      self.time = time
      self.actions = actions
    }
  }

  package let name: Word
  package let entries: [Entry]

  package init(name: Word, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }
}

extension SyntaxReader {
  /// Reads what follows `scene`.
  mutating func scene() throws(Diagnostic) -> SceneSyntax {
    let name = try newName("a name for the scene")
    let entries = try block(" and the entries of '\(name.text)'", of: .scene) {
      (reader) throws(Diagnostic) in try reader.sceneEntry()
    }
    return SceneSyntax(name: name, entries: entries)
  }

  /// Reads `at T ACTION` or `at T { ACTIONS }`.
  private mutating func sceneEntry() throws(Diagnostic) -> SceneSyntax.Entry {
    try refuseStatement()
    passDoubledLink()
    guard stream.takeIdentifier("at") != nil else { throw waiting() ?? timeMissing }
    let start = stream.previousEnd - 2
    let time = isAtAction ? timeOfNothing() : try expression("a time in seconds after 'at'")
    if let fault = named(time) { throw fault }
    passComma(from: start)
    if isAtActionBelow, !hasClosingBraces(atLeast: openBraces + 1) {
      diagnostics.append(.expected("an action such as 'isOn.toggle()'", at: stream.missing))
      stream.willContinue(at: stream.current.range.lowerBound)
    }
    if stream.isAt(.openBrace) || isAtUnclosedBracket || isAtActionBelow {
      return SceneSyntax.Entry(time: time, actions: try actionBlock())
    }
    return SceneSyntax.Entry(time: time, actions: [try action()])
  }

  /// True at an action on the line below its time, where a `{` or the action itself was to stand.
  private var isAtActionBelow: Bool {
    stream.isOnNewLine && stream.current.kind == .identifier && stream.currentText != "at"
      && !isAtLineOfItsOwn
  }

  /// True at an action where its time was to stand.
  private var isAtAction: Bool {
    let next = stream.peek()
    guard stream.isAtIdentifier else { return false }
    return next.isOfAssignment && next.hasSpaceBefore || isAtAssignedMember
      || stream.currentText == "withAnimation"
        && (next.kind == .symbol(.openParenthesis) || next.kind == .symbol(.openBrace))
  }

  /// Stands for a time that was forgotten, which is told.
  private mutating func timeOfNothing() -> Expression {
    diagnostics.append(.expected("a time in seconds after 'at'", at: stream.missing))
    let node = Expression.Node(operation: .number(0, unit: nil), range: stream.missing, size: 1)
    return Expression(nodes: [node], range: stream.missing)
  }

  /// Words with which other programs let time pass.
  private static let waits: Set<String> = ["wait", "sleep", "pause", "delay", "after"]

  /// `wait 0.1; isOn.toggle()`: passes over that and what has no time of its own behind it.
  private mutating func waiting() -> Diagnostic? {
    let next = stream.peek()
    guard Self.waits.contains(stream.currentText), !next.hasNewlineBefore else { return nil }
    if case .symbol(let symbol) = next.kind, symbol != .openParenthesis { return nil }
    let word = stream.currentWord
    let isFirst = stream.previousEnd == stream.openers.last?.range.upperBound
    stream.advance()
    let typed = takeEntryText()
    let isCall = typed.hasPrefix("(") && typed.hasSuffix(")")
    let time = isCall ? String(typed.dropFirst().dropLast()) : typed
    let actions = takeUntimedEntries()
    let isPlain =
      isFirst && actions.count == 1 && TokenStream.plainNumber(time) != nil && !actions[0].contains("\n")
    return Diagnostic(
      id: "expected",
      message: "a scene has no '\(word.text)'; each entry begins with its time, as in 'at 0.1 isOn.toggle()'",
      range: isPlain ? word.range.lowerBound..<stream.previousEnd : word.range,
      suggestion: isPlain ? "at \(time) \(actions[0])" : nil
    )
  }

  /// Takes the entries up to the next with a time of its own, and returns their texts.
  private mutating func takeUntimedEntries() -> [String] {
    var entries: [String] = []
    while stream.isAtEntryEnd, stream.current.kind != .end, stream.current.kind != .symbol(.closeBrace) {
      let end = stream
      while stream.isAtSeparator { stream.advance() }
      guard stream.current.kind == .identifier, !Self.waits.contains(stream.currentText),
        stream.currentText != "at", !isAtLineOfItsOwn
      else {
        stream = end
        break
      }
      entries.append(takeEntryText())
    }
    return entries
  }

  /// Takes an entry and returns its text.
  private mutating func takeEntryText() -> String {
    let outside = stream.openers.count
    let start = stream.current.range.lowerBound
    stream.beginEntry()
    while stream.current.kind != .end {
      if stream.openers.count > outside { closeForgottenBrackets(above: outside) }
      if stream.openers.count <= outside, stream.isAtEntryEnd { break }
      stream.advance()
    }
    return stream.text(start..<max(start, stream.previousEnd))
  }

  /// Tells that a time and its action have no comma and no colon between them, and that there is one time.
  private mutating func passComma(from start: Int) {
    let isColon = stream.current.kind == .symbol(.colon)
    guard isColon || stream.current.kind == .symbol(.comma), !stream.isOnNewLine else { return }
    let before = stream.text(start..<stream.previousEnd)
    stream.advance()
    let isOne = !isAtFurtherTime
    while isAtFurtherTime {
      stream.advance()
      if stream.current.kind == .symbol(.comma) { stream.advance() }
    }
    diagnostics.append(
      Diagnostic(
        id: "extra-comma",
        message: isOne
          ? "no \(isColon ? "colon" : "comma") stands between a time and its action"
          : "an entry has one time, and each further one an entry of its own",
        range: start..<stream.previousEnd,
        suggestion: isOne ? before : nil
      )
    )
  }

  private var isAtFurtherTime: Bool {
    if case .number = stream.current.kind { !stream.isOnNewLine } else { false }
  }

  /// `att 3 ACTION`, `3 ACTION`: before a time only 'at' can stand.
  private var timeMissing: Diagnostic {
    let fault = unexpected(instead: "'at', a time and an action, as in 'at 0.1 isOn.toggle()'")
    let next = stream.peek()
    var (meant, end): (String?, Int) = (nil, fault.range.upperBound)
    switch stream.current.kind {
    case .number:
      meant = "at \(stream.currentText)"
      if next.kind == .symbol(.colon) { end = next.range.upperBound }
    case .identifier where isAtMisspelledAt: meant = "at"
    default: break
    }
    let range = fault.range.lowerBound..<end
    return Diagnostic(id: fault.id, message: fault.message, range: range, suggestion: meant)
  }
}

extension SyntaxPrinter {
  static func text(_ scene: SceneSyntax) -> String {
    "scene \(scene.name.text) " + block(scene.entries.map { text($0) })
  }

  private static func text(_ entry: SceneSyntax.Entry) -> String {
    let start = "at \(text(entry.time)) "
    guard entry.actions.count == 1, let action = entry.actions.first else {
      return start + block(entry.actions.map { text($0) })
    }
    return start + text(action)
  }
}
