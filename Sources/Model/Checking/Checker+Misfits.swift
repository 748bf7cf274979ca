import Language

/// Values of types that their places do not take.
extension Checker {
  /// Two operands that an operator does not take together.
  func mismatch(of infix: Expression.Infix, _ position: Int, _ operands: [Int]) -> Diagnostic {
    guard infix != .at else {
      return fault("at-outside-expect", "'at' reads a clip's channel, and stands in expect only", position)
    }
    let (left, right) = (operands[0], operands[1])
    if let absent = operands.first(where: { expression.nodes[$0].operation == .none }) {
      return fault(
        "wrong-type",
        "nil is the animation that takes no time, and is compared with nothing",
        absent
      )
    }
    for (text, other) in [(left, right), (right, left)] where candidates[text].types == [.string] {
      return textCompared(text, with: other)
    }
    let pair = [(left, right), (right, left)].first { angle, number in
      candidates[angle].types == [.angle] && candidates[number].types == [.number]
    }
    // Which of the two is wrong, the operator tells: it may take no angles at all.
    let takesAngles = Operators.result(of: infix, .angle, .angle) != nil
    let bare = pair.map { takesAngles ? $0.1 : $0.0 }.flatMap { part in
      (takesAngles ? degrees(part) : plainNumber(part)).map { (part: part, text: $0) }
    }
    return Diagnostic(
      id: "wrong-type",
      message: "'\(infix.rawValue)' takes \(Operators.demand(of: infix)), "
        + (areAlike(left, right)
          ? "and \(quoted(left)) is no such value" : "not \(quoted(left)) and \(quoted(right))"),
      range: bare.map { expression.range(of: $0.part) } ?? expression.nodes[position].range,
      suggestion: bare?.text
    )
  }

  /// Whether two parts have one type, so that it is that which does not fit.
  private func areAlike(_ left: Int, _ right: Int) -> Bool {
    candidates[left].certain.map { $0 == candidates[right].certain } ?? false
  }

  /// A text where a case was meant, most likely.
  private func textCompared(_ position: Int, with other: Int) -> Diagnostic {
    Diagnostic(
      id: "wrong-type",
      message: "a text names files, and is no value; a case is written .idle, without quotes",
      range: expression.range(of: position),
      suggestion: candidates[other].certain.flatMap { meant(position, as: $0) }
    )
  }

  /// A part that has another type than its place wants.
  func misfit(_ position: Int, _ wanted: Wanted) -> Diagnostic {
    // A dot that names a value of another type is no misspelling; one where a spring or curve stands may be.
    let isKnown =
      wanted.type.cases == nil && wanted.type.valueKind != nil && !candidates[position].types.isEmpty
    if let dot = leadingDot(position), !isKnown {
      return wanted.type.cases == nil
        ? unknownMember(dot.name, of: wanted.type, dot.position)
        : unknownCase(dot.name, wanted.type, dot.position)
    }
    return Diagnostic(
      id: "wrong-type",
      message: "\(wanted.place) takes \(wanted.type.inWords), not \(described(position))",
      range: expression.range(of: position),
      suggestion: meant(position, as: wanted.type)
    )
  }

  /// A leading dot in a place that decides nothing.
  func undecided(_ position: Int) -> Diagnostic {
    guard let place = openDot(position), case .implicitMember(let name) = expression.nodes[place].operation
    else {
      return Diagnostic(
        id: "no-type",
        message: "nothing here says which type is meant; write it out, as in Spring.bouncy",
        range: expression.range(of: position)
      )
    }
    guard let first = FactoryCatalog.members(named: name).first else { return unknownMember(name, place) }
    if candidates[position].types.isEmpty { return missingArguments(first, place) }
    let type = candidates[place].types.first ?? candidates[position].types[0]
    return Diagnostic(
      id: "no-type",
      message: "'.\(name)' takes its type from its neighbours, and has none here",
      range: expression.nodes[place].range,
      suggestion: TypeNames.name(of: type).map { "\($0).\(name)" }
    )
  }
}
