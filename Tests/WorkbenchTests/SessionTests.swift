import Language
import Model
import Rendering
import Testing

@testable import Workbench

/// Sessions, scripts and what a failed command leaves behind.
struct SessionTests {
  @Test(arguments: [
    "state a = 1; save x; new; open x; a = 2", "save \"x\"; new; open \"x.json\"; save; open x",
    "state a = 1; save \"d/x.json\"; new; state b = 1; open \"d/x.json\"; a = 2",
  ])
  func `a session that the script saves first is there to be opened`(script: String) {
    var world = World { $0.checksOnly = true }
    world.type(script, from: "a.easel")
    #expect(world.complaints.isEmpty, "\(world.complaints)")
    #expect(world.files.isEmpty)
  }

  @Test(arguments: ["open x; save x", "save y; open x", "state a = 1; save x; new; open x; b = 2"])
  func `one that it does not is missed, and holds what it held`(script: String) {
    var world = World { $0.checksOnly = true }
    world.type(script, from: "a.easel")
    #expect(world.complaints.count { $0.contains("error: ") } == 1, "\(world.complaints)")
  }

  @Test func `what was saved opens again`() {
    var world = World()
    world.type("let quick = .easeOut(duration: 0.12); state x = 3; save \"q.json\"")
    world.type("new; open \"q.json\"")
    #expect(world.complaints.isEmpty)
    #expect(world.type("show all") == ["let quick = .easeOut(duration: 0.12)", "state x = 3"])
  }

  @Test func `saving what was opened changes no byte`() {
    var world = World()
    world.type("let quick = .easeOut(duration: 0.12); state p = (1, 2); set fps 120; save card")
    let before = world.files["card.json"]
    world.type("new; open card; save")
    #expect(world.files["card.json"] == before)
    #expect(before?.isEmpty == false)
  }

  @Test func `what takes unsaved work away says so to who types`() {
    let dropped = "  unsaved work: undo brings it back"
    var world = World { $0.isInteractive = true }
    #expect(world.type("new") == [])
    world.type("let calm = .smooth")
    #expect(world.type("new") == [dropped])
    world.type("undo; save card")
    #expect(world.type("new") == [])
    world.type("let quick = .snappy")
    #expect(world.type("open card").last == dropped)
    world.files["fresh.easel"] = Array("let brisk = .bouncy\nnew".utf8)
    #expect(world.type("run fresh.easel") == [])
  }

  @Test func `a broken file leaves the session as it was, and names the place`() {
    var world = World()
    world.files["bad.json"] = Array(
      "{\"easel\": 1, \"name\": \"bad\",\n \"definitions\": [{\"let\": 3}]}".utf8
    )
    world.type("state x = 3")
    let lines = world.type("open \"bad.json\"")
    #expect(lines.contains { $0.contains("bad.json:2:26") && $0.contains("definitions[0]") })
    #expect(world.type("x") == ["3"])
  }

  @Test func `a missing file is told, and what stood behind it does not run`() {
    var world = World()
    let lines = world.type("open nothing; state x = 3")
    #expect(lines.contains { $0.contains("there is no file 'nothing.json'") })
    #expect(world.type("list") == ["nothing is defined yet"])
  }

  @Test func `a script that runs itself is refused`() {
    var world = World()
    world.files["a.easel"] = Array("run \"b.easel\"".utf8)
    world.files["b.easel"] = Array("run \"a.easel\"".utf8)
    let lines = world.type("run \"a.easel\"")
    #expect(lines.contains { $0.contains("run each other without end: a.easel, b.easel, a.easel") })
  }

  @Test func `a script is one step to undo`() {
    var world = World()
    world.files["two.easel"] = Array("state a = 1\nstate b = 2\n".utf8)
    world.type("state before = 0; run \"two.easel\"; undo")
    #expect(world.type("show all") == ["state before = 0"])
    world.type("redo")
    #expect(world.type("show all") == ["state before = 0", "state a = 1", "state b = 2"])
  }

  @Test func `after a fault the rest of a text does not run, unless told to keep going`() {
    var world = World()
    world.type("state a = 1; state b = nonsense; state c = 3")
    #expect(world.type("show all") == ["state a = 1"])
    var patient = World { $0.keepsGoing = true }
    patient.type("state a = 1; state b = nonsense; state c = 3")
    #expect(patient.type("show all") == ["state a = 1", "state c = 3"])
    #expect(patient.workbench.hasFailed)
  }

  @Test func `a check follows what renames, deletes and takes back`() {
    var world = World { $0.checksOnly = true }
    world.type("let quick = .smooth; rename quick brisk; plot brisk; set fps 30; undo; set")
    world.type("delete brisk; undo; plot brisk; undo; plot quick")
    #expect(world.output == [])
    world.type("plot brisk")
    #expect(world.complaints.first?.contains("nothing is called 'brisk'") == true)
  }

  @Test func `checking runs nothing but finds every fault`() {
    var world = World { $0.checksOnly = true }
    let lines = world.type(
      "let a = .easeIn\nplot a\nplot b\nstate c = true + 1\nplot .bouncy",
      from: "x.easel"
    )
    #expect(
      lines.filter { $0.hasPrefix("x.easel:") }.map { $0.prefix(16) } == [
        "x.easel:3:6: err", "x.easel:4:16: er",
      ]
    )
  }

  @Test func `a pasted block tells how far it came`() {
    var world = World { $0.isInteractive = true }
    let lines = world.type("state a = 1\nstate b = c\nstate d = 1")
    #expect(lines.last == "  the command before it ran, the one after it did not")
  }

  @Test(arguments: [
    "play", "undo 0", "set fps 0", "set fsp 3", "delete x", "show x", "open", "save", "run", "plot",
  ])
  func `a command that cannot be carried out says so and changes nothing`(line: String) {
    var world = World()
    world.type(line)
    #expect(!world.complaints.isEmpty)
    #expect(world.workbench.hasFailed)
    #expect(world.type("list") == ["nothing is defined yet"])
  }

  @Test func `what uses a name follows when it is renamed`() {
    var world = World()
    world.type("state isOn = false; view Card { scale = isOn ? 1 : 0.5 }; rename isOn isOpen")
    #expect(world.type("show all").joined(separator: "\n").contains("scale = isOpen ? 1 : 0.5"))
    world.type("undo")
    #expect(world.type("show all").first == "state isOn = false")
    #expect(world.type("rename nothing else").contains { $0.contains("nothing is called 'nothing'") })
    #expect(world.type("rename isOn Card").contains { $0.contains("error:") })
  }

  /// A pipe hands over one line after the other, so a modifier may arrive when its view already runs.
  @Test func `a modifier that comes late belongs to the view right before it, or to none`() {
    let view = "state isOn = false; view Dot { scale = isOn ? 1 : 0.8 }"
    let modifier = ".animation(.bouncy, value: isOn)"
    var world = World()
    world.type(view)
    world.type("// a remark\n\n")
    world.type(modifier)
    #expect(world.complaints.isEmpty)
    #expect(world.type("show Dot").last == ".animation(.bouncy, value: isOn)")
    for between in ["state other = 1", "view Bad { x : 1 }", "undo", "isOn = true"] {
      var world = World()
      world.type(view)
      let before = world.type("show Dot")
      world.type(view + "\n" + between)
      let count = world.complaints.count
      world.type(modifier)
      #expect(world.complaints.count > count, "\(between)")
      #expect(world.type("show Dot") == before, "\(between)")
    }
  }

  @Test func `what lacks a name only because its definition failed is no fault of its own`() {
    var world = World { $0.checksOnly = true }
    let text = """
      state isOn = fales
      view Card { scale = isOn ? 1 : 0.9 }
      view Dot {
        x = 1 +
      }
      isOn.toggle()
      plot Card
      plot Dot
      Card
      state other = missing
      plot .bouncy with other
      """
    let lines = world.type(text, from: "a.easel").filter { $0.contains("error:") }
    #expect(lines.map { $0.prefix(9) } == ["a.easel:1", "a.easel:4", "a.easel:1"])
    #expect(lines.last?.contains("'missing'") == true)
    #expect(world.workbench.hasFailed)
  }
}
