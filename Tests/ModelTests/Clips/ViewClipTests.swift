import Language
import Motion
import Testing

@testable import Model

struct ViewClipTests {
  /// What a channel does over time, for a linear animation of one second that is easy to follow by hand.
  private func values(_ text: String, in document: Document, at times: [Double]) throws -> [Double] {
    let clip = try clip(text, in: document)
    let trajectory = try #require(clip.trace.channels.first).trajectory
    return times.map { (trajectory.state(at: $0).value.x * 1e9).rounded() / 1e9 }
  }

  static let world = """
    state a = false
    state b = false
    state n = 0
    let line = .linear(duration: 1)
    let far = reduceMotion ? 1 : 0
    """

  /// Views, what is done to them, and what their first property does at 0, 0.25 and 1.
  static let stories: [(view: String, actions: String, values: [Double])] = [
    // Without an animation the new value shows at once.
    ("{ x = a ? 1 : 0 }", "a = true", [1, 1, 1]),
    ("{ x = a ? 1 : 0 }", "withAnimation(line) { a = true }", [0, 0.25, 1]),
    (
      "{ x = a ? 1 : 0 }", "withAnimation(line) { a.toggle() }\nwithAnimation(line) { a.toggle() }",
      [1, 0.75, 0]
    ),
    // The innermost withAnimation wins.
    ("{ x = a ? 1 : 0 }", "withAnimation(nil) { withAnimation(line) { a = true } }", [0, 0.25, 1]),
    ("{ x = a ? 1 : 0 }", "withAnimation(line) { withAnimation(nil) { a = true } }", [1, 1, 1]),
    // The last assignment that a property depends on decides.
    (
      "{ x = (a ? 1 : 0) + (b ? 2 : 0) }",
      "withAnimation(line) { a = true; withAnimation(nil) { b = true } }", [3, 3, 3]
    ),
    (
      "{ x = (a ? 1 : 0) + (b ? 2 : 0) }",
      "withAnimation(nil) { b = true; withAnimation(line) { a = true } }", [0, 0.75, 3]
    ),
    ("{ x = a ? 1 : 0 }", "withAnimation(line) { a = true; withAnimation(nil) { b = true } }", [0, 0.25, 1]),
    // An assignment that changes nothing decides nothing.
    (
      "{ x = (a ? 1 : 0) + (b ? 2 : 0) }",
      "withAnimation(line) { a = true; withAnimation(nil) { b = false } }", [0, 0.25, 1]
    ),
    // .animation(_:value:) wins where its value changed, and only there.
    ("{ x = a ? 1 : 0 }.animation(line, value: a)", "a = true", [0, 0.25, 1]),
    ("{ x = a ? 1 : 0 }.animation(line, value: b)", "a = true", [1, 1, 1]),
    ("{ x = a ? 1 : 0 }.animation(nil, value: a)", "withAnimation(line) { a = true }", [1, 1, 1]),
    ("{ x = a ? 1 : 0 }.animation(line, value: a).animation(nil, value: a)", "a = true", [0, 0.25, 1]),
    ("{ x = a ? 1 : 0 }.animation(nil, value: b).animation(line, value: a)", "a = true", [0, 0.25, 1]),
    // Assignments follow each other, but a property sees only before and after.
    ("{ x = n }", "withAnimation(line) { n = 1; n += 2; n = n * 2 }", [0, 1.5, 6]),
    ("{ x = n }", "withAnimation(line) { if n == 0 { n = 4 } else { n = 8 } }", [0, 1, 4]),
    // The animation is worked out before the block.
    ("{ x = a ? 1 : 0 }", "withAnimation(a ? nil : line) { a = true }", [0, 0.25, 1]),
    ("{ x = reduceMotion ? 1 : 0 }", "withAnimation(line) { reduceMotion = true }", [0, 0.25, 1]),
    ("{ x = far }", "withAnimation(line) { reduceMotion = true }", [0, 0.25, 1]),
  ]

  @Test(arguments: stories.indices)
  func `a view moves by what changed it`(index: Int) throws {
    let (view, actions, expected) = Self.stories[index]
    let document = try document("\(Self.world)\nview V \(view)\n\(actions)")
    #expect(try values("V", in: document, at: [0, 0.25, 1]) == expected, "\(view) \(actions)")
    let opened = try SessionCodec.decode(Array(SessionCodec.encode(document, name: "x").utf8))
    #expect(try values("V", in: opened, at: [0, 0.25, 1]) == expected, "opened again")
  }

  @Test func `before the change the old value shows`() throws {
    let document = try document("\(Self.world)\nview V { x = n }\nn = 5")
    #expect(try values("V", in: document, at: [-0.1, 0]) == [0, 5])
  }

  @Test func `a view remembers the change, and reads constants and the environment when it is shown`() throws
  {
    var document = try document(
      """
      \(Self.world)
      let calm = reduceMotion ? nil : line
      view V { x = n }
      withAnimation(calm) { n = 4 }
      """
    )
    #expect(try values("V", in: document, at: [0.25]) == [1])
    #expect(try values("(V reduced)", in: document, at: [0.25]) == [4])
    #expect(try values("(V with .linear(duration: 2))", in: document, at: [0.25]) == [0.5])
    try enter("let line = .linear(duration: 4)", into: &document)
    #expect(try values("V", in: document, at: [1]) == [1])
    try enter("b = true", into: &document)
    #expect(try values("V", in: document, at: [1]) == [1])
  }

  @Test func `channels are the properties, their parts, and what is named of them`() throws {
    let document = try document(
      """
      state on = false
      view V { scale = on ? 2 : 1; offset = on ? (10, 20) : (0, 0); shown = on }
      withAnimation(.linear(duration: 1)) { on = true }
      """
    )
    #expect(try clip("V", in: document).trace.channels.map(\.name) == ["scale", "offset", "shown"])
    #expect(try clip("V.offset", in: document).trace.channels.map(\.name) == ["offset"])
    #expect(try clip("V.offset.y", in: document).trace.channels.map(\.name) == ["offset.y"])
    #expect(try values("V.offset.y", in: document, at: [0.5]) == [10])
    #expect(try values("V.shown", in: document, at: [-1, 0]) == [0, 1])
    #expect(throws: Diagnostic.self) { try clip("V.size", in: document) }
    #expect(throws: Diagnostic.self) { try clip("V.offset.width", in: document) }
    #expect(throws: Diagnostic.self) { try clip("(V from 0 to 1)", in: document) }
  }

  @Test func `a view that never moved says what would move it`() throws {
    let document = try document("state on = false\nview V { x = on ? 1 : 0 }\nview W { x = 1 }")
    let fault = #expect(throws: Diagnostic.self) { try clip("V", in: document) }
    #expect(fault?.message == "'V' has not moved yet; change what it depends on: 'on'")
    #expect(fault?.suggestion == "withAnimation(.bouncy) { on.toggle() }")
    #expect(throws: Diagnostic.self) { try clip("W", in: document) }
  }

  @Test func `an action says which clips depend on what it changed`() throws {
    var document = try document(
      """
      \(Self.world)
      view V { x = n }
      phases P(trigger: n) { one { x = 1 }; two { x = 2 } }
      view W { x = a ? 1 : 0 }
      """
    )
    func perform(_ text: String) throws -> ActionOutcome {
      try document.perform(try #require(try Parser.actions(text).first))
    }
    #expect(try perform("n += 1").touched == ["V", "P"])
    #expect(try perform("if true { n += 1; n -= 1 }") == ActionOutcome(touched: [], hasChanged: false))
    #expect(try perform("a.toggle()").touched == ["W"])
  }
}
