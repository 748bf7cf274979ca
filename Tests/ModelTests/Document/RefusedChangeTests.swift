import Language
import Motion
import Testing

@testable import Model

/// A change that would leave something that cannot be is refused, and nothing has changed.
struct RefusedChangeTests {
  private static let world = """
    state n: Int = 3
    state half = 1.5
    state z = 1
    view V { s = 1 / z }
    view W { s = n }
    """

  @Test(arguments: [
    ("n = half", "'n' is an Int, a whole number, and 1.5 is a Double"),
    ("n = n / 2", "'n' is an Int, a whole number, and 1.5 is a Double"),
    ("n += half", "'n' is an Int, a whole number, and 4.5 is a Double"),
    ("z = 0", "in 'V': this divides by zero"),
    ("withAnimation { n = 7; z -= 1 }", "in 'V': this divides by zero"),
    ("scene S { at 0 drag n to 4 over 1 }", "a finger passes fractions, and 'n' is an Int, a whole number"),
  ])
  func `what cannot be held or shown`(line: String, message: String) throws {
    var document = try ModelTests.document(Self.world)
    let fault = #expect(throws: Diagnostic.self) { try enter(line, into: &document) }
    #expect(fault?.message == message)
    #expect(document.value(of: "n") == .number(3) && document.value(of: "z") == .number(1))
  }

  @Test func `a definition that would break others names all of them`() throws {
    let before = "state a = 1; let k = 2; view V { s = a + 1 }; view W { s = a * k }; view X { s = k }"
    var document = try ModelTests.document(before)
    let fault = #expect(throws: Diagnostic.self) { try enter("state a = true", into: &document) }
    #expect(fault?.message.hasPrefix("'V' and 'W' use 'a' and would no longer work: ") == true)
    #expect(document.value(of: "a") == .number(1))
  }

  @Test func `a whole number from a fraction is one`() throws {
    var document = try ModelTests.document(Self.world)
    try enter("n = half * 2; n = n / 3; n -= half * 4", into: &document)
    #expect(document.value(of: "n") == .number(-5))
  }

  @Test(arguments: [
    (
      #"{"state": "a", "cases": ["b"], "initial": ".b"}"#,
      "a state has two cases or more, as in 'idle | done'"
    ),
    (#"{"let": "a", "value": "1 /* x"}"#, "this comment is never closed; it ends with '*/'"),
    (
      #"{"view": "V", "properties": {"s": 1}, "lastChange": {"action": "", "before": {}}}"#,
      "expected an action such as 'isOn.toggle()'"
    ),
    (
      #"{"state": "V", "properties": {"s": 1}}"#, "what stands here are the keys of a view, not of a state"
    ),
    (#"{"let": "a", "expression": 1}"#, "there is no key \"expression\" here; the keys are let, type, value"),
    (#"{"state": "a"}"#, "the key \"initial\" is missing"),
  ])
  func `what a session cannot hold is one fault`(definition: String, message: String) {
    let text = "{\"easel\": 1, \"definitions\": [\(definition)]}"
    let fault = #expect(throws: Diagnostic.self) { try SessionCodec.decode(Array(text.utf8)) }
    #expect(fault?.all.count == 1)
    #expect(fault?.message.hasSuffix(message) == true, "\(fault?.message ?? "")")
  }
}
