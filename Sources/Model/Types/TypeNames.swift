/// The type names that pasted code and annotations use, and the types they stand for.
package enum TypeNames {
  /// In the order help lists them.
  package static let all: [(name: String, type: LanguageType)] = [
    ("Bool", .bool),
    ("Int", .number),
    ("Double", .number),
    ("CGFloat", .number),
    ("Angle", .angle),
    ("CGPoint", .point),
    ("UnitPoint", .point),
    ("CGSize", .size),
    ("CGRect", .rect),
    ("Color", .color),
    ("Animation", .animation),
    ("Spring", .spring),
    ("UnitCurve", .curve),
    ("String", .string),
  ]

  private static let byName = Dictionary(
    all.map { ($0.name, $0.type) },
    uniquingKeysWith: { first, _ in first }
  )

  package static func type(named name: String) -> LanguageType? { byName[name] }

  /// The name to type for a type, nil where it has none.
  package static func name(of type: LanguageType) -> String? {
    type == .number ? "Double" : all.first { $0.type == type }?.name
  }

  /// Those a state may have.
  package static var ofStates: [String] { all.filter { $0.type.valueKind != nil }.map(\.name) }
}
