extension Expression {
  /// Returns the expression with another in place of a node and everything below it.
  ///
  /// - Parameters:
  ///   - position: A position in `nodes`.
  ///   - part: What stands there instead; the printer adds the brackets it may need.
  package func replacing(_ position: Int, with part: Expression) -> Expression {
    let start = position - nodes[position].size + 1
    let growth = part.nodes.count - nodes[position].size
    let behind = nodes.indices.dropFirst(position + 1).map { index in
      // What holds the node begins where it begins, or before.
      let isAround = index - nodes[index].size < start
      return isAround ? nodes[index].grown(by: growth) : nodes[index]
    }
    return Expression(nodes: nodes.prefix(start) + part.nodes + behind, range: range)
  }

  /// Returns a number as an expression of its own; one below zero has a sign, as if it had been typed.
  package static func number(_ number: Double, unit: Unit? = nil) -> Expression {
    let magnitude = Node(operation: .number(number.magnitude, unit: unit), range: 0..<0, size: 1)
    let sign = Node(operation: .prefix(.minus), range: 0..<0, size: 2)
    return Expression(nodes: number < 0 ? [magnitude, sign] : [magnitude], range: 0..<0)
  }
}

extension Expression.Node {
  fileprivate func grown(by growth: Int) -> Expression.Node {
    var node = Expression.Node(operation: operation, range: range, size: size + growth)
    node.labelStart = labelStart
    return node
  }
}
