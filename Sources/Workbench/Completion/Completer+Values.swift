import Language
import Model
import Motion

extension Completer {
  /// What a place asks for.
  enum Wish {
    case anything
    /// Something that moves.
    case clip
    /// A value that a motion may lead to.
    case value
    /// What `expect` asks.
    case condition
    /// What a property is given: no animation and no transition is one.
    case property
    case type(LanguageType)
  }

  /// The words a value may begin with.
  func values(_ wish: Wish) -> [String] {
    switch wish {
    case .anything, .property:
      return document.definitions.map(\.name) + callables { _ in true }
        + ["reduceMotion", "colorScheme", "true", "false", "nil", "pi"] + TypeNames.all.map(\.name)
    case .clip: return clips
    case .condition: return Self.measures + values(.anything)
    case .value:
      return named { $0.valueKind != nil } + callables { $0.valueKind != nil } + ["pi"] + TypeNames.ofStates
    case .type(let type):
      return named { $0 == type } + constants(of: type) + members(wish).map { "." + $0 }
        + callables { $0 == type } + [TypeNames.name(of: type)].compactMap(\.self)
    }
  }

  /// What `expect` asks of a clip in brackets.
  static let measures = MeasureCatalog.questions

  private var clips: [String] {
    let definitions = document.definitions.filter { $0 is any ClipDefinition }.map(\.name)
    return definitions + named(where: Self.moves) + members(.clip).map { "." + $0 }
      + ["Spring", "UnitCurve", "Animation"]
  }

  private static func moves(_ type: LanguageType) -> Bool {
    [.animation, .spring, .curve, .transition, .symbolEffect].contains(type)
  }

  /// The states and constants of some types.
  private func named(where isMeant: (LanguageType) -> Bool) -> [String] {
    document.definitions.map(\.name).filter { type(of: $0).map(isMeant) ?? false }
  }

  private func constants(of type: LanguageType) -> [String] {
    switch type {
    case .bool: ["true", "false", "reduceMotion"]
    case .number: ["pi"]
    case .animation: ["nil"]
    default: []
    }
  }

  private func callables(where isMeant: (LanguageType) -> Bool) -> [String] {
    FactoryCatalog.all.filter { factory in
      (factory.form == .function || factory.form == .initializer) && isMeant(factory.result)
    }
    .map(\.name)
  }

  // MARK: - Members

  /// The words a leading dot may begin.
  func members(_ wish: Wish) -> [String] {
    let values: [LanguageType] = [.color, .angle, .point, .size, .rect]
    switch wish {
    case .clip: return members(of: [.animation, .transition]) + Self.effectCalls
    case .value, .property: return members(of: values) + stateCases
    case .type(.choice(let cases)): return cases
    case .type(let type): return members(of: [type])
    case .anything, .condition:
      let amendments = document.definitions.contains { $0 is ViewDefinition } ? Self.viewModifiers : []
      return members(of: [.animation, .transition]) + Self.effectCalls + members(of: values) + stateCases
        + amendments
    }
  }

  private func members(of types: [LanguageType]) -> [String] {
    types.flatMap { type in
      FactoryCatalog.all.filter { $0.form == .member && $0.result == type }.map(\.name)
    }
  }

  private var stateCases: [String] {
    document.definitions.compactMap { $0 as? StateDefinition }.flatMap { state -> [String] in
      if case .choice(let cases) = state.initialValue.kind { cases } else { [] }
    }
  }

  /// The effects themselves stand inside its brackets: `.bou` is to become `.bouncy`.
  private static let effectCalls = ["symbolEffect"]

  // To add a modifier of views: its syntax in Language's ViewSyntax, then its name here.
  private static let viewModifiers = ["animation(", "transition("]

  /// What may follow `BASE.`: a type's factories, a clip's channels, a value's parts, an animation's modifiers.
  func members(of base: String) -> [String] {
    if base == "{}" { return Self.viewModifiers }
    let parts = base.split(separator: ".").map(String.init)
    let first = parts.first ?? ""
    if base.hasPrefix(".") { return modifiers(of: type(ofMember: first.replacing("()", with: ""))) }
    if let type = TypeNames.type(named: first), parts.count == 1 { return members(of: [type]) }
    if let clip = document.definition(named: first) as? any ClipDefinition {
      return parts.count == 1 ? clip.channelNames(in: document) : []
    }
    guard let type = type(of: first.replacing("()", with: "")) else { return modifiers(of: .curve) }
    let isState = document.definition(named: base) is StateDefinition
    return isState && type == .bool ? ["toggle()"] : modifiers(of: type)
  }

  /// What a leading dot comes to where nothing else is known: an animation before a transition.
  private func type(ofMember name: String) -> LanguageType {
    let results = FactoryCatalog.all.filter { $0.form == .member && $0.name == name }.map(\.result)
    return !results.contains(.animation) && results.contains(.transition) ? .transition : .animation
  }

  private func modifiers(of type: LanguageType) -> [String] {
    FactoryCatalog.all.filter { $0.form == .modifier(of: type) }.map(\.name)
  }
}
