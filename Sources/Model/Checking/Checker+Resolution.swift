import Language
import Motion

extension Checker {
  /// Walks down: each part takes its type from its place and tells its own parts.
  mutating func resolve(_ outer: Wanted?) throws(Diagnostic) -> TypedExpression {
    let root = expression.root
    wanted[root] = outer
    var rootType = LanguageType.number
    for position in expression.nodes.indices.reversed()
    where roles[position] == .value || isBaseValue(position) {
      if let wanted = wanted[position] { explain(position, as: [wanted.type]) }
      guard isAsked(position) else { continue }
      do throws(Diagnostic) {
        let type = try chosenType(at: position)
        if position == root { rootType = type }
        try settle(position, as: type)
      } catch {
        refuse(position, error)
      }
    }
    if !faults.isEmpty { noteNumbersOutOfRange() }
    try faults.finish()
    var steps: [TypedExpression.Step] = []
    for position in expression.nodes.indices {
      guard let instruction = throttle(position, steps) ?? instructions[position] else { continue }
      steps.append(TypedExpression.Step(instruction: instruction, node: position))
    }
    return TypedExpression(expression: expression, type: rootType, steps: steps)
  }

  /// Whether anything is asked of a part: not of a faulty one, and of what stands in such a one only where
  /// its type is certain.
  private func isAsked(_ position: Int) -> Bool {
    guard !candidates[position].isFaulty else { return false }
    return position == expression.root || wanted[position] != nil || candidates[position].certain != nil
  }

  /// Whether what stands before a dot is a value, rather than a type's name.
  private func isBaseValue(_ position: Int) -> Bool {
    guard roles[position] == .base else { return false }
    if case .name = expression.nodes[position].operation { return instructions[position] != nil }
    return true
  }

  private func chosenType(at position: Int) throws(Diagnostic) -> LanguageType {
    let candidates = candidates[position]
    guard let wanted = wanted[position] else {
      guard let type = candidates.preferred else {
        throw branchFaults(position, nil) ?? undecided(position)
      }
      return type
    }
    guard candidates.accepts(wanted.type) else {
      throw branchFaults(position, wanted) ?? misfit(position, wanted)
    }
    return wanted.type
  }

  private mutating func settle(_ position: Int, as type: LanguageType) throws(Diagnostic) {
    let operands = expression.operands(of: position)
    let node = expression.nodes[position]
    switch node.operation {
    case .number(let number, let unit): instructions[position] = .constant(Self.datum(number, unit))
    case .string(let text): instructions[position] = .constant(.string(text))
    case .boolean(let flag): instructions[position] = .constant(.bool(flag))
    case .none: instructions[position] = .constant(.animation(nil))
    case .color(let code): instructions[position] = .constant(.value(Value(colorCode: code)))
    case .css(let function, let arguments):
      instructions[position] = .constant(.curve(try cssCurve(function, arguments, position)))
    case .name, .clauses: break
    case .implicitMember(let name): try settleDot(name, position, as: type)
    case .member: try settleMatch(position, base: position - 1, arguments: [], as: type)
    case .call: try settleCall(position, operands, as: type)
    case .tuple:
      for operand in operands { wanted[operand] = Wanted(.number, by: "a point") }
      instructions[position] = .point
    case .prefix(let prefix):
      wanted[position - 1] = Wanted(type, by: "'\(prefix.rawValue)'")
      instructions[position] = .prefix(prefix)
    case .infix(let infix): try settleInfix(infix, position, operands, as: type)
    case .conditional:
      wanted[operands[0]] = Wanted(.bool, by: "what stands before '?'")
      for branch in operands.dropFirst() { wanted[branch] = Wanted(type, by: "a branch of '?:'") }
      instructions[position] = .conditional
    }
  }

  private static func datum(_ number: Double, _ unit: Expression.Unit?) -> Datum {
    switch unit {
    case .milliseconds: .number(number / 1000)
    case .percent: .number(number / 100)
    case .degrees: .value(.angle(radians: number * Degrees.inRadians))
    case .seconds, .times, nil: .number(number)
    }
  }

  private mutating func settleDot(
    _ name: String,
    _ position: Int,
    as type: LanguageType
  ) throws(Diagnostic) {
    guard let cases = type.cases else {
      return try settleMatch(position, base: nil, arguments: [], as: type)
    }
    guard let index = cases.firstIndex(of: name) else { throw unknownCase(name, type, position) }
    let value = Value(kind: .choice(cases), components: [Double(index), 0, 0, 0])
    instructions[position] = .constant(.value(value))
  }

  private mutating func settleCall(
    _ position: Int,
    _ operands: [Int],
    as type: LanguageType
  ) throws(Diagnostic) {
    let callee = operands[0]
    var base: Int?
    if case .member = expression.nodes[callee].operation { base = callee - 1 }
    try settleMatch(position, base: base, arguments: Array(operands.dropFirst()), as: type)
  }

  private mutating func settleMatch(
    _ position: Int,
    base: Int?,
    arguments: [Int],
    as type: LanguageType
  ) throws(Diagnostic) {
    guard let match = matches[position]?.first(where: { $0.factory.result == type }) else {
      throw undecided(position)
    }
    if case .modifier(let baseType) = match.factory.form, let base {
      wanted[base] = Wanted(baseType, by: "'\(match.factory.spelling)'")
    }
    for (slot, argument) in zip(match.slots, arguments) {
      let parameter = match.factory.parameters[slot]
      wanted[argument] = Wanted(parameter.type, by: "'\(parameter.spelling)' of '\(match.factory.spelling)'")
    }
    try refuseChangingPeriod(match.factory, arguments)
    if let base, let tracked = try trackedInstruction(match.factory, base: base, position) {
      instructions[position] = tracked
    } else {
      instructions[position] = .invoke(match.factory, slots: match.slots)
    }
  }

  private mutating func settleInfix(
    _ infix: Expression.Infix,
    _ position: Int,
    _ operands: [Int],
    as type: LanguageType
  ) throws(Diagnostic) {
    guard !operands.contains(where: { candidates[$0].isFaulty }) else {
      let isLogical = infix == .and || infix == .or
      for operand in operands where isLogical { wanted[operand] = Wanted(.bool, by: "'\(infix.rawValue)'") }
      return
    }
    let pairs = pairs(of: infix, operands).filter { $0.result == type }
    guard let pair = pairs.first else { throw undecided(position) }
    if pairs.count > 1, let open = operands.first(where: { candidates[$0].types.count > 1 }) {
      throw undecided(open)
    }
    wanted[operands[0]] = Wanted(pair.left, by: "'\(infix.rawValue)'")
    wanted[operands[1]] = Wanted(pair.right, by: "'\(infix.rawValue)'")
    instructions[position] = .infix(infix)
  }
}

extension Checker {
  /// A timing function by CSS's rules, which find faults of their own.
  private func cssCurve(
    _ function: String,
    _ arguments: String,
    _ position: Int
  ) throws(Diagnostic) -> any Curve {
    do throws(CSSCurveParser.Failure) {
      return try CSSCurveParser.curve(function: function, arguments: arguments)
    } catch {
      let range = expression.nodes[position].range
      let start = min(range.lowerBound + function.utf8.count + 1 + error.offset, range.upperBound)
      throw Diagnostic(id: "css", message: error.message, range: start..<min(start + 1, range.upperBound))
    }
  }
}
