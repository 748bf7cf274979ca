package import Language

/// Reads JSON strictly by RFC 8259, and refuses two equal keys in one object.
///
/// A byte order mark at the start is passed over. Nesting stops at ``deepest`` levels, so that no file
/// can exhaust the stack.
package struct JSONReader {
  /// Levels of lists and objects within each other.
  package static let deepest = 200

  let bytes: [UInt8]
  var position = 0
  var path = JSONPath()

  /// Faults that do not keep the rest from being read.
  var faults = FaultCollector()

  /// The values that have them.
  private var spoilt: [Range<Int>] = []

  /// What was read of a file that may have faults.
  struct Reading {
    let value: JSONValue
    let faults: FaultCollector

    /// Values that are not what was written.
    let spoilt: [Range<Int>]
  }

  /// Reads one value that fills the whole of the bytes.
  ///
  /// - Throws: Every fault; ranges count bytes of the file.
  package static func read(_ bytes: [UInt8]) throws(Diagnostic) -> JSONValue {
    let reading = try readAll(bytes)
    try reading.faults.finish()
    return reading.value
  }

  /// Reads one value, and goes on behind what can be passed over: words, numbers and characters that make
  /// no sense, keys that stand twice, commas too few and too many, comments.
  ///
  /// - Throws: What keeps the rest from being read, and what was found before.
  static func readAll(_ bytes: [UInt8]) throws(Diagnostic) -> Reading {
    if let offset = firstInvalid(in: bytes) {
      throw Diagnostic(id: "invalid-json", message: "the file is not UTF-8 text", range: offset..<offset + 1)
    }
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    do throws(Diagnostic) {
      let value = try reader.readValue(depth: 0)
      reader.skipSpace()
      guard reader.position == bytes.count else { throw reader.unexpected("the end of the file") }
      return Reading(value: value, faults: reader.faults, spoilt: reader.spoilt)
    } catch {
      throw error.joined(with: reader.faults.together)
    }
  }

  /// Notes what is wrong inside of a value that ends all the same.
  mutating func note(_ fault: Diagnostic, in value: Range<Int>) {
    faults.note(fault)
    spoilt.append(value)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func firstInvalid(in bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return min(offset, max(bytes.count - 1, 0))
      }
    }
  }

  private mutating func readValue(depth: Int) throws(Diagnostic) -> JSONValue {
    skipSpace()
    let start = position
    switch current {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "\""):
      let text = try readString()
      return JSONValue(.string(text), range: start..<position)
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte):
      return readNumber(from: start)
    default: return try readStrayWord()
    }
  }

  private mutating func readArray(depth: Int) throws(Diagnostic) -> JSONValue {
    let start = try open(depth)
    var elements: [JSONValue] = []
    if !closes(UInt8(ascii: "]")) {
      repeat {
        path.components.append(.index(elements.count))
        elements.append(try readValue(depth: depth + 1))
        path.components.removeLast()
      } while try goesOn(until: UInt8(ascii: "]"))
    }
    return JSONValue(.array(elements), range: start..<position)
  }

  private mutating func readObject(depth: Int) throws(Diagnostic) -> JSONValue {
    let start = try open(depth)
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    if !closes(UInt8(ascii: "}")) {
      repeat {
        let member = try readMember(depth: depth)
        if keys.insert(member.key).inserted { members.append(member) } else { faults.note(duplicate(member)) }
      } while try goesOn(until: UInt8(ascii: "}"))
    }
    return JSONValue(.object(members), range: start..<position)
  }

  private mutating func readMember(depth: Int) throws(Diagnostic) -> JSONValue.Member {
    skipSpace()
    let start = position
    let key = try readKey()
    let keyRange = start..<position
    try readColon()
    path.components.append(.key(key))
    let value = try readValue(depth: depth + 1)
    path.components.removeLast()
    return JSONValue.Member(key, value, keyRange: keyRange)
  }

  private mutating func open(_ depth: Int) throws(Diagnostic) -> Int {
    guard depth < Self.deepest else {
      throw fault("nested more than \(Self.deepest) deep", at: position..<position + 1)
    }
    position += 1
    return position - 1
  }

  private mutating func closes(_ bracket: UInt8) -> Bool {
    skipSpace()
    return take(bracket)
  }

  private mutating func readWord(_ word: String, _ content: JSONValue.Content) throws(Diagnostic) -> JSONValue
  {
    let end = position + word.utf8.count
    guard end <= bytes.count, bytes[position..<end].elementsEqual(word.utf8) else {
      return try readStrayWord()
    }
    defer { position = end }
    return JSONValue(content, range: position..<end)
  }

  private func duplicate(_ member: JSONValue.Member) -> Diagnostic {
    let place = JSONPath(path.components + [.key(member.key)])
    return Diagnostic(
      id: "duplicate-key",
      message: "\(place.text): the key \"\(member.key)\" stands here twice",
      range: member.keyRange
    )
  }

  func fault(_ message: String, at range: Range<Int>, suggestion: String? = nil) -> Diagnostic {
    let place = path.text
    return Diagnostic(
      id: "invalid-json",
      message: place.isEmpty ? message : "\(place): \(message)",
      range: range,
      suggestion: suggestion
    )
  }
}
