import Language

/// Finds the type of every part of an expression, and what each leading dot and call means.
///
/// Two walks over the flat nodes and no recursion: up, collecting the types each part may have; then
/// down, where the place of each part decides. A last walk writes the steps the evaluator runs.
struct Checker {
  let expression: Expression
  let scope: any Scope

  /// What the whole of it is asked for; nil where any type will do.
  let place: Wanted?

  /// What stands before a bracket or a dot is read by the node after it, not as a value.
  private(set) var roles: [Role]

  /// By node: the types it may have.
  var candidates: [Candidates]

  /// By node: what a leading dot, member or call may mean.
  var matches: [Int: [Match]] = [:]

  /// By callee: everything of that name, before its arguments have spoken.
  var callees: [Int: [Factory]] = [:]

  /// By node: what its place asks for.
  var wanted: [Wanted?]

  /// By node: what it means.
  var instructions: [TypedExpression.Instruction?]

  /// By node: the fault of a name that nothing has, while what its place wants may still say more.
  var unknownNames: [Int: Diagnostic] = [:]

  /// By node: the word that such names are with hyphens between them.
  var hyphenated: [Int: String] = [:]

  /// By node: the fault of what stands before a bracket.
  var unknownCallees: [Int: Diagnostic] = [:]

  /// Arguments of which nothing is said, since another fault has told all of it.
  var told: Set<Int> = []

  var faults = FaultCollector()

  /// What stands before a '?' or behind a '!'.
  private(set) var conditions: Set<Int> = []

  /// By callee: the call.
  private(set) var calls: [Int: Int] = [:]

  enum Role: Hashable { case value, callee, base }

  /// A factory, and which of its parameters each argument goes to.
  struct Match {
    let factory: Factory
    let slots: [Int]
  }

  /// Checks an expression where a type is wanted, or where any will do.
  static func check(
    _ expression: Expression,
    wanted: Wanted? = nil,
    in scope: any Scope
  ) throws(Diagnostic) -> TypedExpression {
    var checker = Checker(expression, for: wanted, in: scope)
    checker.infer()
    return try checker.resolve(wanted)
  }

  /// Returns the type an expression has by itself; nil where its place must decide.
  static func infer(_ expression: Expression, in scope: any Scope) throws(Diagnostic) -> LanguageType? {
    var checker = Checker(expression, in: scope)
    checker.infer()
    try checker.faults.finish()
    return checker.candidates[expression.root].preferred
  }

  private init(_ expression: Expression, for place: Wanted? = nil, in scope: any Scope) {
    self.expression = expression
    self.place = place
    self.scope = scope
    let count = expression.nodes.count
    roles = Array(repeating: .value, count: count)
    candidates = Array(repeating: Candidates(types: []), count: count)
    wanted = Array(repeating: nil, count: count)
    instructions = Array(repeating: nil, count: count)
    for (position, node) in expression.nodes.enumerated() {
      switch node.operation {
      case .call:
        let callee = expression.operands(of: position)[0]
        roles[callee] = .callee
        calls[callee] = position
      case .member: roles[position - 1] = .base
      case .prefix(.not): conditions.insert(position - 1)
      case .conditional: conditions.insert(expression.operands(of: position)[0])
      default: break
      }
    }
  }

  // MARK: - Up

  private mutating func infer() {
    for position in expression.nodes.indices {
      do throws(Diagnostic) {
        candidates[position] = try inferred(position)
      } catch {
        refuse(position, error)
      }
    }
  }

  /// Notes what is wrong with a part, of which nothing else is asked then.
  mutating func refuse(_ position: Int, _ fault: Diagnostic) {
    faults.note(fault)
    candidates[position] = .faulty
    if roles[position] == .callee { unknownCallees[position] = fault }
  }

  private mutating func inferred(_ position: Int) throws(Diagnostic) -> Candidates {
    let operands = expression.operands(of: position)
    switch expression.nodes[position].operation {
    case .number(_, let unit): return .known(unit == .degrees ? .angle : .number)
    case .string: return .known(.string)
    case .boolean: return .known(.bool)
    case .none: return .known(.animation)
    case .color: return .known(.color)
    case .css: return .known(.curve)
    case .clauses:
      throw fault("not-a-value", "a clip in brackets moves; say when: (Card reduced).scale at 0.1", position)
    case .name(let name): return try inferName(name, position)
    case .implicitMember(let name): return try inferLeadingDot(name, position)
    case .member(let name): return try inferMember(name, position)
    case .call(let labels): return try inferCall(labels, position, operands)
    case .tuple(let labels): return try inferTuple(labels, position, operands)
    case .prefix(let prefix): return try inferPrefix(prefix, position)
    case .infix(let infix): return try inferInfix(infix, position, operands)
    case .conditional: return try inferConditional(position, operands)
    }
  }

  private func inferTuple(
    _ labels: [String?],
    _ position: Int,
    _ operands: [Int]
  ) throws(Diagnostic) -> Candidates {
    let isPoint = labels.count == 2 && (labels == [nil, nil] || labels == ["x", "y"])
    guard isPoint else {
      throw Diagnostic(
        id: "not-a-point",
        message: "a point has two numbers, a size is .size(w, h), a rect .rect(x:y:width:height:)",
        range: expression.range(of: position)
      )
    }
    return .known(.point)
  }

  private func inferPrefix(_ prefix: Expression.Prefix, _ position: Int) throws(Diagnostic) -> Candidates {
    var inner = candidates[position - 1]
    guard !inner.isFaulty else { return .faulty }
    inner.types.removeAll { !Operators.accepts(prefix, $0) }
    inner.acceptsCase = false
    guard inner.types.isEmpty else { return inner }
    try refuseUnknownDots(at: [position - 1])
    let demand = prefix == .not ? "true or false" : "a number, angle, point or size"
    throw Diagnostic(
      id: "wrong-type",
      message: "'\(prefix.rawValue)' takes \(demand), not \(described(position - 1))",
      range: expression.range(of: position - 1)
    )
  }

  private mutating func inferInfix(
    _ infix: Expression.Infix,
    _ position: Int,
    _ operands: [Int]
  ) throws(Diagnostic) -> Candidates {
    if let fault = secondValue(infix, operands) { throw fault }
    guard !operands.contains(where: { candidates[$0].isFaulty }) else {
      if infix == .subtract { joinHyphenated(position, operands) }
      explainOperands(of: infix, operands)
      return Operators.yieldsBool(infix) ? .known(.bool) : .faulty
    }
    let pairs = pairs(of: infix, operands)
    guard pairs.isEmpty else {
      let isOpen = candidates[operands[0]].isOpen && candidates[operands[1]].isOpen
      return Candidates(types: pairs.map(\.result).unique, isOpen: isOpen)
    }
    try refuseUnknownDots(at: operands)
    throw mismatch(of: infix, position, operands)
  }

  private func inferConditional(_ position: Int, _ operands: [Int]) throws(Diagnostic) -> Candidates {
    let (left, right) = (operands[1], operands[2])
    let both = candidates[left].meeting(candidates[right])
    guard both.types.isEmpty, !both.acceptsCase, !both.isFaulty else { return both }
    try refuseUnknownDots(at: [left, right])
    throw different(left, right, position)
  }

  /// The types an operator's two operands may have together, in order of preference.
  func pairs(
    of infix: Expression.Infix,
    _ operands: [Int]
  ) -> [(left: LanguageType, right: LanguageType, result: LanguageType)] {
    let (left, right) = (candidates[operands[0]], candidates[operands[1]])
    return left.types(beside: right).flatMap { leftType in
      right.types(beside: left).compactMap { rightType in
        Operators.result(of: infix, leftType, rightType).map { (leftType, rightType, $0) }
      }
    }
  }
}
