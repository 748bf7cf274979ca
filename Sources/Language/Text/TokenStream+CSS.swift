/// Functions of CSS, whose brackets hold what is no token here.
extension TokenStream {
  func bytesHere(spell text: String) -> Bool {
    text.utf8.enumerated().allSatisfy { byte(afterStart: $0.offset) == $0.element }
  }

  /// Whether a text stands at an offset.
  func bytes(at place: Int, spell text: String) -> Bool {
    bytes.dropFirst(place).starts(with: text.utf8)
  }

  /// Takes `name(...)` as it stands, up to the bracket that matches.
  ///
  /// - Returns: The text between the brackets; nil where no bracket matches, with the stream at the place
  ///   that cannot belong to a function of CSS.
  mutating func takeFunction(named name: String) -> String? {
    let start = current.range.lowerBound + name.utf8.count + 1
    var depth = 1
    var end = start
    while end < bytes.count, depth > 0, !endsFunction(at: end) {
      if bytes[end] == UInt8(ascii: "(") { depth += 1 }
      if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
      end += 1
    }
    guard depth == 0 else {
      while current.kind != .end, current.range.lowerBound < end { advance() }
      return nil
    }
    goOn(at: end)
    return text(start..<end - 1)
  }

  /// Signs that no function of CSS has, and a line that starts with a word: there a bracket was forgotten.
  private func endsFunction(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\""):
      return true
    case UInt8(ascii: "\n"):
      let next = bytes[(index + 1)...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      return next.map(CharacterClass.isASCIILetter) ?? false
    default:
      return false
    }
  }
}
