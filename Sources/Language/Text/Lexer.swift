/// Cuts a text into tokens, one at a time, so that a reader may also take raw text in between.
package struct Lexer {
  let bytes: [UInt8]

  /// Where the next token, or the space before it, begins.
  var position: Int

  /// Where a block comment begins that is still open at the end of the text.
  var openComment: Int?

  /// Slips that are read as what was meant, by where they begin; nil without any.
  var mends: [Int: MeantToken]?

  /// Where the text ends for a reading that may not count.
  var end: Int

  /// Where the token was missing that was last read all the same.
  var supplied: Int?

  /// Whether a space is missing before the next token.
  var lacksSpace = false

  /// Whether U+FFFD stands for letters that could not be read: it then is one too.
  private let isRepaired: Bool

  /// Creates a lexer that stands behind a byte order mark and a `#!` line.
  package init(_ bytes: [UInt8], isRepaired: Bool = false) {
    self.bytes = bytes
    self.isRepaired = isRepaired
    end = bytes.count
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if byte(at: 0) == UInt8(ascii: "#"), byte(at: 1) == UInt8(ascii: "!") {
      skipLine()
    }
  }

  /// Returns the next token; at the end of the text, the end again and again.
  package mutating func next() -> Token {
    let isFirst = position == 0
    let trivia = skipTrivia()
    let start = position
    let hasSpace = isFirst || trivia.hasSpace || lacksSpace
    lacksSpace = false
    let kind = mendedKind() ?? kind(hasSpaceBefore: hasSpace)
    return Token(
      kind: kind,
      range: start..<position,
      hasSpaceBefore: hasSpace,
      hasNewlineBefore: trivia.hasNewline
    )
  }

  /// The byte some places ahead, or zero past the end.
  func byte(at distance: Int) -> UInt8 {
    let index = position + distance
    return index < end ? bytes[index] : 0
  }

  func text(_ range: Range<Int>) -> String {
    if let mend = mends?[range.lowerBound], mend.range == range, let text = mend.text { return text }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The scalar here and its length in bytes; nil at the end.
  func scalar() -> (value: Unicode.Scalar, length: Int)? {
    guard position < end else { return nil }
    let first = bytes[position]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let end = min(position + length, bytes.count)
    let decoded = String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars.first
    return (decoded ?? "\u{FFFD}", end - position)
  }

  private mutating func kind(hasSpaceBefore: Bool) -> Token.Kind {
    guard let (scalar, _) = scalar() else { return .end }
    if CharacterClass.startsIdentifier(scalar) || isUnread(scalar) { return identifier() }
    switch byte(at: 0) {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "#"): return color()
    case UInt8(ascii: "-") where hasSpaceBefore && startsOption:
      position += 2
      skipWhile { CharacterClass.isASCIILetter($0) || CharacterClass.isDigit($0) || $0 == UInt8(ascii: "-") }
      return .option
    default: return sign()
    }
  }

  private mutating func identifier() -> Token.Kind {
    let start = position
    skipIdentifier()
    let length = position - start
    guard length > CharacterClass.longestName else { return .identifier }
    return .faulty(
      Diagnostic(
        id: "too-long",
        message: "a name has at most \(CharacterClass.longestName) bytes, and this one \(length)",
        range: start..<position
      )
    )
  }

  private var startsOption: Bool {
    byte(at: 1) == UInt8(ascii: "-") && CharacterClass.isASCIILetter(byte(at: 2))
  }

  mutating func skipWhile(_ accepts: (UInt8) -> Bool) {
    while position < end, accepts(bytes[position]) { position += 1 }
  }

  mutating func skipIdentifier() {
    while true {
      skipWhile { CharacterClass.isASCIILetter($0) || CharacterClass.isDigit($0) || $0 == UInt8(ascii: "_") }
      guard byte(at: 0) >= 0x80, let (scalar, length) = scalar(),
        CharacterClass.continuesIdentifier(scalar) || isUnread(scalar)
      else { return }
      position += length
    }
  }

  private func isUnread(_ scalar: Unicode.Scalar) -> Bool { isRepaired && scalar == "\u{FFFD}" }
}

// MARK: - What stands between tokens

extension Lexer {
  mutating func skipSpace() -> (hasSpace: Bool, hasNewline: Bool) {
    let start = position
    var hasNewline = false
    while let (scalar, length) = scalar() {
      if CharacterClass.isSpace(scalar) {
        hasNewline = hasNewline || CharacterClass.isNewline(scalar)
        position += length
      } else if scalar == "/", byte(at: 1) == UInt8(ascii: "/") {
        skipLine()
      } else if scalar == "/", byte(at: 1) == UInt8(ascii: "*") {
        hasNewline = skipComment() || hasNewline
      } else {
        break
      }
    }
    return (position > start, hasNewline)
  }

  /// Stops before the newline, which still counts.
  private mutating func skipLine() {
    while let (scalar, length) = scalar(), !CharacterClass.isNewline(scalar) { position += length }
  }

  /// Skips a block comment, in which others may nest as in Swift; returns whether it held a newline.
  private mutating func skipComment() -> Bool {
    let start = position
    var depth = 0
    var hasNewline = false
    while position < end {
      switch (byte(at: 0), byte(at: 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
        if depth == 0 { return hasNewline }
      case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
        hasNewline = true
        position += 1
      default:
        position += 1
      }
    }
    openComment = start
    return hasNewline
  }
}
