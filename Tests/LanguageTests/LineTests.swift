import Language
import Testing

/// What a newline means, and what a line is.
struct LineTests {
  private func printed(_ text: String) -> [String] {
    let parsed = Verbs.parse(text)
    #expect(parsed.diagnostics == [])
    return parsed.statements.map { SyntaxPrinter.text($0) }
  }

  private func kind(_ text: String) throws -> Statement.Kind {
    let parsed = Verbs.parse(text)
    #expect(parsed.diagnostics == [])
    return try #require(parsed.statements.first).kind
  }

  @Test func `inside parentheses a newline is a space`() {
    #expect(
      printed("plot .spring(\n duration: 0.5,\n bounce: 0.2\n)\nlist") == [
        "plot .spring(duration: 0.5, bounce: 0.2)", "list",
      ]
    )
    #expect(printed("state p = (1,\n2)\nstate q = 3") == ["state p = (1, 2)", "state q = 3"])
  }

  @Test func `an operator or a modifier at the start of a line continues an expression`() {
    #expect(printed("state x = 1\n  + 2\n  * 3") == ["state x = 1 + 2 * 3"])
    #expect(printed("let a = b\n ? .smooth\n : .bouncy") == ["let a = b ? .smooth : .bouncy"])
    #expect(printed("plot .spring()\n .delay(1)\n .speed(2)") == ["plot .spring().delay(1).speed(2)"])
    #expect(
      printed("phases P {\n a { x = 1 }\n   .smooth\n b { x = 2 }\n}") == [
        "phases P {\n    a { x = 1 } .smooth\n    b { x = 2 }\n}"
      ]
    )
    #expect(printed("view A { }\n.transition(.slide)") == ["view A { }.transition(.slide)"])
  }

  @Test func `elsewhere a line that starts with a dot is a clip`() {
    #expect(printed("list\n.bouncy") == ["list", ".bouncy"])
    #expect(printed("sample .bouncy at 0.1\n.snappy") == ["sample .bouncy at 0.1", ".snappy"])
    #expect(printed("play Card loop\n.snappy") == ["play Card loop", ".snappy"])
  }

  @Test func `a sign that touches what follows begins a line of its own`() {
    #expect(printed("1\n-2") == ["1", "-2"])
    #expect(printed("1\n- 2") == ["1 - 2"])
  }

  @Test func `at the prompt a modifier amends the view before`() throws {
    #expect(try kind(".animation(.bouncy, value: isOn)") == kind(" .animation( .bouncy,value:isOn )"))
    guard case .amendment(.transition) = try kind(".transition(.slide)") else {
      Issue.record("not an amendment")
      return
    }
    #expect(printed(".transition(.slide).animation(nil, value: x)").count == 2)
  }

  @Test(arguments: [
    "plot = 3", "plot += 3", "set.x = 1", "list.toggle()", "state = 4", "view.x -= 1", "withAnimation = 1",
    "drag = 2",
  ])
  func `an assignment is an action whatever the name`(text: String) throws {
    guard case .action = try kind(text) else {
      Issue.record("not an action: \(text)")
      return
    }
  }

  @Test(arguments: ["if\n = 3", "state\n += 4", "let\n -= 5"])
  func `an assignment's sign stands on the line of its name`(text: String) {
    // Found by a fuzzer: the word was read as a value, which printed as a line that is none.
    let parsed = Verbs.parse(text)
    #expect(parsed.statements == [] && !parsed.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "Card", "plot ? 1 : 2", "list * 2", "list.x", "Card.scale", "x + 1", "f(1)", "view * 1", "(1, 2)",
    "\"a\"", "#FF0000", "-1", "Card reduced", "(Card reduced)", ".bouncy from 0 to 1",
  ])
  func `a line that is only a value or a clip is bare`(text: String) throws {
    guard case .bare = try kind(text) else {
      Issue.record("not bare: \(text)")
      return
    }
  }

  @Test(arguments: [
    "plot .bouncy", "plot (doubleTap with .snappy), Card", "plot(.bouncy)", "play -1", "list",
    "reduceMotion on", "open /tmp/x", "help *", "play loop", "tune knob duration", "expect list == 1",
  ])
  func `a line that starts with a verb is a command`(text: String) throws {
    guard case .command = try kind(text) else {
      Issue.record("not a command: \(text)")
      return
    }
  }

  @Test(arguments: [
    ("save a/b c.json", "save a/b", false), ("save \"a b\"", "save \"a b\"", true),
    ("open a;list", "open a", true),
    ("open x // why", "open x", true), ("help a  b // c", "help a  b // c", true),
    ("help a ; list", "help a", true),
    ("set speed 0.25x", "set speed 0.25x", true),
    ("delete \"scroll < -30\", B C", "delete \"scroll < -30\" B C", true),
  ])
  func `words are taken as they stand where a verb says so`(text: String, first: String, isWhole: Bool) {
    let parsed = Verbs.parse(text)
    #expect(parsed.diagnostics.isEmpty == isWhole)
    if isWhole { #expect(parsed.statements.first.map { SyntaxPrinter.text($0) } == first) }
  }

  @Test func `clauses come in any order`() {
    #expect(
      Set(printed("play Card at 2x loop; play Card loop at 2x").map { Set($0.split(separator: " ")) }).count
        == 1
    )
    #expect(
      printed("scene s { at 0 drag x release with .bouncy to 1 over 2 curve .easeIn by 3 }") == [
        "scene s {\n    at 0 drag x by 3 over 2 curve .easeIn release to 1 with .bouncy\n}"
      ]
    )
  }

  @Test func `a statement's range is its text`() {
    let text = "  plot Card // comment\n  state x = (1,\n 2) ; list "
    let ranges = Verbs.parse(text).statements.map {
      String(decoding: Array(text.utf8)[$0.range], as: UTF8.self)
    }
    #expect(ranges == ["plot Card", "state x = (1,\n 2)", "list"])
  }
}
