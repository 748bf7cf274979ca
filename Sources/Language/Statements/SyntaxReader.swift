/// The state of one parse; every form of the language adds how it is read in an extension beside it.
struct SyntaxReader {
  let vocabulary: Vocabulary

  var stream: TokenStream

  /// How deeply the current place is nested; ``deeper()`` refuses more than 200.
  var depth = 0

  /// Those of the expression being read.
  var nodes: [Expression.Node] = []

  /// True where `CLIP.CHANNEL at T` is a value: in `expect`, but for the time behind an `at`.
  var allowsAt = false

  /// True in all of an `expect`, where words may be operators and clips in brackets have clauses.
  var isExpectation = false

  /// Whether a text may be the value that is read: a name has its quotes by mistake elsewhere.
  var allowsText = false

  /// The options of the command being read.
  var options: Set<String> = []

  /// Whether numbers may stand side by side with commas between them, outside of brackets.
  var allowsList = false

  /// True among the clips of a verb, which commas part.
  var isListingClips = false

  /// Names that a definition inside of a block was to give: what it is told of explains them.
  var excusedNames: Set<String> = []
  var diagnostics: [Diagnostic] = []

  /// Statements that were read to their end and have faults inside.
  var damaged: [Statement] = []

  /// Where statements stand that could not be read.
  var unread: [Range<Int>] = []

  /// Bytes that were read in trials, where a statement with faults may have a slip.
  var lookedThrough = 0

  /// Statements that were read behind one whose slip was found by reading on.
  var readBehind: [Statement] = []

  /// What would close the bracket or comment in which the text ends.
  var awaited: String?

  /// The dots of lines that go on with the value in the line above.
  var continuationDots: [Int] = []

  /// Where a search for the bracket that closes a block got to, so that nothing is searched twice.
  var searchedUpTo = 0

  /// The same of a count of what closes blocks.
  var counted = BraceCount()

  /// How many brackets are open in the scene that is being read.
  var openScene: Int?

  /// The block that is being read.
  var innermostBlock: OpenBlock?

  /// True behind a line that could not be read: lines that go on with it are part of it.
  var isBehindUnread = false

  /// - Parameter isRepaired: Whether U+FFFD stands for letters that could not be read.
  init(_ text: String, _ vocabulary: Vocabulary = .none, isRepaired: Bool = false) {
    self.vocabulary = vocabulary
    stream = TokenStream(text, isRepaired: isRepaired)
  }

  // MARK: What every form needs

  /// Where a fault about the current token stands: on it, or behind the last one where a line ended.
  var expectedRange: Range<Int> {
    let endsLine = stream.current.hasNewlineBefore && !stream.isAtEntryStart
    return stream.isAtEntryEnd || endsLine ? stream.missing : stream.current.range
  }

  /// A fault about the current token, its own if it is not a token at all.
  func unexpected(instead wanted: String) -> Diagnostic {
    if let fault = detachedUnit ?? missingDot { return fault }
    if case .faulty(let fault) = stream.current.kind, !stream.isOnNewLine { return fault }
    return .expected(wanted, at: expectedRange)
  }

  /// A fault about what stands behind a complete value.
  func trailing(instead wanted: String) -> Diagnostic {
    if stream.isAt(.assign) { return assigning }
    if let fault = doubledHere ?? missingQuestion ?? questionBeforeDot { return fault }
    guard stream.isAt(.openParenthesis), stream.current.hasSpaceBefore else {
      return unexpected(instead: wanted)
    }
    return detachedCall(nodes.last { $0.range.upperBound == stream.previousEnd }?.range)
  }

  /// A bracket behind a space, where it is no call.
  ///
  /// - Parameter name: Where a word stands right before the space.
  func detachedCall(_ name: Range<Int>?) -> Diagnostic {
    let word = name.map { stream.text($0) }.flatMap { isCallable($0) ? $0 : nil }
    return Diagnostic(
      id: "detached-call",
      message: "to be a call, '(' must follow its name without a space",
      range: (word == nil ? nil : name?.lowerBound).map { $0..<stream.current.range.upperBound }
        ?? stream.current.range,
      suggestion: word.map { "\($0)(" }
    )
  }

  /// Whether a word, with its dot if it has one, may have arguments.
  private func isCallable(_ word: String) -> Bool {
    functions.contains(word)
      || word.hasPrefix(".") && clipWords.labels[String(word.dropFirst())]?.isEmpty == false
  }

  /// A fault about '=' behind a value.
  var assigning: Diagnostic {
    Diagnostic(
      id: "assignment-in-condition",
      message: "'=' gives a state another value; '==' asks whether two are the same",
      range: stream.current.range,
      suggestion: "=="
    )
  }

  mutating func expect(_ symbol: Symbol, _ why: String = "") throws(Diagnostic) {
    if symbol == .closeParenthesis, takeMistakenParenthesis() { return }
    guard stream.take(symbol) else { throw unexpected(instead: "'\(symbol.rawValue)'\(why)") }
  }

  /// Takes any identifier.
  mutating func word(_ wanted: String) throws(Diagnostic) -> Word {
    guard stream.isAtIdentifier else { throw unquoted() ?? unexpected(instead: wanted) }
    let word = stream.currentWord
    stream.advance()
    return word
  }

  /// Takes an identifier that may be given to something new.
  mutating func newName(_ wanted: String) throws(Diagnostic) -> Word {
    if isAtDigit { throw .startsWithDigit(at: stream.current.range) }
    passDoubledName()
    if stream.isAtIdentifier, ReservedWord.all.contains(stream.currentText) {
      throw .standsForValue(stream.currentWord)
    }
    let name = try word(wanted)
    if ReservedWord.structural.contains(name.text) { diagnostics.append(.structural(name)) }
    return name
  }
}

extension Diagnostic {
  fileprivate static func startsWithDigit(at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: "expected", message: "a name begins with a letter or '_', not with a digit", range: range)
  }

  /// What is wrong with a word as the name of something new; nil for nearly all.
  package static func reserved(_ name: Word) -> Diagnostic? {
    if ReservedWord.all.contains(name.text) { return standsForValue(name) }
    return ReservedWord.structural.contains(name.text) ? structural(name) : nil
  }

  fileprivate static func standsForValue(_ name: Word) -> Diagnostic {
    Diagnostic(
      id: "reserved-name",
      message: "'\(name.text)' already stands for a value; choose another name",
      range: name.range
    )
  }

  /// A word of the language where a name belongs.
  package static func structural(_ name: Word) -> Diagnostic {
    Diagnostic(
      id: "reserved-name",
      message: "'\(name.text)' is a word of the language; choose another name",
      range: name.range
    )
  }
}
