/// A JSON value that remembers the order of its keys and where it stood in the file.
package struct JSONValue: Sendable {
  package enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// Finite when read; a writer shows anything else as `null`.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package let key: String

    /// The key with its quotes, in the file's bytes.
    package let keyRange: Range<Int>
    package let value: JSONValue

    package init(_ key: String, _ value: JSONValue, keyRange: Range<Int> = 0..<0) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }

    package static func == (left: Member, right: Member) -> Bool {
      left.key == right.key && left.value == right.value
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  package let content: Content

  /// Offsets into the file's bytes, half open; empty for a value that was never read.
  package let range: Range<Int>

  package init(_ content: Content, range: Range<Int> = 0..<0) {
    self.content = content
    self.range = range
  }
}

extension JSONValue: Hashable {
  /// Two values are equal when they say the same, wherever they stood.
  package static func == (left: JSONValue, right: JSONValue) -> Bool { left.content == right.content }

  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension JSONValue {
  package static let null = JSONValue(.null)

  package static func bool(_ flag: Bool) -> JSONValue { JSONValue(.bool(flag)) }

  package static func number(_ number: Double) -> JSONValue { JSONValue(.number(number)) }

  /// A number, or `null` where there is none.
  package static func number(_ number: Double?) -> JSONValue {
    number.map { JSONValue(.number($0)) } ?? .null
  }

  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  package static func object(_ members: [Member]) -> JSONValue { JSONValue(.object(members)) }

  /// An object with its keys in the order given.
  package static func object(_ pairs: KeyValuePairs<String, JSONValue>) -> JSONValue {
    JSONValue(.object(pairs.map { Member($0.key, $0.value) }))
  }

  /// The value under a key, nil where this is no object or has no such key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// `a number`, `an object`: what a message calls this value.
  package var typeInWords: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(.string(text)) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral flag: Bool) { self.init(.bool(flag)) }
}

extension JSONValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral number: Double) { self.init(.number(number)) }
  package init(integerLiteral number: Int) { self.init(.number(Double(number))) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
}
