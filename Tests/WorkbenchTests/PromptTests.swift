import Language
import Model
import Rendering
import Testing

@testable import Workbench

/// What a person at the prompt sees that a script does not.
struct PromptTests {
  @Test(arguments: [
    "play loop", "play loop loop", "play loop for 1", "play loop for 1 loop", "plot loop", "play step",
    "play step loop",
    "pin loop", "play reduced", "play loop, step",
  ])
  func `a word of a clause is free as a name`(line: String) {
    var world = World { $0.isPlain = true }
    world.type(
      "state n = 0; view loop { x = n }; view step { x = n }; withAnimation(.linear(duration: 1)) { n = 1 }"
    )
    world.type("let reduced = .bouncy")
    world.workbench.session.document.lastMotion = nil
    world.type(line)
    #expect(
      !world.complaints.contains { $0.contains("moved yet") || $0.contains("twice") },
      "\(world.complaints)"
    )
  }

  private func prompt() -> World { World { $0.isInteractive = true } }

  @Test func `a change that is typed plays at once, and one in a script does not`() {
    let card =
      "state isOn = false; view Card { scale = isOn ? 1 : 0.5 }; withAnimation(.snappy) { isOn.toggle() }"
    var typed = prompt()
    #expect(typed.type(card).contains { $0.contains("rests 0.697 s") })
    var scripted = prompt()
    scripted.files["card.easel"] = Array(card.utf8)
    #expect(scripted.type("run \"card.easel\"").isEmpty)
    var silent = prompt()
    #expect(silent.type("set autoplay off; " + card).isEmpty)
  }

  @Test func `a change without an animation is told in words`() {
    var world = prompt()
    let lines = world.type("state a = 0; view W { x = a }; a = 1")
    #expect(lines.contains("  x goes from 0 to 1 at once."))
    #expect(lines.contains { $0.contains("withAnimation(.snappy)") })
  }

  @Test func `what never rests says how much of it is shown`() {
    var world = prompt()
    let lines = world.type("plot .linear(duration: 1).repeatForever()")
    #expect(lines.last == "  never rests; the first 3 s are shown")
  }

  @Test func `play alone repeats the last motion with its clauses`() {
    var world = World()
    let first = world.type("play .snappy from 0 to 40")
    #expect(world.type("play") == first)
  }

  @Test(arguments: ["play (.bouncy", "view V {\nscale = 1", "let a = max(1", "plot (Card reduced"])
  func `what stands behind a bracket that was forgotten does not run`(text: String) {
    var world = prompt()
    let lines = world.type("state marker = 1\n\(text)\nlist")
    #expect(
      world.complaints.count { $0.contains("^") } == 1 && !lines.contains { $0.contains("now 1") },
      "\(lines)"
    )
    #expect(lines.last == "  the command before it ran, the one after it did not")
  }

  @Test func `a long line that was undone is folded between words`() {
    var world = World { $0.isInteractive = true }
    let name = String(repeating: "long", count: 8)
    world.type("state \(name) = 1; state \(name)Two = 1; \(name) = \(name)Two + 1")
    #expect(world.type("undo") == ["  undid: \(name) = \(name)Two", "  + 1"])
  }

  @Test func `undo tells what it touched`() {
    var world = prompt()
    #expect(world.type("state a = 1; undo").last == "  undid: state a = 1")
    #expect(world.type("redo 5") == ["  redid: state a = 1", "  nothing more to redo; 1 of 5 steps"])
    #expect(world.type("redo").contains { $0.contains("nothing to redo") })
  }

  @Test(arguments: ["\"\"", "..", ".hidden"])
  func `a session is never saved where nobody finds it`(name: String) {
    var world = prompt()
    world.type("save \(name)")
    #expect(world.files.isEmpty)
    #expect(!world.complaints.isEmpty)
  }

  @Test(arguments: [("exit", "quit"), ("hlep", "help"), ("plto", "plot")])
  func `a lone word that is nearly a verb gets the verb`(typed: String, meant: String) {
    var world = prompt()
    #expect(world.type(typed).contains { $0.contains("type: \(meant)") })
  }

  @Test func `settings from the command line last until they are set by hand`() {
    var invocation = Invocation()
    invocation.framesPerSecond = 30
    invocation.reducesMotion = true
    var workbench = Workbench(invocation: invocation)
    #expect(workbench.session.settings.framesPerSecond == 30)
    #expect(workbench.session.reducesMotion)
    workbench.enter(Source(text: "new; set fps 90; reduceMotion off"))
    while workbench.advance() != nil {}
    #expect(workbench.session.settings.framesPerSecond == 90)
    #expect(!workbench.session.reducesMotion)
    #expect(workbench.session.document.settings.framesPerSecond == 90)
  }

  @Test func `history lists what was typed, by its number, and not itself`() {
    var world = prompt()
    #expect(world.type("history") == ["nothing was typed yet"])
    world.type("state a = 1\nstate b = (\n1,\n2)")
    world.type("plto")
    world.files["two.easel"] = Array("state c = 1\nstate d = 2\n".utf8)
    world.type("run \"two.easel\"")
    let all = [
      "  1  history", "  2  state a = 1", "  3  state b = (", "     1,", "     2)", "  4  plto",
      "  5  run \"two.easel\"",
    ]
    #expect(world.type("history") == all)
    #expect(world.type("history 2") == ["  5  run \"two.easel\"", "  6  history"])
    #expect(world.type("history 0").contains { $0.contains("a whole number from 1") })
  }

  @Test func `history goes on below itself where the window is narrow`() {
    var world = prompt()
    world.workbench.configuration.hasWindow = true
    world.workbench.configuration.window = WindowSize(columns: 30, rows: 24)
    world.type("state isExpanded = false; let quick = .easeOut(duration: 0.12)")
    #expect(
      world.type("history") == [
        "  1  state isExpanded = false", "  2  let quick =", "     .easeOut(duration: 0.12)",
      ]
    )
  }

  @Test func `what was typed long ago is forgotten, and its number is not given again`() {
    var typed = TypedTexts()
    for number in 1...(3 * TypedTexts.limit) { typed.append("\(number)") }
    #expect(typed.all.count < 2 * TypedTexts.limit)
    #expect(typed.all.first == "\(typed.forgotten + 1)")
  }
}
