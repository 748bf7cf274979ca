import Language
import Testing

@testable import Workbench

/// What was entered stays what it was: in another environment, under another name, after what is typed later.
struct LastingTests {
  private static func heads(_ text: String, from name: String? = "a.easel") -> [String] {
    var world = World()
    world.type(text, from: name)
    return world.complaints.filter { $0.contains("error: ") }
  }

  // MARK: Every environment

  private static let start = """
    state isOn = false
    state s = 0
    state n: Int = 0
    state offset = (0, 0)
    let d = reduceMotion ? 0 : 0.3
    let t = colorScheme == .dark ? 0 : 1

    """

  @Test(arguments: [
    "view V { x = isOn ? 1 : 2 }.animation(.easeOut(duration: d), value: isOn)",
    "view V { x = isOn ? 1 : 2 }.animation(.easeOut(duration: reduceMotion ? 0 : 1), value: isOn)",
    "view V { x = 1 / d }", "view V if 1 / d > 0 { x = 1 }", "view V { x = 1 / t }",
    "phases P { a { x = 1 } .easeOut(duration: d); b { x = 2 } .smooth }",
    "phases P { a { x = 1 / t } .smooth; b { x = 2 } .smooth }",
    "keyframes K { x = 1 / d { LinearKeyframe(2, duration: 1) } }",
    "keyframes K { x = 1 { LinearKeyframe(2, duration: d - 0.1) } }",
    "scene S { at d - 0.1 isOn = true }", "scene S { at reduceMotion ? -1 : 1 isOn = true }",
    "scene S { at 0 withAnimation(.linear(duration: d)) { isOn = true } }",
    "scene S { at 0 drag offset by (1, 1) over d }", "view V { x = throttled(s, every: d) }",
    "scene S { at 0 n += reduceMotion ? 0.5 : 1 }", "onChange(of: 1 / d) { s = 1 }",
    "let e = 1 / d", "let e: Int = reduceMotion ? 0.5 : 1",
  ])
  func `what fails in another environment is refused when it is entered`(line: String) {
    let heads = Self.heads(Self.start + line)
    #expect(heads.count == 1 && heads[0].hasPrefix("a.easel:7:"), "\(heads)")
    #expect(heads.first?.contains("error: with ") == true, "\(heads)")
  }

  @Test func `what is told so says which environment it is`() {
    let told = Self.heads("view V { x = 1 }.animation(.easeOut(duration: reduceMotion ? 0 : 1), value: 1)")
    #expect(
      told == [
        "a.easel:1:47: error: with reduceMotion on, duration is 0, and must be above 0; nil stands for no animation"
      ]
    )
  }

  // MARK: Names of types

  @Test func `a name that is a type's too hides none of its members, in any order`() throws {
    var world = World()
    world.type(
      "let a = 1; let z = Color.red; let Color = 4; let a = Color; let q = Spring.bouncy; let Spring = 3"
    )
    world.type("rename q r; rename a Animation; save \"types\"")
    #expect(world.complaints.isEmpty, "\(world.complaints)")
    let shown = world.type("show all")
    #expect(shown.contains("let z = Color.red") && shown.contains("let Animation = Color"))
    world.type("open \"types\"")
    #expect(world.type("show all") == shown)
    #expect(world.type("rename Color tint; show z") == ["let z = Color.red"])
    #expect(world.complaints.isEmpty, "\(world.complaints)")
  }

  // MARK: First values

  @Test func `a state begins as it was typed, under another name and when what it reads is typed again`() {
    let text = """
      state on = reduceMotion
      let k = 1
      state s = reduceMotion ? 3 : k
      view V { x = on ? 1 : 0; y = s }
      scene S { at 0 { on.toggle(); s += 1 } }
      reduceMotion on
      """
    var world = World { $0.isJSON = true }
    world.type(text)
    let before = world.type("sample S at 0")
    #expect(before.first?.contains("\"values\":[1]") == true, "\(before)")
    world.type("rename on lit; let k = 1")
    #expect(world.type("sample S at 0") == before)
    world.type("rename lit on")
    #expect(world.type("sample S at 0") == before)
    #expect(world.type("show on").first?.contains("state on = false") == true)
  }

  // MARK: Last changes

  @Test(arguments: [
    "state a = 1; state g = 1; view V { x = a }; a = 2; onChange(of: a) { if g > 3 { a = 9 } }; _; g = 5",
    "state a = 1; state b = 1; view V { x = a + b }; b = 5; restore V { a = 2 } from a = 1; _; state z = 1; z = 2",
  ])
  func `a change that is remembered is the same whatever is typed behind it, and once it is opened`(
    text: String
  ) throws {
    var world = World()
    let parts = text.split(separator: "_; ")
    world.type(String(parts[0]))
    let before = world.type("sample V at 0")
    world.type(String(parts[1]))
    #expect(world.type("sample V at 0") == before)
    world.type("save \"kept\"; open \"kept\"")
    #expect(world.type("sample V at 0") == before)
    #expect(world.complaints.isEmpty, "\(world.complaints)")
  }

  @Test func `a change of which a file tells only a part is the same again from its text`() {
    let session = """
      {"easel": 1, "definitions": [
        {"state": "p", "initial": "(1, 2)"}, {"state": "b", "initial": 1},
        {"view": "V", "properties": {"x": "p.x + b"}, "lastChange": {"action": "p.x = 2", "before": {"b": 4}}}
      ]}
      """
    var world = World()
    world.files["part.json"] = Array(session.utf8)
    world.type("open \"part.json\"")
    let shown = world.type("show all")
    #expect(world.complaints.isEmpty && shown.contains("restore V { p.x = 2 } from b = 4"), "\(shown)")
    var other = World()
    other.type(shown.joined(separator: "\n"))
    #expect(other.type("show all") == shown)
  }

  @Test func `a restored change begins with first values where it does not tell`() {
    var world = World()
    let lines = world.type(
      "state a = 1; state b = 1; view V { x = a + b }; b = 5; restore V { a = 2 } from a = 1; sample V at 0"
    )
    #expect(lines.last?.contains("3.000000") == true, "\(lines)")
  }

  // MARK: Places and paths

  @Test func `a name that would break something is told where it stands, with what would break`() {
    var world = World()
    world.type("state offset = (1, 2)\nview V { x = offset.x }", from: "a.easel")
    world.type("  rename V offset\nrename offset pi", from: "b.easel")
    #expect(world.complaints.first == "b.easel:1:12: error: 'offset' is a state already")
  }

  @Test func `what sets each other off without end is named, all of it and nothing else`() {
    let told = Self.heads(
      """
      state x = 0; state a = 1; state b = 1; state c = 1
      onChange begin(of: x) { a += 1 }
      onChange first(of: a) { b += 1 }; onChange second(of: b) { c += 1 }; onChange third(of: c) { a += 1 }
      x = 2
      """
    )
    let words = "'first', 'second' and 'third' never come to rest: after 100 rounds at one instant the value"
    #expect(told == ["a.easel:4:1: error: \(words) still changes"])
  }

  @Test func `a script that leads back to itself runs once`() {
    var world = World()
    world.files["a.easel"] = Array("\"hello\"\nrun \"b.easel\"".utf8)
    world.files["b.easel"] = Array("run \"a.easel\"".utf8)
    let lines = world.type("\"hello\"\nrun \"b.easel\"", from: "a.easel")
    #expect(lines.filter { $0 == "\"hello\"" }.count == 1)
    let words = "these scripts run each other without end: a.easel, b.easel, a.easel"
    #expect(world.complaints.first == "b.easel:1:5: error: \(words)")
  }

  @Test(arguments: ["-c", "standard input", "o.easel"])
  func `a fault in a file tells who asked for it, however that was given`(name: String) {
    var world = World()
    world.files["bad.easel"] = Array("plot nothing".utf8)
    world.workbench.enter(Source(name: name, text: "let x = 1\nrun \"bad.easel\""))
    while let effects = world.workbench.advance() { world.perform(effects) }
    #expect(world.complaints.contains("\(name):2:1: note: run from here"), "\(world.complaints)")
  }

  @Test func `whole numbers are whole in a let too, and settings are decimal`() {
    #expect(
      Self.heads("let w: Int = 1.5") == [
        "a.easel:1:14: error: 'w' is an Int, a whole number, and 1.5 is a Double"
      ]
    )
    #expect(Self.heads("let w: Int = 3; set speed 50%; set fps 1e2") == [])
    #expect(Self.heads("set fps 0x10").count == 1)
  }

  @Test func `a name with signs is told so that it can be typed`() {
    var world = World()
    world.type("state u = 1; onChange(of: u < 3) { }; delete \"s < 3\"")
    #expect(world.complaints.last?.hasSuffix("type: \"u < 3\"") == true, "\(world.complaints)")
  }
}
