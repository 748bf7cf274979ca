extension Lexer {
  /// Reads a string in double quotes; it ends on its own line.
  mutating func string() -> Token.Kind {
    let start = position
    if let fault = textOfLines() { return .faulty(fault) }
    var scalars = String.UnicodeScalarView()
    var fault: Diagnostic?
    position += 1
    while let (scalar, length) = scalar(), !CharacterClass.isNewline(scalar) {
      switch scalar {
      case "\"":
        position += 1
        return fault.map { .faulty($0) } ?? .string(String(scalars))
      case "\\":
        switch escape() {
        case .success(let meant): scalars.append(meant)
        case .failure(let problem): fault = fault ?? problem
        }
      default:
        scalars.append(scalar)
        position += length
      }
    }
    return .faulty(
      Diagnostic(
        id: "unclosed-string",
        message: "this string has no closing quote on its line",
        range: start..<position
      )
    )
  }

  /// Takes a text between three quotes, or what stands behind them in the line; nil at other strings.
  private mutating func textOfLines() -> Diagnostic? {
    let (start, quotes) = (position, Array("\"\"\"".utf8))
    guard bytes[start...].starts(with: quotes) else { return nil }
    var end = start + 3
    while end < bytes.count, !bytes[end...].starts(with: quotes) { end += 1 }
    if end < bytes.count {
      position = end + 3
    } else {
      skipWhile { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    }
    return Diagnostic(
      id: Self.quotesID,
      message: "a text is one line, between one quote and another",
      range: start..<start + 3
    )
  }

  private mutating func escape() -> Result<Unicode.Scalar, Diagnostic> {
    let start = position
    position += 1
    guard let (letter, length) = scalar(), !CharacterClass.isNewline(letter) else {
      return .failure(escapeFault(from: start))
    }
    position += length
    switch letter {
    case "\"", "\\": return .success(letter)
    case "n": return .success("\n")
    case "t": return .success("\t")
    case "r": return .success("\r")
    case "0": return .success("\0")
    case "u": return scalarEscape(from: start)
    default: return .failure(escapeFault(from: start))
    }
  }

  /// `\u{1F600}`.
  private mutating func scalarEscape(from start: Int) -> Result<Unicode.Scalar, Diagnostic> {
    guard byte(at: 0) == UInt8(ascii: "{") else { return .failure(escapeFault(from: start)) }
    position += 1
    let digits = position
    skipWhile { Self.hexadecimal($0) != nil }
    let value = UInt32(text(digits..<position), radix: 16).flatMap(Unicode.Scalar.init)
    guard let value, byte(at: 0) == UInt8(ascii: "}") else { return .failure(escapeFault(from: start)) }
    position += 1
    return .success(value)
  }

  private func escapeFault(from start: Int) -> Diagnostic {
    let isValue = text(start..<position) == #"\("#
    return Diagnostic(
      id: "unknown-escape",
      message: isValue
        ? #"a text holds no values, and '\(' means nothing in it"#
        : #"a backslash in a string stands before ", \, n or t"#,
      range: start..<position,
      suggestion: isValue ? nil : #"\\"#
    )
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`.
  mutating func color() -> Token.Kind {
    let start = position
    position += 1
    skipIdentifier()
    let digits = bytes[start + 1..<position].map(Self.hexadecimal)
    guard digits.count == 6 || digits.count == 8, !digits.contains(nil) else {
      return .faulty(
        Diagnostic(
          id: "malformed-color",
          message: "a colour is '#' with six hexadecimal digits, or eight with its opacity",
          range: start..<position,
          suggestion: Self.doubled(digits)
        )
      )
    }
    let value = digits.reduce(UInt32(0)) { $0 << 4 | UInt32($1 ?? 0) }
    return .color(digits.count == 6 ? value << 8 | 0xFF : value)
  }

  /// The long form of the Web's `#F80`.
  private static func doubled(_ digits: [UInt8?]) -> String? {
    guard digits.count == 3 || digits.count == 4, !digits.contains(nil) else { return nil }
    return "#"
      + digits.map { String(repeating: String($0 ?? 0, radix: 16, uppercase: true), count: 2) }.joined()
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
