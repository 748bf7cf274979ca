import Language

/// One object of a session file, whose keys are taken out one by one; what is left over is refused.
struct SessionObject: Sendable {
  private let range: Range<Int>
  private let members: [JSONValue.Member]
  private var taken: Set<String> = []
  private var asked: [String] = []

  init(_ value: JSONValue) throws(Diagnostic) {
    guard case .object(let members) = value.content else { throw .wrongType(value, expected: "an object") }
    self.members = members
    range = value.range
  }

  /// The first key, which says what the object is.
  var firstKey: JSONValue.Member? { members.first }

  /// Takes the value under a key; nil where the key is missing.
  mutating func take(_ key: String) -> JSONValue? {
    asked.append(key)
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    taken.insert(key)
    return member.value
  }

  /// Takes the value under a key that must be there.
  mutating func require(_ key: String) throws(Diagnostic) -> JSONValue {
    if let value = take(key) { return value }
    throw Diagnostic(id: "missing-key", message: "the key \"\(key)\" is missing", range: range)
  }

  /// Takes every key that is left, in order: the entries of an object whose keys are names.
  mutating func takeRest() -> [JSONValue.Member] {
    let rest = members.filter { !taken.contains($0.key) }
    taken.formUnion(rest.map(\.key))
    return rest
  }

  /// Refuses whatever was not taken.
  func finish() throws(Diagnostic) {
    let extra = members.filter { !taken.contains($0.key) }.map { member in
      Diagnostic(
        id: "unknown-key",
        message: "there is no key \"\(member.key)\" here; the keys are \(asked.joined(separator: ", "))",
        range: member.keyRange,
        suggestion: Suggestion.closest(to: member.key, among: asked)
      )
    }
    if let fault = Diagnostic.together(extra) { throw fault }
  }
}

extension SessionObject {
  /// A string that is a name of the language.
  mutating func name(_ key: String) throws(Diagnostic) -> Word { try require(key).word() }

  mutating func word(_ key: String) throws(Diagnostic) -> Word? { try take(key)?.word() }

  mutating func words(_ key: String) throws(Diagnostic) -> [Word]? {
    guard let value = take(key) else { return nil }
    var words: [Word] = []
    for element in try value.elements() { words.append(try element.word()) }
    return words
  }

  mutating func expression(_ key: String) throws(Diagnostic) -> Expression {
    try ExpressionCoding.decode(try require(key))
  }

  mutating func optionalExpression(_ key: String) throws(Diagnostic) -> Expression? {
    guard let value = take(key) else { return nil }
    return try ExpressionCoding.decode(value)
  }

  /// An object whose keys are properties and whose values are expressions.
  mutating func properties(_ key: String) throws(Diagnostic) -> [PropertySyntax] {
    let value = try require(key)
    guard case .object(let members) = value.content else { throw .wrongType(value, expected: "an object") }
    var faults = FaultCollector()
    let properties = faults.attempt(each: members) { member throws(Diagnostic) in
      let name = try JSONValue(.string(member.key), range: member.keyRange).word()
      return PropertySyntax(name: name, expression: try ExpressionCoding.decode(member.value))
    }
    try faults.finish()
    return properties
  }

  /// What comes of each element under a key; every element's faults are told.
  mutating func list<Value>(
    _ key: String,
    _ read: (JSONValue) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> [Value] {
    var faults = FaultCollector()
    let values = faults.attempt(each: try list(key), read)
    try faults.finish()
    return values
  }

  mutating func list(_ key: String) throws(Diagnostic) -> [JSONValue] { try require(key).elements() }
}

extension JSONValue {
  /// Where the inside of a string stands, byte for byte; nil where it holds escapes.
  private var plainRange: Range<Int>? {
    guard case .string(let text) = content, range.count == text.utf8.count + 2 else { return nil }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  func text() throws(Diagnostic) -> String {
    guard case .string(let text) = content else { throw .wrongType(self, expected: "a string") }
    return text
  }

  func elements() throws(Diagnostic) -> [JSONValue] {
    guard case .array(let elements) = content else { throw .wrongType(self, expected: "a list") }
    return elements
  }

  func word() throws(Diagnostic) -> Word {
    let text = try text()
    let place = plainRange ?? range
    guard CharacterClass.isIdentifier(text) else {
      throw Diagnostic(id: "not-a-name", message: "\"\(text)\" is no name", range: place)
    }
    return Word(text: text, range: place)
  }

  /// Moves a fault found in a string's text to where the text stands in the file.
  func located(_ fault: Diagnostic) -> Diagnostic { fault.mapped(locatedAlone) }

  private func locatedAlone(_ fault: Diagnostic) -> Diagnostic {
    var place = range
    if let inside = plainRange, fault.range.upperBound <= inside.count {
      place = inside.lowerBound + fault.range.lowerBound..<inside.lowerBound + fault.range.upperBound
    }
    return Diagnostic(id: fault.id, message: fault.message, range: place, suggestion: fault.suggestion)
  }

  /// Reads an expression from a string, so that its parts stand where they do in the file.
  func parsedExpression() throws(Diagnostic) -> Expression {
    let text = try text()
    let expression: Expression
    do throws(Diagnostic) { expression = try Parser.expression(text) } catch { throw located(error) }
    let nodes = expression.nodes.map {
      Expression.Node(operation: $0.operation, range: place(of: $0.range), size: $0.size)
    }
    return Expression(nodes: nodes, range: place(of: expression.range))
  }

  /// Where a part of a string's text stands in the file.
  func place(of part: Range<Int>) -> Range<Int> {
    guard let inside = plainRange else { return range }
    return inside.lowerBound + part.lowerBound..<inside.lowerBound + part.upperBound
  }
}

extension Diagnostic {
  static func wrongType(_ value: JSONValue, expected: String) -> Diagnostic {
    Diagnostic(
      id: "wrong-json-type",
      message: "expected \(expected), found \(value.typeInWords)",
      range: value.range
    )
  }
}
