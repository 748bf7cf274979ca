import Language

extension JSONReader {
  /// The byte to read next, nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  /// Passes over space, and over comments, which are told.
  mutating func skipSpace() {
    repeat {
      while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    } while skipComment()
  }

  /// Says what stands here in place of what was expected.
  func unexpected(_ expected: String) -> Diagnostic {
    guard position < bytes.count else {
      return fault("expected \(expected), found the end of the file", at: position..<position)
    }
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let found = String(decoding: bytes[position..<end], as: UTF8.self)
    let isVisible = bytes[position] > 0x20 && bytes[position] != 0x7F
    return fault(
      "expected \(expected), found \(isVisible ? "'\(found)'" : "a control character or space")",
      at: position..<end
    )
  }

  /// Reads `-12.5e3` by RFC 8259: no leading zero, digits on both sides of the point; what is too large to
  /// be one, and noted, is not a number.
  mutating func readNumber() throws(Diagnostic) -> Double {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try readDigits() }
    if take(UInt8(ascii: ".")) { try readDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try readDigits()
    }
    if let next = current, isDigit(next) {
      let place = start..<position
      note(fault("a number has no leading zero", at: place), in: place)
      return try readNumber()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let number = Double(text), number.isFinite { return number }
    note(fault("the number \(text) is too large", at: start..<position), in: start..<position)
    return .nan
  }

  private mutating func readDigits() throws(Diagnostic) {
    guard let first = current, isDigit(first) else { throw unexpected("a digit") }
    while let byte = current, isDigit(byte) { position += 1 }
  }

  func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Reads a string from its first quote to past its last.
  mutating func readString() throws(Diagnostic) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: try readEscape())
      case 0..<0x20:
        // A string that goes on behind its line has lost its quote, and what follows is anybody's guess.
        guard byte != 0x0A, byte != 0x0D else { throw controlCharacter() }
        note(controlCharacter(), in: start..<position + 1)
        position += 1
      default:
        text.append(byte)
        position += 1
      }
    }
    throw fault("the string that starts here has no end", at: start..<start + 1)
  }

  private func controlCharacter() -> Diagnostic {
    fault("a control character in a string is written \\n, \\t or \\u00XX", at: position..<position + 1)
  }

  private mutating func readEscape() throws(Diagnostic) -> [UInt8] {
    let start = position
    position += 1
    guard let byte = current else { throw unexpected("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try readScalar(from: start)
    default:
      note(fault("no such escape in a string", at: start..<position), in: start..<position)
      return []
    }
  }

  private mutating func readScalar(from start: Int) throws(Diagnostic) -> [UInt8] {
    let first = try readHex()
    var code = UInt32(first)
    if first & 0xFC00 == 0xD800, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try readHex()
      if second & 0xFC00 == 0xDC00 {
        code = 0x1_0000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
      }
    }
    guard let scalar = Unicode.Scalar(code) else {
      note(fault("half of a surrogate pair is no character", at: start..<position), in: start..<position)
      return []
    }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func readHex() throws(Diagnostic) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw unexpected("four hexadecimal digits")
      }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }
}
