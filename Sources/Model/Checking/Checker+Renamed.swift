import Language

/// Labels that no form of what is called has, and what is called otherwise elsewhere.
extension Checker {
  /// Labels that no form has.
  func strangeLabels(
    _ labels: [String?],
    _ meant: [Factory],
    _ call: Int,
    _ arguments: [Int],
    _ takes: String
  ) -> Diagnostic? {
    let name = meant[0].spelling
    let known = Set(meant.flatMap { $0.parameters.compactMap(\.label) })
    let strange = zip(labels, arguments).compactMap { label, argument -> (label: String, argument: Int)? in
      label.flatMap { known.contains($0) ? nil : ($0, argument) }
    }
    guard !strange.isEmpty else { return nil }
    let isBare = meant.allSatisfy { $0.parameters.allSatisfy { $0.label == nil } && !$0.parameters.isEmpty }
    let it = isBare ? "what it takes has no name" : takes.replacingPrefix("'\(name)' ", with: "it ")
    if let fault = wrapped(Array(zip(labels, arguments)), strange, meant, call) { return fault }
    let isNearby = strange.contains { akin($0.label, known) != nil }
    if strange.count == labels.count, !isNearby, let fault = namesake(labels, meant, call, arguments) {
      return fault
    }
    if let fault = dampingBesideDuration(labels, strange, meant, arguments, it) { return fault }
    // What stands there already is meant by no other, and what goes with none of it neither.
    let given = Set(labels.compactMap(\.self)).intersection(known)
    let forms = meant.filter { form in given.isSubset(of: form.parameters.compactMap(\.label)) }
    let free = Set((forms.isEmpty ? meant : forms).flatMap { $0.parameters.compactMap(\.label) })
      .subtracting(given)
    let guesses = strange.map { near($0.label, of: $0.argument, meant, free) }
    if guesses.allSatisfy({ $0 == nil }), let fault = nameless(labels, known, meant, call, arguments, it) {
      return fault
    }
    if let fault = renamed(labels, zip(strange.map(\.label), guesses), meant, call, arguments, it) {
      return fault
    }
    return Diagnostic.together(
      zip(strange, guesses).map { unknown($0.label, of: $0.argument, in: name, meant: $1, it) }
    )
  }

  /// `.spring(duration: 0.5, damping: 0.3)`: the bounce that a damping fraction comes to.
  private func dampingBesideDuration(
    _ labels: [String?],
    _ strange: [(label: String, argument: Int)],
    _ meant: [Factory],
    _ arguments: [Int],
    _ takes: String
  ) -> Diagnostic? {
    guard strange.count == 1, let (label, argument) = strange.first, label.hasPrefix("damping"),
      labels.contains("duration"), !labels.contains("bounce"),
      meant.contains(where: { $0.parameters.contains { $0.label == "bounce" } })
    else { return nil }
    return bounce(for: label, argument, "has no argument '\(label):' beside 'duration:'", meant[0])
  }

  /// The fault of a damping fraction where a bounce stands, with the bounce that it comes to.
  func bounce(for label: String, _ argument: Int, _ why: String, _ factory: Factory) -> Diagnostic {
    var bounce: String?
    if case .number(let fraction, nil) = expression.nodes[argument].operation, fraction <= 1 {
      bounce = JSONWriter.text(of: ((1 - fraction) * 1e9).rounded() / 1e9)
    }
    let start = labelRange(label, of: argument)
    return Diagnostic(
      id: "unknown-argument",
      message: "'\(factory.spelling)' \(why); a bounce is 1 less the damping fraction",
      range: bounce == nil ? start : start.lowerBound..<expression.range(of: argument).upperBound,
      suggestion: bounce.map { "bounce: \($0)" }
    )
  }

  private func unknown(
    _ label: String,
    of argument: Int,
    in name: String,
    meant: String?,
    _ takes: String
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-argument",
      message: "'\(name)' has no argument '\(label):'; \(takes)",
      range: labelRange(label, of: argument),
      suggestion: meant.map { "\($0):" }
    )
  }

  /// The label but for its case, that other programs call so, or that ends so: `extraBounce` for `bounce`.
  private func akin(_ label: String, _ known: Set<String>) -> String? {
    let names = known.sorted()
    if let name = names.first(where: { $0.lowercased() == label.lowercased() }) { return name }
    if let name = ForeignMembers.labels[label], known.contains(name) { return name }
    return label.count > 2 ? names.first { $0.lowercased().hasSuffix(label.lowercased()) } : nil
  }

  /// The label that was meant by another: a like one, or the only one there is.
  private func near(_ label: String, of argument: Int, _ meant: [Factory], _ known: Set<String>) -> String? {
    // A slip of one is nearer than the end of another: `uration` is no blendDuration.
    let isSlip = ForeignMembers.labels[label] == nil
    let closest = Suggestion.closest(to: label, among: known.sorted())
    if let name = (isSlip ? closest : nil) ?? akin(label, known) ?? closest { return name }
    let isOnly = meant.contains { form in
      form.parameters.count == 1 && candidates[argument].accepts(form.parameters[0].type)
    }
    return known.count == 1 && isOnly && !isModifier(label, meant) ? known.first : nil
  }

  /// Names that other programs have, all of a call's at once: `tension:` and `friction:`.
  private func renamed(
    _ labels: [String?],
    _ guesses: some Sequence<(String, String?)>,
    _ meant: [Factory],
    _ call: Int,
    _ arguments: [Int],
    _ takes: String
  ) -> Diagnostic? {
    let names = Dictionary(guesses.compactMap { typed, guess in guess.map { (typed, $0) } }) { first, _ in
      first
    }
    let better = labels.map { label in label.map { names[$0] ?? $0 } }
    guard names.count > 1, let form = meant.first(where: { Self.slots(for: better, in: $0) != nil }) else {
      return nil
    }
    let wrong = labels.compactMap { $0.flatMap { names[$0] == nil ? nil : "'\($0):'" } }
    return Diagnostic(
      id: "unknown-argument",
      message: "'\(form.spelling)' has no arguments \(wrong.joined(separator: ", ")); \(takes)",
      range: callRange(call),
      suggestion: text(of: form, Array(zip(better, arguments)))
    )
  }

  /// `UnitCurve.bezier(0.1, 0.2, 0.3, 0.4)` as CSS has it; nil for other calls.
  func bezierOfNumbers(_ labels: [String?], _ name: String, _ call: Int, _ arguments: [Int]) -> Diagnostic? {
    guard name == "bezier", labels == [nil, nil, nil, nil],
      arguments.allSatisfy({ candidates[$0].types == [.number] })
    else { return nil }
    let texts = arguments.map { SyntaxPrinter.text(expression.subexpression(at: $0)) }
    return Diagnostic(
      id: "wrong-arguments",
      message: "'.bezier' takes two points; of four numbers the curve is a cubic-bezier",
      range: expression.range(of: call),
      suggestion: "cubic-bezier(\(texts.joined(separator: ", ")))"
    )
  }
}
