import Language
import Motion

/// Something that changes states, checked against everything it uses.
indirect enum Action: Sendable {
  case assign(ActionTarget, Expression.Infix?, TypedExpression)
  case toggle(ActionTarget)
  /// Without an animation of its own, `.default`.
  case animated(TypedExpression?, [Action])
  case conditional(TypedExpression, then: [Action], otherwise: [Action])
  case drag(DragAction)
}

/// What an assignment changes.
struct ActionTarget: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case state(String)
    case environment(EnvironmentName)
  }

  let place: Place
  let kind: ValueKind

  /// Which component of it, nil for the whole.
  let component: Int?
  let range: Range<Int>

  /// The name as expressions know it.
  var name: String {
    switch place {
    case .state(let name): name
    case .environment(let name): name.rawValue
    }
  }

  /// The type of what is assigned.
  var type: LanguageType { component == nil ? LanguageType(kind) : .number }
}

extension Action {
  /// States and constants it reads or changes, once each.
  var references: [String] {
    switch self {
    case .assign(let target, _, let value): (target.references + value.references).unique
    case .toggle(let target): target.references
    case .animated(let animation, let actions):
      ((animation?.references ?? []) + actions.flatMap(\.references)).unique
    case .conditional(let condition, let then, let otherwise):
      (condition.references + (then + otherwise).flatMap(\.references)).unique
    case .drag(let drag): (drag.target.references + drag.expressions.flatMap(\.references)).unique
    }
  }

  /// The states and environment values it may change, by name.
  var targets: [String] {
    switch self {
    case .assign(let target, _, _), .toggle(let target): [target.name]
    case .animated(_, let actions): actions.flatMap(\.targets)
    case .conditional(_, let then, let otherwise): (then + otherwise).flatMap(\.targets)
    case .drag(let drag): [drag.target.name]
    }
  }

  /// Everything it works out.
  var expressions: [TypedExpression] {
    switch self {
    case .assign(_, _, let value): [value]
    case .toggle: []
    case .animated(let animation, let actions):
      [animation].compactMap(\.self) + actions.flatMap(\.expressions)
    case .conditional(let condition, let then, let otherwise):
      [condition] + (then + otherwise).flatMap(\.expressions)
    case .drag(let drag): drag.expressions
    }
  }
}

extension Action {
  /// The environment values it assigns.
  var changedEnvironment: [EnvironmentName] {
    switch self {
    case .assign(let target, _, _), .toggle(let target):
      if case .environment(let name) = target.place { [name] } else { [] }
    case .animated(_, let actions): actions.flatMap(\.changedEnvironment)
    case .conditional(_, let then, let otherwise): (then + otherwise).flatMap(\.changedEnvironment)
    case .drag: []
    }
  }
}

extension ActionTarget {
  fileprivate var references: [String] {
    if case .state(let name) = place { [name] } else { [] }
  }
}
