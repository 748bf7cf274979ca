import Language

/// A definition as it was read from its object.
struct StoredDefinition {
  let syntax: DefinitionSyntax
  let lastChange: JSONValue?

  /// What is wrong with the object; the syntax then has gaps.
  let damage: Diagnostic?
}

extension JSONValue {
  /// Whether an object would have every key it must and no other if it began with another kind's word.
  func hasKeys(of kind: DefinitionKind) -> Bool {
    guard case .object(let members) = content, let first = members.first else { return false }
    let renamed = JSONValue.Member(kind.keyword, first.value, keyRange: first.keyRange)
    let retyped = JSONValue(.object([renamed] + members.dropFirst()), range: range)
    guard var object = try? SessionObject(retyped) else { return false }
    if kind.remembersChanges { _ = object.take("lastChange") }
    _ = kind.decode(&object)
    object.finish()
    return !object.hasUnknownKeys && !object.lacksKeys
  }

  /// What the object of a definition gives as its name; nil where it gives none.
  var definedName: String? {
    guard case .object(let members) = content, case .string(let name)? = members.first?.value.content else {
      return nil
    }
    return name
  }
}
