import Language
import Motion

extension ClipResolver {
  /// Resolves a clip inside an expression, where its clauses are a part of that: `(Card reduced).scale`.
  static func resolve(_ part: Expression, in document: Document) throws(Diagnostic) -> Clip {
    let members = part.nodes.reversed().prefix { if case .member = $0.operation { true } else { false } }
    let index = part.nodes.count - members.count - 1
    guard part.nodes.indices.contains(index), case .clauses(let clauses) = part.nodes[index].operation else {
      return try resolve(ClipSyntax(expression: part, clauses: [], range: part.range), in: document)
    }
    let base = Expression(nodes: Array(part.nodes[..<index]), range: part.range)
    guard document.clipName(base) != nil else {
      let clip = try resolve(ClipSyntax(expression: base, clauses: clauses, range: part.range), in: document)
      return try clip.narrowed(to: members.reversed())
    }
    let chain = members.reversed().enumerated().map { offset, node in
      Expression.Node(operation: node.operation, range: node.range, size: base.nodes.count + offset + 1)
    }
    let whole = Expression(nodes: base.nodes + chain, range: part.range)
    return try resolve(ClipSyntax(expression: whole, clauses: clauses, range: part.range), in: document)
  }
}

extension Clip {
  /// One number of the only channel of a clip: `(.bouncy from (0, 0) to (3, 4)).x`.
  fileprivate func narrowed(to members: [Expression.Node]) throws(Diagnostic) -> Clip {
    guard var channel = trace.channels.first, !members.isEmpty else { return self }
    for member in members {
      guard case .member(let name) = member.operation, name != channel.name else { continue }
      channel = try channel.component(name, at: member.range)
    }
    let narrow = Trace(
      axis: trace.axis,
      channels: [channel],
      duration: trace.duration,
      settlingDuration: trace.settlingDuration,
      marks: trace.marks,
      notes: trace.notes
    )
    return Clip(label: label, kind: kind, trace: narrow)
  }
}
