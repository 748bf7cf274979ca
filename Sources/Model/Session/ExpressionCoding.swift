import Language

/// How a session stores an expression: as a number or object where a person would rather edit one.
///
/// - a number: `0.12`; a boolean: `true`
/// - a call with only labelled numbers: `{".easeOut": {"duration": 0.12}}`, `{"Spring": {"bounce": 0.3}}`
/// - anything else: its text, `".bouncy"`, `"isOn ? 1 : 0.5"`
enum ExpressionCoding {
  static func encode(_ expression: Expression) -> JSONValue {
    if let number = number(at: expression.root, in: expression), number.end < 0 {
      return .number(number.value)
    }
    switch expression.nodes[expression.root].operation {
    case .boolean(let flag): return .bool(flag)
    case .call(let labels):
      if let object = callObject(labels, expression) { return object }
    default: break
    }
    return .string(SyntaxPrinter.text(expression))
  }

  /// A bare number or one with a minus sign that ends at a node, and the node before it.
  private static func number(at position: Int, in expression: Expression) -> (value: Double, end: Int)? {
    switch expression.nodes[position].operation {
    case .number(let value, unit: nil): return (value, position - 1)
    case .prefix(.minus):
      guard case .number(let value, unit: nil) = expression.nodes[position - 1].operation else { return nil }
      return (-value, position - 2)
    default: return nil
    }
  }

  private static func callObject(_ labels: [String?], _ expression: Expression) -> JSONValue? {
    let operands = expression.operands(of: expression.root)
    let key: String
    switch expression.nodes[operands[0]].operation {
    case .implicitMember(let name): key = ".\(name)"
    case .name(let name): key = name
    default: return nil
    }
    var members: [JSONValue.Member] = []
    for (label, operand) in zip(labels, operands.dropFirst()) {
      guard let label, !members.contains(where: { $0.key == label }),
        let number = number(at: operand, in: expression),
        number.end == operand - expression.nodes[operand].size
      else { return nil }
      members.append(.init(label, .number(number.value)))
    }
    return .object([.init(key, .object(members))])
  }

  static func decode(_ value: JSONValue) throws(Diagnostic) -> Expression {
    switch value.content {
    case .number(let number) where number.isNaN: return .told(at: value.range)
    case .number(let number):
      return Expression(nodes: nodes(of: number, at: value.range), range: value.range)
    case .bool(let flag):
      let node = Expression.Node(operation: .boolean(flag), range: value.range, size: 1)
      return Expression(nodes: [node], range: value.range)
    case .string: return try value.parsedExpression()
    case .object(let members): return try decodeCall(members, in: value)
    case .null, .array: throw .wrongType(value, expected: "a number, a string or a call")
    }
  }

  private static func nodes(of number: Double, at range: Range<Int>) -> [Expression.Node] {
    let digits = Expression.Node(operation: .number(number.magnitude, unit: nil), range: range, size: 1)
    guard number.sign == .minus else { return [digits] }
    return [digits, Expression.Node(operation: .prefix(.minus), range: range, size: 2)]
  }

  private static func decodeCall(
    _ members: [JSONValue.Member],
    in value: JSONValue
  ) throws(Diagnostic) -> Expression {
    guard members.count == 1, let call = members.first, case .object(let arguments) = call.value.content
    else {
      throw Diagnostic(
        id: "wrong-json-type",
        message: "a call is an object with one key, as in {\".easeOut\": {\"duration\": 0.12}}",
        range: value.range
      )
    }
    var faults = FaultCollector()
    var nodes: [Expression.Node] = []
    if let callee = faults.attempt(try callee(call)) { nodes.append(callee) }
    for argument in arguments {
      guard case .number(let number) = argument.value.content else {
        faults.note(.wrongType(argument.value, expected: "a number"))
        continue
      }
      nodes +=
        number.isNaN
        ? Expression.told(at: argument.value.range).nodes : self.nodes(of: number, at: argument.value.range)
    }
    try faults.finish()
    let operation = Expression.Operation.call(labels: arguments.map(\.key))
    nodes.append(Expression.Node(operation: operation, range: call.keyRange, size: nodes.count + 1))
    return Expression(nodes: nodes, range: value.range)
  }

  private static func callee(_ call: JSONValue.Member) throws(Diagnostic) -> Expression.Node {
    let parsed = try? Parser.expression(call.key)
    guard let node = parsed?.nodes.first, parsed?.nodes.count == 1 else { throw notACall(call) }
    switch node.operation {
    case .implicitMember, .name:
      return Expression.Node(operation: node.operation, range: call.keyRange, size: 1)
    default: throw notACall(call)
    }
  }

  private static func notACall(_ call: JSONValue.Member) -> Diagnostic {
    Diagnostic(id: "not-a-name", message: "\"\(call.key)\" names nothing to call", range: call.keyRange)
  }
}
