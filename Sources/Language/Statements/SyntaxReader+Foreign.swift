/// Lines as Swift, SwiftUI and other programs have them, each told how it is written here.
extension SyntaxReader {
  /// The fault of a line that can only come from elsewhere; nil for one that may be read.
  func foreignStatement() -> Diagnostic? {
    let next = stream.peek()
    let isCall = next.kind == .symbol(.openParenthesis) && !next.hasSpaceBefore
    switch stream.currentText {
    case "?" where signatures["help"] != nil:
      return Diagnostic(
        id: "unknown-command",
        message: "no command named '?'",
        range: stream.current.range,
        suggestion: "help"
      )
    case "@", "var", "private", "fileprivate", "public", "internal", "static": return variable()
    case "enum" where next.kind == .identifier && !next.hasNewlineBefore: return enumeration()
    case "KeyframeTrack" where isCall:
      return .written(stream.currentWord, "keyframes NAME { scale = 1 { ... } }")
    case "KeyframeAnimator" where isCall: return .written(stream.currentWord, "keyframes NAME { ... }")
    case "PhaseAnimator" where isCall: return .written(stream.currentWord, "phases NAME { ... }")
    case "." where stream.bytesHere(spell: ".keyframeAnimator("):
      return .written(Word(text: ".keyframeAnimator", range: next.range), "keyframes NAME { ... }")
    case "." where stream.bytesHere(spell: ".phaseAnimator("):
      return .written(Word(text: ".phaseAnimator", range: next.range), "phases NAME { ... }")
    case ".":
      return ForeignWords.modifiers[stream.text(next.range)].flatMap { advice in
        hasBracket(behind: next) ? .foreign(".\(stream.text(next.range))", advice, at: next.range) : nil
      }
    default: return foreignWord(before: next)
    }
  }

  /// `import SwiftUI`, `struct Card: View { ... }`, `DispatchQueue.main...`: a word that begins no line here.
  private func foreignWord(before next: Token) -> Diagnostic? {
    let word = stream.currentText
    guard let advice = ForeignWords.statements[word], next.kind != .end, !next.hasNewlineBefore else {
      return nil
    }
    // `for` may be a state; a type of Swift's has members.
    let isType = word.first?.isUppercase == true && next.kind == .symbol(.dot)
    if case .symbol(let symbol) = next.kind, symbol.infix != nil || next.continuesValue, !isType {
      return nil
    }
    return .foreign(word, advice, at: stream.current.range)
  }

  /// Whether a bracket or block follows the name behind a leading dot.
  private func hasBracket(behind name: Token) -> Bool {
    var ahead = stream
    ahead.advance()
    ahead.advance()
    return ahead.isAt(.openParenthesis) || ahead.isAt(.openBrace)
  }

  /// A word with a block behind it, or behind its brackets, that is no form of this language.
  func foreignBlock() -> Diagnostic? {
    let word = stream.currentWord
    var ahead = stream
    let outside = ahead.openers.count
    ahead.advance()
    if ahead.isAt(.openParenthesis), !ahead.current.hasSpaceBefore {
      repeat { ahead.advance() } while ahead.openers.count > outside && ahead.current.kind != .end
    }
    guard ahead.isAt(.openBrace) else { return nil }
    let meant = Suggestion.closest(to: word.text, among: ["withAnimation", "onChange"])
    return Diagnostic(
      id: "unknown-block",
      message: "nothing with a block is called '\(word.text)' here"
        + (meant == nil ? "; a view is written 'view NAME { scale = 1 }'" : ""),
      range: word.range,
      suggestion: meant
    )
  }

  /// Passes over the `self.` of pasted code: here every state is one's own.
  mutating func skipSelf() {
    let next = stream.peek()
    guard stream.currentText == "self", next.kind == .symbol(.dot), !next.hasSpaceBefore else { return }
    stream.advance()
    stream.advance()
  }

  /// `withAnimation .bouncy { ... }`.
  func detachedAnimation() -> Diagnostic {
    var ahead = stream
    ahead.advance()
    let start = ahead.current.range.lowerBound
    while !ahead.isAtEntryEnd, !ahead.isAt(.openBrace) { ahead.advance() }
    let range = start..<max(start, ahead.previousEnd)
    return Diagnostic(
      id: "detached-animation",
      message: "the animation of 'withAnimation' stands in brackets",
      range: range,
      suggestion: "withAnimation(\(stream.text(range))) {"
    )
  }

  /// `@State private var isOn = false`, `var x = 3`.
  private func variable() -> Diagnostic? {
    var ahead = stream
    // An attribute with an argument, an access level and the keyword are fewer words than this.
    for _ in 0..<8 where !["var", "let"].contains(ahead.currentText) && !ahead.isAtEntryEnd {
      ahead.advance()
    }
    if ahead.isAtIdentifier("let") {
      let range = stream.current.range.lowerBound..<ahead.current.range.lowerBound
      return Diagnostic(
        id: "swift-spelling",
        message: "nothing here is private or shared; 'let' comes first",
        range: range.lowerBound..<max(range.lowerBound, ahead.previousEnd),
        suggestion: rest(from: ahead)
      )
    }
    guard ahead.isAtIdentifier("var") else { return nil }
    ahead.advance()
    guard ahead.isAtIdentifier else { return nil }
    let range = stream.current.range.lowerBound..<ahead.previousEnd
    if ahead.currentText == "body" {
      return Diagnostic(id: "swift-spelling", message: ForeignWords.views, range: ahead.current.range)
    }
    let rest = rest(from: ahead).flatMap { $0.contains("=") ? "state " + $0 : nil }
    return Diagnostic(
      id: "swift-spelling",
      message: "a state is written 'state NAME = VALUE'",
      range: range,
      suggestion: rest
    )
  }

  /// The rest of an entry as it was typed; nil where it is long, or goes on in a block.
  private func rest(from place: TokenStream) -> String? {
    var ahead = place
    let start = ahead.current.range.lowerBound
    while !ahead.isAtEntryEnd { ahead.advance() }
    let text = stream.text(start..<max(start, ahead.previousEnd))
    let isPlain = !text.contains { $0.isNewline || $0 == "{" } && text.utf8.count <= 200
    return isPlain && !text.isEmpty ? text : nil
  }
}

extension SyntaxReader {
  /// True at `@State private var NAME = VALUE`, which says what `state NAME = VALUE` does.
  var isAtStateAttribute: Bool { stream.bytesHere(spell: "@State ") && placeOfState != nil }

  /// Where the name of an attributed state stands; nil where it has no first value.
  private var placeOfState: TokenStream? {
    var ahead = stream
    for _ in 0..<4 where ahead.currentText != "var" && !ahead.isAtEntryEnd { ahead.advance() }
    guard ahead.isAtIdentifier("var") else { return nil }
    ahead.advance()
    let name = ahead
    while !ahead.isAtEntryEnd, !ahead.isAt(.openBrace) {
      if ahead.isAt(.assign) { return name }
      ahead.advance()
    }
    return nil
  }

  /// Reads an attributed state.
  mutating func attributedState() throws(Diagnostic) -> StateSyntax {
    if let place = placeOfState { stream = place }
    return try state()
  }
}

extension Diagnostic {
  static func foreign(_ word: String, _ advice: ForeignWords.Advice, at range: Range<Int>)
    -> Diagnostic
  {
    Diagnostic(
      id: "swift-spelling",
      message: advice.message.replacing("%", with: "'\(word)'"),
      range: range,
      suggestion: advice.suggestion
    )
  }

  fileprivate static func written(_ word: Word, _ form: String) -> Diagnostic {
    Diagnostic(
      id: "swift-spelling",
      message: word.text == "KeyframeTrack"
        ? "a KeyframeTrack belongs inside '\(form)'" : "'\(word.text)' is written '\(form)' here",
      range: word.range
    )
  }
}
