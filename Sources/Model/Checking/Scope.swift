import Language

/// What the names of an expression mean where it stands.
protocol Scope {
  /// What a name means, nil where nothing has it.
  func meaning(of name: String) -> NameMeaning?

  /// Every name, for suggestions.
  var names: [String] { get }

  /// Whether a state that is missing could be made for it.
  var allowsStates: Bool { get }
}

extension Scope {
  var allowsStates: Bool { false }
}

/// What a name stands for.
package enum NameMeaning: Hashable, Sendable {
  case state(LanguageType)
  case constant(LanguageType)
  /// A definition that is no value: `a view`, `phases`.
  case clip(kind: String)
  /// A state where only constants may be used.
  case forbiddenState
  /// What has a fault that is told elsewhere; it fits every place.
  case faulty
}

/// What a place asks for, and how a message calls that place.
package struct Wanted: Hashable, Sendable {
  let type: LanguageType

  /// What takes the value: `'duration:'`, `'isOn'`.
  let place: String

  package init(_ type: LanguageType, by place: String) {
    self.type = type
    self.place = place
  }
}
