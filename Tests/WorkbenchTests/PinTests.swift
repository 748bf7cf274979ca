import Rendering
import Testing

@testable import Workbench

/// What is pinned and how it looks, told without a terminal.
struct PinTests {
  private static let window = WindowSize(columns: 60, rows: 24)

  /// A prompt that can show moving pictures.
  private static func prompt(_ lines: String...) -> World {
    var world = World {
      ($0.isInteractive, $0.movesPictures) = (true, true)
      $0.hasColor = true
    }
    for line in lines { world.type(line) }
    return world
  }

  private static func screen(_ world: World, at elapsed: Double = 0) throws -> PinnedScreen {
    var screen = try #require(world.workbench.pinnedScreen(after: nil, at: 0))
    screen.advance(to: elapsed)
    return screen
  }

  private static func status(_ screen: PinnedScreen) -> String {
    var screen = screen
    return screen.picture(in: window).rows.last ?? ""
  }

  @Test func `a motion runs, rests for a while and begins again`() throws {
    let world = Self.prompt("pin .linear(duration: 2) at 0.5x")
    for (elapsed, told) in [(0.0, "0.000"), (2, "1.000"), (4.1, "2.000"), (4.5, "2.000"), (4.8, "0.100")] {
      #expect(Self.status(try Self.screen(world, at: elapsed)).contains("\(told) of 2.000 s"), "\(elapsed)")
    }
  }

  @Test func `the picture stands below its name and above where it is in time`() throws {
    let world = Self.prompt("set style block", "pin .linear(duration: 1)")
    var screen = try Self.screen(world, at: 0.5)
    let rows = screen.picture(in: Self.window).rows
    #expect(rows.first == "  ── .linear(duration: 1) " + String(repeating: "─", count: 33))
    #expect(rows.last == "  ▶ 0.500 of 1.000 s   1×        unpin takes it away")
    #expect(rows.count == screen.rows(in: Self.window) && rows.count <= 12)
    #expect(rows.contains { $0.contains("▲") })
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (12, 6), (200, 7)])
  func `it takes at most half of a window, and of one too small nothing`(columns: Int, rows: Int) throws {
    let world = Self.prompt("view Card { x = 1; y = 2; scale = 3 }", "pin .bouncy, .smooth, .snappy")
    var screen = try Self.screen(world)
    let window = WindowSize(columns: columns, rows: rows)
    let taken = screen.rows(in: window)
    #expect(taken >= 3 && taken <= rows / 2)
    let picture = screen.picture(in: window)
    #expect(picture.height == taken && picture.width < columns)
    #expect(screen.rows(in: WindowSize(columns: columns, rows: 5)) == 0)
    #expect(screen.rows(in: WindowSize(columns: 11, rows: rows)) == 0)
  }

  @Test func `a changed definition goes on from where the old one was`() throws {
    var world = Self.prompt("let motion = .linear(duration: 2)", "pin motion")
    let before = try #require(world.workbench.pinnedState)
    var shown = try Self.screen(world, at: 1.5)
    world.type("let motion = .linear(duration: 4)")
    #expect(world.workbench.pinnedState != before)
    shown = try #require(world.workbench.pinnedScreen(after: shown, at: 1.5))
    shown.advance(to: 1.75)
    #expect(Self.status(shown).contains("1.750 of 4.000 s"))
    world.type("undo")
    #expect(world.workbench.pinnedState == before)
  }

  @Test func `a text that means nothing any more keeps the last picture and says why`() throws {
    var world = Self.prompt("let motion = .linear(duration: 2)", "pin motion")
    let shown = try Self.screen(world, at: 1)
    world.type("delete motion")
    let stale = try #require(world.workbench.pinnedScreen(after: shown, at: 1))
    #expect(!stale.moves)
    #expect(Self.status(stale).hasPrefix("  stands still: "), "\(Self.status(stale))")
    #expect(Self.status(stale).contains("motion"), "\(Self.status(stale))")
    world.type("let motion = .linear(duration: 3)")
    let again = try #require(world.workbench.pinnedScreen(after: stale, at: 1))
    #expect(again.moves && Self.status(again).contains("of 3.000 s"))
  }

  @Test(arguments: [40, 60])
  func `what stands still says so, and the way out is on the screen`(columns: Int) throws {
    var screen = try Self.screen(Self.prompt("pin .linear(duration: 2)"), at: 0.5)
    let window = WindowSize(columns: columns, rows: 12)
    let moving = screen.picture(in: window).rows.last ?? ""
    screen.isPaused = true
    let still = screen.picture(in: window).rows.last ?? ""
    #expect(moving.contains("▶ 0.500 of") && still.contains("‖ 0.500 of"))
    #expect(moving.contains("unpin") && still.contains("unpin"), "\(moving)")
  }

  @Test func `every setting that changes its looks is noticed`() throws {
    for change in ["set fps 30", "set style block", "set color never", "reduceMotion toggle", "set speed 2"] {
      var world = Self.prompt("pin .bouncy")
      let before = world.workbench.pinnedState
      world.type("1 + 1")
      #expect(world.workbench.pinnedState == before)
      world.type(change)
      #expect(world.workbench.pinnedState != before, "\(change)")
    }
    #expect(try Self.screen(Self.prompt("set fps 30", "pin .bouncy")).frameRate == 30)
  }

  @Test(arguments: [
    "plot .linear(duration: 7)", "compare .linear(duration: 7), .linear(duration: 5)",
    "compare .linear(duration: 7), .linear(duration: 5) at 0.1x", "inspect .linear(duration: 7)",
    "record demo.cast .linear(duration: 7)", "record demo.cast .linear(duration: 7), .bouncy --compare",
    ".linear(duration: 7)", "tune .linear(duration: 7)",
    "set autoplay off; state on = false; view V { x = on ? 1 : 0 }; withAnimation(.linear(duration: 7)) { on = true }",
  ])
  func `alone it pins what was shown last, however that was`(line: String) throws {
    let world = Self.prompt("play .linear(duration: 9)", line, "pin")
    #expect(Self.status(try Self.screen(world)).contains("of 7.000 s"))
  }

  @Test func `alone it pins the last motion, and unpin takes it away`() throws {
    var world = Self.prompt("pin")
    #expect(world.complaints.joined().contains("nothing has moved yet"))
    world.type("plot .linear; play .linear(duration: 7)")
    world.type("pin")
    #expect(Self.status(try Self.screen(world)).contains("of 7.000 s"))
    world.type("pin .linear(duration: 8)")
    #expect(Self.status(try Self.screen(world)).contains("of 8.000 s"))
    world.type("unpin")
    #expect(world.workbench.pinnedState == nil)
    #expect(world.type("unpin").joined().contains("nothing is pinned"))
  }

  @Test func `what was asked for beside the motion stays through changes`() throws {
    var world = Self.prompt("let motion = .linear(duration: 2)", "pin motion --velocity")
    let window = WindowSize(columns: 80, rows: 60)
    let rows = try Self.screen(world).rows(in: window)
    world.type("let motion = .linear(duration: 4)")
    #expect(try Self.screen(world).rows(in: window) == rows)
    world.type("pin motion")
    #expect(try Self.screen(world).rows(in: window) < rows)
  }

  @Test(arguments: ["pin", "play"])
  func `a last motion that means nothing any more is told where it was asked for`(verb: String) {
    var world = Self.prompt("let motion = .linear(duration: 2)", "play motion", "delete motion")
    let caret = String(repeating: "^", count: verb.count)
    let fault = "the last motion no longer reads: nothing is called 'motion'"
    #expect(world.type(verb) == ["       \(caret) \(fault)"])
  }

  @Test func `a pin in the place of another is another even on one line`() throws {
    var world = Self.prompt("pin .bouncy")
    let before = world.workbench.pinnedState
    world.type("unpin; pin .bouncy")
    #expect(world.workbench.pinnedState != before)
  }

  @Test func `where nothing can move it is said, or told in words`() {
    var script = World { $0.movesPictures = true }
    #expect(script.type("pin .bouncy").joined().contains("pin needs the prompt of a terminal"))
    var plain = World { ($0.isInteractive, $0.isPlain) = (true, true) }
    #expect(plain.type("pin .bouncy") == World.plainPlay(".bouncy"))
    #expect(plain.complaints.isEmpty && plain.workbench.pinnedState == nil)
    var json = World { ($0.isInteractive, $0.isJSON, $0.isPlain) = (true, true, true) }
    json.type("pin .bouncy")
    #expect(!json.complaints.isEmpty || json.output.joined().contains("no-place-to-pin"))
  }
}

extension World {
  /// What `play` says where words take the place of pictures.
  fileprivate static func plainPlay(_ clip: String) -> [String] {
    var world = World { ($0.isInteractive, $0.isPlain) = (true, true) }
    return world.type("play \(clip)")
  }
}
