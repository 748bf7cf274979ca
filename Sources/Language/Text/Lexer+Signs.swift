extension Lexer {
  /// Reads the longest sign that stands here.
  mutating func sign() -> Token.Kind {
    if let fault = misspelledSign() { return .faulty(fault) }
    for length in [3, 2, 1] {
      guard let symbol = Self.symbols[key(length: length)] else { continue }
      position += length
      return .symbol(symbol)
    }
    return unknownCharacter()
  }

  private func key(length: Int) -> UInt32 {
    (0..<length).reduce(0) { $0 << 8 | UInt32(byte(at: $1)) }
  }

  private static let symbols: [UInt32: Symbol] = Dictionary(
    uniqueKeysWithValues: Symbol.allCases.map { symbol in
      (symbol.rawValue.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }, symbol)
    }
  )

  /// Signs that other languages have and this one says differently.
  private static let misspellings: [(sign: String, message: String, suggestion: String?)] = [
    ("..<", "a range includes both its ends", "..."),
    ("*=", "no '*=' here; write it out, as in 'x = x * 2'", nil),
    ("/=", "no '/=' here; write it out, as in 'x = x / 2'", nil),
    ("%=", "no '%=' here; write it out, as in 'x = x % 2'", nil),
    ("++", "no '++' here; write 'x += 1'", nil),
    ("->", "no '->' here", nil),
    ("=>", "no '=>' here", ">="),
    ("=<", "no '=<' here", "<="),
    ("??", "no '??' here; a value is never missing", nil),
  ]

  private static let secondBytes = Array("=+<>?.".utf8)

  private mutating func misspelledSign() -> Diagnostic? {
    let start = position
    // Every one of them, and `..` and `.5`, shows itself by its second byte.
    guard Self.secondBytes.contains(byte(at: 1)) || CharacterClass.isDigit(byte(at: 1)) else { return nil }
    for (sign, message, suggestion) in Self.misspellings where bytes[start...].starts(with: sign.utf8) {
      position += sign.utf8.count
      return Diagnostic(
        id: "unknown-sign",
        message: message,
        range: start..<position,
        suggestion: suggestion
      )
    }
    if byte(at: 0) == UInt8(ascii: "."), byte(at: 1) == UInt8(ascii: ".") {
      guard byte(at: 2) != UInt8(ascii: ".") else { return nil }
      let isBeforeName = startsOperand && CharacterClass.isASCIILetter(byte(at: 2))
      position += 2
      return Diagnostic(
        id: "unknown-sign",
        message: isBeforeName ? "a name has one dot before it" : "a range has three dots",
        range: start..<position,
        suggestion: isBeforeName ? "." : "..."
      )
    }
    return bareFraction()
  }

  /// Whether nothing stands before this place that an operator could join it to.
  private var startsOperand: Bool {
    guard position > 0 else { return true }
    let before = bytes[position - 1]
    return before <= 0x20 || before == UInt8(ascii: "(") || before == UInt8(ascii: ",")
  }

  /// `.5`, which Swift too refuses.
  private mutating func bareFraction() -> Diagnostic? {
    guard byte(at: 0) == UInt8(ascii: "."), CharacterClass.isDigit(byte(at: 1)) else { return nil }
    let start = position
    position += 1
    _ = number()
    return Diagnostic(
      id: "malformed-number",
      message: "a number has digits on both sides of its point",
      range: start..<position,
      suggestion: "0" + text(start..<position)
    )
  }

  /// Characters that word processors and other alphabets put where a plain sign is meant.
  private static let lookAlikes: [Unicode.Scalar: String] = [
    "\u{201C}": "\"", "\u{201D}": "\"", "\u{201E}": "\"", "'": "\"", "\u{2018}": "\"", "\u{2019}": "\"",
    "\u{2212}": "-", "\u{2013}": "-", "\u{2014}": "-", "\u{D7}": "*", "\u{F7}": "/", "\u{2026}": "...",
    "\u{2264}": "<=", "\u{2265}": ">=", "\u{2260}": "!=", "\u{B0}": "deg", "\u{FF08}": "(", "\u{FF09}": ")",
    "\u{FF0C}": ",", "\u{FF1A}": ":", "&": "&&",
  ]

  private mutating func unknownCharacter() -> Token.Kind {
    guard let (scalar, length) = scalar() else { return .end }
    let start = position
    position += length
    if let end = closingQuote(from: start) { return .faulty(singleQuoted(start..<end)) }
    return .faulty(
      Diagnostic(
        id: "unknown-character",
        message: "'\(Self.visible(scalar))' means nothing here",
        range: start..<position,
        suggestion: Self.lookAlikes[scalar]
      )
    )
  }

  /// Behind the single quote that ends a text on the same line; nil without one.
  private func closingQuote(from start: Int) -> Int? {
    let quote = UInt8(ascii: "'")
    guard bytes[start] == quote else { return nil }
    for index in start + 1..<max(start + 1, min(bytes.count, start + Self.longestText)) {
      switch bytes[index] {
      case quote: return index + 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\""), UInt8(ascii: "\\"): return nil
      default: continue
      }
    }
    return nil
  }

  /// Bytes of a text that are looked through for the quote that ends it.
  private static let longestText = 200

  private func singleQuoted(_ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "unknown-character",
      message: "a text stands in double quotes",
      range: range,
      suggestion: "\"\(text(range.lowerBound + 1..<range.upperBound - 1))\""
    )
  }

  /// A character as it can be shown: what has no picture of its own is shown by its number.
  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator:
      "U+" + String(scalar.value, radix: 16, uppercase: true)
    default:
      String(Character(scalar))
    }
  }
}
