import Language
import Motion
import Testing

@testable import Model

/// `at start`: where a scene begins.
struct OpeningTests {
  @Test(arguments: ["let start = 0.5", "state start = 1", "rename n start"])
  func `a word that says where a scene begins becomes no name`(line: String) {
    var document = Document()
    #expect(throws: Never.self) { try enter("state n = 1; scene S { at start n = 2 }", into: &document) }
    let before = document
    #expect(throws: Diagnostic.self) {
      if line.hasPrefix("rename") {
        try document.rename(Word(text: "n", range: 0..<0), to: Word(text: "start", range: 0..<0))
      } else {
        try enter(line, into: &document)
      }
    }
    #expect(document.position == before.position)
  }

  private static let definitions = """
    state on = false
    state n = 0
    state late = 0
    view Dot { scale = on ? 2 : 1; x = n; y = late }.animation(.linear(duration: 1), value: on)
    phases Pulse(trigger: n) { a { s = 1 } .linear(duration: 1); b { s = 2 } .linear(duration: 1) }
    keyframes Pop(trigger: n) { s = 1 { LinearKeyframe(2, duration: 1) } }
    onChange rise(of: n) { late += 1 }
    """

  private func values(_ scene: String, at time: Double) throws -> [String: Double] {
    let clip = try clip("S", in: try document(Self.definitions + "\nscene S { \(scene) }"))
    let pairs = clip.trace.channels.map { ($0.name, $0.trajectory.state(at: time).value.x) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test func `nothing moves there and nothing is set off`() throws {
    for time in [0, 0.25, 0.5, 1.5] {
      let values = try values("at start { on = true; n = 3 }", at: time)
      let expected: [String: Double] = [
        "Dot.scale": 2, "Dot.x": 3, "Dot.y": 0, "Pulse.s": 1, "Pop.s": 1,
      ]
      #expect(values == expected, "at \(time)")
    }
  }

  @Test func `what is changed at 0 moves from there`() throws {
    let values = try values("at 0 { on.toggle(); n += 1 }; at start on = true; at start n = 4", at: 0.5)
    #expect(values["Dot.scale"] == 1.5 && values["Dot.x"] == 4.5 && values["Dot.y"] == 1)
    #expect(values["Pulse.s"] == 1.5 && values["Pop.s"] == 1.5)
  }

  @Test func `it counts as no change of a state`() throws {
    let document = try document(
      Self.definitions + "\nscene S { at start { n = 3; if on { n = 4 } }; at 1 n = 5 }"
    )
    #expect(try clip("S", in: document).stateUpdates.map(\.count) == [1, 1])
  }

  @Test func `a constant of that name is a time`() throws {
    let document = try document(Self.definitions + "\nlet start = 0.5\nscene S { at start on = true }")
    let scale = try clip("S", in: document).trace.channels.first { $0.name == "Dot.scale" }
    #expect(scale?.trajectory.state(at: 1).value.x == 1.5)
  }

  @Test(arguments: [
    "withAnimation { on = true }", "drag n by 1 over 0.1", "{ if on { withAnimation { n = 1 } } }",
  ])
  func `what takes time is refused`(action: String) throws {
    var document = try document(Self.definitions)
    let parsed = Parser(signatures: []).parse(Source(text: "scene S { at start \(action) }"))
    for case .definition(let syntax) in parsed.statements.map(\.kind) {
      #expect(throws: Diagnostic.self) { try document.define(syntax) }
    }
  }
}
