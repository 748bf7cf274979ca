extension SyntaxPrinter {
  /// Writes an expression with only the brackets it needs.
  ///
  /// A stack holds what is still to be written, so a long sum is no deeper than a short one.
  package static func text(_ expression: Expression) -> String { text(expression, atLeast: .conditional) }

  /// The same, with brackets around all of it where its place asks for a tighter one.
  static func text(_ expression: Expression, atLeast lowest: Precedence) -> String {
    var pending: [Piece] = [.node(expression.root, atLeast: lowest)]
    var text = ""
    while let piece = pending.popLast() {
      switch piece {
      case .text(let written): text += written
      case .node(let position, let lowest):
        let pieces = pieces(of: position, in: expression)
        let isTight = precedence(of: expression.nodes[position].operation) >= lowest
        pending += (isTight ? pieces : [.text("(")] + pieces + [.text(")")]).reversed()
      }
    }
    return text
  }

  /// Something still to be written: a text, or a node with the least precedence that needs no brackets.
  private enum Piece {
    case text(String)
    case node(Int, atLeast: Precedence)
  }

  private static func pieces(of position: Int, in expression: Expression) -> [Piece] {
    let operands = expression.operands(of: position)
    switch expression.nodes[position].operation {
    case .number(let value, let unit): return [.text(number(value) + (unit?.rawValue ?? ""))]
    case .string(let text): return [.text(quoted(text))]
    case .boolean(let value): return [.text(value ? "true" : "false")]
    case .none: return [.text("nil")]
    case .color(let value): return [.text(color(value))]
    case .name(let name): return [.text(name)]
    case .implicitMember(let name): return [.text("." + name)]
    case .clauses(let clauses):
      let words = clauses.map { " " + text($0) }.joined()
      return [.text("("), .node(operands[0], atLeast: .conditional), .text(words + ")")]
    case .css(let function, let arguments): return [.text("\(function)(\(arguments))")]
    case .member(let name):
      let isNumber = isNumber(operands[0], in: expression)
      return [.node(operands[0], atLeast: isNumber ? .bracketed : .postfix), .text("." + name)]
    case .call(let labels):
      return [.node(operands[0], atLeast: .postfix)] + list(operands.dropFirst(), labels)
    case .tuple(let labels): return list(operands[...], labels)
    case .prefix(let sign):
      // Two of the same sign in a row would be another sign, or an option.
      let space = sign == self.sign(of: operands[0], in: expression) ? " " : ""
      return [.text(sign.rawValue + space), .node(operands[0], atLeast: .prefix)]
    case .infix(let infix): return self.infix(infix, operands[0], operands[1], in: expression)
    case .conditional:
      return [
        .node(operands[0], atLeast: .or), .text(" ? "), .node(operands[1], atLeast: .conditional),
        .text(" : "), .node(operands[2], atLeast: .conditional),
      ]
    }
  }

  private static func infix(
    _ infix: Expression.Infix,
    _ left: Int,
    _ right: Int,
    in expression: Expression
  ) -> [Piece] {
    let own = infix.precedence
    let leftLowest: Precedence = infix == .at ? .postfix : own.isAssociative ? own : own.tighter
    let isPlain = infix == .closedRange && isNumber(left, in: expression) && isNumber(right, in: expression)
    let sign = isPlain ? infix.rawValue : " \(infix.rawValue) "
    return [.node(left, atLeast: leftLowest), .text(sign), .node(right, atLeast: own.tighter)]
  }

  /// The plus or minus a node begins with, nil without one.
  private static func sign(of position: Int, in expression: Expression) -> Expression.Prefix? {
    switch expression.nodes[position].operation {
    case .prefix(let sign) where sign != .not: sign
    case .number(let value, _) where value.sign == .minus: .minus
    default: nil
    }
  }

  private static func isNumber(_ position: Int, in expression: Expression) -> Bool {
    if case .number = expression.nodes[position].operation { true } else { false }
  }

  private static func list(_ operands: ArraySlice<Int>, _ labels: [String?]) -> [Piece] {
    var pieces: [Piece] = [.text("(")]
    for (position, label) in zip(operands, labels) {
      let separator = pieces.count > 1 ? ", " : ""
      pieces.append(.text(separator + (label.map { $0 + ": " } ?? "")))
      pieces.append(.node(position, atLeast: .conditional))
    }
    return pieces + [.text(")")]
  }

  private static func precedence(of operation: Expression.Operation) -> Precedence {
    switch operation {
    case .conditional: .conditional
    case .infix(let infix): infix.precedence
    case .prefix: .prefix
    // A number below zero is written with a sign, as a prefix is.
    case .number(let value, _) where value.sign == .minus: .prefix
    case .member, .call: .postfix
    default: .primary
    }
  }
}
