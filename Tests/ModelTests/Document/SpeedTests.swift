import Language
import Motion
import TestSupport
import Testing

@testable import Model

struct SpeedTests {
  /// Entered one by one, each using what stands before; limits are generous since tests run unoptimised.
  @Test func `thousands of definitions cost the same each`() throws {
    var lines = ["state s0 = 1", "let l0 = 1"]
    let count = Effort.times(7_000)
    for index in 1..<count {
      lines.append("state s\(index) = l\(index - 1)")
      lines.append("let l\(index) = l\(index - 1) + 1")
      lines.append("view V\(index) { x = s\(index) + s0 }")
    }
    let parsed = Parser(signatures: []).parse(Source(text: lines.joined(separator: "\n")))
    var document = Document()
    let clock = ContinuousClock()
    let time = try clock.measure {
      for case .definition(let syntax) in parsed.statements.map(\.kind) { try document.define(syntax) }
    }
    #expect(document.definitions.count == 3 * count - 1)
    #expect(time < .seconds(10 * Patience.factor), "\(time)")
    let undoing = clock.measure { while document.undo() != nil {} }
    #expect(document.definitions.isEmpty)
    #expect(undoing < .seconds(5 * Patience.factor), "\(undoing)")
  }

  @Test func `a chain of thousands of lets is no recursion`() throws {
    let count = Effort.times(20_000)
    let lines = (1..<count).map { "let l\($0) = l\($0 - 1) + 1" }
    var document = try document((["let l0 = 1"] + lines).joined(separator: "\n"))
    #expect(try components("l\(count - 1)", in: document)?.x == Double(count))
    try enter("let l0 = 2", into: &document)
    #expect(try components("l\(count - 1)", in: document)?.x == Double(count + 1))
    #expect(document.definitionsInDependencyOrder.count == count)
  }

  /// Each assigns what all the others assign, so whoever looks up the users of a name anew for each
  /// needs the square of their number.
  @Test func `two thousand watchers of one state set off one change`() throws {
    let watchers = (0..<2_000).map { "onChange w\($0)(of: a > \($0)) { t += 1 }" }
    var document = try document((["state a = 0", "state t = 0"] + watchers).joined(separator: "\n"))
    let time = try ContinuousClock().measure { try enter("a = 1_000", into: &document) }
    #expect(document.value(of: "t") == .number(1_000))
    #expect(time < .seconds(5 * Patience.factor), "\(time)")
  }
}
