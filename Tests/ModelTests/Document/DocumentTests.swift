import Language
import Motion
import Testing

@testable import Model

struct DocumentTests {
  @Test func `a definition takes the place of the one that has its name`() throws {
    var document = try document("let a = 1\nlet b = a + 1")
    try enter("let a = 5", into: &document)
    #expect(try components("b", in: document)?.x == 6)
    #expect(document.definitions.map(\.name) == ["a", "b"])
  }

  static let entered = """
    state isOn = false
    let quick = .easeOut(duration: 0.12)
    let calm = reduceMotion ? quick : .bouncy
    view Card { scale = isOn ? 1 : 0.96 }
    view Dot { scale = isOn ? 1 : 0 }.animation(calm, value: isOn)
    """

  @Test(arguments: [
    """
    let isOn = 3
        ^^^^ 'isOn' is a state that 'Card' and 'Dot' use; a let cannot take its place
    """,
    """
    state isOn = 3
          ^^^^ 'Card' and 'Dot' use 'isOn' and would no longer work: what stands before '?' takes true or false, not a number ('isOn')
    """,
    """
    let quick = calm
        ^^^^^ 'quick' would use itself: it uses 'calm', which uses 'quick'
    """,
    """
    let quick = quick
        ^^^^^ 'quick' would use itself: it uses 'quick'
    """,
    """
    let quick = 3
        ^^^^^ 'calm' uses 'quick' and would no longer work: both branches of '?:' must be of one type: one is a number ('quick'), the other an animation or a spring ('.bouncy')
    """,
    """
    let x = isOn ? 1 : 2
            ^^^^ 'isOn' is a state, and only lets and the environment can stand here
    """,
    """
    state s = .bouncy
              ^^^^^^^ a state holds a value that can change, not an animation; what stays is a let, as in let s = .bouncy
    """,
    """
    state s: Boool = true
             ^^^^^ a state is of no type 'Boool' -> Bool
    """,
    """
    state s: a | b = .c
                     ^^ '.c' is not one of .a .b
    """,
    """
    state s: Angle = 3
                     ^ 's' takes an angle, not a number -> 3deg
    """,
    """
    let s: Spring = .easeIn
                    ^^^^^^^ no spring is called '.easeIn'
    """,
    """
    view V { scale = .bouncy }
                     ^^^^^^^ a property is a value that can move, not an animation
    """,
    """
    view V { scale = 1; scale = 2 }
                        ^^^^^ the property 'scale' stands here twice
    """,
    """
    view V { scale = 1 / 0 }
                       ^ this divides by zero
    """,
    """
    view V { scale = 1 }.animation(.bouncy(duration: 0), value: isOn)
                                                     ^ duration is 0, and must be above 0; nil stands for no animation
    """,
    """
    view V { scale = 1 }.animation(.bouncy, value: .bouncy)
                                                   ^^^^^^^ 'value:' takes what may change, not an animation
    """,
    """
    quick = 3
    ^^^^^ 'quick' is a let; only states can be assigned
    """,
    """
    isOnn = true
    ^^^^^ no state named 'isOnn' -> isOn
    """,
    """
    isOn = 3
           ^ 'isOn' takes true or false, not a number
    """,
    """
    isOn += true
    ^^^^ '+=' changes numbers, angles, points and sizes; 'isOn' is true or false
    """,
    """
    isOn.x = 3
         ^ 'isOn' is true or false and has no parts
    """,
    """
    withAnimation(.bouncyy) { isOn = true }
                  ^^^^^^^^ no animation is called '.bouncyy' -> .bouncy
    """,
    """
    if 3 { isOn = true }
       ^ 'if' takes true or false, not a number
    """,
  ])
  func `what would break is refused, and nothing changes`(expected: String) throws {
    var document = try document(Self.entered)
    let before = portrait(of: document)
    let line = String(expected.prefix { $0 != "\n" })
    #expect(fault(entering: line, into: document) == expected)
    try? enter(line, into: &document)
    #expect(portrait(of: document) == before)
  }

  private func word(_ text: String) -> Word { Word(text: text, range: 0..<text.utf8.count) }

  @Test func `what is used is not deleted, unless its users go with it`() throws {
    var document = try document(Self.entered)
    let fault = #expect(throws: Diagnostic.self) { try document.delete([word("isOn")]) }
    #expect(fault?.message == "'isOn' stays: 'Card' and 'Dot' use it")
    #expect(fault?.suggestion == "delete Card, Dot, isOn")
    try document.delete([word("Card"), word("isOn"), word("Dot")])
    #expect(document.definitions.map(\.name) == ["quick", "calm"])
    #expect(throws: Diagnostic.self) { try document.delete([word("isOn")]) }
  }

  @Test func `a name is changed wherever it stands`() throws {
    var document = try document(
      """
      state min = 1
      let quick = .bouncy
      view V { x = min(min, 2); y = min > 0 ? min : 3 }.animation(quick, value: min)
      withAnimation(quick) { min += min }
      """
    )
    try document.rename(word("min"), to: word("low"))
    try document.rename(word("quick"), to: word("slow"))
    try document.rename(word("V"), to: word("W"))
    #expect(
      script(of: document) == """
        state low = 1
        let slow = .bouncy
        view W {
            x = min(low, 2)
            y = low > 0 ? low : 3
        }
        .animation(slow, value: low)
        """
    )
    #expect(document.value(of: "low") == .number(2))
    #expect(try clip("W", in: document).trace.channels[0].trajectory.end.x == 2)
    #expect(SessionCodec.encode(document, name: "x").contains("withAnimation(slow) { low += low }"))
    #expect(throws: Diagnostic.self) { try document.rename(word("low"), to: word("slow")) }
    #expect(throws: Diagnostic.self) { try document.rename(word("low"), to: word("nil")) }
  }

  @Test func `a modifier on the next line belongs to the view above`() throws {
    var document = try document("state a = 1\nview V { x = a }")
    try document.amend(
      with: .animation(try Parser.expression(".bouncy"), value: try Parser.expression("a")),
      at: 0..<1
    )
    #expect(script(of: document).hasSuffix("}\n.animation(.bouncy, value: a)"))
    try enter("state b = 1", into: &document)
    #expect(throws: Diagnostic.self) {
      try document.amend(
        with: .animation(try Parser.expression("nil"), value: try Parser.expression("a")),
        at: 0..<1
      )
    }
  }

  @Test func `settings take their words and refuse others`() throws {
    var document = Document()
    for (name, value) in [
      ("fps", "120"), ("speed", "0.25x"), ("style", "ascii"), ("width", "40"), ("autoplay", "off"),
    ] {
      try document.set(word(name), to: word(value))
    }
    #expect(document.settings.framesPerSecond == 120 && document.settings.speed == 0.25)
    #expect(document.settings.style == .ascii && document.settings.width == 40 && !document.settings.autoplay)
    for (name, value) in [
      ("fps", "0"), ("fps", "nan"), ("speed", "x"), ("style", "brail"), ("width", "-1"), ("sped", "1"),
    ] {
      #expect(throws: Diagnostic.self) { try document.set(word(name), to: word(value)) }
    }
    #expect(document.undo() == "set autoplay off")
    #expect(document.settings.autoplay)
  }

  @Test(arguments: ["scale = u ? 1.1 : 1; tint = p", "scale = u ? 1.2 : 1"])
  func `a view that is defined anew keeps what moved it, in its script too`(properties: String) throws {
    var document = try document(
      """
      state p = 0.0
      state u = false
      view Ring { trim = p }
      view Badge { scale = u ? 1.1 : 1 }
      p = 0.6
      withAnimation(.bouncy) { u = true }
      view Badge { \(properties) }
      """
    )
    let closing = document.closingCommands
    let again = try ModelTests.document(([script(of: document)] + closing).joined(separator: "\n"))
    #expect(closing == ["p = 0.6", "withAnimation(.bouncy) { u = true }"])
    #expect(again.closingCommands == closing)
    #expect(again.contents.lastChanges == document.contents.lastChanges)
    #expect(document.undo() != nil && document.undo() != nil)
    #expect(document.value(of: "u") == .bool(false))
  }
}
