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
      if candidates[callee].isFaulty { return .faulty }
      throw fault("not-a-function", "only a name can stand before '('", callee)
    }
    let arguments = Array(operands.dropFirst())
    let labelled = meant.compactMap { factory in
      Self.slots(for: labels, in: factory).map { Match(factory: factory, slots: $0) }
    }
    guard !labelled.isEmpty else { throw wrongLabels(labels, meant, callee, arguments) }
    let fitting = labelled.filter { fits($0, arguments) }
    guard !fitting.isEmpty else { throw wrongArgument(labelled, arguments) }
    guard !candidates[callee].isFaulty else { return .faulty }
    matches[position] = fitting
    let isDot = isLeadingDot(callee)
    return Candidates(
      types: fitting.map(\.factory.result).unique,
      isOpen: isDot || candidates[callee].isOpen
    )
  }

  private func isLeadingDot(_ position: Int) -> Bool {
    if case .implicitMember = expression.nodes[position].operation { true } else { false }
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

  private func wrongArgument(
    _ index: Int,
    of match: Match,
    among labelled: [Match],
    _ arguments: [Int]
  ) -> Diagnostic {
    let parameter = match.factory.parameters[match.slots[index]]
    let options = labelled.filter { $0.slots.count > index && firstMisfit($0, arguments) == index }
      .map { $0.factory.parameters[$0.slots[index]].type.inWords }
    let takes = options.isEmpty ? [parameter.type.inWords] : options.unique
    if let unknown = unknownDot(at: arguments[index], wanted: parameter.type) { return unknown }
    let advice = isNil(arguments[index]) ? parameter.advice.map { "; \($0)" } ?? "" : ""
    return Diagnostic(
      id: "wrong-type",
      message: "'\(parameter.spelling)' of '\(match.factory.spelling)' takes "
        + "\(takes.joined(separator: " or ")), not \(described(arguments[index]))\(advice)",
      range: expression.range(of: arguments[index])
    )
  }

  private func isNil(_ position: Int) -> Bool { expression.nodes[position].operation == .none }

  private func firstMisfit(_ match: Match, _ arguments: [Int]) -> Int {
    zip(match.slots, arguments).enumerated().first { _, pair in
      !candidates[pair.1].accepts(match.factory.parameters[pair.0].type)
    }?.offset ?? arguments.count
  }

  private func wrongLabels(
    _ labels: [String?],
    _ meant: [Factory],
    _ callee: Int,
    _ arguments: [Int]
  ) -> Diagnostic {
    let name = meant[0].spelling
    let forms = meant.map { $0.parameters.isEmpty ? "no argument" : $0.parameterList }.unique
    let takes = "'\(name)' takes \(forms.joined(separator: "; or "))"
    let known = Set(meant.flatMap { $0.parameters.compactMap(\.label) })
    let only = known.count == 1 && labels.count == 1 ? known.first : nil
    let strange = zip(labels, arguments).compactMap { label, argument -> Diagnostic? in
      guard let label, !known.contains(label) else { return nil }
      return Diagnostic(
        id: "unknown-argument",
        message: "'\(name)' has no argument '\(label):'; \(takes.replacingPrefix("'\(name)' ", with: "it "))",
        range: labelRange(label, of: argument),
        suggestion: (Suggestion.closest(to: label, among: known.sorted()) ?? only).map { "\($0):" }
      )
    }
    if let fault = Diagnostic.together(strange) { return fault }
    let missing = Self.missing(labels, meant)
    if missing == nil, let mixed = mixedForms(labels, meant, arguments) { return mixed }
    let range = arguments.last.map { expression.range(of: $0) } ?? expression.nodes[callee].range
    return Diagnostic(
      id: "wrong-arguments",
      message: missing ?? Self.misplaced(labels, meant) ?? takes,
      range: range
    )
  }

  /// The label of an argument with its colon; the argument itself where the label's place is not known.
  private func labelRange(_ label: String, of argument: Int) -> Range<Int> {
    guard let start = expression.nodes[argument].labelStart else { return expression.range(of: argument) }
    return start..<start + label.utf8.count + 1
  }

  /// The first label that belongs to another form than those before it: `duration:` beside `dampingFraction:`.
  private func mixedForms(_ labels: [String?], _ meant: [Factory], _ arguments: [Int]) -> Diagnostic? {
    func takes(_ factory: Factory, _ label: String?) -> Bool {
      factory.parameters.contains { $0.label == label }
    }
    func begun(_ factory: Factory) -> Int { labels.prefix { takes(factory, $0) }.count }
    guard let form = meant.max(by: { begun($0) < begun($1) }), begun(form) > 0, begun(form) < labels.count,
      let label = labels[begun(form)], let other = meant.first(where: { takes($0, label) })
    else { return nil }
    let partner = other.parameters.first { !takes(form, $0.label) && $0.label != label }?.label
    let strangers = labels.prefix(begun(form)).compactMap(\.self).filter { !takes(other, $0) }
    guard let partner, let stranger = strangers.first else { return nil }
    return Diagnostic(
      id: "wrong-arguments",
      message: "'\(label):' goes with '\(partner):', not with '\(stranger):'",
      range: labelRange(label, of: arguments[begun(form)])
    )
  }

  /// Says what is missing where the labels are right as far as they go.
  private static func missing(_ labels: [String?], _ meant: [Factory]) -> String? {
    let lists = meant.compactMap { factory in
      let needed = factory.parameters.filter { $0.defaultValue == nil && !labels.contains($0.label) }
      let isBegun = labels.allSatisfy { label in factory.parameters.contains { $0.label == label } }
      return isBegun && !needed.isEmpty && !labels.isEmpty ? needed.map { "'\($0.spelling)'" } : nil
    }
    guard let first = lists.first else { return nil }
    return "'\(meant[0].spelling)' needs \(first.joined(separator: ", ")) too"
  }

  /// Says in which order the labels stand where they are the right ones.
  private static func misplaced(_ labels: [String?], _ meant: [Factory]) -> String? {
    let whole = meant.first { factory in
      let known = factory.parameters.map(\.label)
      return Set(labels).isSubset(of: known) && Set(labels).count == labels.count
    }
    return whole.map {
      "'\($0.spelling)' takes its arguments in this order: \($0.parameterList)"
    }
  }

  func missingArguments(_ factory: Factory, _ position: Int) -> Diagnostic {
    fault("wrong-arguments", "'\(factory.spelling)' needs its arguments: \(factory.parameterList)", position)
  }
}

extension String {
  func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
