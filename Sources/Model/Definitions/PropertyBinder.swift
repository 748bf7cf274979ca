import Language

/// Checks the properties of a block.
enum PropertyBinder {
  static func bind(
    _ properties: [PropertySyntax],
    in lookup: DefinitionLookup,
    _ faults: inout FaultCollector
  ) -> [ViewDefinition.Property] {
    var bound: [ViewDefinition.Property] = []
    var seen: Set<String> = []
    let names = Set(properties.map(\.name.text))
    for property in properties {
      if !seen.insert(property.name.text).inserted { faults.note(duplicate(property.name)) }
      do throws(Diagnostic) {
        bound.append(try bind(property, in: lookup))
      } catch {
        faults.note(error.mapped { $0.naming(names, in: property.expression) })
      }
    }
    return bound
  }

  private static func bind(
    _ property: PropertySyntax,
    in lookup: DefinitionLookup
  ) throws(Diagnostic) -> ViewDefinition.Property {
    let typed = try Checker.check(property.expression, in: lookup.everything)
    guard let kind = typed.type.valueKind else {
      throw Diagnostic(
        id: "wrong-type",
        message: "a property is a value that can move, not \(typed.type.inWords)",
        range: property.expression.range
      )
    }
    try lookup.refuseFaulty(typed)
    return ViewDefinition.Property(name: property.name.text, value: typed, kind: kind)
  }

  static func duplicate(_ name: Word) -> Diagnostic {
    Diagnostic(
      id: "duplicate-property",
      message: "the property '\(name.text)' stands here twice",
      range: name.range
    )
  }
}

extension Diagnostic {
  /// The fault of an unknown name, where that is a property's.
  func naming(_ properties: Set<String>, in expression: Expression) -> Diagnostic {
    guard id == "unknown-name" else { return self }
    let name = expression.nodes.lazy.filter { $0.range == range }.compactMap { node in
      if case .name(let name) = node.operation { name } else { nil }
    }.first
    guard let name, properties.contains(name) else { return self }
    return Diagnostic(
      id: id,
      message: "'\(name)' is a property, and only states and lets are seen here",
      range: range
    )
    .about(name)
  }
}
