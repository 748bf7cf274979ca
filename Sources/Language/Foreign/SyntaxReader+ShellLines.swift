/// What other prompts and shells have around a line: `$ plot .bouncy`, `:q`, `plot .bouncy > out.txt`.
extension SyntaxReader {
  /// The fault of a line with which another program is left or asked; nil for any other.
  func foreignLeaving() -> Diagnostic? {
    let start = stream.current.range.lowerBound
    var end = start
    while end < stream.bytes.count, end - start <= vocabulary.longestHint, stream.bytes[end] > 0x20,
      stream.bytes[end] != UInt8(ascii: ";")
    {
      end += 1
    }
    let line = stream.text(start..<end)
    guard let verb = hints[line]?.verb, !CharacterClass.isIdentifier(line) else { return nil }
    var ahead = stream
    while !ahead.isAtEntryEnd, ahead.previousEnd < end { ahead.advance() }
    return ahead.isAtEntryEnd ? .unknownCommand(line, at: start..<end, instead: verb) : nil
  }

  // MARK: Prompts

  /// `>>> plot .bouncy`, `$ plot`, `easel> plot`, `12  plot`: passes over what stands before the verb.
  mutating func passForeignPrompt() {
    guard let place = placeBehindPrompt() else { return }
    let range = stream.current.range.lowerBound..<place.current.range.upperBound
    let prompt = stream.text(range.lowerBound..<place.previousEnd)
    diagnostics.append(
      Diagnostic(
        id: "foreign-prompt",
        message: "a line begins with its command, without '\(prompt)'",
        range: range,
        suggestion: place.currentText
      )
    )
    stream = place
    stream.beginEntry()
  }

  /// True at a `>` that a prompt ends with.
  var isAtPromptSign: Bool { placeBehindPrompt() != nil }

  /// Where the verb or definition stands behind a prompt or a number; nil without one.
  private func placeBehindPrompt() -> TokenStream? {
    var ahead = stream
    var isPrompt = false
    switch ahead.current.kind {
    case _ where ahead.takeLineNumber(): isPrompt = true
    case .identifier where ahead.peek().kind == .symbol(.greater) && !ahead.peek().hasSpaceBefore:
      ahead.advance()
    case .symbol(.greater), .symbol(.percent), .symbol(.minus), .symbol(.star): break
    case .faulty where ["$", "\u{2022}"].contains(ahead.currentText): break
    default: return nil
    }
    for _ in 0..<3 {
      switch ahead.current.kind {
      case .symbol(.greater), .symbol(.percent), .symbol(.minus), .symbol(.star), .symbol(.colon):
        ahead.advance()
      case .faulty where ["$", "\u{2022}"].contains(ahead.currentText): ahead.advance()
      default: break
      }
      isPrompt = isPrompt || ahead.current.hasSpaceBefore
    }
    guard isPrompt, ahead.current.hasSpaceBefore, !ahead.current.hasNewlineBefore,
      ahead.current.kind == .identifier
    else { return nil }
    return beginsLine(ahead) ? ahead : nil
  }

  /// Whether a word can only begin a line: a verb with its operand, a definition with its name.
  private func beginsLine(_ place: TokenStream) -> Bool {
    let next = place.peek()
    var ahead = self
    ahead.stream = place
    if next.isOfAssignment || ahead.isAtAssignedMember { return true }
    guard !next.hasNewlineBefore, next.kind != .end else {
      return signatures[place.currentText] != nil
        && signatures[place.currentText]?.operands == CommandSignature.Operands.none
    }
    if DefinitionSyntax.Keyword(rawValue: place.currentText) != nil { return next.kind == .identifier }
    if place.currentText == "withAnimation" { return next.kind == .symbol(.openParenthesis) }
    guard signatures[place.currentText] != nil, next.hasSpaceBefore else { return false }
    switch next.kind {
    case .identifier, .number, .string, .color: return true
    case .symbol(.dot), .symbol(.openParenthesis): return true
    default: return false
    }
  }

  /// A line of Markdown's that begins or ends code: passed over, and told.
  mutating func passFence() -> Bool {
    guard stream.bytesHere(spell: "```") else { return false }
    let start = stream.current.range.lowerBound
    let line = stream.takeRestOfLine()
    // Of the two around a piece of code one is told.
    guard !diagnostics.contains(where: { $0.id == .fence }) else { return true }
    diagnostics.append(
      Diagnostic(
        id: .fence,
        message: "the lines with '```' around a piece of code are no part of it",
        range: start..<line.range.upperBound
      )
    )
    return true
  }

  // MARK: Shells

  /// `plot .bouncy > out.txt`, `| less`, `&& plot .smooth`; nil for anything else.
  func shellSign(behind clip: ClipSyntax, of verb: Word) -> Diagnostic? {
    let expression = clip.expression
    if stream.isAt(.bar) { return redirected(stream.current.range) }
    guard case .infix(let infix) = expression.nodes[expression.root].operation else { return nil }
    let sign = expression.nodes[expression.root].range
    let right = expression.range(of: expression.operands(of: expression.root)[1])
    switch infix {
    case .greater where namesFile(expression): return redirected(sign)
    case .and where startsWithVerb(stream.text(right)):
      return Diagnostic(
        id: "unknown-sign",
        message: "between two commands stands ';'",
        range: sign,
        suggestion: ";"
      )
    default: return nil
    }
  }

  private func redirected(_ sign: Range<Int>) -> Diagnostic {
    let text = stream.text(sign)
    return Diagnostic(
      id: "unknown-sign",
      message:
        "'\(text)' is the shell's: easel -c 'plot .bouncy' \(text) \(text == "|" ? "less" : "out.txt")",
      range: sign
    )
  }

  private static let endings: Set<String> = ["txt", "log", "md", "json", "csv", "png", "svg", "out", "cast"]

  /// Whether an operation has a file's name on its right.
  private func namesFile(_ expression: Expression) -> Bool {
    switch expression.nodes.dropLast().last?.operation {
    case .member(let ending): Self.endings.contains(ending)
    case .string: true
    default: false
    }
  }

  /// Whether a text is a verb with its operand behind a space.
  private func startsWithVerb(_ text: String) -> Bool {
    let word = text.prefix { $0.isLetter }
    let rest = text.dropFirst(word.count)
    return signatures[String(word)] != nil && rest.first == " "
      && rest.dropFirst().first.map { $0 == "." || $0.isLetter } == true
  }
}

extension Diagnostic {
  /// A word or a sign that another program has for a verb.
  static func unknownCommand(_ text: String, at range: Range<Int>, instead verb: String?) -> Diagnostic {
    Diagnostic(
      id: "unknown-command",
      message: "no command named '\(text)'",
      range: range,
      suggestion: verb
    )
  }
}

extension TokenStream {
  /// Takes the number of a line of its own: `12 `, `12:`, `12)`, `12.`.
  fileprivate mutating func takeLineNumber() -> Bool {
    let (number, sign) = (currentText, peek())
    guard number.utf8.first.map(CharacterClass.isDigit) == true else { return false }
    switch current.kind {
    case .faulty where number.utf8.dropLast().allSatisfy(CharacterClass.isDigit): break
    case .number(_, nil) where sign.hasSpaceBefore: break
    case .number(_, nil) where sign.kind == .symbol(.colon) || sign.kind == .symbol(.closeParenthesis):
      advance()
    default: return false
    }
    advance()
    return true
  }
}

extension Diagnostic.ID {
  static let fence: Diagnostic.ID = "fence"
}
