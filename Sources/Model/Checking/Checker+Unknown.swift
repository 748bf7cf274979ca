import Language

/// What one unknown word brings with it: it is told once, and nothing beside it that it explains.
extension Checker {
  /// Drops what is said of the arguments of a call that nothing like is known of.
  mutating func excuseArguments(of callee: Int, in call: Int) {
    guard let fault = unknownCallees[callee], fault.suggestion == nil else { return }
    let start = expression.nodes[callee].range.upperBound
    faults.withdraw(in: start..<expression.nodes[call].range.upperBound)
  }

  /// `ease-in-out-back`, `cubic-beizer(...)`, `ls -la`: a word with hyphens, whose parts nothing is called.
  mutating func joinHyphenated(_ position: Int, _ operands: [Int]) {
    let (left, right) = (operands[0], operands[1])
    let sign = expression.nodes[position].range
    guard let first = unknownNames[left], let second = unknownNames[right] ?? unknownCallee(of: right),
      second.range.lowerBound == sign.upperBound,
      let start = hyphenated[left] ?? unknownWord(left), let end = unknownWord(right)
    else { return }
    let word = "\(start)-\(end)"
    guard first.range.upperBound == sign.lowerBound else { return faults.withdraw(second) }
    guard word.utf8.count <= Self.longestHyphenated else { return }
    faults.withdraw(second)
    faults.withdraw(first)
    let joined = Diagnostic(
      id: first.id,
      message: "nothing is called '\(word)'",
      range: first.range.lowerBound..<second.range.upperBound,
      suggestion: Suggestion.closest(to: word, among: ["cubic-bezier"])
    )
    faults.note(joined)
    (unknownNames[position], hyphenated[position]) = (joined, word)
  }

  /// Bytes of a word with hyphens that somebody may have meant as one.
  private static let longestHyphenated = 64

  private func unknownCallee(of position: Int) -> Diagnostic? {
    guard case .call = expression.nodes[position].operation else { return nil }
    return unknownCallees[expression.operands(of: position)[0]]
  }

  /// The name here, or that of the call; nil for a function's, of which nothing but its brackets is wrong.
  private func unknownWord(_ position: Int) -> String? {
    let isCall = if case .call = expression.nodes[position].operation { true } else { false }
    let name = isCall ? expression.operands(of: position)[0] : position
    guard case .name(let word) = expression.nodes[name].operation,
      FactoryCatalog.functions(named: word).isEmpty
    else { return nil }
    return word
  }

  // MARK: A dot that is missing

  /// `.top` for an unknown `top` that is known with a dot before it; nil for anything else.
  private func dotted(unknown position: Int) -> String? {
    unknownNames[position]?.suggestion.flatMap { $0.hasPrefix(".") ? $0 : nil }
  }

  /// An argument as it is typed, with the dot that it may lack.
  func typed(_ argument: Int) -> String {
    dotted(unknown: argument) ?? SyntaxPrinter.text(expression.subexpression(at: argument))
  }

  /// Whether an argument fits a type, with the dot that it may lack.
  func mayBe(_ argument: Int, _ type: LanguageType) -> Bool {
    guard let name = dotted(unknown: argument) else { return candidates[argument].accepts(type) }
    return FactoryCatalog.members(named: String(name.dropFirst())).contains { $0.result == type }
  }

  /// Drops what is said of a missing dot where the fault of the whole call puts it in.
  mutating func withdrawDotless(_ argument: Int) {
    if dotted(unknown: argument) != nil, let fault = unknownNames[argument] { faults.withdraw(fault) }
  }

  // MARK: A dot that is too much

  /// `isOn` for `.isOn`, where something is called so; nil for anything else.
  func named(_ name: String) -> String? {
    switch scope.meaning(of: name) {
    case .state, .constant: name
    case nil where name == "pi": name
    default: nil
    }
  }

  /// What stands in place of a member of Swift's that a type has under another name here, or as a word.
  func dotless(_ name: String, of type: LanguageType, _ position: Int) -> String? {
    switch (name, type) {
    case ("pi", .number): "pi"
    case ("none", .animation): "nil"
    case ("spring", .spring) where roles[position] == .callee: TypeNames.name(of: type)
    default: named(name)
    }
  }
}
