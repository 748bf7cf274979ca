import Testing

@testable import Workbench

/// What only lacks something that had a fault itself is no fault of its own.
struct FollowingFaultTests {
  private static let card = "state s = false; view V { a = s ? 1 : 2 }\n"

  @Test(arguments: [
    card + "withAnimation(.bouncyy) { s = true }\nplay V\nplot V\nexpect V.a at 0 == 2",
    card + "withAnimation(.bouncy) { s = true\nplay V",
    card + "withAnimtion(.bouncy) { s = true }\ninspect V",
    card + "if s == 1 { s = true }\nplay V",
    "state o = 0; view V { x = oo }; scene S { at 0 o = 1 }\nexpect S.V.x at 0 == 1\nexpect S.V.x at 1 == 1",
    "isOn = false\nview V { a = isOn ? 1 : 2 }\nisOn.toggle()",
    "use \"nope.easel\"\nplot quick\nlet a = quick",
    "run \"nope.easel\"\nplay Card\nexpect Card.scale at 0 == 1",
    "open nope\nshow Card", card + "onChange(of: s) { old, new in new.toggle() }",
    card + "onChange(of: s) { old, new in new = old; s = new }",
    card + "scene S { at 0 { let k = 1; drag k by 1 over 1 } }",
    card + "withAnimation(.bouncy) { ss.toggle() }\nplay V\nsample V at 0\nexpect V.a at 0 == 2",
    card + "stoggle()\nplay V", card + "s t = true\nplay V", card + "sss.toggle()\nplay V",
    card + "onChange(of: s) { withAnimation(.smooth(duraton: 1)) { s = true } }\ns = true\nplay V",
    "state s = false; view V { a == s }; scene t { at 0 s = true }\ncompare t, (t with .smooth)",
    "state isctive = false\nview V { a = isActive ? 1 : 2 }\nisActive.toggle()\nplot isActive",
    "let mut isOn = false\nview V { a = isOn ? 1 : 2 }\nisOn.toggle()",
    "isOn: Bool = false\nview V { a = isOn ? 1 : 2 }\nisOn.toggle()",
    "state = false\nview V { a = isOn ? 1 : 2 }\nisOn.toggle()",
    "state idle | saving = .idle\nview V { a = phase == .idle ? 1 : 2 }",
  ])
  func `one fault is told, and nothing for the lack of what it would have done`(script: String) {
    for keepsGoing in [true, false] {
      var world = World { ($0.keepsGoing, $0.checksOnly) = (keepsGoing, !keepsGoing) }
      world.type(script)
      let faults = world.complaints.filter { $0.contains("error: ") }
      #expect(faults.count == 1, "\(world.complaints)")
    }
  }

  @Test(arguments: [
    (
      "onChange(of: s) { old, new in withAnimation(.easeInOut(duration: new, delay: 1)) { s = true } }",
      ".easeInOut(duration: new).delay(1)"
    ),
    ("view D { var k = 1; scale = .spring(response: k, delay: 2) }", ".spring(response: k).delay(2)"),
  ])
  func `a name of which all is told is repeated as it was typed`(line: String, instead: String) {
    var world = World { $0.checksOnly = true }
    world.type(Self.card + line)
    #expect(world.complaints.contains { $0.hasSuffix("type: " + instead) }, "\(world.complaints)")
  }

  /// What is a fault all the same.
  @Test(arguments: [
    (card + "state t = 0; view W { a = t }\nwithAnimation(.bouncyy) { s = true }\nplay W", 2),
    (card + "expect 1 == 2\nplay V", 2), ("let quick = 1\nuse \"nope.easel\"\nplot quik", 2),
    ("state isOn = false\nisOn = 3\nplot isOnn", 2), (card + "plotts .bouncy\nplay V", 2),
    (
      "state isOn = false\nview V { a = isOnn ? 1 : 2; b = isOnn ? 1 : 2 }\nview W { a = isOnn ? 1 : isOn ? 2 : 3 }",
      3
    ),
    (card + "let q = nobody\nlet r = nothing\nplay V", 3), (card + "let q == nobody\n.delay\nplay V", 3),
  ])
  func `another fault is still told`(script: String, count: Int) {
    var world = World { $0.keepsGoing = true }
    world.type(script)
    #expect(world.complaints.count { $0.contains("error: ") } == count, "\(world.complaints)")
  }
}
