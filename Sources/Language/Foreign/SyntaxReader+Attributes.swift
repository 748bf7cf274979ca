/// `@State private var isOn = false`, `private let quick = .snappy`, `@Observable class X`.
extension SyntaxReader {
  /// Passes over attributes on lines of their own before what Swift defines: `@Observable`.
  ///
  /// Before what is a definition here as well, each of them is a fault.
  mutating func skipAttributeLines() {
    var attributes: [Word] = []
    while stream.currentText == "@" {
      var ahead = stream
      guard let attribute = takeAttributes(&ahead), ahead.current.hasNewlineBefore else { return }
      let word = ahead.currentText
      guard word == "@" || SwiftWords.levels.contains(word) || SwiftWords.definitions.contains(word)
      else { return }
      attributes.append(attribute)
      stream = ahead
      stream.beginEntry()
    }
    guard isAtDefinition else { return }
    diagnostics += attributes.map { .needless($0) }
  }

  /// Passes over the attributes of one line and returns the first; nil where something else stands.
  private func takeAttributes(_ ahead: inout TokenStream) -> Word? {
    let first = takeAttribute(&ahead)
    while first != nil, ahead.currentText == "@", !ahead.current.hasNewlineBefore {
      guard takeAttribute(&ahead) != nil else { return nil }
    }
    return first
  }

  /// Passes over `@Name` or `@Name(...)` and returns it; nil where something else stands.
  private func takeAttribute(_ ahead: inout TokenStream) -> Word? {
    let start = ahead.current.range.lowerBound
    guard ahead.currentText == "@", ahead.peek().kind == .identifier else { return nil }
    ahead.advance()
    ahead.advance()
    let name = start..<ahead.previousEnd
    if ahead.isAt(.openParenthesis), arguments(&ahead) == nil { return nil }
    return Word(text: stream.text(name), range: start..<ahead.previousEnd)
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
    ahead = stream
    if ahead.currentText == "@", takeAttributes(&ahead) == nil { return nil }
    while ahead.isAtIdentifier, SwiftWords.levels.contains(ahead.currentText) {
      ahead.advance()
      if ahead.isAt(.openParenthesis), arguments(&ahead) == nil { return nil }
    }
    return ahead.isAtIdentifier ? definition(at: &ahead) : nil
  }

  /// What is told of the word behind attributes and levels.
  private func definition(at ahead: inout TokenStream) -> Diagnostic? {
    let word = ahead.currentText
    if word == "var" { return variable(&ahead) }
    if DefinitionSyntax.Keyword(rawValue: word) != nil { return leveled(ahead) }
    if SwiftWords.types.contains(word) {
      return .foreign(word, typeAdvice(at: ahead), at: stream.current.range)
    }
    return ForeignWords.statements[word].map { .foreign(word, $0, at: stream.current.range) }
  }

  /// `private let`, `public view`: what is a definition here, but for the words before it.
  private func leveled(_ place: TokenStream) -> Diagnostic {
    let start = stream.current.range.lowerBound
    let rest = rest(from: place)
    let end = rest.map { place.current.range.lowerBound + $0.utf8.count } ?? place.previousEnd
    return Diagnostic(
      id: "swift-spelling",
      message: "nothing here is private or shared; '\(place.currentText)' comes first",
      range: start..<end,
      suggestion: rest
    )
  }

  /// `var x = 3`, with whatever stands before it.
  private func variable(_ ahead: inout TokenStream) -> Diagnostic? {
    ahead.advance()
    guard ahead.isAtIdentifier else { return nil }
    let given = rest(from: ahead)
    let end = given.map { ahead.current.range.lowerBound + $0.utf8.count } ?? ahead.previousEnd
    let range = stream.current.range.lowerBound..<end
    if ahead.currentText == "body" {
      return Diagnostic(id: "swift-spelling", message: ForeignWords.views, range: ahead.current.range)
    }
    if isAnimation(ahead), let given {
      return Diagnostic(
        id: "swift-spelling",
        message: "an animation is no state; a name for one is 'let NAME = ANIMATION'",
        range: range,
        suggestion: "let " + given
      )
    }
    return Diagnostic(
      id: "swift-spelling",
      message: "a state is written 'state NAME = VALUE'",
      range: range,
      suggestion: given.flatMap { $0.contains("=") ? "state " + $0 : Self.started($0) }
    )
  }

  /// True at a name with an animation behind it: `quick = .bouncy`.
  private func isAnimation(_ place: TokenStream) -> Bool {
    var ahead = place
    ahead.advance()
    if ahead.take(.colon) { ahead.advance() }
    guard ahead.take(.assign) else { return false }
    if ["Animation", "Spring", "UnitCurve"].contains(ahead.currentText) { return true }
    return ahead.take(.dot) && clipWords.clips.contains(ahead.currentText)
  }

  /// `isOn: Bool` with the value that says nothing; nil for other types.
  private static func started(_ declaration: String) -> String? {
    let parts = declaration.split { $0 == ":" || $0 == " " }.map(String.init)
    guard parts.count == 2 else { return nil }
    return firstValues[parts[1]].map { "state \(parts[0]) = \($0)" }
  }

  /// Types whose values have names here.
  private static let tokenTypes: Set<String> = [
    "Animation", "AnyTransition", "Transition", "Spring", "UnitCurve", "Color", "Double", "CGFloat",
  ]

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
    if place.currentText == "extension", Self.tokenTypes.contains(stream.text(place.peek().range)) {
      return ForeignWords.tokens
    }
    guard place.currentText == "struct" else { return ForeignWords.holders }
    return holdsValues(place) ? ForeignWords.together : ForeignWords.types
  }

  /// `struct AnimationValues { var scale = 1.0 }`: whether a type is nothing but its values.
  private func holdsValues(_ place: TokenStream) -> Bool {
    var ahead = place
    ahead.advance()
    guard ahead.peek().kind == .symbol(.openBrace) else { return false }
    ahead.advance()
    ahead.advance()
    return ahead.isAtIdentifier("var") || ahead.isAtIdentifier("let")
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

extension Diagnostic {
  fileprivate static func needless(_ attribute: Word) -> Diagnostic {
    let advice = ForeignWords.attributes[String(attribute.text.dropFirst())]
    return .foreign(
      attribute.text,
      advice ?? ForeignWords.Advice("no % is needed: nothing here has attributes"),
      at: attribute.range
    )
  }
}
