// MARK: - Looking ahead

extension TokenStream {
  /// Bytes that are looked through for the end of an entry; nobody types more of them again.
  static let longestEntry = 1000

  /// True up to the end of the entry, as far as it stands on one line.
  ///
  /// A bracket without an end makes an entry of the whole text behind it, and that is not looked through for
  /// every line anew.
  ///
  /// - Parameter start: Where the looking began.
  func isInEntry(from start: Int) -> Bool {
    let place = current.range.lowerBound
    return !isAtEntryEnd && (place == start || !current.hasNewlineBefore)
      && place - start <= Self.longestEntry
  }

  /// Passes over the rest of the entry, or what of it stands before a sign.
  ///
  /// - Returns: The rest as it was typed; nil where it goes on on another line, or is very long.
  mutating func takeEntry(before symbol: Symbol? = nil) -> String? {
    let start = current.range.lowerBound
    let before = previousEnd
    while isInEntry(from: start), symbol.map({ !isAt($0) }) ?? true { advance() }
    guard isAtEntryEnd || symbol.map({ isAt($0) }) == true else { return nil }
    return previousEnd == before ? "" : text(start..<previousEnd)
  }

  /// The rest of the entry, or what of it stands before a sign, as ``takeEntry(before:)`` has it.
  func entryText(before symbol: Symbol? = nil) -> String? {
    var ahead = self
    return ahead.takeEntry(before: symbol)
  }

  /// Takes `old, new in`: the names that a block of Swift's gives to what is handed to it.
  ///
  /// - Returns: The names; nil, with nothing taken, where none stand.
  mutating func takeParameters() -> [String]? {
    var ahead = self
    var names: [String] = []
    repeat {
      guard ahead.current.kind == .identifier, ahead.currentText != "in" else { return nil }
      names.append(ahead.currentText)
      ahead.advance()
    } while ahead.passComma()
    guard ahead.current.kind == .identifier, ahead.currentText == "in", !ahead.current.hasNewlineBefore
    else { return nil }
    ahead.advance()
    self = ahead
    return names
  }

  /// Takes a comma, also where it separates entries.
  private mutating func passComma() -> Bool {
    guard current.kind == .symbol(.comma) else { return false }
    advance()
    return true
  }

  /// The number that is all of a text, without a sign or a unit; nil for anything else.
  static func plainNumber(_ text: String) -> Double? {
    var stream = TokenStream(text)
    guard case .number(let number, nil) = stream.current.kind else { return nil }
    stream.advance()
    return stream.current.kind == .end ? number : nil
  }

  /// Whether a text may take part in whatever stands around it without brackets.
  static func isOneOperand(_ text: String) -> Bool {
    var stream = TokenStream(text)
    let start = stream.current.range.lowerBound
    while stream.current.kind != .end {
      if stream.openers.isEmpty, !stream.current.isOfOperand(from: start) { return false }
      stream.advance()
    }
    return stream.openers.isEmpty
  }
}

extension Token {
  /// Whether it may be part of one value outside of brackets.
  fileprivate func isOfOperand(from start: Int) -> Bool {
    switch kind {
    case .symbol(let symbol): symbol == .dot || symbol.isClosing || symbol.closing != nil
    case .faulty, .option: false
    default: range.lowerBound == start || !hasSpaceBefore
    }
  }
}
