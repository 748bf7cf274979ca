import Language

extension Checker {
  /// `x`: a state, a constant, the environment; before a bracket or dot also a function or a type.
  mutating func inferName(_ name: String, _ position: Int) throws(Diagnostic) -> Candidates {
    let node = expression.nodes[position]
    if node.isTold || name == Expression.toldName {
      guard scope.meaning(of: Expression.toldName) == .faulty else { throw .told(at: node.range) }
      return .faulty
    }
    switch roles[position] {
    case .callee:
      return try inferCallee(name, position)
    case .base where isType(name, position): return Candidates(types: [])
    case .base, .value:
      return try inferValue(name, position)
    }
  }

  private func isType(_ name: String, _ position: Int) -> Bool {
    guard TypeNames.type(named: name) != nil else { return false }
    return scope.meaning(of: name) == nil
      || member(behind: position).map { TypeNames.has($0, of: name) } == true
  }

  private mutating func inferValue(_ name: String, _ position: Int) throws(Diagnostic) -> Candidates {
    switch scope.meaning(of: name) {
    case .state(let type), .constant(let type):
      instructions[position] = .name(name)
      return .known(type)
    case .forbiddenState:
      throw fault(
        "state-in-let",
        "'\(name)' is a state, and only lets and the environment can stand here",
        position
      )
    case .faulty: return .faulty
    case .clip(let kind):
      throw fault("not-a-value", "'\(name)' is \(kind), not a value", position)
    case nil:
      if let environment = EnvironmentName(rawValue: name) {
        instructions[position] = .environment(environment)
        return .known(environment.type)
      }
      if name == "pi" {
        instructions[position] = .constant(.number(.pi))
        return .known(.number)
      }
      let fault = unknownName(name, position)
      unknownNames[position] = fault
      throw fault
    }
  }

  private mutating func inferCallee(_ name: String, _ position: Int) throws(Diagnostic) -> Candidates {
    let callable = FactoryCatalog.functions(named: name) + FactoryCatalog.initializers(named: name)
    guard callable.isEmpty else {
      callees[position] = callable
      return Candidates(types: [])
    }
    if let meaning = scope.meaning(of: name) {
      if meaning == .faulty { return .faulty }
      throw fault("not-a-function", "'\(name)' is no function", position)
    }
    let known = FactoryCatalog.all.filter { $0.form == .function || $0.form == .initializer }.map(\.name)
    let meant =
      typeCalled(name, position) ?? memberCalled(name, position) ?? namesakeCalled(name, position)
      ?? initializerCalled(name, position) ?? dotCalled(name)
      ?? Suggestion.closest(to: name, among: known.unique)
    if meant == nil, let measure = measureCalled(name, position) { throw measure }
    // What Swift spells with a capital letter draws something.
    let isView = meant == nil && name.first?.isUppercase == true
    throw Diagnostic(
      id: "unknown-function",
      message: isView
        ? "nothing is called '\(name)' here, and nothing draws; a view is written 'view NAME { scale = 1 }'"
        : "no function named '\(name)'",
      range: expression.nodes[position].range,
      suggestion: meant
    )
  }

  /// A type or a function where a value stands; nil for any other name.
  private func notAValue(_ name: String, _ position: Int) -> Diagnostic? {
    if let type = TypeNames.type(named: name) {
      return Diagnostic(
        id: "unknown-name",
        message: "'\(name)' is the name of a type, not a value",
        range: expression.nodes[position].range,
        suggestion: TypeNames.example(of: type)
      )
    }
    return FactoryCatalog.functions(named: name).first.map { function in
      Diagnostic(
        id: "unknown-name",
        message: "'\(name)' is a function, and has brackets, as in \(function.example)",
        range: expression.nodes[position].range
      )
    }
  }

  private func unknownName(_ name: String, _ position: Int) -> Diagnostic {
    if let fault = notAValue(name, position) ?? qualified(name, position) { return fault }
    let isFactory = !FactoryCatalog.members(named: name).isEmpty
    // `easein`: a word of which nothing but its capitals is wrong.
    let spelled = FactoryCatalog.all.first { $0.form == .member && $0.name.lowercased() == name.lowercased() }
    // `Mood.calm`: Swift's enumerations have a capital letter.
    let isEnumeration = member(behind: position).map { member in
      name.first?.isUppercase == true && roles[position + 1] == .value
        && FactoryCatalog.members(named: member).isEmpty
    }
    let meantName =
      isFactory
      ? ".\(name)" : Suggestion.closest(to: name, among: knownNames) ?? spelled.map { ".\($0.name)" }
    let makesState = meantName == nil && isCondition(position) && isEnumeration == nil
    let fault = Diagnostic(
      id: "unknown-name",
      message: "no state or let named '\(name)'"
        + (isEnumeration == true
          ? "; a state has its cases in its definition: state NAME: idle | done = .idle" : ""),
      range: expression.nodes[position].range,
      suggestion: makesState ? "state \(name) = false" : meantName
    )
    .about(name)
    return makesState ? fault.typedFirst : fault
  }

  /// Whether a name that nothing has stands where a state of true or false would.
  private func isCondition(_ position: Int) -> Bool {
    scope.allowsStates && roles[position] == .value && conditions.contains(position)
      && !isHyphenated(position)
  }

  /// Whether the next name stands one sign behind this one: `is-open`.
  func isHyphenated(_ position: Int) -> Bool {
    let end = expression.nodes[position].range.upperBound
    return expression.nodes[(position + 1)...].prefix(2).contains { node in
      if case .name = node.operation { node.range.lowerBound == end + 1 } else { false }
    }
  }

  /// Every name of a value.
  var knownNames: [String] {
    scope.names + EnvironmentName.allCases.map(\.rawValue) + ["pi", "true", "false", "nil"]
  }

  /// `.name`: everything of that name, and any case.
  mutating func inferLeadingDot(_ name: String, _ position: Int) throws(Diagnostic) -> Candidates {
    let meant = name == "init" ? FactoryCatalog.initializers : FactoryCatalog.members(named: name)
    guard roles[position] != .callee else {
      guard !meant.isEmpty else { throw unknownMember(name, position) }
      callees[position] = meant
      return Candidates(types: [])
    }
    return keep(meant, at: position, isOpen: true, acceptsCase: true)
  }

  /// `Type.name`, or `value.name`: a component or a modifier.
  mutating func inferMember(_ name: String, _ position: Int) throws(Diagnostic) -> Candidates {
    let base = position - 1
    guard !candidates[base].isFaulty else {
      if roles[position] == .callee { callees[position] = FactoryCatalog.modifiers(named: name) }
      if beginsWithDot(base), FactoryCatalog.modifiers(named: name).isEmpty {
        throw unknownEverywhere(name, position)
      }
      return .faulty
    }
    let meant: [Factory]
    let isOpen: Bool
    if case .name(let typeName) = expression.nodes[base].operation, instructions[base] == nil,
      let type = TypeNames.type(named: typeName)
    {
      let all = name == "init" ? FactoryCatalog.initializers : FactoryCatalog.members(named: name)
      meant = all.filter { $0.result == type }
      guard !meant.isEmpty else { throw unknownMember(name, of: type, position) }
      isOpen = false
    } else {
      meant = FactoryCatalog.modifiers(named: name).filter { candidates[base].accepts($0.baseType) }
      guard !meant.isEmpty else { throw strangeModifier(name, position) }
      // What a modifier comes to is certain even behind a leading dot.
      isOpen = candidates[base].isOpen && meant.map(\.result).unique.count > 1
    }
    guard roles[position] != .callee else {
      callees[position] = meant
      return Candidates(types: [], isOpen: isOpen)
    }
    let found = keep(meant, at: position, isOpen: isOpen, acceptsCase: false)
    guard found.types.isEmpty, let first = meant.first else { return found }
    throw missingArguments(first, position)
  }

  /// The fault of a member that its value has not; what stands in its brackets is checked all the same.
  private mutating func strangeModifier(_ name: String, _ position: Int) -> Diagnostic {
    let known = FactoryCatalog.modifiers(named: repeating(name, position) ?? name)
    if roles[position] == .callee { callees[position] = known }
    let fault = unknownModifier(name, position)
    guard fault.range.upperBound <= dotted(position).lowerBound, known.isEmpty else { return fault }
    // What it stands behind is wrong by itself.
    return fault.joined(with: unknownEverywhere(name, position))
  }

  private mutating func keep(
    _ meant: [Factory],
    at position: Int,
    isOpen: Bool,
    acceptsCase: Bool
  ) -> Candidates {
    let bare = meant.filter(\.needsNoArguments)
    matches[position] = bare.map { Match(factory: $0, slots: []) }
    return Candidates(types: bare.map(\.result).unique, isOpen: isOpen, acceptsCase: acceptsCase)
  }
}

extension Factory {
  /// What a modifier stands behind; its result for anything else.
  var baseType: LanguageType {
    if case .modifier(let type) = form { type } else { result }
  }
}
