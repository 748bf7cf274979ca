import Language
import Model
import Testing

@testable import Workbench

/// `use`: the lets that several scripts share.
struct UseTests {
  private func world(_ files: KeyValuePairs<String, String>, checks: Bool = false) -> World {
    var world = World { $0.checksOnly = checks }
    for (path, text) in files { world.files[path] = Array(text.utf8) }
    return world
  }

  @Test func `the lets of a file become part of the session`() {
    var world = world(["t.easel": "// our springs\nlet quick = .easeOut(duration: 0.12)\nlet far = 3 * 4\n"])
    world.type("use \"t.easel\"; let twice = far * 2")
    #expect(world.complaints.isEmpty && world.type("twice") == ["24"])
    let expected = ["let quick = .easeOut(duration: 0.12)", "let far = 3 * 4", "let twice = far * 2"]
    #expect(world.type("show all") == expected)
  }

  @Test func `it is one step to undo`() {
    var world = world(["t.easel": "let a = 1; let b = 2", "u.easel": "use \"t.easel\"; let c = 3"])
    world.type("let before = 0; use \"u.easel\"; undo")
    #expect(world.type("show all") == ["let before = 0"])
    world.type("redo")
    #expect(world.type("show all").count == 4)
  }

  @Test(arguments: [
    ("state x = 1", "2:1"), ("  view V { scale = a }", "2:3"), ("play .bouncy", "2:1"), ("1 + 1", "2:1"),
    ("run \"other.easel\"", "2:1"), ("x = 3", "2:1"), ("let c", "2:6"),
  ])
  func `a file with anything else is refused as a whole, at the place`(line: String, place: String) {
    var world = world(["t.easel": "let a = 1\n\(line)\nlet b = 2\n"])
    let lines = world.type("use \"t.easel\"; let after = 1")
    #expect(lines.first?.hasPrefix("t.easel:\(place): error: ") == true, "\(lines)")
    #expect(world.type("list") == ["nothing is defined yet"])
    // `run` is what the message sends people to.
    #expect(lines.first?.contains("'run' takes in the rest too") == !line.hasPrefix("let"))
  }

  @Test func `checking finds every fault and knows the lets behind them`() {
    var world = world(["t.easel": "state x = 1\nplay .bouncy\nlet a = 1\nlet b = nonsense\n"], checks: true)
    let lines = world.type("use \"t.easel\"\nlet c = a", from: "x.easel")
    let places = lines.filter { $0.contains(": error: ") }.map { $0.prefix { $0 != " " } }
    #expect(places == ["t.easel:1:1:", "t.easel:2:1:", "t.easel:4:9:"])
  }

  @Test(arguments: [true, false])
  func `all of its faults are told in one pass, and nothing of it stays`(goesOn: Bool) {
    var world = World { $0.keepsGoing = goesOn }
    world.files["inner.easel"] = Array("let deep = 1; let wrong = nonsense".utf8)
    let text = "let a = 1\nlet b = nope\nuse \"inner.easel\"\nstate c = 1\nlet d = deep + a\nlet e = (1\n"
    world.files["t.easel"] = Array(text.utf8)
    let lines = world.type("let old = 1\nuse \"t.easel\"\nlet after = a", from: "x")
    let places = lines.filter { $0.contains(": error: ") }.map { $0.prefix { $0 != " " } }
    #expect(places == ["t.easel:2:9:", "inner.easel:1:27:", "t.easel:4:1:", "t.easel:6:9:"], "\(lines)")
    #expect(world.type("show all") == ["let old = 1"])
    world.type("undo")
    #expect(world.type("show all").isEmpty, "no step is left of it")
  }

  @Test(arguments: ["use", "run"])
  func `files that use each other are refused with their path`(verb: String) {
    var world = world(["a.easel": "use \"b.easel\"", "b.easel": "use \"a.easel\""])
    let lines = world.type("\(verb) \"a.easel\"")
    let words = "these files use each other without end: a.easel, b.easel, a.easel"
    #expect(lines.first?.contains(words) == true, "\(lines)")
  }

  @Test func `a file may be used by two others`() {
    var world = world([
      "t.easel": "let a = 1", "u.easel": "use \"t.easel\"; let b = a",
      "v.easel": "use \"t.easel\"; let c = a",
    ])
    world.type("use \"u.easel\"; use \"v.easel\"")
    #expect(world.complaints.isEmpty && world.type("b + c") == ["2"])
  }

  @Test func `a let that breaks what uses it is refused there`() {
    var world = world(["t.easel": "let a = .bouncy"])
    world.type("let a = 1; view V { scale = a }; use \"t.easel\"")
    #expect(world.complaints.first?.hasPrefix("t.easel:1:5: error: ") == true, "\(world.complaints)")
    #expect(world.type("a") == ["1"])
  }
}
