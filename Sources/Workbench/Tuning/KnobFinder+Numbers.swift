import Language
import Model
import Motion

extension KnobFinder {
  /// A number that is written: a literal, or a constant's name.
  mutating func addNumber(
    _ node: Int,
    _ name: String,
    allowed: ParameterError.Allowed?,
    _ isWhole: Bool = false,
    unit: String = "",
    anchor: Knob.Anchor?
  ) {
    guard let (number, written) = literal(node) else {
      // A sum has no number of its own to turn, but its constants may.
      if case .name = expression.nodes[node].operation { walk(node, .number, anchor: nil) }
      return
    }
    let scale: Double = written == .milliseconds ? 1000 : written == .percent ? 100 : 1
    let expression = expression
    add(
      name,
      number / scale,
      allowed: allowed,
      isWhole,
      unit: written == .degrees ? "°" : unit,
      anchor: anchor
    ) { value in
      expression.replacing(node, with: .number(KnobRange.clean(value * scale), unit: written))
    }
  }

  /// Both numbers of a point.
  mutating func addPoint(_ node: Int, names: [String], anchor: Knob.Anchor?) {
    let operation = expression.nodes[node].operation
    let operands = expression.operands(of: node)
    switch operation {
    case .tuple:
      for (operand, name) in zip(operands, names) { addNumber(operand, name, allowed: nil, anchor: anchor) }
    case .call:
      for (operand, name) in zip(operands.dropFirst(), names) {
        addNumber(operand, name, allowed: nil, anchor: anchor)
      }
    default: break
    }
  }

  /// A number that was left out: turning it writes it.
  mutating func addDefault(of index: Int, in call: FactoryCall, anchor: Knob.Anchor?) {
    let parameter = call.factory.parameters[index]
    guard let value = parameter.defaultValue?.value?.components.x,
      !KnobCatalog.kind(of: parameter.name, value: value).isQuiet
    else { return }
    let expression = expression
    add(parameter.name, value, allowed: parameter.allowed, parameter.isWhole, anchor: anchor) { value in
      let text = Self.text(of: call, in: expression, with: value, for: index)
      return expression.replacing(call.node, with: Expression(typed: text))
    }
  }

  /// A call with one more argument, in the order of the parameters.
  private static func text(
    of call: FactoryCall,
    in expression: Expression,
    with value: Double,
    for index: Int
  ) -> String {
    var callee = call.node
    if case .call = expression.nodes[call.node].operation {
      callee = expression.operands(of: call.node)[0]
    }
    let arguments = call.factory.parameters.enumerated().compactMap { slot, parameter -> String? in
      let written = call.arguments[slot].map { SyntaxPrinter.text(expression.subexpression(at: $0)) }
      guard let text = slot == index ? SyntaxPrinter.number(KnobRange.clean(value)) : written else {
        return nil
      }
      return (parameter.label.map { "\($0): " } ?? "") + text
    }
    let name = SyntaxPrinter.text(expression.subexpression(at: callee))
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The four numbers of CSS's `cubic-bezier(...)`.
  mutating func addControlPoints(_ node: Int, _ arguments: String, anchor: Knob.Anchor) {
    let numbers = arguments.split(separator: ",").compactMap { text in
      Double(String(text.filter { $0 != " " }))
    }
    guard numbers.count == 4 else { return }
    let expression = expression
    for (index, name) in ["x1", "y1", "x2", "y2"].enumerated() {
      add(name, numbers[index], allowed: nil, anchor: anchor) { value in
        var numbers = numbers
        numbers[index] = value
        let text = numbers.map { SyntaxPrinter.number(KnobRange.clean($0)) }.joined(separator: ", ")
        return expression.replacing(node, with: Expression(typed: "cubic-bezier(\(text))"))
      }
    }
  }

  /// A literal with its sign, as it is written.
  private func literal(_ node: Int) -> (number: Double, unit: Expression.Unit?)? {
    switch expression.nodes[node].operation {
    case .number(let number, let unit): return (number, unit)
    case .prefix(let sign) where sign != .not:
      guard case .number(let number, let unit) = expression.nodes[node - 1].operation else { return nil }
      return (sign == .minus ? -number : number, unit)
    default: return nil
    }
  }

  mutating func add(
    _ name: String,
    _ value: Double,
    allowed: ParameterError.Allowed?,
    _ isWhole: Bool = false,
    unit: String = "",
    anchor: Knob.Anchor?,
    rewrite: @escaping @Sendable (Double) -> Expression
  ) {
    let kind = KnobCatalog.kind(of: place.isProperty ? "" : name, value: value, unit: unit)
    let label = kind.label.isEmpty ? name : kind.label
    knobs.append(
      Knob(
        address: address,
        name: label,
        label: label,
        kind: kind,
        range: KnobRange(allowed, kind: kind, isWhole: isWhole),
        value: KnobRange.clean(value),
        anchor: anchor,
        rewrite: rewrite
      )
    )
  }
}
