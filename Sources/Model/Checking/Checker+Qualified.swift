import Language

/// Names before a dot that nothing has, where what stands behind the dot tells what was meant.
extension Checker {
  /// `Upload.saving`, `spring.bouncy`, `UIAccessibility.isReduceMotionEnabled`: nil for every other name.
  func qualified(_ name: String, _ position: Int) -> Diagnostic? {
    let range = expression.nodes[position].range
    guard let member = member(behind: position) else {
      return ForeignMembers.values[name].map { Self.unknown(name, "", range, $0) }
    }
    let whole = range.lowerBound..<expression.nodes[position + 1].range.upperBound
    if name.first?.isUppercase == true, roles[position + 1] != .callee, stateWithCase(member) != nil {
      return Self.unknown(name, "; a case has only a dot before it", whole, ".\(member)")
    }
    if roles[position + 1] != .callee, let cases = casesOfState(like: name) {
      let meant = Suggestion.closest(to: member, among: cases).map { ".\($0)" }
      return Self.unknown(name, "; a case has only a dot before it", whole, meant)
    }
    if let value = ForeignMembers.values[member] { return Self.unknown(name, "", whole, value) }
    if let type = TypeNames.all.first(where: { $0.name.lowercased() == name.lowercased() }),
      FactoryCatalog.members(named: member).contains(where: { $0.result == type.type })
    {
      return Self.unknown(name, "; a type has a capital letter", range, type.name)
    }
    if let type = Suggestion.closest(to: name, among: TypeNames.all.map(\.name)),
      TypeNames.has(member, of: type)
    {
      return Self.unknown(name, "", range, type)
    }
    guard name.first?.isUppercase == true, roles[position + 1] == .callee else { return nil }
    return memberCalled(member, position + 1).map { Self.unknown(name, "", whole, $0) }
  }

  /// The cases of a state whose enumeration would have a name: those of `upload` for `Upload`.
  private func casesOfState(like name: String) -> [String]? {
    guard name.first?.isUppercase == true,
      case .state(let type)? = scope.meaning(of: name.prefix(1).lowercased() + name.dropFirst())
    else { return nil }
    return type.cases
  }

  /// The member that stands behind a name.
  func member(behind position: Int) -> String? {
    guard roles[position] == .base, position + 1 < expression.nodes.count,
      case .member(let name) = expression.nodes[position + 1].operation
    else { return nil }
    return name
  }

  /// The member of a name, or of what it is called here, that takes what stands in the brackets.
  func memberCalled(_ name: String, _ callee: Int) -> String? {
    guard let call = calls[callee], case .call(let labels) = expression.nodes[call].operation else {
      return nil
    }
    let meant = [name, ForeignMembers.names[name]].compactMap(\.self).first { name in
      FactoryCatalog.members(named: name).contains { Self.slots(for: labels, in: $0) != nil }
    }
    return meant.map { ".\($0)" }
  }

  /// `Spring` for `spring(duration: 0.3)` where a spring stands, by its labels.
  func typeCalled(_ name: String, _ callee: Int) -> String? {
    guard let call = calls[callee], call == expression.root, let type = place?.type else { return nil }
    return initializer(named: name, callee).flatMap { $0.result == type ? $0.name : nil }
  }

  /// `Spring` for `spring(response: 0.3, dampingRatio: 0.8)` where nothing else is asked for.
  func initializerCalled(_ name: String, _ callee: Int) -> String? {
    place == nil ? initializer(named: name, callee)?.name : nil
  }

  /// The type that a word is but for its capitals, where it takes such labels.
  private func initializer(named name: String, _ callee: Int) -> Factory? {
    guard let call = calls[callee], case .call(let labels) = expression.nodes[call].operation else {
      return nil
    }
    return FactoryCatalog.all.first { factory in
      factory.form == .initializer && factory.name.lowercased() == name.lowercased()
        && Self.slots(for: labels, in: factory) != nil
    }
  }

  /// `.interpolatingSpring` for `spring(mass: 1, stiffness: 100)`: what comes to the same by these labels.
  func namesakeCalled(_ name: String, _ callee: Int) -> String? {
    guard let call = calls[callee], case .call(let labels) = expression.nodes[call].operation,
      labels.count > 1
    else { return nil }
    let results = FactoryCatalog.members(named: name).map(\.result)
    let other = FactoryCatalog.all.first { factory in
      factory.form == .member && results.contains(factory.result)
        && Self.slots(for: labels, in: factory) != nil
    }
    return other.map { ".\($0.name)" }
  }

  /// `.bouncy` for `bouncy(duration: 0.3)`; nil for what has no brackets.
  func dotCalled(_ name: String) -> String? {
    FactoryCatalog.members(named: name).contains { !$0.parameters.isEmpty } ? ".\(name)" : nil
  }

  /// `let limit = overshoot(.bouncy)`, `bounce(.bouncy)`: what a verb tells and no value is.
  func measureCalled(_ name: String, _ callee: Int) -> Diagnostic? {
    let isMeasure = MeasureCatalog.questions.contains(name)
    guard isMeasure || ForeignMembers.ofMotions[name] != nil else { return nil }
    return Diagnostic(
      id: "unknown-function",
      message: isMeasure
        ? "'\(name)' is a measure and no value; expect asks for it, and inspect tells all of a clip"
        : "no function named '\(name)'; \(ForeignMembers.ofMotions[name] ?? "")",
      range: expression.nodes[callee].range
    )
  }

  private static func unknown(
    _ name: String,
    _ why: String,
    _ range: Range<Int>,
    _ meant: String?
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-name",
      message: "no state or let named '\(name)'" + why,
      range: range,
      suggestion: meant
    )
    .about(name)
  }
}
