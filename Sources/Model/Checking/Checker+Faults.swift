import Language

extension Checker {
  func fault(_ id: Diagnostic.ID, _ message: String, _ position: Int) -> Diagnostic {
    Diagnostic(id: id, message: message, range: expression.nodes[position].range)
  }

  /// `an angle ('tilt')`: what a part is, and which one where it has a name.
  func described(_ position: Int) -> String {
    let words = candidates[position].types.map(\.inWords)
    let type = words.isEmpty ? "a case" : words.joined(separator: " or ")
    switch expression.nodes[position].operation {
    case .name(let name): return "\(type) ('\(name)')"
    case .implicitMember(let name): return "\(type) ('.\(name)')"
    case .none: return "nil"
    default: return type
    }
  }

  /// What a part is and how it was written, where several parts are spoken of: `a number (3)`.
  func quoted(_ position: Int) -> String {
    let told = described(position)
    guard told.last != ")", told != "nil" else { return told }
    // Each node is a character at least, and a chain of thousands would be written out for each of them.
    guard expression.nodes[position].size <= 30 else { return told }
    let text = SyntaxPrinter.text(expression.subexpression(at: position))
    return text.count <= 30 ? "\(told) (\(text))" : told
  }

  /// The name of the leading dot a part is or calls.
  func leadingDot(_ position: Int) -> (name: String, position: Int)? {
    var place = position
    if case .call = expression.nodes[position].operation { place = expression.operands(of: position)[0] }
    if case .implicitMember(let name) = expression.nodes[place].operation { return (name, place) }
    return nil
  }

  /// Says first that a leading dot names nothing at all, before anything is said about its type.
  func refuseUnknownDots(at positions: [Int]) throws(Diagnostic) {
    let unknown = positions.flatMap(leaves).compactMap { position -> Diagnostic? in
      guard candidates[position].types.isEmpty, let dot = leadingDot(position),
        FactoryCatalog.members(named: dot.name).isEmpty
      else { return nil }
      return unknownMember(dot.name, dot.position)
    }
    if let fault = Diagnostic.together(unknown) { throw fault }
  }

  func unknownDot(at position: Int, wanted: LanguageType) -> Diagnostic? {
    guard let dot = leadingDot(position) else { return nil }
    return unknownMember(dot.name, of: wanted, dot.position)
  }

  /// A member behind what is faulty itself, that no value of any type has.
  func unknownEverywhere(_ name: String, _ position: Int) -> Diagnostic {
    let known = FactoryCatalog.all.filter(\.hasBase).map(\.name).unique
    return Diagnostic(
      id: "unknown-member",
      message: "nothing has '.\(name)'",
      range: dotted(position),
      suggestion: Suggestion.closest(to: name, among: known).map { ".\($0)" }
    )
  }

  func unknownMember(_ name: String, _ position: Int) -> Diagnostic {
    if name == "steps" {
      return Diagnostic(
        id: "unknown-member",
        message: "a function of CSS has no dot before it",
        range: expression.nodes[position].range,
        suggestion: name
      )
    }
    if let state = stateWithCase(name) {
      return Diagnostic(
        id: "unknown-member",
        message: "'.\(name)' is a case of '\(state)' and stands beside it, as in \(state) = .\(name)",
        range: expression.nodes[position].range
      )
    }
    let known = FactoryCatalog.all.filter { $0.form == .member }.map(\.name).unique
    return Diagnostic(
      id: "unknown-member",
      message: "nothing is called '.\(name)'" + Self.advice(on: name),
      range: expression.nodes[position].range,
      suggestion: named(name)
        ?? (foreign(name, position) ?? Suggestion.closest(to: name, among: known)).map { ".\($0)" }
    )
  }

  /// What a member of other programs is called here, unless it has brackets already that it would get.
  private func foreign(_ name: String, _ position: Int) -> String? {
    ForeignMembers.names[name].flatMap { calls[position] != nil && $0.contains("(") ? nil : $0 }
  }

  func unknownMember(_ name: String, of type: LanguageType, _ position: Int) -> Diagnostic {
    let meant = FactoryCatalog.all.filter { $0.form == .member && $0.result == type }
    if let factory = meant.first(where: { $0.name == name }) {
      return factory.parameters.isEmpty
        ? takingNothing(factory, position) : missingArguments(factory, position)
    }
    if type.cases != nil { return unknownCase(name, type, position) }
    let known = meant.map(\.name).unique
    // What other programs call so is no slip of something else.
    let foreign = type.valueKind == nil ? foreign(name, position) : nil
    let kind = type.inWords.replacingPrefix("an ", with: "").replacingPrefix("a ", with: "")
    let advice = Self.advice(on: name)
    // Of effects there are few, and their names are not guessed.
    let isTold = type != .symbolEffect || !advice.isEmpty || Suggestion.closest(to: name, among: known) != nil
    return Diagnostic(
      id: "unknown-member",
      message: "no \(kind) is called '.\(name)'" + advice
        + (isTold
          ? "" : "; there are \(meant.filter(\.needsNoArguments).map(\.spelling).unique.listed(" "))"),
      range: dotted(position),
      suggestion: dotless(name, of: type, position).map { $0 }
        ?? (foreign.map { known.contains($0) || type == .animation && $0.contains("(") ? $0 : nil }
        ?? Suggestion.closest(to: name, among: known))
        .map { ".\($0)" }
    )
  }

  /// The first state that has a case of a name.
  func stateWithCase(_ name: String) -> String? {
    scope.names.first { state in
      if case .state(let type)? = scope.meaning(of: state) {
        type.cases?.contains(name) == true
      } else {
        false
      }
    }
  }

  private static func advice(on name: String) -> String {
    ForeignMembers.advice[name].map { "; \($0)" } ?? ""
  }

  func unknownCase(_ name: String, _ type: LanguageType, _ position: Int) -> Diagnostic {
    let cases = type.cases ?? []
    let synonym = ForeignMembers.synonyms[name].flatMap { cases.contains($0) ? $0 : nil }
    return Diagnostic(
      id: "unknown-case",
      message: "'.\(name)' is not \(type.inWords)",
      range: dotted(position),
      suggestion: (synonym ?? Suggestion.closest(to: name, among: cases)).map { ".\($0)" }
    )
  }

  func unknownModifier(_ name: String, _ position: Int) -> Diagnostic {
    let base = position - 1
    if candidates[base].types.isEmpty, let dot = leadingDot(base) {
      if stateWithCase(dot.name) != nil {
        return Diagnostic(
          id: "unknown-member",
          message: "a case has no '.\(name)'",
          range: dotted(position)
        )
      }
      return unknownMember(dot.name, dot.position)
    }
    if name == "toggle", candidates[base].accepts(.bool) { return toggled(position) }
    let known = FactoryCatalog.all.filter {
      if case .modifier(let type) = $0.form { candidates[base].accepts(type) } else { false }
    }
    return Diagnostic(
      id: "unknown-member",
      message: "\(described(base)) has no '.\(name)'" + advice(onModifier: name, position),
      range: dotted(position),
      suggestion: (Self.otherComponent(name, among: known.map(\.name)) ?? repeating(name, position)
        ?? Suggestion.closest(to: name, among: known.map(\.name).unique)).map { ".\($0)" }
    )
  }

  /// `isOn.toggle` and `plot isOn.toggle()`: an action where a value stands.
  private func toggled(_ position: Int) -> Diagnostic {
    guard let call = calls[position] else {
      return Diagnostic(
        id: "unknown-member",
        message: "toggle() is an action, and has brackets",
        range: dotted(position),
        suggestion: ".toggle()"
      )
    }
    let base = SyntaxPrinter.text(expression.subexpression(at: position - 1))
    return Diagnostic(
      id: "unknown-member",
      message: "toggle() is an action, and stands on a line of its own"
        + (call == expression.root ? "" : "; the opposite of a value is '!\(base)'"),
      range: expression.range(of: call),
      suggestion: call == expression.root ? nil : "!\(base)"
    )
  }

  /// What is told of a member that a value has elsewhere, or that stands behind it by mistake.
  private func advice(onModifier name: String, _ position: Int) -> String {
    let base = position - 1
    // `plot .bouncy .linear`: a clip stands there, and no modifier.
    let isApart = dotted(position).lowerBound > expression.range(of: base).upperBound
    if isApart, !FactoryCatalog.members(named: name).isEmpty { return "; between clips stands a comma" }
    let moves: [LanguageType] = [.spring, .curve, .animation]
    guard moves.contains(where: candidates[base].accepts) else { return "" }
    return ForeignMembers.ofMotions[name].map { "; \($0)" } ?? ""
  }

  /// `.repeat(3)` behind an animation: the modifier that repeats so.
  func repeating(_ name: String, _ position: Int) -> String? {
    guard candidates[position - 1].accepts(.animation), ForeignMembers.repeating.contains(name) else {
      return nil
    }
    guard let call = calls[position], case .call(let labels) = expression.nodes[call].operation else {
      return name == "repeat" || isHyphenated(position) ? nil : "repeatForever"
    }
    return labels.isEmpty || labels == ["autoreverses"] ? "repeatForever" : "repeatCount"
  }
}
