import Rendering
import Testing

@testable import Workbench

/// The stage as commands and keys bring it.
struct StageTests {
  private static let card = """
    state isOpen = false
    view Card { offset = isOpen ? (140, 0) : (0, 0); opacity = isOpen ? 0.5 : 1 }
    withAnimation(.bouncy) { isOpen = true }
    """

  private func screen(_ line: String, in window: WindowSize) throws -> any Screen {
    var world = World { configuration in
      configuration.movesPictures = true
      configuration.window = window
    }
    world.type(Self.card)
    world.type(line)
    #expect(world.complaints == [])
    return try #require(world.shown.last)
  }

  static let windows = [(80, 24), (120, 40), (40, 12), (60, 16), (100, 10), (20, 5), (3, 3)]

  @Test(arguments: windows, ["play Card", "play Card --stage", "compare Card, (Card reduced) step"])
  func `the rows stay when the stage comes and goes`(size: (Int, Int), line: String) throws {
    let window = WindowSize(columns: size.0, rows: size.1)
    var screen = try screen(line, in: window)
    let rows = screen.rows(in: window)
    #expect(rows <= max(window.rows - 2, 1))
    for key: Key in [.character("t"), .character("o"), .character("?"), .character("t"), .character("o")] {
      _ = screen.handle(.key(key), at: 0.2)
      let picture = screen.picture(in: window)
      #expect(picture.height == rows && screen.rows(in: window) == rows)
      #expect(picture.width <= max(window.columns - 1, 1))
    }
  }

  @Test func `t brings the stage and takes it away, o what was seen on it before`() throws {
    let window = WindowSize(columns: 120, rows: 30)
    var screen = try screen("play Card", in: window)
    _ = screen.handle(.frame(skipped: 0), at: 0.3)
    let tracks = screen.picture(in: window).rows
    #expect(!tracks.joined().contains("╭"))
    _ = screen.handle(.key(.character("t")), at: 0.3)
    let stage = screen.picture(in: window).rows
    #expect(stage.joined().contains("╭"))
    _ = screen.handle(.key(.character("o")), at: 0.3)
    let skins = screen.picture(in: window).rows
    #expect(skins != stage)
    _ = screen.handle(.key(.character("o")), at: 0.3)
    #expect(screen.picture(in: window).rows == stage)
    _ = screen.handle(.key(.character("t")), at: 0.3)
    #expect(screen.picture(in: window).rows == tracks)
    // Without a stage the skins bring it.
    _ = screen.handle(.key(.character("o")), at: 0.3)
    #expect(screen.picture(in: window).rows == skins)
  }

  @Test func `JSON tells the curves, with a stage and without`() {
    var worlds = [World { $0.isJSON = true }, World { $0.isJSON = true }]
    for index in worlds.indices { worlds[index].type(Self.card) }
    #expect(worlds[0].type("plot Card --stage") == worlds[1].type("plot Card"))
  }
}
