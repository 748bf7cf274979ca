/// Cuts the inside of a CSS function into the few tokens timing functions are made of.
struct CSSScanner {
  enum Token: Hashable {
    case number(Double)
    /// As a fraction: 50% is 0.5.
    case percentage(Double)
    /// In lower case.
    case word(String)
    case comma
    case end
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    skipSpace()
  }

  /// Where the next token begins, in UTF-8 from the start of the text.
  var offset: Int { position }

  /// Returns the next token without taking it; nil where there is none that can be read.
  func peek() -> Token? {
    var copy = self
    return try? copy.next()
  }

  mutating func next() throws(CSSCurveParser.Failure) -> Token {
    guard let byte = current else { return .end }
    let start = position
    defer { skipSpace() }
    if byte == UInt8(ascii: ",") {
      position += 1
      return .comma
    }
    if isLetter(byte) {
      while let byte = current, isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") { position += 1 }
      return .word(text(from: start).lowercased())
    }
    guard skipNumber(), let number = Double(text(from: start)), number.isFinite else {
      position = start
      throw CSSCurveParser.Failure(message: "a number was expected", offset: start)
    }
    if current == UInt8(ascii: "%") {
      position += 1
      return .percentage(number / 100)
    }
    if let byte = current, isLetter(byte) || byte == UInt8(ascii: ".") {
      throw CSSCurveParser.Failure(message: "a number here takes no unit", offset: position)
    }
    return .number(number)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Passes over a CSS number: sign, digits, a point with digits after it, an exponent.
  private mutating func skipNumber() -> Bool {
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
    var digits = skipDigits()
    if current == UInt8(ascii: "."), position + 1 < bytes.count, isDigit(bytes[position + 1]) {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return false }
    let mark = position
    guard let byte = current, byte | 0x20 == UInt8(ascii: "e") else { return true }
    position += 1
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
    if skipDigits() == 0 { position = mark }
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = current, isDigit(byte) { position += 1 }
    return position - start
  }

  /// Passes over white space and comments.
  private mutating func skipSpace() {
    while let byte = current {
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        skipComment()
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/")
      {
        position += 2
        return
      }
      position += 1
    }
  }
}
