package import Language
import Motion

/// What an `expect` asks, checked: its terms know their clips, and the rest compares them.
package struct Expectation: Sendable {
  private let document: Document
  private let typed: TypedExpression

  /// How far apart two sides may be, in their own unit, radians for angles; nil where nothing is said.
  private let within: Double?

  /// What is asked of clips, in the order the terms are complete.
  package let terms: [MeasuredTerm]

  /// Checks an expectation.
  ///
  /// - Parameter within: How far apart two sides may be, in their own unit.
  package init(
    _ expression: Expression,
    within: Expression?,
    in document: Document
  ) throws(Diagnostic) {
    self.document = document
    if let within, let fault = Self.toleranceFirst(expression, within) { throw fault }
    let reader = ExpectationReader(expression, in: document)
    terms = reader.terms
    var faults = reader.faults
    let wanted = Wanted(.bool, by: "'expect'")
    let typed = faults.attempt(try Checker.check(reader.rest, wanted: wanted, in: reader.scope))
    self.within = faults.attempt(try Self.distance(within, in: reader)) ?? nil
    if let fault = faults.together { throw reader.meaningMeasure(fault) }
    guard let typed else { throw .notAValue(at: expression.range) }
    self.typed = typed
  }

  /// `expect X at 0.28 within 0.1 == 1.2`: a tolerance before what it is for; nil for anything else.
  private static func toleranceFirst(_ subject: Expression, _ within: Expression) -> Diagnostic? {
    guard case .infix(let infix) = within.nodes[within.root].operation, infix.compares, !subject.compares
    else { return nil }
    let parts = within.operands(of: within.root).map { SyntaxPrinter.text(within.subexpression(at: $0)) }
    return Diagnostic(
      id: "misplaced-clause",
      message: "'within' comes after the comparison",
      range: subject.range.lowerBound..<within.range.upperBound,
      suggestion: "\(SyntaxPrinter.text(subject)) \(infix.rawValue) \(parts[1]) within \(parts[0])"
    )
  }

  private static func distance(
    _ within: Expression?,
    in reader: ExpectationReader
  ) throws(Diagnostic) -> Double? {
    guard let within else { return nil }
    let typed = try checked(within, comparing: reader.rest, in: reader.scope)
    let evaluator = reader.document.contents.evaluator(in: reader.document.environment)
    let distance = try evaluator.quantity(of: typed).components.x
    guard distance >= 0 else {
      throw Diagnostic(
        id: "out-of-range",
        message: "'within' is \(JSONWriter.text(of: distance)), and must be at least 0",
        range: within.range
      )
    }
    return distance
  }

  /// A tolerance is an angle where angles are compared, and a number everywhere else.
  private static func checked(
    _ within: Expression,
    comparing rest: Expression,
    in scope: any Scope
  ) throws(Diagnostic) -> TypedExpression {
    var types: [LanguageType] = []
    var isCompared = false
    for (position, node) in rest.nodes.enumerated() {
      guard case .infix(let infix) = node.operation, infix.compares else { continue }
      isCompared = true
      for operand in rest.operands(of: position) {
        // What is wrong with an operand is told for itself.
        let part = rest.subexpression(at: operand)
        if let type = (try? Checker.infer(part, in: scope)) ?? nil { types.append(type) }
      }
    }
    guard isCompared else {
      throw Diagnostic(
        id: "clause-without-use",
        message: "'within' says how near two sides must be, and nothing is compared here",
        range: within.range
      )
    }
    // Where faults leave open what is compared, it is what it says it is.
    if types.isEmpty, let own = try Checker.infer(within, in: scope) { types.append(own) }
    let wanted: LanguageType = types.contains(.angle) ? .angle : .number
    return try Checker.check(within, wanted: Wanted(wanted, by: "'within'"), in: scope)
  }

  /// Works everything out.
  ///
  /// - Throws: What keeps it from being worked out; that a clip has no such number is a verdict.
  package func verdict() throws(Diagnostic) -> Verdict {
    let findings = try findings()
    let tolerance = Tolerance(within: within, scale: findings.map(\.scale).max() ?? 0)
    var outcomes: [Int: Evaluator.Outcome] = [:]
    var evaluator = evaluator(findings)
    evaluator.tolerance = tolerance
    _ = evaluator.outcome(of: typed) { outcomes[$0] = $1 }
    return try Verdict(of: typed.expression, outcomes, findings, tolerance)
  }

  private func findings() throws(Diagnostic) -> [Finding] {
    var findings: [Finding] = []
    for term in terms {
      let evaluator = evaluator(findings)
      let finding = try term.finding { time throws(Diagnostic) in
        try evaluator.value(of: time).datum.value?.components.x ?? 0
      }
      findings.append(finding)
    }
    return findings
  }

  /// An evaluator that knows what the terms came to.
  private func evaluator(_ findings: [Finding]) -> Evaluator {
    let known = Dictionary(findings.map { ($0.term.name, $0) }) { first, _ in first }
    let plain = document.contents.evaluator(in: document.environment)
    let read = { (name: String) -> Evaluator.Outcome in
      guard let finding = known[name] else { return plain.read(name) }
      guard let value = finding.value else { return Evaluator.Outcome(result: .failure(finding.absence)) }
      return Evaluator.Outcome(result: .success(.value(value)))
    }
    return Evaluator(environment: document.environment, read: read, readHidden: plain.readHidden)
  }
}

extension Expression {
  /// Whether something in it is held against something else.
  fileprivate var compares: Bool {
    nodes.contains { if case .infix(let infix) = $0.operation { infix.compares } else { false } }
  }
}
