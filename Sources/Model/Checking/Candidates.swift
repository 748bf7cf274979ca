/// The types a part of an expression may have before its place has spoken.
struct Candidates: Hashable, Sendable {
  /// In order of preference; exactly one where the type is certain.
  var types: [LanguageType]

  /// Whether a leading dot stands at the bottom of it, so that the place decides.
  var isOpen = false

  /// Whether it may be a case of any choice: a bare leading dot.
  var acceptsCase = false

  /// Whether a fault keeps it from being known; it then fits every place, so that no other fault follows.
  private(set) var isFaulty = false

  static let faulty = Candidates(types: [], isFaulty: true)

  static func known(_ type: LanguageType) -> Candidates { Candidates(types: [type]) }

  static func open(_ types: [LanguageType], acceptsCase: Bool = false) -> Candidates {
    Candidates(types: types.unique, isOpen: true, acceptsCase: acceptsCase)
  }

  func accepts(_ type: LanguageType) -> Bool {
    isFaulty || types.contains(type) || (acceptsCase && type.cases != nil)
  }

  /// The types to try beside those of a neighbour.
  func types(beside other: Candidates) -> [LanguageType] {
    acceptsCase ? types + other.types.filter { $0.cases != nil && !types.contains($0) } : types
  }

  /// What fits this as well as another: the two branches of `?:`.
  func meeting(_ other: Candidates) -> Candidates {
    if isFaulty { return other }
    if other.isFaulty { return self }
    return Candidates(
      types: types(beside: other).filter(other.accepts),
      isOpen: isOpen && other.isOpen,
      acceptsCase: acceptsCase && other.acceptsCase
    )
  }

  /// The type whatever the place says; nil where that decides.
  var certain: LanguageType? { !isOpen && !acceptsCase && types.count == 1 ? types[0] : nil }

  /// The type where the place says nothing: animation, then transition, then colour, else the only one.
  ///
  /// A leading dot alone never means a spring or a curve; those are written with their type's name.
  var preferred: LanguageType? {
    if !isOpen, types.count == 1 { return types[0] }
    for type in [LanguageType.animation, .transition, .color] where types.contains(type) { return type }
    let plain = types.filter { $0 != .spring && $0 != .curve }
    return plain.count == 1 && types.count == 1 ? plain[0] : nil
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in their order.
  var unique: [Element] {
    guard count > 1 else { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
