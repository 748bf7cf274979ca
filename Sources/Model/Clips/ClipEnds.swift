import Language
import Motion

/// Where a motion starts and ends, and how fast it starts: what `from A to B velocity V` says.
struct ClipEnds: Sendable {
  let from: Value
  let to: Value
  let velocity: SIMD4<Double>
}

extension ClipResolver {
  /// Reads the clauses; a motion goes from 0 to 1 where they say nothing.
  func ends() throws(Diagnostic) -> ClipEnds {
    var faults = FaultCollector()
    let from = faults.attempt(try end(clauses.from, beside: clauses.to, orElse: 0, word: "to"))
    let to = faults.attempt(try end(clauses.to, beside: clauses.from, orElse: 1, word: "from"))
    if let from, let to { faults.attempt(try refuseEndless(from, to)) }
    let kind = from != nil && to != nil ? from?.kind : nil
    let velocity = faults.attempt(try velocity(of: kind))
    guard faults.together == nil, let from, let to, let velocity else {
      throw faults.together ?? .notAValue(at: expression.range)
    }
    return ClipEnds(from: from, to: to, velocity: velocity)
  }

  private func end(
    _ expression: Expression?,
    beside other: Expression?,
    orElse number: Double,
    word: String
  ) throws(Diagnostic) -> Value {
    guard let expression else {
      guard let other else { return .number(number) }
      let type = try type(of: other, beside: nil, leads: true)
      // What is no end at all is told for itself.
      guard type != .number, type.valueKind != nil else { return .number(number) }
      throw Diagnostic(
        id: "missing-clause",
        message: "a motion of anything but numbers needs both ends: write from A to B",
        range: other.range
      )
    }
    let type = try type(of: expression, beside: other, leads: word == "to")
    guard type.valueKind != nil else {
      throw Diagnostic(
        id: "wrong-type",
        message: "a motion goes from one value to another; this is \(type.inWords)",
        range: expression.range,
        suggestion: word == "to" && other == nil ? Self.ends(of: expression) : nil
      )
    }
    return try value(of: expression, as: Wanted(type, by: "'\(word == "to" ? "from" : "to")'"))
  }

  /// `0 to 10` for `0...10`; nil for anything else.
  private static func ends(of range: Expression) -> String? {
    guard case .infix(.closedRange) = range.nodes[range.root].operation else { return nil }
    let ends = range.operands(of: range.root).map { SyntaxPrinter.text(range.subexpression(at: $0)) }
    return ends.joined(separator: " to ")
  }

  /// Two ends that are numbers may be farther apart than any number.
  private func refuseEndless(_ from: Value, _ to: Value) throws(Diagnostic) {
    let way = to.animatableData - from.animatableData
    guard !(0..<4).allSatisfy({ way[$0].isFinite }) else { return }
    throw Diagnostic(
      id: "not-finite",
      message: "these ends are farther apart than any number",
      range: (clauses.to ?? clauses.from ?? expression).range
    )
  }

  /// The type of one end, which a leading dot may take from the other.
  ///
  /// - Parameter leads: Whether the other end has to follow this one; two that differ are one fault.
  private func type(
    of expression: Expression,
    beside other: Expression?,
    leads: Bool
  ) throws(Diagnostic) -> LanguageType {
    let scope = document.contents.lookup.everything
    // What is wrong with the other one is told for itself.
    let own = try Checker.infer(expression, in: scope)
    let neighbours = try? other.flatMap { other throws(Diagnostic) in try Checker.infer(other, in: scope) }
    if leads, let own, own.valueKind != nil { return own }
    return neighbours.flatMap { $0.valueKind == nil ? nil : $0 } ?? own ?? .number
  }

  /// - Parameter kind: What moves; nil where the ends do not say so.
  private func velocity(of kind: ValueKind?) throws(Diagnostic) -> SIMD4<Double> {
    guard let expression = clauses.velocity else { return .zero }
    guard let kind else {
      _ = try Checker.infer(expression, in: document.contents.lookup.everything)
      return .zero
    }
    guard kind.interpolates, kind != .color else {
      throw Diagnostic(
        id: ClipClauses.uselessID,
        message: "\(LanguageType(kind).inWords) has no velocity",
        range: expression.range
      )
    }
    return try value(of: expression, as: Wanted(LanguageType(kind), by: "'velocity'")).components
  }

  func value(of expression: Expression, as wanted: Wanted) throws(Diagnostic) -> Value {
    let typed = try Checker.check(expression, wanted: wanted, in: document.contents.lookup.everything)
    return try document.contents.evaluator(in: environment).quantity(of: typed)
  }

  /// Works an expression out with what the states hold now.
  func evaluate(_ typed: TypedExpression) throws(Diagnostic) -> (datum: Datum, notes: [String]) {
    try document.contents.evaluator(in: environment).value(of: typed)
  }
}

extension Contents {
  /// An evaluator that reads the states as they are now.
  func evaluator(in environment: Environment) -> Evaluator {
    lookup.evaluator(in: environment) { values[$0] }
  }
}
