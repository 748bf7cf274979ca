import Language

/// Calls whose labels fit no form of what is called.
extension Checker {
  func wrongLabels(
    _ labels: [String?],
    _ meant: [Factory],
    _ call: Int,
    _ arguments: [Int]
  ) -> Diagnostic {
    let name = meant[0].spelling
    let callee = expression.operands(of: call)[0]
    let forms = meant.map { $0.parameters.isEmpty ? "no argument" : $0.parameterList }.unique
    let takes = "'\(name)' takes \(forms.joined(separator: "; or "))"
    if labels.isEmpty { return missingArguments(meant, dotted(callee)) }
    let fault =
      repeated(labels, arguments) ?? positional(labels, meant, call, arguments)
      ?? strangeLabels(labels, meant, call, arguments, takes) ?? missing(labels, meant, call, arguments)
      ?? mixedForms(labels, meant, arguments) ?? misplaced(labels, meant, call, arguments)
    if let fault = fault ?? bezierOfNumbers(labels, meant[0].name, call, arguments) { return fault }
    let range = arguments.last.map { expression.range(of: $0) } ?? dotted(callee)
    return Diagnostic(id: "wrong-arguments", message: takes, range: range)
  }

  /// The forms that cannot do without arguments, and an example of the first.
  func missingArguments(_ meant: [Factory], _ range: Range<Int>) -> Diagnostic {
    let factory = meant.first { !$0.needsNoArguments } ?? meant[0]
    let needed = factory.parameters.filter { !$0.hasDefault }.map { "'\($0.spelling)'" }
    return Diagnostic(
      id: "wrong-arguments",
      message: "'\(factory.spelling)' needs something in its brackets: \(needed.joined(separator: ", ")), "
        + "as in \(factory.example)",
      range: range
    )
  }

  func missingArguments(_ factory: Factory, _ position: Int) -> Diagnostic {
    missingArguments([factory], dotted(position))
  }

  /// `.easeIn(duration: 1)` where a curve stands, which has no brackets.
  func takingNothing(_ factory: Factory, _ position: Int) -> Diagnostic {
    Diagnostic(
      id: "wrong-arguments",
      message: "'\(factory.spelling)' takes nothing in brackets where \(factory.result.inWords) stands",
      range: calls[position].map(callRange) ?? dotted(position),
      suggestion: factory.spelling
    )
  }

  /// Names before arguments that have none: `.repeatCount(count: 3)`.
  func nameless(
    _ labels: [String?],
    _ known: Set<String>,
    _ meant: [Factory],
    _ call: Int,
    _ arguments: [Int],
    _ takes: String
  ) -> Diagnostic? {
    let bare = labels.map { label in label.flatMap { known.contains($0) ? $0 : nil } }
    let form = meant.first { form in
      Self.slots(for: bare, in: form).map { slots in
        zip(slots, arguments).allSatisfy { candidates[$1].accepts(form.parameters[$0].type) }
      } == true
    }
    guard let form, let index = labels.indices.first(where: { bare[$0] != labels[$0] }),
      let label = labels[index]
    else { return nil }
    let isOne = labels.count == 1
    let text = SyntaxPrinter.text(expression.subexpression(at: arguments[index]))
    return Diagnostic(
      id: "unknown-argument",
      message: "'\(form.spelling)' has no argument '\(label):'; \(takes)",
      range: isOne
        ? labelRange(label, of: arguments[0]).lowerBound..<expression.range(of: arguments[0]).upperBound
        : callRange(call),
      suggestion: isOne ? text : self.text(of: form, Array(zip(bare, arguments)))
    )
  }

  /// What takes just these labels and comes to the same: `.interpolatingSpring` for a `.spring` of stiffness.
  func namesake(
    _ labels: [String?],
    _ meant: [Factory],
    _ call: Int,
    _ arguments: [Int]
  ) -> Diagnostic? {
    let renamed = labels.map { label in label.map { ForeignMembers.labels[$0] ?? $0 } }
    let other = FactoryCatalog.all.first { other in
      other.form == meant[0].form && other.result == meant[0].result && other.name != meant[0].name
        && Self.slots(for: renamed, in: other) != nil
    }
    // One name alone says too little.
    guard let other, labels.count > 1, let first = labels[0] else { return nil }
    return Diagnostic(
      id: "unknown-argument",
      message: "'\(meant[0].spelling)' has no argument '\(first):'; '\(other.spelling)' takes "
        + other.parameterList,
      range: callRange(call),
      suggestion: text(of: other, Array(zip(renamed, arguments)))
    )
  }

  /// A call as it would be typed.
  func text(of factory: Factory, _ arguments: [(label: String?, argument: Int)]) -> String {
    let list = arguments.map { label, argument in
      (label.map { "\($0): " } ?? "") + typed(argument)
    }
    return "\(factory.spelling)(\(list.joined(separator: ", ")))"
  }

  /// A call from its name, with the dot before it, to its closing bracket.
  func callRange(_ call: Int) -> Range<Int> {
    let range = expression.nodes[call].range
    return dotted(expression.operands(of: call)[0]).lowerBound..<range.upperBound
  }

  /// The label of an argument with its colon; the argument itself where the label's place is not known.
  func labelRange(_ label: String?, of argument: Int) -> Range<Int> {
    guard let label, let start = expression.nodes[argument].labelStart else {
      return expression.range(of: argument)
    }
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
    if stranger == "duration", label.hasPrefix("damping"), labels.count == 2 {
      let why = "takes '\(label):' beside '\(partner):', and 'bounce:' beside 'duration:'"
      return bounce(for: label, arguments[begun(form)], why, form)
    }
    return Diagnostic(
      id: "wrong-arguments",
      message: "'\(label):' goes with '\(partner):', not with '\(stranger):'",
      range: labelRange(label, of: arguments[begun(form)])
    )
  }

  /// Says in which order the labels stand where they are the right ones.
  private func misplaced(
    _ labels: [String?],
    _ meant: [Factory],
    _ call: Int,
    _ arguments: [Int]
  ) -> Diagnostic? {
    let whole = meant.first { factory in
      let known = factory.parameters.map(\.label)
      return Set(labels).isSubset(of: known) && Set(labels).count == labels.count
    }
    guard let whole else { return nil }
    let places = labels.map { label in whole.parameters.firstIndex { $0.label == label } ?? 0 }
    guard places != places.sorted() else { return nil }
    let sorted = zip(places, zip(labels, arguments)).sorted { $0.0 < $1.0 }.map(\.1)
    return Diagnostic(
      id: "wrong-arguments",
      message: "'\(whole.spelling)' takes its arguments in this order: \(whole.parameterList)",
      range: callRange(call),
      suggestion: text(of: whole, sorted)
    )
  }
}

extension Parameter {
  var hasDefault: Bool { defaultValue != nil }
}
