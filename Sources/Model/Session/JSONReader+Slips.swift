import Language

/// What a hand that edits JSON gets wrong, told and passed over so that the rest is read in the same pass.
extension JSONReader {
  /// What other notations call the words of JSON.
  private static let words: [String: String] = [
    "True": "true", "TRUE": "true", "yes": "true", "on": "true", "YES": "true",
    "False": "false", "FALSE": "false", "no": "false", "off": "false", "NO": "false",
    "nil": "null", "None": "null", "undefined": "null", "NULL": "null",
  ]

  /// Whether another element follows in a list or an object that ends with a bracket.
  mutating func goesOn(until bracket: UInt8) throws(Diagnostic) -> Bool {
    skipSpace()
    let comma = position
    if take(UInt8(ascii: ",")) {
      skipSpace()
      guard current == bracket else { return true }
      faults.note(fault("no ',' stands behind the last one", at: comma..<comma + 1))
    }
    if take(bracket) { return false }
    let missing = unexpected(bracket == UInt8(ascii: "]") ? "',' or ']'" : "',' or '}'")
    guard beginsElement(ofObject: bracket == UInt8(ascii: "}")) else { throw missing }
    faults.note(missing)
    return true
  }

  /// Reads a key, with or without its quotes.
  mutating func readKey() throws(Diagnostic) -> String {
    if current == UInt8(ascii: "\"") { return try readString() }
    let start = position
    let missing = unexpected("a key in quotes")
    let word = takeWord()
    let key = String(decoding: bytes[word], as: UTF8.self).filter { $0 != "'" }
    guard !key.isEmpty else { throw missing }
    faults.note(
      fault("a key stands in quotes", at: start..<position, suggestion: JSONWriter.line(.string(key)))
    )
    return key
  }

  /// Reads the colon behind a key; `=` and nothing are told and taken for one.
  mutating func readColon() throws(Diagnostic) {
    skipSpace()
    if take(UInt8(ascii: ":")) { return }
    let missing = unexpected("':'")
    guard take(UInt8(ascii: "=")) || beginsElement(ofObject: false) else { throw missing }
    faults.note(missing)
  }

  /// Reads a word that is no value of JSON: `True`, `.5`, `'text'`.
  mutating func readStrayWord() throws(Diagnostic) -> JSONValue {
    let missing = unexpected("a value")
    let place = takeWord()
    guard !place.isEmpty else { throw missing }
    let word = String(decoding: bytes[place], as: UTF8.self)
    let stray =
      word.hasPrefix("'")
      ? fault(
        "text stands in double quotes",
        at: place,
        suggestion: JSONWriter.line(.string(word.filter { $0 != "'" }))
      ) : fault("'\(word)' is no value of JSON", at: place, suggestion: Self.words[word])
    note(stray, in: place)
    return JSONValue(.null, range: place)
  }

  /// Passes over a comment of JavaScript's; false where none stands here.
  mutating func skipComment() -> Bool {
    guard current == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
    let start = position
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      position = bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "*"):
      let ends = bytes[(position + 2)...].indices.dropLast()
      let end = ends.first { bytes[$0] == UInt8(ascii: "*") && bytes[$0 + 1] == UInt8(ascii: "/") }
      position = end.map { $0 + 2 } ?? bytes.count
    default: return false
    }
    faults.note(fault("JSON has no comments", at: start..<position))
    return true
  }

  /// Reads a number; what breaks off, as `1.` does, is told and passed over.
  mutating func readNumber(from start: Int) -> JSONValue {
    do throws(Diagnostic) {
      let number = try readNumber()
      return JSONValue(.number(number), range: start..<position)
    } catch {
      _ = takeWord()
      note(error, in: start..<position)
      return JSONValue(.null, range: start..<position)
    }
  }

  private func beginsElement(ofObject: Bool) -> Bool {
    guard let byte = current else { return false }
    if ofObject { return byte == UInt8(ascii: "\"") }
    return byte == UInt8(ascii: "-") || isDigit(byte) || "\"{[".utf8.contains(byte)
  }

  /// Passes over what has no space, bracket, comma, colon or quote in it, or stands between single quotes.
  private mutating func takeWord() -> Range<Int> {
    let start = position
    let isQuoted = take(UInt8(ascii: "'"))
    while let byte = current, byte > 0x20 || (isQuoted && byte == 0x20) {
      if isQuoted, byte == UInt8(ascii: "'") {
        position += 1
        break
      }
      if !isQuoted, ",:=[]{}\"/".utf8.contains(byte) { break }
      position += 1
    }
    return start..<position
  }
}
