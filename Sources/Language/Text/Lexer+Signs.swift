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
    ("===", "no '===' here", "=="), ("!==", "no '!==' here", "!="), ("<==", "no '<==' here", "<="),
    (">==", "no '>==' here", ">="), ("=<=", "no '=<=' here", "<="), ("=>=", "no '=>=' here", ">="),
    ("==:", "no '==:' here", "=="), (":==", "no ':==' here", "=="), ("&&&", "no '&&&' here", "&&"),
    ("|||", "no '|||' here", "||"), ("<>", "no '<>' here", "!="), (":=", "no ':=' here", "="),
    ("**", "no '**' here; a power is pow(2, 3)", nil),
    ("*=", "no '*=' here; write it out, as in 'x = x * 2'", nil),
    ("/=", "no '/=' here; write it out, as in 'x = x / 2'", nil),
    ("%=", "no '%=' here; write it out, as in 'x = x % 2'", nil),
    ("++", "no '++' here; write 'x += 1'", nil),
    ("->", "no '->' here", nil),
    ("=>", "no '=>' here", ">="),
    ("=<", "no '=<' here", "<="),
    ("??", "no '??' here; a value is never missing", nil),
  ]

  private static let secondBytes = Array("=+<>?.&|*".utf8)

  private mutating func misspelledSign() -> Diagnostic? {
    let start = position
    // Every one of them, and `..` and `.5`, shows itself by its second byte.
    guard Self.secondBytes.contains(byte(at: 1)) || CharacterClass.isDigit(byte(at: 1)) else { return nil }
    for (sign, message, suggestion) in Self.misspellings where bytes[start...].starts(with: sign.utf8) {
      position += sign.utf8.count
      // A sign that was typed twice is one mistake: `====`.
      if let last = sign.utf8.last, sign.utf8.allSatisfy({ $0 == last }) { skipWhile { $0 == last } }
      return Diagnostic(
        id: "unknown-sign",
        message: message,
        range: start..<position,
        suggestion: suggestion
      )
    }
    if byte(at: 0) == UInt8(ascii: "."), byte(at: 1) == UInt8(ascii: ".") {
      guard byte(at: 2) != UInt8(ascii: ".") else { return nil }
      position += 2
      return doubleDot(start)
    }
    return bareFraction()
  }

  /// `..bouncy` and `.bouncy..delay(1)` have a dot too many, `0..1` has one too few.
  private func doubleDot(_ start: Int) -> Diagnostic {
    let before = start == 0 ? 0x20 : bytes[start - 1]
    let isBehindNumber = CharacterClass.isDigit(before)
    if isBehindNumber, isBetweenDigits(start) {
      return Diagnostic(
        id: "unknown-sign",
        message: "a number has one point",
        range: start..<position,
        suggestion: "."
      )
    }
    let isBehindValue =
      CharacterClass.isASCIILetter(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "}")
    let isBeforeName = CharacterClass.isASCIILetter(byte(at: 0))
    // Between two names it may be either.
    let isMember = isBeforeName && (isBehindValue ? isBeforeCall : !isBehindNumber)
    let next = bytes[position...].first { $0 != UInt8(ascii: " ") } ?? 0
    let isRange = isBeforeName ? isBehindNumber : next > 0x20
    return Diagnostic(
      id: "unknown-sign",
      message: isMember ? "a name has one dot before it" : "a range has three dots",
      range: start..<position,
      suggestion: isMember ? "." : isRange ? "..." : nil
    )
  }

  /// Whether two points stand in one number: `0..4`, where no range can be meant.
  private func isBetweenDigits(_ start: Int) -> Bool {
    let whole = bytes[..<start].suffix(32).reversed().prefix { CharacterClass.isDigit($0) }
    let fraction = bytes[position...].prefix { CharacterClass.isDigit($0) }
    let before = bytes[..<(start - whole.count)].suffix(3)
    guard !fraction.isEmpty, bytes.dropFirst(fraction.endIndex).first != UInt8(ascii: "."),
      before.last != UInt8(ascii: ".")
    else { return false }
    return !before.elementsEqual("in ".utf8) && !before.elementsEqual("om ".utf8)
  }

  /// Whether a name and the bracket of a call stand here.
  private var isBeforeCall: Bool {
    let behind = bytes[position...].prefix(64).first {
      !CharacterClass.isASCIILetter($0) && !CharacterClass.isDigit($0) && $0 != UInt8(ascii: "_")
    }
    return behind == UInt8(ascii: "(")
  }

  /// `.5`, which Swift too refuses.
  private mutating func bareFraction() -> Diagnostic? {
    guard byte(at: 0) == UInt8(ascii: "."), CharacterClass.isDigit(byte(at: 1)) else { return nil }
    let point = position
    position += 1
    _ = number()
    // A letter that looks like a digit may stand for it: `O.4`.
    let digit = letterForDigit(before: point)
    let isBehindWord = point > 0 && CharacterClass.isASCIILetter(bytes[point - 1])
    return Diagnostic(
      id: "malformed-number",
      message: "a number has digits on both sides of its point",
      range: (digit == nil ? point : point - 1)..<position,
      suggestion: isBehindWord && digit == nil ? nil : (digit ?? "0") + text(point..<position)
    )
  }

  /// The digit that a letter alone before a point looks like; nil for anything else.
  private func letterForDigit(before point: Int) -> String? {
    guard point > 0, point < 2 || !CharacterClass.isASCIILetter(bytes[point - 2]) else { return nil }
    switch bytes[point - 1] {
    case UInt8(ascii: "O"), UInt8(ascii: "o"): return "0"
    case UInt8(ascii: "l"), UInt8(ascii: "I"): return "1"
    default: return nil
    }
  }

  /// Characters that word processors and other alphabets put where a plain sign is meant.
  private static let lookAlikes: [Unicode.Scalar: String] = [
    "\u{201C}": "\"", "\u{201D}": "\"", "\u{201E}": "\"", "'": "\"", "\u{2018}": "\"", "\u{2019}": "\"",
    "\u{2212}": "-", "\u{2013}": "-", "\u{2014}": "-", "\u{D7}": "*", "\u{F7}": "/", "\u{2026}": "...",
    "\u{2264}": "<=", "\u{2265}": ">=", "\u{2260}": "!=", "\u{B0}": "deg", "\u{B1}": "within",
  ]

  /// Bytes of wide characters that are told together; nobody types more of them again.
  private static let longestWide = 200

  /// Characters as wide as two, which input methods put for plain ones: all from here to the last in the line.
  private mutating func wideCharacters(from start: Int) -> Diagnostic? {
    func isWide(_ scalar: Unicode.Scalar) -> Bool { (0xFF01...0xFF5E).contains(scalar.value) }
    let behind = position
    position = start
    guard let (first, _) = scalar(), isWide(first) else {
      position = behind
      return nil
    }
    var (end, plain, kept) = (start, "", "")
    while let (scalar, length) = scalar(), !CharacterClass.isNewline(scalar),
      position < start + Self.longestWide
    {
      position += length
      let isFound = isWide(scalar)
      plain.unicodeScalars.append(isFound ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar)
      if isFound { (end, kept) = (position, plain) }
    }
    position = end
    return Diagnostic(
      id: "unknown-character",
      message: "'\(Self.visible(first))' means nothing here",
      range: start..<end,
      suggestion: kept
    )
  }

  /// Whether what follows may be joined to a value by `&&`.
  private var joinsValues: Bool {
    let next = bytes[position...].first { $0 != UInt8(ascii: " ") } ?? 0
    return CharacterClass.isASCIILetter(next) || next == UInt8(ascii: "!") || next == UInt8(ascii: "(")
  }

  private mutating func unknownCharacter() -> Token.Kind {
    guard let (scalar, length) = scalar() else { return .end }
    let start = position
    position += length
    if let fault = wideCharacters(from: start) { return .faulty(fault) }
    if scalar == "$", startsName {
      let name = position
      skipIdentifier()
      return .faulty(binding(start..<position, text(name..<position)))
    }
    if let quoted = foreignQuotes(from: start) { return .faulty(quoted) }
    return .faulty(
      Diagnostic(
        id: "unknown-character",
        message: "'\(Self.visible(scalar))' means nothing here"
          + (scalar == "^" ? "; a power is pow(2, 3)" : ""),
        range: start..<position,
        suggestion: scalar == "&" ? joinsValues ? "&&" : nil : Self.lookAlikes[scalar]
      )
    )
  }

  /// Whether a letter stands here.
  private var startsName: Bool { CharacterClass.isASCIILetter(byte(at: 0)) || byte(at: 0) >= 0x80 }

  /// `$isOn`: a binding, which nothing here asks for.
  private func binding(_ range: Range<Int>, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "unknown-character",
      message: "'$' means nothing here; a state is its name alone",
      range: range,
      suggestion: name
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
