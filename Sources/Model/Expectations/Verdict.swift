package import Language
package import Motion

/// How an expectation ended, and the part of it that decided.
package struct Verdict: Sendable {
  package let holds: Bool

  /// The deciding part: what was measured, as it was written.
  package let subject: Expression

  /// Nil where a clip has no such number; ``absence`` says why.
  package let actual: Value?

  /// What the subject was held against; a plain condition is held against true.
  package let expected: Datum?

  /// How: `==`, `<`, with the subject on the left.
  package let comparison: Expression.Infix
  package let tolerance: Tolerance

  /// The first measured term of the subject.
  package let finding: Finding?

  /// Whether that term is all of the subject, so that both are one value.
  package let isOneTerm: Bool

  /// Why there is no actual value.
  package let absence: Diagnostic?

  init(
    of expression: Expression,
    _ outcomes: [Int: Evaluator.Outcome],
    _ findings: [Finding],
    _ tolerance: Tolerance
  ) throws(Diagnostic) {
    let decision = Decision(of: expression, outcomes)
    let (left, right) = (decision.subject, decision.other)
    let mirrors =
      right.map { Self.measures($0, expression, findings) } == true
      && !Self.measures(left, expression, findings)
    let place = mirrors ? right ?? left : left
    let other = mirrors ? left : right
    self.tolerance = tolerance
    subject = expression.subexpression(at: place)
    comparison = mirrors ? decision.comparison.mirrored : decision.comparison
    let names = subject.nodes.compactMap { if case .name(let name) = $0.operation { name } else { nil } }
    finding = findings.first { names.contains($0.term.name) }
    isOneTerm = subject.nodes.count == 1 && finding != nil
    let whole = outcomes[expression.root]?.result
    switch whole {
    case .success(let datum): holds = datum.isTrue
    default: holds = false
    }
    switch outcomes[place]?.result {
    case .success(let datum):
      actual = datum.value
      absence = nil
    case .failure(let fault):
      guard fault.id == Finding.absenceID else { throw fault }
      actual = nil
      absence = fault
    case nil:
      (actual, absence) = (nil, nil)
    }
    if let other {
      switch outcomes[other]?.result {
      case .success(let datum): expected = datum
      case .failure(let fault):
        guard fault.id == Finding.absenceID else { throw fault }
        expected = nil
      case nil: expected = nil
      }
    } else {
      expected = .bool(decision.wanted)
    }
  }

  private static func measures(_ position: Int, _ expression: Expression, _ findings: [Finding]) -> Bool {
    expression.subexpression(at: position).nodes.contains { node in
      if case .name(let name) = node.operation { findings.contains { $0.term.name == name } } else { false }
    }
  }

  /// How far the actual value is from the expected one; nil where that is no length.
  package var difference: Double? {
    guard let actual, case .value(let expected)? = expected else {
      guard let actual, case .range(let range)? = expected else { return nil }
      let x = actual.components.x
      return x < range.lowerBound ? range.lowerBound - x : max(x - range.upperBound, 0)
    }
    switch actual.kind {
    case .bool, .choice: return nil
    default: return tolerance.difference(actual, expected)
    }
  }
}

/// The part of a condition that decides it.
private struct Decision {
  /// Where the value stands that is judged, and the one it is held against; nil against true or false.
  let subject: Int
  let other: Int?
  let comparison: Expression.Infix

  /// What a plain condition should have come to.
  let wanted: Bool

  init(of expression: Expression, _ outcomes: [Int: Evaluator.Outcome]) {
    func isTrue(_ position: Int) -> Bool {
      if case .success(let datum)? = outcomes[position]?.result { datum.isTrue } else { false }
    }
    var place = expression.root
    var wanted = true
    if case .infix(let infix) = expression.nodes[place].operation, !infix.compares, isTrue(place) {
      (subject, other, comparison, self.wanted) = (place, nil, .equal, true)
      return
    }
    while true {
      let operands = expression.operands(of: place)
      switch expression.nodes[place].operation {
      case .infix(.and) where wanted: place = isTrue(operands[0]) ? operands[1] : operands[0]
      case .infix(.or) where wanted: place = operands[1]
      case .infix(let infix) where infix.compares:
        (subject, other, comparison) = (operands[0], operands[1], wanted ? infix : infix.negated)
        self.wanted = wanted
        return
      case .prefix(.not):
        place = operands[0]
        wanted.toggle()
      case .conditional: place = isTrue(operands[0]) ? operands[1] : operands[2]
      default:
        (subject, other, comparison) = (place, nil, .equal)
        self.wanted = wanted
        return
      }
    }
  }
}

extension Expression.Infix {
  /// The comparison with its sides changed.
  fileprivate var mirrored: Expression.Infix {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }

  /// The comparison that holds where this one does not.
  fileprivate var negated: Expression.Infix {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .equal: .notEqual
    case .notEqual: .equal
    default: self
    }
  }
}
