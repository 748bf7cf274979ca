import Model
import Testing
import Workbench

/// Sentences of the language that nothing else here holds.
struct ContractTests {
  @Test(arguments: [
    "expect .bouncy.value at 0.1 == (.bouncy) at 0.1", "let q = .bouncy; expect q.value at 0.1 > 0",
    "let q = .bouncy; expect velocity(q.value) at 0.1 > 0", "expect (.linear from 2 to 4).value at 10 == 4",
    "expect peak(.bouncy.value) > 1", "expect UnitCurve.easeIn.value at 0.5 < 0.5",
  ])
  func `the one channel of an expression is called value`(line: String) {
    var world = World()
    world.type(line)
    #expect(world.complaints.isEmpty, "\(world.complaints)")
  }

  @Test func `a value of a point or of no clip has no channel of that name`() {
    for line in ["state p = (1, 2); p.value", "sample .opacity.value at 0", "sample .bouncyy.value at 0"] {
      var world = World()
      world.type(line)
      #expect(!world.complaints.isEmpty, "\(line)")
    }
  }

  @Test func `both ends of evenly spaced samples are as they were asked for`() {
    var world = World { $0.isJSON = true }
    let lines = world.type("sample .linear every 0.7 until 2.1")
    #expect(lines.first?.contains("\"times\":[0,0.7,1.4,2.1]") == true, "\(lines)")
  }

  @Test func `what only the tolerance counts as equal is called so`() {
    var world = World()
    world.type("expect 1 < 1 + 5e-10")
    #expect(world.complaints.joined().contains("the two are equal up to a billionth"))
  }

  @Test func `a channel that was picked is named once in a picture of several clips`() {
    var world = World()
    let prelude = "state s = false; view V { scale = s ? 1 : 2; off = s ? (1, 2) : (3, 4) }; s = true; "
    let scene = "scene dbl { at 0 withAnimation(.linear) { s.toggle() } }; "
    let lines = world.type(prelude + scene + "plot V.scale, V.off.x, dbl.V.off, .bouncy")
    #expect(world.complaints.isEmpty, "\(world.complaints)")
    for name in ["V.scale", "V.off.x", "dbl.V.off"] {
      #expect(lines.contains { $0.hasPrefix("  \(name) ") }, "\(name)\n\(lines)")
    }
  }

  @Test(arguments: [
    "let tr = .move(edge: .top).combined(with: .opacity); expect tr.opacity at 0 == 0",
    "expect minimum((.move(edge: .top)).offset.y) < 0", "plot .symbolEffect(.bounce).scale",
    "let tr = .opacity; sample tr.opacity at 0.1; inspect (tr.opacity with .bouncy)",
  ])
  func `a channel of what an expression makes come and go is asked for like any other`(line: String) {
    var world = World()
    world.type(line)
    #expect(world.complaints.isEmpty, "\(world.complaints)")
  }

  @Test(arguments: [
    ("let quick = .bouncy; expect quick == quick", "and an animation ('quick') is no such value"),
    ("expect 1000000 == 1000000.005", "1000000, expected 1000000.005; 0.005 too low"),
    ("expect (0, ) == 1", "a point has a second number behind the comma, as in (0, 0)"),
  ])
  func `a failed comparison is told in words that do not contradict themselves`(line: String, words: String) {
    var world = World()
    world.type(line)
    #expect(world.complaints.joined().contains(words), "\(world.complaints)")
  }

  @Test func `of several clips each table of samples has its name`() {
    var world = World()
    let lines = world.type("sample .bouncy, .smooth at 0.1")
    #expect(lines.contains(".bouncy") && lines.contains(".smooth"))
    #expect(!world.type("sample .bouncy at 0.1").contains(".bouncy"))
  }

  @Test func `the smallest of a number and a point is not that of the number`() {
    var world = World()
    world.type("state s = 0; view V { a = s; b = (s, 1) }; s = 1; expect minimum(V) >= 0")
    #expect(world.complaints.joined().contains("'V' has several channels: a, b"), "\(world.complaints)")
  }

  @Test func `in JSON undo and redo say nothing, at the prompt too`() {
    var world = World { ($0.isInteractive, $0.isJSON) = (true, true) }
    #expect(world.type("state a = 1; undo; redo; undo 5").isEmpty)
  }

  @Test(arguments: [
    "state n = 0", "state n = 2deg", "state n = (0, 0)", "state n: a | b = .b", "state n = false",
    "state n = Color.red", "state n = CGRect(x: 0, y: 0, width: 1, height: 2)",
  ])
  func `what has not moved yet is moved by what is told to be typed`(state: String) throws {
    var world = World()
    world.type(state + "; view V { a = n == n ? 1 : 2; b = n }; play V")
    let told = try #require(world.complaints.last { $0.contains("type: ") })
    world.type(String(told.split(separator: "type: ", maxSplits: 1)[1]))
    #expect(world.type("inspect V.b").isEmpty == false)
    #expect(world.complaints.count { $0.contains("error: ") } == 1, "\(world.complaints)")
  }

  @Test(arguments: ["save \"-x\"", "save \" \"", "save \"./k.EASEL\"", "save \"./y.py\" --force"])
  func `a name that is none of a session is refused`(line: String) {
    var world = World()
    world.type("state a = 1; " + line)
    #expect(world.files.isEmpty && !world.complaints.isEmpty)
  }

  @Test func `an endless picture says how much of it is shown`() {
    var world = World()
    let lines = world.type("plot .linear.repeatForever() for 10").joined(separator: " ")
    #expect(lines.contains("never rests; the first 10 s are shown"))
  }

  @Test(arguments: [
    "plot .spring«.delay", "plot .easeIn«.speed", "plot .opacity«.combined", "«.phaseAnimator([false, true])",
    "«.scaleEffect(1.2)", "«.onAppear { }", "«.frame(width: 3)", "«.delay(0.1)", "plot .bouncy«.foo(1)",
    "plot «.easOut", "view V { x = 1 }«.animaton(.bouncy, value: 1)", "view V { x = 1 }«.padding()",
    "view V { x = 1 }\n  «.onTapGesture { x = 2 }", "view V { «.scaleEffect(1.2) }", "«.opacity(0.5)",
  ])
  func `a word with a leading dot is told at its dot`(marked: String) throws {
    let place = try #require(marked.firstIndex(of: "«"))
    let before = marked[..<place].split(separator: "\n", omittingEmptySubsequences: false)
    var world = World { $0.checksOnly = true }
    world.type(marked.replacing("«", with: ""), from: "a.easel")
    let head = "a.easel:\(max(1, before.count)):\((before.last?.count ?? 0) + 1): error: "
    #expect(world.complaints.first?.hasPrefix(head) == true, "\(world.complaints)")
  }
}
