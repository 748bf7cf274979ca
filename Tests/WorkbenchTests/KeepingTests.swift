import Language
import Model
import Rendering
import Testing

@testable import Workbench

/// Saving over what is there, and bringing back what was not saved.
struct KeepingTests {
  /// The lines that would lie in the file of unsaved work.
  private func work(of world: inout World) -> [UInt8] {
    switch world.workbench.unsavedWork(isWhole: true, folder: "/home") {
    case .whole(let bytes), .change(let bytes): bytes
    }
  }

  private func prompt() -> World { World { $0.isInteractive = true } }

  @Test func `a script does not save over another session unless it says so`() {
    var world = World()
    world.type("state a = 1; save card; new; state b = 2; save card")
    #expect(world.complaints.contains { $0.contains("save \"card\" --force") }, "\(world.complaints)")
    #expect(world.questions.isEmpty)
    var other = World()
    other.files = world.files
    other.type("state b = 2; save card --force; new; open card")
    #expect(other.complaints.isEmpty && other.type("b") == ["2"])
  }

  @Test(arguments: [true, false])
  func `the prompt asks before it saves over another session`(isYes: Bool) {
    var world = prompt()
    world.type("state a = 1; save card; new; state b = 2")
    let before = world.files["card.json"]
    world.saysYes = isYes
    world.type("save card; state after = 1")
    #expect(world.questions == ["'card.json' is in the way; save over it?"])
    #expect((world.files["card.json"] != before) == isYes)
    // A no is no fault, but what stood behind it may have counted on the file.
    #expect(world.complaints.isEmpty)
    #expect((world.type("show after").first == "state after = 1") == isYes)
  }

  @Test func `what was changed behind a session's back is asked about once`() {
    var world = prompt()
    world.type("state a = 1; save card")
    world.files["card.json"]?.append(0x0A)
    world.saysYes = true
    world.type("a = 2; save; a = 3; save")
    #expect(world.questions.count == 1 && world.complaints.isEmpty)
  }

  @Test func `one's own file is known under another name too`() {
    var world = prompt()
    world.type("state a = 1; save card; save \"card.json\"; save card")
    #expect(world.questions.isEmpty && world.complaints.isEmpty)
  }

  @Test func `a file keeps the name it carries inside`() throws {
    var world = World()
    world.files["card.json"] = Array(SessionCodec.encode(Document(), name: "My card").utf8)
    let before = world.files["card.json"]
    world.type("open card; save")
    #expect(world.complaints.isEmpty && world.files["card.json"] == before)
    world.type("save other")
    let other = try JSONReader.read(try #require(world.files["other.json"]))
    #expect(other["name"] == "other")
  }

  @Test func `a file somebody laid out by hand keeps its layout as long as it says the same`() {
    let own =
      "{ \"easel\":1.0, \"definitions\":\n[{\"state\":\"a\",  \"initial\":0.50}], \"name\":\"card\"}\r\n"
    var world = World()
    func text(_ file: String) -> String { String(decoding: world.files[file] ?? [], as: UTF8.self) }
    world.files["card.json"] = Array(own.utf8)
    world.type("open card; a = 2; undo; save; save other")
    #expect(world.complaints.isEmpty && text("card.json") == own)
    #expect(text("other.json") == own.replacing("\"card\"", with: "\"other\""))
    world.type("state b = 1; save")
    #expect(text("other.json").hasPrefix("{\n  \"easel\": 1,\n  \"name\": \"other\""))
    world.type("undo; save")
    #expect(text("other.json") == own.replacing("\"card\"", with: "\"other\""))
  }

  @Test func `undo gives a session its file back`() {
    var world = prompt()
    world.type("state a = 1; save first; new; state b = 2; save second; undo 2; state c = 3; save")
    #expect(world.questions.isEmpty && world.complaints.isEmpty)
    let first = String(decoding: world.files["first.json"] ?? [], as: UTF8.self)
    #expect(first.contains("\"a\"") && first.contains("\"c\"") && !first.contains("\"b\""))
  }

  @Test(arguments: [
    "state a = 1; new; state b = 2; save b; undo 2; redo 2",
    "state a = 1; new; undo; save b; redo; undo",
    "state a = 1; save b; new; undo 2; redo 2; undo",
  ])
  func `redo gives a session its file back too`(text: String) {
    var world = prompt()
    world.type(text)
    #expect(!world.workbench.hasUnsavedWork)
    let before = world.files["b.json"]
    world.type("save")
    #expect(world.complaints.isEmpty && world.questions.isEmpty && world.files["b.json"] == before)
  }

  @Test func `what is recovered belongs to its file, and is saved there`() {
    var world = prompt()
    world.type("state a = 1; save \"/home/card.json\"; a = 2; let quick = 3")
    var next = prompt()
    next.files = world.files
    next.kept = [work(of: &world)]
    next.type("recover")
    #expect(next.workbench.hasUnsavedWork && next.type("a; quick") == ["2", "3"])
    // The file of this world was never written here, so its stamp is another: it is asked about.
    next.saysYes = true
    next.type("save")
    #expect(next.questions.count == 1 && !next.workbench.hasUnsavedWork)
    #expect(String(decoding: next.files["/home/card.json"] ?? [], as: UTF8.self).contains("quick"))
  }

  @Test func `kept work that makes no sense is set aside, and changes nothing`() {
    var world = prompt()
    world.kept = [Array("nonsense".utf8)]
    world.type("state a = 1; recover")
    #expect(world.setAside == ["kept.work"] && world.complaints.contains { $0.contains("kept.work:1:1") })
    #expect(world.type("a") == ["1"] && world.type("recover 2").last?.contains("no unsaved work") == true)
  }

  @Test func `of several kept works recover lists what is in each`() {
    var (first, second) = (prompt(), prompt())
    first.type("state a = 1; save \"/home/card.json\"; a = 2; let b = 3; let c = 4; let d = 5; let e = 6")
    second.type("state z = 1")
    var world = prompt()
    world.kept = [work(of: &first), work(of: &second), Array("nonsense".utf8)]
    let list = """
        number  changed       what is in it
             1  30 Nov 14:00  card.json: a, b, c and 2 more
             2  30 Nov 14:01  z
             3  30 Nov 14:02  damaged
        recover 1 brings the first one back, and --discard behind it throws it away
      """
    #expect(world.type("recover").joined(separator: "\n") == list)
    #expect(world.type("recover --discard").last?.contains("work of 3 sessions is kept") == true)
    #expect(world.kept.count == 3)
    world.type("recover 3 --discard; recover 1 --discard; recover")
    #expect(world.type("z") == ["1"])
  }

  @Test func `settings alone are no work`() {
    var world = prompt()
    world.type("set fps 30")
    #expect(!world.workbench.hasUnsavedWork)
    world.type("state a = 1")
    #expect(world.workbench.hasUnsavedWork)
    world.type("save card")
    #expect(!world.workbench.hasUnsavedWork)
    world.type("set fps 60; delete a")
    #expect(world.workbench.hasUnsavedWork)
  }
}
