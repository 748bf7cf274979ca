import Language

/// One object of a session file, whose keys are taken out one by one; what is left over is refused.
struct SessionObject: Sendable {
  let range: Range<Int>
  private let members: [JSONValue.Member]
  private var taken: Set<String> = []
  private var asked: [String] = []
  private var missing: [String: Diagnostic] = [:]

  /// What is wrong with what was taken out so far; something that fits every place stands for it.
  private(set) var faults = FaultCollector()

  init(_ value: JSONValue) throws(Diagnostic) {
    guard case .object(let members) = value.content else { throw .wrongType(value, expected: "an object") }
    self.members = members
    range = value.range
  }

  /// The first key, which says what the object is.
  var firstKey: JSONValue.Member? { members.first }

  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// Whether a key stands behind the first that is neither another nor a slip of it.
  func hasFurtherKeys(besides known: String) -> Bool {
    members.dropFirst().contains {
      $0.key != known && Suggestion.closest(to: $0.key, among: [known]) == nil
    }
  }

  /// Takes the value under a key; nil where the key is missing.
  mutating func take(_ key: String) -> JSONValue? {
    asked.append(key)
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    taken.insert(key)
    return member.value
  }

  /// Takes the value under a key that must be there; nil, with a fault noted, where it is not.
  mutating func require(_ key: String) -> JSONValue? {
    if let value = take(key) { return value }
    let fault = Diagnostic(id: "missing-key", message: "the key \"\(key)\" is missing", range: range)
    missing[key] = fault
    faults.note(fault)
    return nil
  }

  /// Takes every key that is left, in order: the entries of an object whose keys are names.
  mutating func takeRest() -> [JSONValue.Member] {
    let rest = members.filter { !taken.contains($0.key) }
    taken.formUnion(rest.map(\.key))
    return rest
  }

  mutating func note(_ fault: Diagnostic) { faults.note(fault) }

  /// Faults that were noted so far.
  var faultCount: Int { faults.together?.all.count ?? 0 }

  /// Whether keys stand here that nothing asked for.
  private(set) var hasUnknownKeys = false

  /// Whether keys that must be there are not, under any name.
  var lacksKeys: Bool { !missing.isEmpty }

  /// Notes whatever was not taken.
  mutating func finish() {
    for member in members where !taken.contains(member.key) {
      hasUnknownKeys = true
      let meant = Suggestion.closest(to: member.key, among: asked) ?? asked.first { missing[$0] != nil }
      // A key that is only called something else is not missing as well.
      if let meant, let fault = missing.removeValue(forKey: meant) { faults.withdraw(fault) }
      faults.note(
        Diagnostic(
          id: "unknown-key",
          message: "there is no key \"\(member.key)\" here; the keys are \(asked.joined(separator: ", "))",
          range: member.keyRange,
          suggestion: meant
        )
      )
    }
  }

  /// The same, and throws everything that was noted.
  mutating func close() throws(Diagnostic) {
    finish()
    try faults.finish()
  }
}

extension SessionObject {
  /// What is read of a value that is there, or nothing and a fault that is noted.
  mutating func read<Value>(
    _ value: JSONValue?,
    _ work: (JSONValue) throws(Diagnostic) -> Value
  ) -> Value? {
    guard let value else { return nil }
    return faults.attempt(try work(value))
  }

  mutating func text(_ value: JSONValue?) -> String? {
    read(value) { value throws(Diagnostic) in try value.text() }
  }

  /// A string that is a name of the language.
  mutating func name(_ key: String) -> Word {
    guard let value = require(key) else { return .told(at: range) }
    return faults.attempt(try value.newName()) ?? .told(at: value.range)
  }

  mutating func word(_ key: String) -> Word? {
    read(take(key)) { value throws(Diagnostic) in try value.word() }
  }

  mutating func words(_ key: String) -> [Word]? {
    guard let value = take(key) else { return nil }
    let elements = faults.attempt(try value.elements()) ?? []
    return faults.attempt(each: elements) { element throws(Diagnostic) in try element.word() }
  }

  mutating func expression(_ key: String) -> Expression {
    require(key).map { expression(of: $0) } ?? .told(at: range)
  }

  mutating func optionalExpression(_ key: String) -> Expression? {
    take(key).map { expression(of: $0) }
  }

  mutating func expression(of value: JSONValue) -> Expression {
    faults.attempt(try ExpressionCoding.decode(value)) ?? .told(at: value.range)
  }

  /// An object whose keys are properties and whose values are expressions.
  ///
  /// - Parameter areNew: The keys name something here; elsewhere they may be those of the environment.
  mutating func properties(_ key: String, areNew: Bool = true) -> [PropertySyntax] {
    guard let value = require(key) else { return [] }
    guard case .object(let members) = value.content else {
      faults.note(.wrongType(value, expected: "an object"))
      return []
    }
    var properties: [PropertySyntax] = []
    for member in members {
      let name = JSONValue(.string(member.key), range: member.keyRange)
      let word = faults.attempt(areNew ? try name.newName() : try name.word()) ?? .told(at: member.keyRange)
      properties.append(PropertySyntax(name: word, expression: expression(of: member.value)))
    }
    return properties
  }

  /// The actions under a key, each a text.
  mutating func actions(_ key: String) -> [ActionSyntax] {
    faults.attempt(each: list(key)) { element throws(Diagnostic) in try ActionCoding.decode(element) }
      .flatMap(\.self)
  }

  /// What comes of each object under a key; every object's faults are told.
  mutating func list<Value>(
    _ key: String,
    isOptional: Bool = false,
    _ read: (inout SessionObject) -> Value
  ) -> [Value] {
    var values: [Value] = []
    for element in list(key, isOptional: isOptional) {
      guard var object = faults.attempt(try SessionObject(element)) else { continue }
      values.append(read(&object))
      object.finish()
      if let fault = object.faults.together { faults.note(fault) }
    }
    return values
  }

  mutating func list(_ key: String, isOptional: Bool = false) -> [JSONValue] {
    let value = isOptional ? take(key) : require(key)
    return read(value) { value throws(Diagnostic) in try value.elements() } ?? []
  }
}
