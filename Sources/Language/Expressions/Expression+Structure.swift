extension Expression {
  /// The node that stands for the whole.
  package var root: Int { nodes.count - 1 }

  /// Returns where the operands of a node stand, in the order they were typed.
  ///
  /// - Parameter position: A position in `nodes`.
  package func operands(of position: Int) -> [Int] {
    var operands: [Int] = []
    var next = position - 1
    for _ in 0..<nodes[position].operation.operandCount {
      operands.append(next)
      next -= nodes[next].size
    }
    return operands.reversed()
  }

  /// Returns where a node and everything below it stand in the source, without brackets around it.
  ///
  /// - Parameter position: A position in `nodes`.
  package func range(of position: Int) -> Range<Int> {
    if position == root { return range }
    let part = nodes[position - nodes[position].size + 1...position]
    let start = part.map(\.range.lowerBound).min() ?? range.lowerBound
    let end = part.map(\.range.upperBound).max() ?? range.upperBound
    return start..<end
  }

  /// Returns a node and everything below it as an expression of its own.
  ///
  /// - Parameter position: A position in `nodes`.
  package func subexpression(at position: Int) -> Expression {
    Expression(
      nodes: Array(nodes[position - nodes[position].size + 1...position]),
      range: range(of: position)
    )
  }
}

extension Expression.Operation {
  /// How many nodes this one uses.
  package var operandCount: Int {
    switch self {
    case .number, .string, .boolean, .none, .color, .name, .implicitMember, .css: 0
    case .member, .prefix, .clauses: 1
    case .infix: 2
    case .conditional: 3
    case .call(let labels): labels.count + 1
    case .tuple(let labels): labels.count
    }
  }
}
