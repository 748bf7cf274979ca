import Language
import TestSupport
import Testing

struct SplicingTests {
  /// A tree with another in place of one of its parts prints as if it had been typed so.
  @Test(arguments: 0..<4)
  func `what is put into a tree makes a tree that reads back`(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed + 900))
    for _ in 0..<Effort.times(100) {
      let expression = trees.expression(4)
      let part = trees.expression(2)
      for position in expression.nodes.indices where !expression.isCallee(position) {
        let spliced = expression.replacing(position, with: part)
        #expect(
          spliced.nodes.count == expression.nodes.count - expression.nodes[position].size + part.nodes.count
        )
        let text = SyntaxPrinter.text(spliced)
        #expect(try Parser.expression(text) == spliced, "\(text)")
        let end = position - expression.nodes[position].size + part.nodes.count
        #expect(spliced.subexpression(at: end) == part)
      }
    }
  }

  @Test func `a part put in its own place changes nothing`() throws {
    let expression = try Parser.expression("a ? .spring(duration: 0.4 + b, bounce: -c) : (1, f(2).x)")
    for position in expression.nodes.indices {
      #expect(expression.replacing(position, with: expression.subexpression(at: position)) == expression)
    }
  }

  @Test func `a number replaces a sum`() throws {
    let expression = try Parser.expression(".easeIn(duration: a + b * 2).delay(c)")
    let sum = try #require(expression.nodes.firstIndex { $0.operation == .infix(.add) })
    #expect(
      SyntaxPrinter.text(expression.replacing(sum, with: .number(0.5))) == ".easeIn(duration: 0.5).delay(c)"
    )
  }
}

extension Expression {
  /// Whether a node stands before a bracket, where only names may.
  fileprivate func isCallee(_ position: Int) -> Bool {
    nodes.indices.contains { call in
      guard case .call = nodes[call].operation else { return false }
      let callee = operands(of: call)[0]
      return position <= callee && position > callee - nodes[callee].size
    }
  }
}
