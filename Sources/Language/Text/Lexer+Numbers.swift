extension Lexer {
  /// Reads decimal digits, a fraction, an exponent and the unit that touches them.
  mutating func number() -> Token.Kind {
    let start = position
    skipDigits()
    if byte(at: 0) == UInt8(ascii: "."), CharacterClass.isDigit(byte(at: 1)) {
      position += 1
      skipDigits()
    }
    skipExponent()
    let digits = bytes[start..<position].filter { $0 != UInt8(ascii: "_") }
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      return .faulty(numberFault("number-too-large", "this number is too large", from: start))
    }
    if endsWithPoint { return .faulty(strayPoint(from: start)) }
    return unit(of: value, from: start)
  }

  private mutating func skipDigits() {
    skipWhile { CharacterClass.isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  private mutating func skipExponent() {
    guard byte(at: 0) | 0x20 == UInt8(ascii: "e") else { return }
    let hasSign = byte(at: 1) == UInt8(ascii: "-") || byte(at: 1) == UInt8(ascii: "+")
    guard CharacterClass.isDigit(byte(at: hasSign ? 2 : 1)) else { return }
    position += hasSign ? 2 : 1
    skipDigits()
  }

  /// `1.` with nothing that could be a member or a range behind it.
  private var endsWithPoint: Bool {
    guard byte(at: 0) == UInt8(ascii: ".") else { return false }
    let next = byte(at: 1)
    return next != UInt8(ascii: ".") && next < 0x80 && next != UInt8(ascii: "_")
      && !CharacterClass.isASCIILetter(next)
  }

  /// The fault of a point behind a number: digits behind a space may belong to it, a comma may be meant, or a
  /// zero is missing.
  private mutating func strayPoint(from start: Int) -> Diagnostic {
    let whole = text(start..<position)
    position += 1
    let isFraction = whole.contains(".")
    var meant = isFraction ? nil : whole + ".0"
    let space = bytes[position...].prefix { $0 == UInt8(ascii: " ") }.count
    if space > 0, isInBrackets(start), isBeforeNext(space, behind: whole) {
      meant = whole + ","
    } else if !isFraction, space > 0, CharacterClass.isDigit(byte(at: space)) {
      position += space
      let digits = position
      skipDigits()
      meant = whole + "." + text(digits..<position)
    } else if isBeforeLabel {
      meant = whole + ","
    }
    return numberFault(
      "malformed-number",
      "a number has digits on both sides of its point",
      from: start,
      suggestion: meant
    )
  }

  /// Whether a bracket is open before a place in its line.
  private func isInBrackets(_ place: Int) -> Bool {
    var depth = 0
    for byte in bytes[..<place].suffix(200).reversed() {
      switch byte {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "(") where depth == 0: return true
      case UInt8(ascii: "("): depth -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: ";"): return false
      default: break
      }
    }
    return false
  }

  /// Whether what stands behind a space is another value, and no fraction of a number.
  private func isBeforeNext(_ space: Int, behind whole: String) -> Bool {
    let next = byte(at: space)
    if CharacterClass.isASCIILetter(next) { return true }
    if next == UInt8(ascii: "-") { return CharacterClass.isDigit(byte(at: space + 1)) }
    guard CharacterClass.isDigit(next) else { return false }
    let rest = bytes[(position + space)...].drop { CharacterClass.isDigit($0) }.prefix(2)
    let isFraction =
      rest.count == 2 && rest.first == UInt8(ascii: ".") && rest.last.map(CharacterClass.isDigit) == true
    let isPoint =
      bytes[..<(position - whole.utf8.count - 1)].last == UInt8(ascii: "(") && rest.first == UInt8(ascii: ")")
    return isFraction || isPoint || whole.utf8.count > 1 && !isNamed(behind: whole)
  }

  /// Whether the name of an argument stands before a number.
  private func isNamed(behind whole: String) -> Bool {
    let before = bytes[..<(position - whole.utf8.count - 1)].suffix(2)
    return before.first == UInt8(ascii: ":") || before.last == UInt8(ascii: ":")
  }

  /// Whether the name of an argument stands behind this place.
  private var isBeforeLabel: Bool {
    let behind = bytes[position...].prefix(64).drop { $0 == UInt8(ascii: " ") }
    let name = behind.prefix { CharacterClass.isASCIILetter($0) }
    return !name.isEmpty && behind.dropFirst(name.count).first == UInt8(ascii: ":")
  }

  private mutating func unit(of value: Double, from start: Int) -> Token.Kind {
    if byte(at: 0) == UInt8(ascii: "%") {
      guard !startsOperand(at: 1) else { return .number(value, unit: nil) }
      position += 1
      return .number(value, unit: .percent)
    }
    let unitStart = position
    skipIdentifier()
    let word = text(unitStart..<position)
    guard !word.isEmpty else { return .number(value, unit: nil) }
    if let unit = Expression.Unit(rawValue: word) { return .number(value, unit: unit) }
    if let fault = foreignNumber(word, behind: text(start..<unitStart), from: start) { return .faulty(fault) }
    if Self.lengths.contains(word.lowercased()) {
      let digits = text(start..<unitStart)
      return .faulty(
        numberFault("unknown-unit", "a length is a plain number here", from: start, suggestion: digits)
      )
    }
    let meant = Self.unit(meantBy: word)
    return .faulty(
      Diagnostic(
        id: "unknown-unit",
        message: "no unit '\(word)'; the units are ms, s, deg, % and, for speeds, x",
        range: (meant == nil ? unitStart : start)..<position,
        suggestion: meant.map { text(start..<unitStart) + $0.rawValue }
      )
    )
  }

  /// `2π`, `0xff8000`: the fault of what other languages take for a number; nil for anything else.
  private func foreignNumber(_ word: String, behind digits: String, from start: Int) -> Diagnostic? {
    if word == "\u{3C0}" || word == "pi" {
      let product = "\(digits) * pi"
      return numberFault(.missingSign, "a product has its '*'", from: start, suggestion: product)
    }
    let hexadecimal = word.dropFirst()
    guard digits == "0", word.first == "x" || word.first == "X",
      let value = UInt32(hexadecimal, radix: 16)
    else { return nil }
    let isColor = hexadecimal.count == 6
    return numberFault(
      "unknown-unit",
      isColor ? "a colour is written '#' and its digits" : "numbers are decimal here",
      from: start,
      suggestion: isColor ? "#\(hexadecimal)" : hexadecimal.count < 5 ? "\(value)" : nil
    )
  }

  /// True where `%` is a remainder, since its right side touches it: `7%3`, but `5%` and `5%...20%`.
  private func startsOperand(at distance: Int) -> Bool {
    let next = byte(at: distance)
    let isWord = CharacterClass.isASCIILetter(next) || CharacterClass.isDigit(next) || next >= 0x80
    return isWord || next == UInt8(ascii: "_") || next == UInt8(ascii: "(")
      || next == UInt8(ascii: ".") && CharacterClass.isASCIILetter(byte(at: distance + 1))
  }

  /// The unit that another word stands for, in small letters or not.
  private static func unit(meantBy word: String) -> Expression.Unit? {
    let word = word.lowercased()
    return Expression.Unit(rawValue: word) ?? otherUnits[word]
  }

  private static let lengths: Set<String> = ["px", "pt", "pts", "dp", "sp", "em", "rem", "vh", "vw"]

  private static let otherUnits: [String: Expression.Unit] = [
    "sec": .seconds, "secs": .seconds, "second": .seconds, "seconds": .seconds,
    "msec": .milliseconds, "msecs": .milliseconds, "millis": .milliseconds, "millisecond": .milliseconds,
    "milliseconds": .milliseconds,
    "degree": .degrees, "degrees": .degrees, "d": .degrees, "percent": .percent, "times": .times,
  ]

  private func numberFault(
    _ id: Diagnostic.ID,
    _ message: String,
    from start: Int,
    suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(id: id, message: message, range: start..<position, suggestion: suggestion)
  }
}
