import Language
import Motion

/// Finds the measured terms of an expectation, and leaves an expression that names their values.
///
/// One walk over the flat nodes: where a term is complete, its nodes give way to a single name.
struct ExpectationReader {
  let document: Document
  let expression: Expression

  private(set) var nodes: [Expression.Node] = []

  /// Where each complete operand begins in ``nodes``.
  private var starts: [Int] = []
  private(set) var terms: [MeasuredTerm] = []

  /// What is wrong with terms; such a one leaves a node that fits every place.
  private(set) var faults = FaultCollector()

  init(_ expression: Expression, in document: Document) {
    self.expression = expression
    self.document = document
    for position in expression.nodes.indices { read(position) }
    for position in nodes.indices {
      guard let fault = unasked(position) else { continue }
      faults.note(fault)
      // What the fault covers is nothing else, and a clip is no value beside it.
      let isCall = nodes[position].operation == .name("velocity") || fault.id == "missing-time"
      let end = isCall ? position + (call(from: position)?.nodes.count ?? 1) : position + 1
      for place in max(0, position - 1)..<end where place == position || isCovered(place, by: fault) {
        nodes[place].isTold = true
      }
    }
  }

  /// What is left: the terms are names in it.
  var rest: Expression { Expression(nodes: nodes, range: expression.range) }

  /// The names of the expression: the document's, and over them the terms.
  var scope: any Scope {
    MeasuredScope(
      document: document.contents.lookup.everything,
      terms: Dictionary(terms.map { ($0.name, $0.type) }) { first, _ in first }
    )
  }

  /// Whether a node is a name that a fault is about.
  private func isCovered(_ place: Int, by fault: Diagnostic) -> Bool {
    guard case .name = nodes[place].operation else { return false }
    return fault.range.contains(nodes[place].range.lowerBound)
  }

  /// Stands for a term that has a fault, in the words it was typed with.
  private func faultyNode(_ position: Int, at range: Range<Int>) -> Expression.Node {
    let text = SyntaxPrinter.text(expression.subexpression(at: position))
    var node = Expression.Node(operation: .name(text), range: range, size: 1)
    node.isTold = true
    return node
  }

  func isFaulty(_ places: Range<Int>) -> Bool { nodes[places].contains { $0.isTold } }

  private mutating func read(_ position: Int) {
    let operands = starts.suffix(expression.nodes[position].operation.operandCount)
    let start = operands.first ?? nodes.count
    let before = starts.count - operands.count
    do throws(Diagnostic) {
      try readTerm(position)
    } catch {
      faults.note(error)
      put(faultyNode(position, at: expression.nodes[position].range), from: start, starts: before)
    }
  }

  private mutating func readTerm(_ position: Int) throws(Diagnostic) {
    let node = expression.nodes[position]
    let operands = Array(starts.suffix(node.operation.operandCount)) + [nodes.count]
    switch node.operation {
    case .infix(.at): try take(timed(position, operands), position, operands)
    case .call:
      guard case .name(let callee) = nodes[operands[0]].operation, operands[1] == operands[0] + 1 else {
        return keep(node, operands)
      }
      if let measure = MeasureCatalog.measure(named: callee) {
        try take(measured(by: measure, position, operands), position, operands)
      } else if callee == "updates" {
        try take(updates(position, operands), position, operands)
      } else {
        if let fault = misspelt(callee, operands) { throw fault }
        keep(node, operands)
      }
    default: keep(node, operands)
    }
  }

  private mutating func keep(_ node: Expression.Node, _ operands: [Int]) {
    starts.removeLast(operands.count - 1)
    starts.append(operands[0])
    var kept = node
    kept.size = nodes.count - operands[0] + 1
    nodes.append(kept)
  }

  /// Puts a term in place of its operands.
  private mutating func take(_ term: MeasuredTerm?, _ position: Int, _ operands: [Int]) {
    let node =
      if let term {
        Expression.Node(operation: .name(term.name), range: term.range, size: 1)
      } else {
        faultyNode(position, at: part(operands[0]..<nodes.count).range)
      }
    put(node, from: operands[0], starts: starts.count - operands.count + 1)
    if let term { terms.append(term) }
  }

  private mutating func put(_ node: Expression.Node, from start: Int, starts count: Int) {
    starts.removeSubrange(count...)
    nodes.removeSubrange(start...)
    starts.append(start)
    nodes.append(node)
  }
}

/// The document's names and the terms of an expectation.
private struct MeasuredScope: Scope {
  let document: any Scope
  let terms: [String: LanguageType]

  func meaning(of name: String) -> NameMeaning? {
    // What is wrong with a term is told beside what is said of the rest.
    if name == Expression.toldName { return .faulty }
    return terms[name].map { .constant($0) } ?? document.meaning(of: name)
  }

  var names: [String] { document.names }
}
