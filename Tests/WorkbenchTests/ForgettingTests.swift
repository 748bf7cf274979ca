import Testing

@testable import Workbench

/// A view's last change may use what is taken away; then it is forgotten, in words, and undo brings it back.
struct ForgettingTests {
  private static let script = """
    set autoplay off; state a = 1; state on = false; view V { x = a }; let q = .smooth(duration: 1)
    withAnimation(q) { a = on ? 3 : 2 }
    """

  @Test(arguments: ["delete q", "delete on", "let q = 3", "state on = 5", "delete q, on"])
  func `what the last change used takes it along`(line: String) throws {
    var world = World { $0.isInteractive = true }
    world.type(Self.script)
    let before = world.type("sample V at 0.1")
    #expect(before.count == 2)
    #expect(world.type(line).last?.hasPrefix("  'V' forgot the last change, which used '") == true)
    world.type("save \"x.json\"")
    let saved = try #require(world.files["x.json"].map { String(decoding: $0, as: UTF8.self) })
    #expect(!saved.contains("lastChange"))
    world.type("undo")
    #expect(world.type("sample V at 0.1") == before)
    world.type("save \"x.json\" --force")
    #expect(world.files["x.json"].map { String(decoding: $0, as: UTF8.self) }?.contains("lastChange") == true)
  }

  @Test(arguments: ["let q = .bouncy", "state on = true", "rename q brisk", "let other = 1; delete other"])
  func `what still makes sense is kept`(line: String) {
    var world = World { $0.isInteractive = true }
    world.type(Self.script)
    #expect(!world.type(line).contains { $0.contains("forgot") })
    #expect(world.type("sample V at 0.1").count == 2)
  }
}
