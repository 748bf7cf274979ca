import Rendering
import Testing

@testable import Workbench

/// Faults in texts that another text asked for.
struct CallerTests {
  private func world(_ adjust: (inout Configuration) -> Void = { _ in }) -> World {
    var world = World(adjust)
    let files = [
      "bad.easel": "1\nnonsense here\n2\n3", "good.easel": "1", "outer.easel": "\n run \"bad.easel\"; 7\n8",
      "outest.easel": "run \"outer.easel\"", "lets.easel": "let a = nope\nstate b = 1\nlet c = alsoNope",
      "uses.easel": "use \"lets.easel\"\n9", "opens.easel": "4\nopen \"bad.json\"\n5\n6",
      "bad.json": "{\"easel\": 1, \"definitions\": [], \"x\": 1}",
    ]
    for (path, text) in files { world.files[path] = Array(text.utf8) }
    return world
  }

  @Test(arguments: [
    ("outer.easel", ["outer.easel:2:2: note: run from here; the 2 commands after it did not run"]),
    (
      "outest.easel",
      [
        "outer.easel:2:2: note: run from here; the 2 commands after it did not run",
        "outest.easel:1:1: note: run from here",
      ]
    ),
    ("uses.easel", ["uses.easel:1:1: note: used from here; the command after it did not run"]),
    ("opens.easel", ["opens.easel:2:1: note: opened from here; the 2 commands after it did not run"]),
    ("bad.easel", []),
  ])
  func `a fault says who asked for its text, and what that did not do`(script: String, notes: [String]) {
    var world = world()
    world.type("run \"\(script)\"", from: "-c")
    let given = notes + ["-c:1:1: note: run from here"]
    #expect(world.complaints.filter { $0.contains(": note: ") } == given, "\(world.complaints)")
    var interactive = self.world { $0.isInteractive = true }
    interactive.type("run \"\(script)\"")
    #expect(interactive.complaints.filter { $0.contains(": note: ") } == notes)
  }

  @Test func `it is said in JSON too`() {
    var world = world { $0.isJSON = true }
    let line = world.type("run \"outer.easel\"", from: "-c").first { $0.contains("error") }
    #expect(line?.contains("\"callers\":[{\"file\":\"outer.easel\",\"line\":2,\"column\":2},") == true)
    #expect(line?.hasSuffix("{\"file\":\"-c\",\"line\":1,\"column\":1}]}}") == true)
  }

  @Test func `a file that is used and has faults is said once not to be taken in`() {
    var world = world { $0.isInteractive = true }
    let lines = world.type("use \"lets.easel\"; 3; 4")
    #expect(lines.filter { $0.hasPrefix("lets.easel:") }.count == 3)
    #expect(!lines.contains { $0.contains("before it ran") })
    #expect(
      lines.last == "  nothing of 'lets.easel' was taken in; the 2 commands after it did not run",
      "\(lines)"
    )
    world.files["two.easel"] = Array("use \"lets.easel\"\nlet d = 1".utf8)
    let nested = world.type("use \"two.easel\"").filter { $0.contains("taken in") }
    #expect(nested == ["  nothing of 'two.easel' was taken in"])
  }

  @Test func `a name is followed into what is shown, and back`() throws {
    var world = World { ($0.isInteractive, $0.movesPictures) = (true, true) }
    world.type("set autoplay off; state a = false; let quick = .linear; view V { scale = a ? 1 : 2 }")
    world.type("withAnimation(.smooth) { a = true }; pin (V with quick); plot V with quick")
    func label() -> String? {
      var screen = world.workbench.pinnedScreen(after: nil, at: 0)
      let rows = screen?.picture(in: WindowSize(columns: 60, rows: 24)).rows ?? []
      return rows.last?.contains("stands still") == true ? nil : rows.first { $0.contains("with") }
    }
    for (line, shown) in [
      ("rename V W", "W with quick"), ("rename quick fast", "W with fast"), ("undo", "W with quick"),
      ("undo", "V with quick"), ("redo 2", "W with fast"),
    ] {
      world.type(line)
      #expect(label()?.contains("\(shown)") == true, "\(line)")
      world.type("play")
      #expect(world.complaints.isEmpty, "\(line): \(world.complaints)")
    }
  }
}
