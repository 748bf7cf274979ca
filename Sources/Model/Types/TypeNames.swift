import Language

/// The type names that pasted code and annotations use, and the types they stand for.
package enum TypeNames {
  /// The type of whole numbers, which are numbers in every other way.
  static let whole = "Int"

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
    ("AnyTransition", .transition),
    ("Transition", .transition),
    ("SymbolEffectOptions", .effectOptions),
    ("Edge", Edge.type),
    ("String", .string),
  ]

  private static let byName = Dictionary(
    all.map { ($0.name, $0.type) },
    uniquingKeysWith: { first, _ in first }
  )

  package static func type(named name: String) -> LanguageType? { byName[name] }

  /// Whether a name with a dot and a member behind it is a type's, as in `Color.red`.
  ///
  /// What is defined under a type's name hides the type and not its members, so that no order of definitions
  /// changes what a line says.
  static func has(_ member: String, of name: String) -> Bool {
    guard let type = byName[name] else { return false }
    return member == "init" || FactoryCatalog.members(named: member).contains { $0.result == type }
  }

  /// The name to type for a type, nil where it has none.
  package static func name(of type: LanguageType) -> String? {
    type == .number ? "Double" : all.first { $0.type == type }?.name
  }

  /// What other languages call types that are here.
  private static let foreign = [
    "Float": "Double", "Float32": "Double", "Float64": "Double", "TimeInterval": "Double", "Number": "Double",
    "number": "Double", "Integer": "Int", "UInt": "Int", "Int64": "Int", "Boolean": "Bool", "boolean": "Bool",
    "CGVector": "CGPoint", "Point": "CGPoint", "Offset": "CGPoint", "Size": "CGSize", "Rect": "CGRect",
    "UIColor": "Color", "NSColor": "Color", "CGColor": "Color",
  ]

  /// The type that was meant by a name which none has; nil where nobody knows.
  static func meant(by name: String, among known: [String]) -> String? {
    let other = foreign[name].flatMap { known.contains($0) ? $0 : nil }
    return other ?? Suggestion.closest(to: name, among: known)
  }

  /// A value of a type as it may be typed, for those whose name alone says little.
  static func example(of type: LanguageType) -> String? {
    switch type {
    case .animation: ".bouncy"
    case .spring: "Spring(duration: 0.4, bounce: 0.3)"
    case .curve: "UnitCurve.easeIn"
    case .transition: ".move(edge: .top)"
    case .symbolEffect: ".bounce"
    case .effectOptions: ".repeat(3)"
    case .angle: ".degrees(10)"
    case .point: "(0, 0)"
    case .size: ".size(10, 10)"
    case .rect: ".rect(x: 0, y: 0, width: 10, height: 10)"
    case .color: "Color.red"
    default: nil
    }
  }

  /// Those a state is likely to have; an edge is seldom one.
  package static var ofStates: [String] {
    all.filter { $0.type.valueKind != nil && $0.type != Edge.type }.map(\.name)
  }
}
