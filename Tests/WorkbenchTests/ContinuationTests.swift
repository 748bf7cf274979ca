import Language
import Testing

@testable import Workbench

/// Lines that begin with a dot: some go on with the line above, some are clips of their own.
struct ContinuationTests {
  private static let before = """
    state up: idle | busy = .idle
    state num = 3
    state isOn = false
    let q = .smooth
    let five = 5
    view Card { scale = isOn ? 1 : 0.5 }
    withAnimation(.snappy) { isOn = true }
    """

  /// The verbs and kinds of the statements that a text comes to.
  private func count(_ text: String) -> Int {
    let parsed = Workbench.parsed(Source(text: text))
    #expect(parsed.diagnostics.isEmpty, "\(text): \(parsed.diagnostics)")
    return parsed.statements.count
  }

  /// Each can be followed by a clip, and by none of its members.
  static let whole = [
    "state b: idle | busy = .idle", "colorScheme = .dark", "let b = five", "num = num", "expect 3 == num",
    "sample q at num", "play q", "inspect q", "play Card", "let c = .smooth", "let d = .smooth.delay(1)",
    "view Dot { scale = num }", "1 + num", "withAnimation { num = 4 }", "num += 1", "isOn.toggle()",
    "state e = (1, 2)", "if isOn { num = 2 }", "plot .bouncy, .smooth", "compare q, Card at 0.5x",
  ]

  @Test(
    arguments: whole,
    [".bouncy", ".linear(duration: 1).delay(0.1)", ".spring(duration: 0.4)", ".easeInOut"]
  )
  func `an animation at the start of a line is a clip of its own`(above: String, clip: String) {
    var world = World()
    world.type(Self.before)
    #expect(count("\(above)\n\(clip)") == 2)
    let alone = { world in
      var world = world
      world.type(above)
      return world.type(clip)
    }(world)
    #expect(!alone.isEmpty)
    let together = world.type("\(above)\n\(clip)", from: "x")
    #expect(world.complaints.isEmpty && together.suffix(alone.count) == alone[...], "\(together)")
  }

  @Test(arguments: [
    "let c = .smooth\n.delay(1)", "let c = q\n.speed(2)", "play .bouncy\n.repeatCount(2)\n.speed(2)",
    "let c = Animation\n  .spring(duration: 0.5)\n  .delay(0.1)", "let c = Spring\n.bouncy",
    "let t = .opacity\n.combined(with: .scale)", "view V { scale = num }\n.animation(.bouncy, value: num)",
    "phases P { a { x = 1 }\n.smooth\n b { x = 2 }\n.easeIn\n.delay(1) }", "expect Card\n.scale at 9 == 1",
    "withAnimation(.linear\n.delay(1)) { num = 1 }", "let c = UnitCurve\n.easeIn\n.inverse",
    "sample .spring(\n.bouncy) at 0",
  ])
  func `a member or modifier at the start of a line belongs to the line above`(text: String) {
    var world = World()
    world.type(Self.before)
    #expect(count(text) == 1)
    world.type(text)
    #expect(world.complaints.isEmpty, "\(world.complaints)")
  }

  @Test(arguments: [
    ("num", ".opacity", "play .opacity"), ("play q", ".scale(0.5)", "play .scale(0.5)"),
    ("inspect q", ".slide", "play .slide"),
  ])
  func `one that may be either is told at its own line, with what to type`(
    above: String,
    below: String,
    instead: String
  ) {
    var world = World()
    world.type(Self.before)
    let lines = world.type("\(above)\n\(below)\n", from: "x.easel")
    let word = below.prefix { $0 != "(" }
    let told = "x.easel:2:1: error: this line goes on with the one above, whose value has no '\(word)'"
    #expect(lines.first == told && lines.last?.hasSuffix("type: \(instead)") == true, "\(lines)")
    #expect(lines.last?.hasPrefix(String(repeating: "^", count: word.count)) == true)
    let before = world.complaints.count
    world.type("\(above)\n\(instead)")
    #expect(world.complaints.count == before)
  }

  @Test func `what is wrong in a modifier is told as ever`() {
    var world = World()
    world.type(Self.before)
    for (text, place) in [
      ("let c = .smooth\n.delay(-1)", "2:8"), ("let c = .smoth\n.delay(1)", "1:9"),
      ("play q\n.dely(1)", "2:1"),
    ] {
      let lines = world.type(text, from: "x")
      #expect(lines.first?.hasPrefix("x:\(place): ") == true, "\(lines)")
      #expect(!(lines.first ?? "").contains("goes on"))
    }
  }

  // MARK: A view and its modifiers

  @Test(arguments: [
    ["list"], ["show Card", "help"], [".animation(.bouncy value: num)"], ["nonsense"], ["1 + 1", "play q"],
    ["let broken = nope"], ["undo 99999999999999999999x"],
  ])
  func `what fails or only looks leaves a view open to a modifier`(between: [String]) {
    var world = World { $0.isInteractive = true }
    world.type(Self.before + "\nview Last { scale = num }")
    for line in between { world.type(line) }
    #expect(world.type(".animation(.bouncy, value: num)").isEmpty)
    #expect(world.type("show Last").contains { $0.contains(".animation(.bouncy, value: num)") })
  }

  @Test(arguments: [
    "num = 4", "let other = 3", "view Bad { scale : 1 }", "view Bad { scale = nope }", "view 3 { }",
  ])
  func `what changes something, or is a view that was refused, does not`(between: String) {
    var world = World { $0.isInteractive = true }
    world.type(Self.before + "\nview Last { scale = num }")
    world.type(between)
    #expect(
      world.type(".animation(.bouncy, value: num)").contains {
        $0.contains("no view was defined just before")
      }
    )
  }
}
