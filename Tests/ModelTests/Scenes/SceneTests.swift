import Language
import Motion
import Testing

@testable import Model

/// What a clip's first channel shows, rounded to nine places.
func shown(_ text: String, in document: Document, at times: [Double]) throws -> [Double] {
  let trajectory = try #require(try clip(text, in: document).trace.channels.first).trajectory
  return times.map { (trajectory.state(at: $0).value.x * 1e9).rounded() / 1e9 }
}

struct SceneTests {
  static let world = """
    state a = false
    state b = false
    state n = 0
    let line = .linear(duration: 1)
    let calm = reduceMotion ? nil : line
    """

  /// A view's property, the entries of a scene, and what it shows at some times: linear animations of one
  /// second, easy to follow by hand.
  static let stories: [(view: String, entries: String, shown: [(time: Double, value: Double)])] = [
    ("x = n", "at 0.5 n = 3", [(-1, 0), (0, 0), (0.4999, 0), (0.5, 3), (9, 3)]),
    ("x = n", "at 2 n = 1", [(1, 0), (2, 1)]),
    ("x = n", "at 1 withAnimation(line) { n = 4 }", [(1, 0), (1.25, 1), (2, 4), (3, 4)]),
    // Entries sort by time; ties stay in the order they were written in.
    ("x = n", "at 1 n = n * 10\nat 0 n = 2", [(0, 2), (1, 20)]),
    ("x = n", "at 1 n = 2\nat 1 n = n * 10", [(1, 20)]),
    ("x = n", "at 1 n = n * 10\nat 1 n = 2", [(1, 2)]),
    ("x = n", "at 0.1 + 0.2 n = n * 10\nat 0.3 n = 2", [(0.29, 0), (0.3, 2), (0.4, 2)]),
    // One entry is one change: a property sees only before and after.
    ("x = n", "at 1 withAnimation(line) { n = 9; n = 0 }", [(1, 0), (1.5, 0)]),
    ("x = n", "at 1 { n = 1; n += 1; n = n * 2 }", [(1, 4)]),
    // Same values start nothing, and what runs goes on.
    (
      "x = n", "at 0 withAnimation(line) { n = 1 }\nat 0.5 withAnimation(.linear(duration: 9)) { n = 1 }",
      [(0.5, 0.5), (0.75, 0.75), (1, 1)]
    ),
    // Without an animation the value jumps by the whole change and the old remainder goes on.
    (
      "x = n", "at 0 withAnimation(line) { n = 1 }\nat 0.5 n = 2",
      [(0.25, 0.25), (0.5, 1.5), (0.75, 1.75), (1, 2)]
    ),
    // Curves add up: half of the new one is over where the old one stands at three quarters.
    (
      "x = n", "at 0 withAnimation(line) { n = 200 }\nat 0.25 withAnimation(line) { n = 0 }",
      [(0.25, 50), (0.75, 75), (1, 50), (1.25, 0)]
    ),
    // The innermost withAnimation wins, and each assignment keeps its own.
    (
      "x = (a ? 1 : 0) + (b ? 10 : 0)", "at 0 withAnimation(line) { withAnimation(nil) { a = true } }",
      [(0, 1)]
    ),
    (
      "x = b ? 1 : 0",
      "at 0 withAnimation(nil) { withAnimation(nil) { a = true }; withAnimation(line) { b = true } }",
      [(0.5, 0.5)]
    ),
    // .animation(_:value:) acts where its value changed, on its view, and wins over withAnimation.
    ("x = n }.animation(line, value: n); view W { y = n", "at 1 n = 4", [(1.25, 1)]),
    ("x = n }.animation(nil, value: n); view W { y = n", "at 1 withAnimation(line) { n = 4 }", [(1, 4)]),
    ("x = n }.animation(nil, value: a); view W { y = n", "at 1 withAnimation(line) { n = 4 }", [(1.25, 1)]),
    // if, and what stands in the environment at a time.
    ("x = n", "at 0 n = 5\nat 1 { if n > 4 { n = 1 } else { n = 2 } }", [(0, 5), (1, 1)]),
    (
      "x = n",
      "at 1 withAnimation(calm) { n = 4 }\nat 4 reduceMotion = true\nat 5 withAnimation(calm) { n = 8 }",
      [(1.25, 1), (5, 8)]
    ),
    (
      "x = reduceMotion ? 1 : 0", "at 1 reduceMotion = true\nat 2 reduceMotion.toggle()",
      [(0, 0), (1, 1), (2, 0)]
    ),
    ("x = colorScheme == .dark ? 1 : 0", "at 1 withAnimation(line) { colorScheme = .dark }", [(1.5, 0.5)]),
  ]

  private func document(_ view: String, _ entries: String) throws -> Document {
    try Model_document("\(Self.world)\nview V { \(view) }\nscene S {\n\(entries)\n}")
  }

  private func Model_document(_ text: String) throws -> Document { try ModelTests.document(text) }

  @Test(arguments: stories.indices)
  func `a scene does what its entries say, when they say it`(index: Int) throws {
    let (view, entries, expected) = Self.stories[index]
    let built = try document(view, entries)
    for document in [built, try reopened(built), try retyped(built)] {
      let values = try shown("S", in: document, at: expected.map(\.time))
      #expect(values == expected.map(\.value), "\(view) \(entries)")
    }
  }

  private func reopened(_ document: Document) throws -> Document {
    try SessionCodec.decode(Array(SessionCodec.encode(document, name: "x").utf8))
  }

  private func retyped(_ document: Document) throws -> Document {
    try ModelTests.document(script(of: document))
  }

  @Test func `a scene starts from the first values whatever was typed, and changes none`() throws {
    var document = try document("x = n", "at 1 n += 1")
    let before = try shown("S", in: document, at: [0, 1])
    try enter("n = 50\na = true", into: &document)
    let portrait = portrait(of: document)
    #expect(try shown("S", in: document, at: [0, 1]) == before)
    #expect(ModelTests.portrait(of: document) == portrait)
    #expect(before == [0, 1])
  }

  @Test func `with puts an animation in place of each, reduced turns Reduce Motion on from the start`() throws
  {
    let document = try document("x = n", "at 0 withAnimation(calm) { n = 4 }\nat 5 n = 8")
    #expect(try shown("(S with .linear(duration: 2))", in: document, at: [0.5, 5]) == [1, 8])
    #expect(try shown("(S reduced)", in: document, at: [0, 5]) == [4, 8])
  }

  @Test func `channels are those of every view, phases and keyframes that depend on what it may change`()
    throws
  {
    let document = try document(
      "x = n; y = 1 }; view Other { z = b ? 1 : 0",
      "at 0 { if false { a = true } }\nat 1 n = 1"
    )
    var more = document
    try enter(
      """
      phases P(trigger: n) { one { scale = 1 }; two { scale = 2 } }
      keyframes K(trigger: a) { turn = 0deg { CubicKeyframe(9deg, duration: 1) } }
      onChange late(of: n) { b = true }
      scene Unused { at 0 n = 1 }
      """,
      into: &more
    )
    #expect(try clip("S", in: document).trace.channels.map(\.name) == ["V.x", "V.y"])
    #expect(
      try clip("S", in: more).trace.channels.map(\.name) == ["V.x", "V.y", "Other.z", "P.scale", "K.turn"]
    )
    #expect(try clip("S.V", in: more).trace.channels.map(\.name) == ["V.x", "V.y"])
    #expect(try clip("S.Other.z", in: more).trace.channels.map(\.name) == ["Other.z"])
    #expect(throws: Diagnostic.self) { try clip("S.Other.x", in: more) }
    #expect(throws: Diagnostic.self) { try clip("(S from 0 to 1)", in: more) }
  }

  @Test func `assignments are counted by state, in definition order`() throws {
    let document = try document(
      "x = n",
      "at 1 { n = 0; n = 0 }\nat 2 { b = true; n += 1; reduceMotion = true }"
    )
    let updates = try clip("S", in: document).stateUpdates
    #expect(updates.map(\.state) == ["b", "n"])
    #expect(updates.map(\.count) == [1, 3])
  }

  static let faults = [
    (
      "scene S { at -1 n = 1 }",
      """
      scene S { at -1 n = 1 }
                   ^^ 'at' is -1, and must be at least 0
      """
    ),
    (
      "scene S { at n n = 1 }",
      """
      scene S { at n n = 1 }
                   ^ 'n' is a state, and only lets and the environment can stand here
      """
    ),
    (
      "scene S { at 0 / 0 n = 1 }",
      """
      scene S { at 0 / 0 n = 1 }
                     ^ this divides by zero
      """
    ),
    (
      "scene S { at late n = 1 }",
      """
      scene S { at late n = 1 }
                   ^^^^ with reduceMotion on, 'at' is -1, and must be at least 0
      """
    ),
    (
      "scene S { at 0 a = 1 }",
      """
      scene S { at 0 a = 1 }
                         ^ 'a' takes true or false, not a number -> true
      """
    ),
  ]

  @Test(arguments: faults)
  func `what cannot be is refused when it is entered`(line: String, picture: String) throws {
    // Only with Reduce Motion on does the time make no sense.
    let document = try ModelTests.document("\(Self.world)\nlet late = reduceMotion ? -1 : 1")
    #expect(fault(entering: line, into: document) == picture)
  }

  @Test func `a fault while it runs names the definition it is in`() throws {
    let document = try document("x = 1 / (1 - n)", "at 1 n = 1")
    let fault = #expect(throws: Diagnostic.self) { try clip("S", in: document) }
    #expect(fault?.message == "in 'V': this divides by zero")
    #expect(fault?.range == 0..<1)
  }
}
