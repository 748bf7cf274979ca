import Language

/// Calls whose labels fit no form of what is called.
extension Checker {
  func wrongLabels(
    _ labels: [String?],
    _ meant: [Factory],
    _ callee: Int,
    _ arguments: [Int]
  ) -> Diagnostic {
    let name = meant[0].spelling
    let forms = meant.map { $0.parameters.isEmpty ? "no argument" : $0.parameterList }.unique
    let takes = "'\(name)' takes \(forms.joined(separator: "; or "))"
    if labels.isEmpty { return missingArguments(meant, expression.nodes[callee].range) }
    if let fault = unlabelled(labels, meant, arguments) ?? unnamed(labels, meant, arguments) { return fault }
    if let fault = strangeLabels(labels, meant, callee, arguments, takes) { return fault }
    if let fault = missing(labels, meant, arguments) ?? mixedForms(labels, meant, arguments)
      ?? misplaced(labels, meant, arguments)
    {
      return fault
    }
    let range = arguments.last.map { expression.range(of: $0) } ?? expression.nodes[callee].range
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
    missingArguments([factory], expression.nodes[position].range)
  }

  /// `.easeInOut(0.3)`: one argument without the name it has.
  private func unlabelled(_ labels: [String?], _ meant: [Factory], _ arguments: [Int]) -> Diagnostic? {
    let forms = meant.filter { !$0.parameters.isEmpty }
    guard labels == [nil], let argument = arguments.first, let form = forms.first,
      forms.map(\.parameterList).unique.count == 1, let label = form.parameters.first?.label,
      form.parameters.dropFirst().allSatisfy(\.hasDefault)
    else { return nil }
    return Diagnostic(
      id: "wrong-arguments",
      message: "'\(form.spelling)' takes its arguments by name: \(form.parameterList)",
      range: expression.range(of: argument),
      suggestion: "\(label): \(SyntaxPrinter.text(expression.subexpression(at: argument)))"
    )
  }

  /// `.timingCurve(0.2, 0.8, 0.2, 1, 0.4)`: all in their places, and the last without the name it has.
  private func unnamed(_ labels: [String?], _ meant: [Factory], _ arguments: [Int]) -> Diagnostic? {
    guard labels.count > 1, labels.last == .some(nil), let argument = arguments.last else { return nil }
    for form in meant where form.parameters.count >= labels.count {
      let place = labels.count - 1
      let before = form.parameters[..<place].map(\.label)
      guard let label = form.parameters[place].label, before == Array(labels[..<place]) else { continue }
      return Diagnostic(
        id: "wrong-arguments",
        message: "'\(form.spelling)' takes its last argument by name: \(form.parameterList)",
        range: expression.range(of: argument),
        suggestion: "\(label): \(SyntaxPrinter.text(expression.subexpression(at: argument)))"
      )
    }
    return nil
  }

  /// Labels that no form has.
  private func strangeLabels(
    _ labels: [String?],
    _ meant: [Factory],
    _ callee: Int,
    _ arguments: [Int],
    _ takes: String
  ) -> Diagnostic? {
    let name = meant[0].spelling
    let known = Set(meant.flatMap { $0.parameters.compactMap(\.label) })
    let strange = zip(labels, arguments).compactMap { label, argument -> (label: String, argument: Int)? in
      label.flatMap { known.contains($0) ? nil : ($0, argument) }
    }
    let only = known.count == 1 && labels.count == 1 ? known.first : nil
    /// `extraBounce` for `bounce`.
    func longer(_ label: String) -> String? {
      known.sorted().first { $0.lowercased().hasSuffix(label.lowercased()) }
    }
    let isNearby = strange.contains { longer($0.label) != nil }
    if strange.count == labels.count, only == nil, !isNearby, let other = namesake(labels, meant) {
      return Diagnostic(
        id: "unknown-argument",
        message:
          "'\(name)' has no argument '\(strange[0].label):'; '\(other.spelling)' takes \(other.parameterList)",
        range: expression.nodes[callee].range,
        suggestion: text(of: other, Array(zip(labels, arguments)))
      )
    }
    let faults = strange.map { label, argument in
      Diagnostic(
        id: "unknown-argument",
        message: "'\(name)' has no argument '\(label):'; \(takes.replacingPrefix("'\(name)' ", with: "it "))",
        range: labelRange(label, of: argument),
        suggestion: (Suggestion.closest(to: label, among: known.sorted()) ?? longer(label) ?? only).map {
          "\($0):"
        }
      )
    }
    return Diagnostic.together(faults)
  }

  /// What takes just these labels and comes to the same: `.interpolatingSpring` for a `.spring` of stiffness.
  private func namesake(_ labels: [String?], _ meant: [Factory]) -> Factory? {
    FactoryCatalog.all.first { other in
      other.form == meant[0].form && other.result == meant[0].result && other.name != meant[0].name
        && Self.slots(for: labels, in: other) != nil
    }
  }

  /// A call as it would be typed.
  private func text(of factory: Factory, _ arguments: [(label: String?, argument: Int)]) -> String {
    let list = arguments.map { label, argument in
      (label.map { "\($0): " } ?? "") + SyntaxPrinter.text(expression.subexpression(at: argument))
    }
    return "\(factory.spelling)(\(list.joined(separator: ", ")))"
  }

  /// The label of an argument with its colon; the argument itself where the label's place is not known.
  private func labelRange(_ label: String?, of argument: Int) -> Range<Int> {
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
    return Diagnostic(
      id: "wrong-arguments",
      message: "'\(label):' goes with '\(partner):', not with '\(stranger):'",
      range: labelRange(label, of: arguments[begun(form)])
    )
  }

  /// Says what is missing where the labels are right as far as they go.
  private func missing(_ labels: [String?], _ meant: [Factory], _ arguments: [Int]) -> Diagnostic? {
    for factory in meant {
      var open = labels
      let needed = factory.parameters.filter { parameter in
        if let index = open.firstIndex(of: parameter.label) {
          open.remove(at: index)
          return false
        }
        return !parameter.hasDefault
      }
      guard open.isEmpty, !needed.isEmpty, let last = arguments.last else { continue }
      return Diagnostic(
        id: "wrong-arguments",
        message: "'\(factory.spelling)' needs "
          + needed.map { "'\($0.spelling)'" }.joined(separator: ", ") + " too, as in \(factory.example)",
        range: expression.range(of: last)
      )
    }
    return nil
  }

  /// Says in which order the labels stand where they are the right ones.
  private func misplaced(_ labels: [String?], _ meant: [Factory], _ arguments: [Int]) -> Diagnostic? {
    let whole = meant.first { factory in
      let known = factory.parameters.map(\.label)
      return Set(labels).isSubset(of: known) && Set(labels).count == labels.count
    }
    guard let whole else { return nil }
    let places = labels.map { label in whole.parameters.firstIndex { $0.label == label } ?? 0 }
    let late = places.indices.dropFirst().first { places[$0] < places[$0 - 1] } ?? 0
    let sorted = zip(places, zip(labels, arguments)).sorted { $0.0 < $1.0 }.map(\.1)
    return Diagnostic(
      id: "wrong-arguments",
      message: "'\(whole.spelling)' takes its arguments in this order: \(whole.parameterList)",
      range: labelRange(labels[late], of: arguments[late]),
      suggestion: text(of: whole, sorted)
    )
  }
}

extension Parameter {
  fileprivate var hasDefault: Bool { defaultValue != nil }
}
