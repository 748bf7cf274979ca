import Language
import Model
import Motion

/// Finds what Tab can offer at a place in a half-typed text.
struct Completer: Sendable {
  let document: Document

  /// The knobs of `tune CLIP`, for behind its `knob`.
  var knobs: @Sendable (String) -> [String] = { _ in [] }

  typealias Candidate = Completion.Candidate

  private static let signatures = CommandCatalog.all.map(\.signature)

  func completion(of text: String, at offset: Int) -> Completion {
    let context = CompletionContext.at(offset, in: text, signatures: Self.signatures)
    if case .path(let verb) = context.place {
      return Completion(range: context.range, candidates: [], wantsPath: verb != "save")
    }
    var seen: Set<String> = []
    let offered = knobs(in: text, before: context) ?? candidates(at: context)
    let fitting = offered.filter {
      $0.text.hasPrefix(context.prefix) && seen.insert($0.text).inserted
    }
    return Completion(range: context.range, candidates: fitting)
  }

  /// The words of the knobs, behind `knob`; nil elsewhere.
  private func knobs(in text: String, before context: CompletionContext) -> [Candidate]? {
    guard context.place == .value(of: nil) else { return nil }
    let before = String(decoding: Array(text.utf8.prefix(context.range.lowerBound)), as: UTF8.self)
    let line = before.split { $0 == "\n" || $0 == ";" }.last ?? ""
    let typed = line.split(separator: " ")
    guard typed.first == "tune", typed.last == "knob", line.last == " " else { return nil }
    let names = knobs(typed.dropLast().joined(separator: " "))
    return words(
      names.flatMap { $0.split(separator: " ").map(String.init) }.filter(CharacterClass.isIdentifier)
    )
  }

  /// Everything that may stand at a place, the likeliest first.
  private func candidates(at context: CompletionContext) -> [Candidate] {
    switch context.place {
    case .statement: statements
    case .blockEntry(let opener): entries(of: opener)
    case .value(let argument): words(values(wish(argument, context.wanted)))
    case .implicitMember(let argument): words(members(wish(argument, context.wanted)))
    case .member(let base): words(members(of: base))
    case .argument(let argument): arguments(argument)
    case .clause(let verb, let used): clauses(of: verb).filter { !used.contains($0.text) }
    case .option(let verb): words(CommandCatalog.definition(named: verb)?.signature.options.map(\.name) ?? [])
    case .name(let verb): words(names(for: verb))
    case .settingName: words(SettingCatalog.all.map(\.name), endInSpace: true)
    case .settingValue(let name): words(SettingCatalog.definition(named: name)?.words ?? [])
    case .text: words(HelpCatalog.names + names)
    case .typeName(let isState): words(isState ? TypeNames.ofStates : Self.typesOfConstants)
    case .dragClause: words(["by", "to", "over", "curve", "release", "with"], endInSpace: true)
    case .path, .nothing: []
    }
  }

  private func words(_ texts: [String], endInSpace: Bool = false) -> [Candidate] {
    texts.map { Candidate($0, endsInSpace: endInSpace) }
  }

  // MARK: - Statements

  private var names: [String] { document.definitions.map(\.name) }

  private var states: [String] { document.definitions.filter { $0 is StateDefinition }.map(\.name) }

  private var statements: [Candidate] {
    let verbs = Self.signatures.map { Candidate($0.name, endsInSpace: $0.operands != .none) }
    return verbs + words(DefinitionCatalog.all.map(\.keyword), endInSpace: true) + Self.actions
      + words(values(.anything))
  }

  private static let actions = [Candidate("withAnimation"), Candidate("if", endsInSpace: true)]

  private func entries(of opener: String) -> [Candidate] {
    switch opener {
    case "scene": words(["at"], endInSpace: true)
    case "keyframes": words(["KeyframeTrack("])
    case "track": words(KeyframeCatalog.all.map { $0.name + "(" })
    case "view", "phases", "phase": []
    default: words(states) + Self.actions
    }
  }

  private func names(for verb: String) -> [String] {
    switch verb {
    case "reduceMotion": ["on", "off", "toggle"]
    case "show": names + ["all"]
    default: names
    }
  }

  private func clauses(of verb: String?) -> [Candidate] {
    let clauses =
      verb.flatMap { CommandCatalog.definition(named: $0)?.signature.allClauses }
      ?? (verb == nil ? CommandSignature.clipClauses : [])
    let isExpectation = verb.flatMap(CommandCatalog.definition)?.signature.operands == .expression
    return (isExpectation ? [Candidate("at", endsInSpace: true)] : [])
      + clauses.map { Candidate($0.word, endsInSpace: $0.argument != .none) }
  }

  /// What moves first: a type behind a constant mostly says whose dot is meant.
  private static var typesOfConstants: [String] {
    let moving: [LanguageType] = [.animation, .spring, .curve, .transition]
    return TypeNames.all.filter { moving.contains($0.type) }.map(\.name) + TypeNames.ofStates
  }

  // MARK: - Calls

  /// The labels a call still takes; values only where one may stand without a label.
  private func arguments(_ argument: CompletionContext.Argument) -> [Candidate] {
    let shapes = CallShape.shapes(of: argument.callee).compactMap { $0.rest(after: argument.before) }
    let labels = words(shapes.flatMap(\.labels).map { $0 + ":" }, endInSpace: true)
    let isLabelled = shapes.contains { $0.slots.first?.label != nil }
    let wish = wish(argument, .anything)
    if case .anything = wish, !labels.isEmpty { return labels }
    return isLabelled ? labels : labels + words(values(wish))
  }

  private func wish(_ argument: CompletionContext.Argument?, _ wanted: CompletionContext.Wanted) -> Wish {
    if let argument, !argument.callee.isEmpty {
      if Self.measures.contains(argument.callee) { return .clip }
      let slots = CallShape.shapes(of: argument.callee).flatMap(\.slots)
      return slots.first { $0.label == argument.label }?.type.map(Wish.type) ?? .anything
    }
    switch wanted {
    case .anything: return .anything
    case .clip: return .clip
    case .condition: return .condition
    case .animation: return .type(.animation)
    case .value: return .value
    case .property: return .property
    case .like(let name): return type(of: name).map(Wish.type) ?? .anything
    }
  }

  /// The type of a state, of a constant, or of a type's name.
  func type(of name: String) -> LanguageType? {
    switch document.definition(named: name)?.meaning {
    case .state(let type), .constant(let type): type
    default: TypeNames.type(named: name)
    }
  }
}
