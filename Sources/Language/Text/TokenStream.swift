/// The tokens of a text with one token in hand, and the brackets that are open before it.
///
/// The innermost open bracket decides what a newline means, so the stream keeps them and answers
/// whether an entry has ended.
struct TokenStream {
  private var lexer: Lexer
  private(set) var current: Token

  /// Where the last consumed token ended: what is missing is missing here.
  private(set) var previousEnd = 0

  /// Where it began.
  private(set) var previousStart = 0

  /// The opening brackets not yet closed before `current`.
  private(set) var openers: [Token] = []

  /// How many `{` were forgotten or passed over: what closes them closes something else.
  private(set) var droppedBraces = 0

  /// Where the entry began whose first token may stand on a new line.
  private var entryStart = 0

  init(_ text: String, isRepaired: Bool = false) {
    lexer = Lexer(Array(text.utf8), isRepaired: isRepaired)
    current = lexer.next()
    entryStart = current.range.lowerBound
  }

  /// Where a block comment begins that is still open at the end.
  var openComment: Int? { lexer.openComment }

  var missing: Range<Int> { previousEnd..<previousEnd }

  /// Reads some slips as what was meant from the current token on, and nothing behind an offset.
  mutating func mend(_ slips: [MeantToken], before end: Int) {
    let isFirst = slips.contains { $0.range.lowerBound == current.range.lowerBound }
    lexer.mend(slips, before: end)
    guard isFirst else { return }
    let (hasSpace, hasNewline) = (current.hasSpaceBefore, current.hasNewlineBefore)
    lexer.position = current.range.lowerBound
    let token = lexer.next()
    current = Token(
      kind: token.kind,
      range: token.range,
      hasSpaceBefore: hasSpace,
      hasNewlineBefore: hasNewline
    )
  }

  /// Reads all of the text again: the token in hand may have been cut off with what stands behind it.
  mutating func endMending() {
    lexer.endMending()
    guard current.kind == .end || !current.range.isEmpty else { return }
    lexer.position = previousEnd
    current = lexer.next()
  }

  mutating func advance() {
    if case .symbol(let symbol) = current.kind {
      if symbol.closing != nil { openers.append(current) }
      if symbol.isClosing, case .symbol(let opener) = openers.last?.kind, opener.closing == symbol {
        openers.removeLast()
      }
    }
    step()
  }

  /// Takes a token that opens and closes nothing, whatever it is.
  mutating func passBracket() {
    if current.kind == .symbol(.openBrace) { droppedBraces += 1 }
    step()
  }

  private mutating func step() {
    (previousStart, previousEnd) = (current.range.lowerBound, current.range.upperBound)
    current = lexer.next()
  }

  func peek() -> Token {
    var ahead = lexer
    return ahead.next()
  }

  func text(_ range: Range<Int>) -> String { lexer.text(range) }

  var currentText: String { lexer.text(current.range) }

  var currentWord: Word { Word(text: currentText, range: current.range) }

  /// The whole text.
  var bytes: [UInt8] { lexer.bytes }

  // MARK: Lines

  mutating func beginEntry() { entryStart = current.range.lowerBound }

  /// Takes a token on the next line for one of the entry here.
  mutating func willContinue(at start: Int) { entryStart = start }

  /// True at an entry's first token: nothing of the line before belongs to it.
  var isAtEntryStart: Bool { current.range.lowerBound == entryStart }

  private var newlineSeparates: Bool {
    guard case .symbol(let opener) = openers.last?.kind else { return true }
    return opener == .openBrace
  }

  /// True when the current token stands on a later line than the entry's last one.
  var isOnNewLine: Bool {
    current.hasNewlineBefore && newlineSeparates && !isAtEntryStart
  }

  var isAtEntryEnd: Bool {
    if isOnNewLine { return true }
    switch current.kind {
    case .end, .symbol(.semicolon), .symbol(.closeBrace): return true
    case .symbol(.comma): return !openers.isEmpty && newlineSeparates
    default: return false
    }
  }

  /// True at what only separates entries.
  var isAtSeparator: Bool { current.kind == .symbol(.semicolon) || current.kind == .symbol(.comma) }

  /// True for a symbol on the entry's own line.
  func isAt(_ symbol: Symbol) -> Bool { !isOnNewLine && current.kind == .symbol(symbol) }

  func isAtIdentifier(_ word: String) -> Bool {
    isAtIdentifier && currentText == word
  }

  var isAtIdentifier: Bool { !isOnNewLine && current.kind == .identifier }

  mutating func take(_ symbol: Symbol) -> Bool {
    guard isAt(symbol) else { return false }
    advance()
    return true
  }

  mutating func takeIdentifier(_ word: String) -> Word? {
    guard isAtIdentifier(word) else { return nil }
    let taken = currentWord
    advance()
    return taken
  }

  /// Takes a component, with those behind further dots in the same word: in `offset.x.y` it is `x.y`, which
  /// nothing has.
  mutating func takeComponents() -> Word {
    let first = currentWord
    advance()
    var end = first.range.upperBound
    while isAt(.dot), !current.hasSpaceBefore, peek().kind == .identifier, !peek().hasSpaceBefore {
      advance()
      end = current.range.upperBound
      advance()
    }
    let range = first.range.lowerBound..<end
    return Word(text: text(range), range: range)
  }

  // MARK: Raw text

  /// Takes the bytes from the current token on as they stand.
  ///
  /// - Parameter ends: Says at which byte the text stops.
  mutating func takeRaw(until ends: (UInt8) -> Bool) -> Word {
    let start = current.range.lowerBound
    lexer.position = start
    lexer.skipWhile { !ends($0) }
    let range = start..<lexer.position
    goOn(at: range.upperBound)
    return Word(text: lexer.text(range), range: range)
  }

  /// Goes on at an offset, with all from the current token up to it as one.
  mutating func goOn(at end: Int) {
    (previousStart, previousEnd) = (current.range.lowerBound, end)
    lexer.position = end
    current = lexer.next()
  }

  /// Takes the rest of the line as it stands.
  mutating func takeRestOfLine() -> Word {
    takeRaw { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The byte some places behind the start of the current token, or zero past the end.
  func byte(afterStart distance: Int) -> UInt8 {
    let index = current.range.lowerBound + distance
    return lexer.bytes.indices.contains(index) ? lexer.bytes[index] : 0
  }

  // MARK: Recovery

  var isInsideParentheses: Bool { !newlineSeparates }

  /// True where the current token is the first of its line, without indentation.
  var isAtMargin: Bool {
    let start = current.range.lowerBound
    return start == 0 || CharacterClass.isNewline(Unicode.Scalar(lexer.bytes[start - 1]))
  }

  /// Opens a block before the current token, whose `{` was forgotten.
  mutating func openForgottenBrace() {
    let place = current.range.lowerBound
    openers.append(
      Token(
        kind: .symbol(.openBrace),
        range: place..<place,
        hasSpaceBefore: current.hasSpaceBefore,
        hasNewlineBefore: false
      )
    )
  }

  /// Whether the next bracket behind the current token that closes more than it opens is the one that
  /// closes the innermost; looks over a few lines only.
  var closesInnermostSoon: Bool {
    guard case .symbol(let opener) = openers.last?.kind else { return false }
    var (ahead, depth) = (lexer, 0)
    for _ in 0..<100 {
      guard case .symbol(let symbol) = ahead.next().kind else { continue }
      if symbol == .openBrace || symbol == .closeBrace || symbol == .semicolon { return false }
      if symbol.closing != nil { depth += 1 }
      guard symbol.isClosing else { continue }
      if depth == 0 { return symbol == opener.closing }
      depth -= 1
    }
    return false
  }

  /// Forgets brackets opened since a point, for a reader that gave up on what was in them.
  mutating func closeBrackets(downTo count: Int) {
    guard openers.count > count else { return }
    droppedBraces += openers[count...].count { $0.kind == .symbol(.openBrace) }
    openers.removeLast(openers.count - count)
  }
}
