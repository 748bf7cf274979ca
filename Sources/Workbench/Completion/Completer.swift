import Language
import Model
import Motion

/// Finds what Tab can offer at a place in a half-typed text.
struct Completer: Sendable {
  let document: Document

  private static let signatures = CommandCatalog.all.map(\.signature)

  func completion(of text: String, at offset: Int) -> Completion {
    let context = CompletionContext.at(offset, in: text, signatures: Self.signatures)
    if case .path(let verb) = context.place {
      return Completion(range: context.range, candidates: [], wantsPath: verb == "run" || verb == "open")
    }
    var seen: Set<String> = []
    let fitting = words(at: context.place).filter { $0.hasPrefix(context.prefix) && seen.insert($0).inserted }
    return Completion(range: context.range, candidates: fitting.map { Completion.Candidate($0) })
  }

  /// Everything that may stand at a place, the likeliest first.
  private func words(at place: CompletionContext.Place) -> [String] {
    switch place {
    case .statement:
      return CommandCatalog.all.map(\.signature.name) + DefinitionCatalog.all.map(\.keyword) + Self.actions
        + values
    case .blockEntry(let opener): return entries(of: opener)
    case .value(let argument): return cases(for: argument) + values
    case .implicitMember(let argument): return members(for: argument)
    case .member(let base): return members(of: base)
    case .argument(let argument): return labels(for: argument) + values
    case .clause(let verb, let used): return clauses(of: verb).filter { !used.contains($0) }
    case .option(let verb): return CommandCatalog.definition(named: verb)?.signature.options ?? []
    case .name(let verb): return names(for: verb)
    case .settingName: return SettingCatalog.all.map(\.name)
    case .settingValue(let name): return SettingCatalog.definition(named: name)?.words ?? []
    case .text: return HelpCatalog.names + names
    case .typeName: return TypeNames.ofStates
    case .dragClause: return ["by", "to", "over", "curve", "release", "with"]
    case .path, .nothing: return []
    }
  }

  private static let actions = ["withAnimation", "if"]

  private var names: [String] { document.definitions.map(\.name) }

  private var values: [String] {
    let functions = FactoryCatalog.all.filter { $0.form == .function || $0.form == .initializer }.map(\.name)
    return names + functions + ["reduceMotion", "colorScheme", "true", "false", "nil", "pi"]
      + TypeNames.all.map(\.name)
  }

  private func names(for verb: String) -> [String] {
    switch verb {
    case "reduceMotion": ["on", "off", "toggle"]
    case "show": names + ["all"]
    default: names
    }
  }

  private func clauses(of verb: String?) -> [String] {
    guard let verb, let definition = CommandCatalog.definition(named: verb) else {
      return CommandSignature.clipClauses.map(\.word)
    }
    return definition.signature.allClauses.map(\.word)
  }

  private func entries(of opener: String) -> [String] {
    switch opener {
    case "scene": ["at"]
    case "view", "phases", "keyframes": []
    default: names + Self.actions
    }
  }

  // MARK: - Calls and members

  /// The labels a call still takes, with their colons.
  private func labels(for argument: CompletionContext.Argument) -> [String] {
    let given = Set(argument.before)
    let labels = factories(called: argument.callee).flatMap(\.parameters).compactMap(\.label)
    return labels.filter { !given.contains($0) }.map { $0 + ":" }
  }

  private func factories(called callee: String) -> [Factory] {
    let name = callee.split(separator: ".").last.map(String.init) ?? callee
    return FactoryCatalog.all.filter { factory in
      guard factory.name == name else { return false }
      return (factory.form == .initializer || factory.form == .function) == !callee.contains(".")
    }
  }

  private func cases(for argument: CompletionContext.Argument?) -> [String] {
    type(of: argument) == .bool ? ["true", "false"] : []
  }

  private func type(of argument: CompletionContext.Argument?) -> LanguageType? {
    guard let argument else { return nil }
    let parameters = factories(called: argument.callee).flatMap(\.parameters)
    return parameters.first { $0.label == argument.label }?.type
  }

  /// What a leading dot can begin: of the argument's type where that is known, else any clip.
  private func members(for argument: CompletionContext.Argument?) -> [String] {
    let wanted = type(of: argument)
    let order: [LanguageType] = wanted.map { [$0] } ?? [.animation, .color, .angle, .size, .rect]
    let members = FactoryCatalog.all.filter { $0.form == .member }
    let found = order.flatMap { type in members.filter { $0.result == type }.map(\.name) }
    return found.isEmpty ? members.map(\.name) : found + (wanted == nil ? stateCases : [])
  }

  private var stateCases: [String] {
    document.definitions.compactMap { $0 as? StateDefinition }.flatMap { state -> [String] in
      if case .choice(let cases) = state.initialValue.kind { cases } else { [] }
    }
  }

  /// What may follow `BASE.`: a type's factories, a value's parts, an animation's modifiers.
  private func members(of base: String) -> [String] {
    if let type = TypeNames.type(named: base) {
      return FactoryCatalog.all.filter { $0.form == .member && $0.result == type }.map(\.name)
    }
    if let state = document.definition(named: base) as? StateDefinition {
      let parts = modifiers(of: [LanguageType(state.initialValue.kind)])
      return state.initialValue.kind == .bool ? ["toggle()"] : parts
    }
    if let constant = document.definition(named: base) as? LetDefinition {
      return modifiers(of: [constant.type])
    }
    return modifiers(of: [.animation, .curve])
  }

  private func modifiers(of types: [LanguageType]) -> [String] {
    FactoryCatalog.all.compactMap { factory in
      if case .modifier(let type) = factory.form, types.contains(type) { factory.name } else { nil }
    }
  }
}
