import Language

extension Checker {
  /// `f(a, b: c)`: of everything with that name, what fits the labels and then the arguments.
  mutating func inferCall(
    _ labels: [String?],
    _ position: Int,
    _ operands: [Int]
  ) throws(Diagnostic) -> Candidates {
    let callee = operands[0]
    guard let meant = callees[callee], !meant.isEmpty else {
      if candidates[callee].isFaulty {
        excuseArguments(of: callee, in: position)
        return .faulty
      }
      throw fault("not-a-function", "only a name can stand before '('", callee)
    }
    let arguments = Array(operands.dropFirst())
    let labelled = meant.compactMap { factory in
      Self.slots(for: labels, in: factory).map { Match(factory: factory, slots: $0) }
    }
    guard !labelled.isEmpty else { throw unlabelled(labels, meant, position, arguments) }
    let fitting = labelled.filter { fits($0, arguments) }
    guard !fitting.isEmpty else {
      throw positional(labels, meant, position, arguments) ?? wrongArgument(labelled, arguments)
    }
    for (index, argument) in arguments.enumerated() where unknownNames[argument] != nil {
      explain(argument, as: fitting.map { $0.factory.parameters[$0.slots[index]].type }.unique)
    }
    guard !candidates[callee].isFaulty else { return .faulty }
    matches[position] = fitting
    let isDot = isDot(callee)
    let types = fitting.map(\.factory.result).unique
    // Of several that it could be, the faulty argument would have told which.
    if !isDot, types.count > 1, arguments.contains(where: { candidates[$0].isFaulty }) { return .faulty }
    return Candidates(
      types: types,
      isOpen: isDot || candidates[callee].isOpen
    )
  }

  /// The fault of a call whose labels no form has, with what else is wrong with its arguments.
  private mutating func unlabelled(
    _ labels: [String?],
    _ meant: [Factory],
    _ call: Int,
    _ arguments: [Int]
  ) -> Diagnostic {
    if let fault = decimalComma(labels, arguments) { return fault }
    let wrong = wrongLabels(labels, meant, call, arguments)
    if wrong.suggestion != nil { for argument in arguments { withdrawDotless(argument) } }
    return Diagnostic.together([wrong] + misfits(labels, meant, arguments)) ?? wrong
  }

  /// Matches labels with parameters in their order; what is passed over must have a default.
  static func slots(for labels: [String?], in factory: Factory) -> [Int]? {
    let parameters = factory.parameters
    var slots: [Int] = []
    var next = 0
    for label in labels {
      if factory.repeatsLast, label == nil, next == parameters.count {
        slots.append(parameters.count - 1)
        continue
      }
      while next < parameters.count, parameters[next].label != label {
        guard parameters[next].defaultValue != nil else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      slots.append(next)
      next += 1
    }
    return parameters[next...].allSatisfy { $0.defaultValue != nil } ? slots : nil
  }

  private func fits(_ match: Match, _ arguments: [Int]) -> Bool {
    zip(match.slots, arguments).allSatisfy { slot, argument in
      candidates[argument].accepts(match.factory.parameters[slot].type)
    }
  }

  private func wrongArgument(_ labelled: [Match], _ arguments: [Int]) -> Diagnostic {
    // The overload that goes furthest before an argument does not fit is the one that was meant.
    let furthest = labelled.map { ($0, firstMisfit($0, arguments)) }.max { $0.1 < $1.1 }
    guard let (match, first) = furthest, first < arguments.count else {
      return fault("wrong-type", "these arguments fit nothing", expression.root)
    }
    let misfits = arguments.indices.filter { index in
      !candidates[arguments[index]].accepts(match.factory.parameters[match.slots[index]].type)
    }
    let faults = misfits.map { wrongArgument($0, of: match, among: labelled, arguments) }
    return Diagnostic.together(faults) ?? fault("wrong-type", "these arguments fit nothing", expression.root)
  }

  func wrongArgument(
    _ index: Int,
    of match: Match,
    among labelled: [Match],
    _ arguments: [Int]
  ) -> Diagnostic {
    let parameter = match.factory.parameters[match.slots[index]]
    // Of those that go furthest nobody knows which was meant, so that each counts for what stands behind too.
    let reach = min(index, labelled.map { firstMisfit($0, arguments) }.max() ?? index)
    let options = labelled.filter { $0.slots.count > index && firstMisfit($0, arguments) == reach }
      .map { $0.factory.parameters[$0.slots[index]].type.inWords }
    let takes = options.isEmpty ? [parameter.type.inWords] : options.unique
    if let unknown = unknownDot(at: arguments[index], wanted: parameter.type) { return unknown }
    let place = Wanted(parameter.type, by: "'\(parameter.spelling)' of '\(match.factory.spelling)'")
    if let faults = branchFaults(arguments[index], place) { return faults }
    let advice = isNil(arguments[index]) ? parameter.advice.map { "; \($0)" } ?? "" : ""
    return Diagnostic(
      id: "wrong-type",
      message: "\(place.place) takes "
        + "\(takes.joined(separator: " or ")), not \(described(arguments[index]))\(advice)",
      range: expression.range(of: arguments[index]),
      suggestion: takes.count == 1 ? meant(arguments[index], as: parameter.type) : nil
    )
  }

  private func isNil(_ position: Int) -> Bool { expression.nodes[position].operation == .none }

  private func firstMisfit(_ match: Match, _ arguments: [Int]) -> Int {
    zip(match.slots, arguments).enumerated().first { _, pair in
      !candidates[pair.1].accepts(match.factory.parameters[pair.0].type)
    }?.offset ?? arguments.count
  }
}

extension String {
  func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
