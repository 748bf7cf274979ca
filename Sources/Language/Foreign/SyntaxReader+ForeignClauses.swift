/// Words behind a clip as other programs have them, and clauses that their values touch.
extension SyntaxReader {
  /// What other programs call clauses.
  private static let names = [
    "speed": "at", "rate": "at", "in": "over", "during": "over", "lasting": "over", "until": "for",
    "end": "until",
    "starting": "from", "ending": "to", "using": "with",
  ]

  /// `velocity5`, `speed 0.25x`, `stage`: the fault of a word that is nearly a clause; nil for anything else.
  ///
  /// - Parameter options: What may stand behind two dashes.
  func foreignClause(_ word: Word, _ allowed: [String], options: [String] = []) -> Diagnostic? {
    if let fault = touchingNumber(word, allowed) { return fault }
    if options.contains(word.text) {
      return unknown(word.range, "'\(word.text)' is an option, and begins with two dashes", "--\(word.text)")
    }
    guard let name = Self.names[word.text], allowed.contains(name), takesValue(name, stream.peek()) else {
      return nil
    }
    return unknown(word.range, "'\(word.text)' is '\(name)' here", name)
  }

  /// Of some clauses those with a value.
  func taking(_ signature: CommandSignature?, _ allowed: [String]) -> [String] {
    let clauses = signature?.allClauses ?? CommandSignature.clipClauses
    return allowed.filter { word in clauses.contains { $0.word == word && $0.argument != .none } }
  }

  /// Whether the value of a clause may begin there: a speed has its x.
  private func takesValue(_ name: String, _ value: Token) -> Bool {
    guard name == "at" else { return !value.hasNewlineBefore && value.kind != .end }
    if case .number(_, .times) = value.kind { return true }
    return false
  }

  /// `velocity5`, `over0.3`: a clause and its number without the space between them.
  private func touchingNumber(_ word: Word, _ allowed: [String]) -> Diagnostic? {
    let name = String(word.text.prefix { !$0.isNumber })
    guard allowed.contains(name), name.utf8.count < word.text.utf8.count else { return nil }
    let point = UInt8(ascii: ".")
    let start = word.range.lowerBound + name.utf8.count
    let number = stream.bytes[start...].prefix(20).prefix { CharacterClass.isDigit($0) || $0 == point }
    guard number.first != point, number.last != point, number.count(where: { $0 == point }) < 2,
      word.range.upperBound <= start + number.count
    else { return nil }
    let text = stream.text(start..<start + number.count)
    return unknown(
      word.range.lowerBound..<start + number.count,
      "between '\(name)' and its value stands a space",
      "\(name) \(text)"
    )
  }

  /// `UnitCurve linear`: a type and its member without the dot between them; nil for anything else.
  var undottedMember: Diagnostic? {
    let type = stream.text(stream.previousStart..<stream.previousEnd)
    guard clipWords.types.contains(type), stream.isAtIdentifier, clipWords.clips.contains(stream.currentText)
    else {
      return nil
    }
    return Diagnostic(
      id: "unknown-sign",
      message: "between a type and its member stands a dot",
      range: stream.previousStart..<stream.current.range.upperBound,
      suggestion: "\(type).\(stream.currentText)"
    )
  }

  private func unknown(_ range: Range<Int>, _ message: String, _ meant: String) -> Diagnostic {
    Diagnostic(id: "unknown-clause", message: message, range: range, suggestion: meant)
  }

  /// Whether the times of a clip are told later in the entry.
  var isSampledLater: Bool {
    var ahead = stream
    // A line that a person typed has fewer words.
    for _ in 0..<60 where !ahead.isAtEntryEnd {
      if ahead.isAtIdentifier("at") || ahead.isAtIdentifier("every") { return true }
      ahead.advance()
    }
    return false
  }

  /// `list views`: words behind a verb that takes nothing; nil for anything else.
  func needlessWords(behind signature: CommandSignature?, _ word: Word) -> Diagnostic? {
    guard let signature, signature.operands == .none, signature.allClauses.isEmpty,
      stream.text(stream.previousStart..<stream.previousEnd) == signature.name, let rest = rest(from: stream)
    else { return nil }
    return unknown(
      stream.previousStart..<word.range.lowerBound + rest.utf8.count,
      "'\(signature.name)' takes nothing behind it",
      signature.name
    )
  }

  /// `from: 0`: passes over the colon behind a clause's word, and tells of it.
  mutating func passColon(behind word: Word) {
    guard stream.isAt(.colon), !stream.current.hasSpaceBefore, !stream.current.hasNewlineBefore else {
      return
    }
    diagnostics.append(
      Diagnostic(
        id: "extra-colon",
        message: "'\(word.text)' and its value stand side by side",
        range: word.range.lowerBound..<stream.current.range.upperBound,
        suggestion: word.text
      )
    )
    stream.advance()
  }

  /// The name of a setting, of which `color-scheme` is none.
  mutating func settingName() throws(Diagnostic) -> Word {
    let first = try word("a setting")
    var (joined, end) = (first.text, first.range.upperBound)
    while stream.isAt(.minus), !stream.current.hasSpaceBefore, stream.peek().kind == .identifier,
      !stream.peek().hasSpaceBefore
    {
      stream.advance()
      joined += stream.currentText.prefix(1).uppercased() + stream.currentText.dropFirst()
      end = stream.current.range.upperBound
      stream.advance()
    }
    guard end > first.range.upperBound else { return first }
    let range = first.range.lowerBound..<end
    throw Diagnostic(
      id: "unknown-setting",
      message: "no setting is called '\(stream.text(range))'; their names have no hyphens",
      range: range,
      suggestion: joined
    )
  }
}
