/// `@State private var isOn = false`, `private let quick = .snappy`, `@Observable class X`.
extension SyntaxReader {
  /// Passes over attributes on lines of their own before what Swift defines: `@Observable`.
  mutating func skipAttributeLines() {
    while stream.currentText == "@", stream.peek().kind == .identifier {
      var ahead = stream
      ahead.advance()
      ahead.advance()
      if ahead.isAt(.openParenthesis), arguments(&ahead) == nil { return }
      let word = ahead.currentText
      guard ahead.current.hasNewlineBefore,
        word == "@" || SwiftWords.levels.contains(word) || SwiftWords.definitions.contains(word)
      else { return }
      stream = ahead
      stream.beginEntry()
    }
  }

  /// The fault of a definition that begins as Swift's do; nil where none follows.
  func attributed() -> Diagnostic? {
    var ahead = stream
    if ahead.currentText == "@" {
      ahead.advance()
      if let fault = cssAtRule(ahead.currentWord) { return fault }
      if let advice = ForeignWords.attributes[ahead.currentText] {
        let name = ahead.currentWord
        return .foreign("@" + name.text, advice, at: stream.current.range.lowerBound..<name.range.upperBound)
      }
    }
    // An attribute with an argument, an access level and the keyword are fewer words than this.
    for _ in 0..<10 where !ahead.isAtEntryEnd {
      let word = ahead.currentText
      if word == "var" { return variable(&ahead) }
      if word == "let" { return constant(at: ahead) }
      if SwiftWords.types.contains(word) {
        return .foreign(word, typeAdvice(at: ahead), at: stream.current.range)
      }
      if let advice = ForeignWords.statements[word], ahead.isAtIdentifier {
        return .foreign(word, advice, at: stream.current.range)
      }
      ahead.advance()
      if ahead.current.hasNewlineBefore, stream.currentText == "@" { ahead.beginEntry() }
    }
    return nil
  }

  private func constant(at place: TokenStream) -> Diagnostic {
    var ahead = place
    ahead.advance()
    let start = stream.current.range.lowerBound
    return Diagnostic(
      id: "swift-spelling",
      message: "nothing here is private or shared; 'let' comes first",
      range: start..<max(start + 1, place.previousEnd),
      suggestion: rest(from: place)
    )
  }

  /// `var x = 3`, with whatever stands before it.
  private func variable(_ ahead: inout TokenStream) -> Diagnostic? {
    ahead.advance()
    guard ahead.isAtIdentifier else { return nil }
    let range = stream.current.range.lowerBound..<ahead.previousEnd
    if ahead.currentText == "body" {
      return Diagnostic(id: "swift-spelling", message: ForeignWords.views, range: ahead.current.range)
    }
    return Diagnostic(
      id: "swift-spelling",
      message: "a state is written 'state NAME = VALUE'",
      range: range,
      suggestion: rest(from: ahead).flatMap { $0.contains("=") ? "state " + $0 : Self.started($0) }
    )
  }

  /// `isOn: Bool` with the value that says nothing; nil for other types.
  private static func started(_ declaration: String) -> String? {
    let parts = declaration.split { $0 == ":" || $0 == " " }.map(String.init)
    guard parts.count == 2 else { return nil }
    let values = ["Bool": "false", "Int": "0", "Double": "0", "CGFloat": "0"]
    return values[parts[1]].map { "state \(parts[0]) = \($0)" }
  }

  /// What is told instead of a type: by what it would have been.
  func typeAdvice(at place: TokenStream) -> ForeignWords.Advice {
    var ahead = place
    while ahead.isInEntry(from: place.current.range.lowerBound), !ahead.isAt(.openBrace) {
      if let advice = ForeignWords.conformances[ahead.currentText] { return advice }
      ahead.advance()
    }
    if stream.text(stream.current.range.lowerBound..<place.current.range.lowerBound).contains("Animatable") {
      return ForeignWords.moving
    }
    return place.currentText == "struct" ? ForeignWords.types : ForeignWords.holders
  }

  /// The rest of an entry as it was typed; nil where it is long, or goes on in a block.
  func rest(from place: TokenStream) -> String? {
    place.entryText().flatMap { $0.isEmpty || $0.contains("{") ? nil : $0 }
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
    while ahead.isInEntry(from: name.current.range.lowerBound), !ahead.isAt(.openBrace) {
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
