import Language
import Model
import Rendering
import Testing

@testable import Workbench

/// What `list`, `show` and `inspect` say to a reader.
struct ListingTests {
  static let script = """
    state isOpen = false
    state taps = 0
    let quick = .easeOut(duration: 0.12)
    view Card { scale = isOpen ? 1 : 0.96; opacity = isOpen ? 1 : 0.7 }
    phases Save(trigger: taps) { idle { scale = 1 }; press { scale = 0.9 }; settle { scale = 1.1 } }
    phases Pulse { only { scale = 1 } }
    keyframes Pop(trigger: taps) { scale = 1 { CubicKeyframe(1.25, duration: 0.28); CubicKeyframe(1, duration: 0.2) } }
    keyframes Spin(repeating: true) { turn = 0 { LinearKeyframe(1, duration: 1) } }
    isOpen = true
    """

  @Test func `list says what each definition is`() {
    var world = World()
    world.type("set autoplay off")
    world.type(Self.script)
    #expect(
      world.type("list") == [
        "  kind       name    what",
        "  state      isOpen  now true",
        "  state      taps    now 0",
        "  let        quick   .easeOut(duration: 0.12)",
        "  view       Card    scale, opacity from isOpen",
        "  phases     Save    3 phases on taps",
        "  phases     Pulse   1 phase, again and again",
        "  keyframes  Pop     1 track, 0.48 s, on taps",
        "  keyframes  Spin    1 track, again and again",
      ]
    )
  }

  @Test func `an empty session is an empty list in JSON`() {
    var world = World { $0.isJSON = true }
    #expect(world.type("show all") == [#"{"command":"show","definitions":[]}"#])
  }

  private func inspected(_ line: String, width: Int = 80) -> [String] {
    var world = World {
      $0.window = WindowSize(columns: width, rows: 24)
      $0.hasWindow = true
    }
    world.type("set autoplay off")
    world.type(Self.script)
    return world.type("inspect \(line)")
  }

  @Test(arguments: [
    (".bouncy.delay(1).speed(2)", "The spring below is told without .delay(1).speed(2)."),
    (
      ".bouncy.repeatCount(3, autoreverses: false)",
      "The spring below is told without .repeatCount(3, autoreverses: false)."
    ),
    (".interpolatingSpring(duration: 0.5)", "The spring below takes over what runs instead of adding to it."),
  ])
  func `equivalents say what they leave out`(clip: String, sentence: String) {
    #expect(inspected(clip).contains("  " + sentence))
  }

  @Test func `a bare spring leaves nothing out, and SwiftUI's settling time stands beside its end`() {
    let lines = inspected(".bouncy")
    #expect(!lines.contains { $0.contains("below") })
    #expect(lines.contains { $0.contains("(SwiftUI reports") })
    #expect(!inspected(".bouncy.repeatForever()").contains { $0.contains("SwiftUI reports") })
  }

  @Test func `what comes back where it began tells its peak`() {
    let lines = inspected("Pop")
    // The track reaches 1.25 at 0.28 s and goes no farther: a cubic keyframe between two others turns there.
    #expect(lines.contains { $0.contains("peak 1.25 at 0.280 s") }, "\(lines)")
  }

  @Test(arguments: [20, 40, 60, 80, 120])
  func `no width cuts a word off`(width: Int) {
    for clip in [".bouncy.delay(1)", "Spring(mass: 2, stiffness: 100, damping: 60)", "Card", "Pop", "Save"] {
      for line in inspected(clip, width: width) {
        #expect(DisplayWidth.columns(of: line) <= width, "\(line)")
        #expect(!line.contains("…"), "\(line)")
      }
    }
  }

  @Test func `several channels are a table where it fits`() throws {
    let lines = inspected("Card")
    let heading = try #require(lines.first { $0.hasPrefix("  channel") })
    for name in ["from", "to", "lowest", "highest", "overshoot", "rise", "fastest"] {
      #expect(heading.contains(name))
    }
  }

  @Test func `show all tells settings and what last moved the views, and builds the same again`() {
    var world = World()
    world.type("set fps 120\nstate a = 1\nstate b = 0\nview V { x = a }\nview W { y = b }")
    world.type("a = 3\nwithAnimation(.snappy) { a = 5 }\nb = 2\nwithAnimation(.bouncy) { b = a }")
    let lines = world.type("show all")
    #expect(
      lines == [
        "set fps 120", "state a = 1", "state b = 0", "view V {", "    x = a", "}", "view W {", "    y = b",
        "}", "a = 3", "withAnimation(.snappy) { a = 5 }", "b = 2",
        "withAnimation(.bouncy) { b = a }",
      ]
    )
    var other = World()
    other.type(lines.joined(separator: "\n"))
    #expect(!other.workbench.hasFailed && other.type("show all") == lines)
  }
}
