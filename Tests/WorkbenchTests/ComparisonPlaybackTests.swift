import Rendering
import Testing

@testable import Workbench

/// Comparing while it moves: what `at`, `loop` and `step` do, and what the last line tells.
struct ComparisonPlaybackTests {
  @Test func `Reduce Motion is read anew when its key is pressed, and told`() throws {
    var world = World { $0.movesPictures = true }
    world.type(
      """
      state isOn = false
      view Card { x = isOn ? 1 : 0 }.animation(reduceMotion ? .linear(duration: 0.1) : .bouncy, value: isOn)
      isOn = true
      compare Card, .linear step
      """
    )
    var screen = try #require(world.shown.last)
    let window = WindowSize(columns: 80, rows: 24)
    let plain = screen.picture(in: window).rows
    _ = screen.handle(.key(.character("m")), at: 0.1)
    let reduced = screen.picture(in: window).rows
    #expect(plain.contains { $0.contains("A Card") && $0.contains("0.500 s") })
    #expect(reduced.contains { $0.contains("A Card") && $0.contains("0.100 s") }, "\(reduced)")
    #expect(reduced.last?.contains("reduced") == true && plain.last?.contains("reduced") == false)
    _ = screen.handle(.key(.character("m")), at: 0.2)
    #expect(screen.picture(in: window).rows == plain)
  }

  private static let pair = ".easeInOut(duration: 0.25), .spring(response: 0.3, dampingFraction: 0.8)"

  private func screen(_ line: String) throws -> any Screen {
    var world = World { $0.movesPictures = true }
    world.type(line)
    #expect(world.complaints == [])
    return try #require(world.shown.last)
  }

  private let window = WindowSize(columns: 80, rows: 24)

  @Test func `step stands at the start, with every curve whole and every value told`() throws {
    var screen = try screen("compare \(Self.pair) step")
    #expect(screen.handle(.frame(skipped: 0), at: 0) == ScreenResponse(draws: true, next: .waiting))
    for _ in 0..<6 { _ = screen.handle(.key(.right), at: 1) }
    let rows = screen.picture(in: window).rows
    #expect(rows.joined(separator: "\n") == Self.stepped)
  }

  @Test func `at plays them together, up to now`() throws {
    var screen = try screen("compare \(Self.pair) at 0.1x")
    #expect(screen.handle(.frame(skipped: 0), at: 1) == ScreenResponse(draws: true, next: .moving))
    let line = screen.picture(in: window).rows.last ?? ""
    #expect(line.hasPrefix("  ▶ 0.100 of"))
    #expect(line.contains("0.1×") && line.contains("A 0.332") && line.contains("B 0.705"))
    #expect(screen.handle(.frame(skipped: 0), at: 100).next == .finished)
  }

  @Test func `a loop goes on, and a plain comparison stands still`() throws {
    var screen = try screen("compare \(Self.pair) loop")
    #expect(screen.handle(.frame(skipped: 0), at: 100).next == .moving)
    var world = World { $0.movesPictures = true }
    #expect(world.type("compare \(Self.pair)").count > 10)
    #expect(world.shown.isEmpty)
  }

  @Test func `six stand side by side in the status line of a wide window`() throws {
    var screen = try screen("compare .smooth, .snappy, .bouncy, .easeIn, .easeOut, .linear step")
    _ = screen.handle(.frame(skipped: 0), at: 0)
    let line = screen.picture(in: WindowSize(columns: 120, rows: 40)).rows.last ?? ""
    for letter in "ABCDEF" { #expect(line.contains("\(letter) 0.000   "), "\(line)") }
  }

  @Test(arguments: ["", "v", "m", "vm"])
  func `a low window has the letters' names and the key for all keys`(keys: String) throws {
    var world = World { $0.movesPictures = true }
    world.type(
      """
      keyframes Note { scale = 1 { LinearKeyframe(1.2, duration: 0.2) }; lift = 0 { LinearKeyframe(9, duration: 0.2) } }
      compare Note, (Note reduced) at 0.1x
      """
    )
    var screen = try #require(world.shown.last as? PlaybackScreen)
    _ = screen.handle(.frame(skipped: 0), at: 0)
    for key in keys { _ = screen.handle(.key(.character(key)), at: 1) }
    let rows = screen.picture(in: WindowSize(columns: 40, rows: 12)).rows
    #expect(rows.contains { $0 == "            A Note  B Note reduced" }, "\(rows)")
    #expect(rows.last?.contains("? keys") == true, "\(rows)")
  }

  @Test func `Reduce Motion and velocity change what is compared, not where it stands`() throws {
    var screen = try screen("compare (reduceMotion ? .linear(duration: 0.1) : .smooth), .bouncy step")
    _ = screen.handle(.frame(skipped: 0), at: 0)
    for _ in 0..<3 { _ = screen.handle(.key(.right), at: 1) }
    let before = screen.picture(in: window).rows
    _ = screen.handle(.key(.character("m")), at: 2)
    let reduced = screen.picture(in: window).rows
    #expect(before != reduced && reduced.last?.hasPrefix("  ‖ 0.050 of") == true)
    _ = screen.handle(.key(.character("v")), at: 3)
    let fast = screen.picture(in: window).rows
    #expect(fast.contains { $0.contains("per s") } && fast.last?.hasPrefix("  ‖ 0.050 of") == true)
  }

  @Test(arguments: ["at 0.25x", "step", "loop"])
  func `elsewhere the whole comparison is drawn at once`(clause: String) {
    var world = World()
    let still = world.type("compare \(Self.pair)")
    #expect(world.type("compare \(Self.pair) \(clause)") == still)
  }

  static let stepped = """
          1 ┤ · · · · · · · · · · · ⣀⣀⣀⣀⠤⠤⠤⠤⣤⣤⣤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤
            │                ⣀⡠⠤⠒⠒⠉⠉ ⢀⣀⠤⠒⠒⠉⠉
            │           ⢀⡠⠔B⠉    ⣀⠤⠒⠉⠁                                       A 0.33
            │        ⣀⠤⠊⠁   ⢀⡠⠔⠊⠉                                            B 0.70
            │    ⢀⡠⠔⠉ ⢀⣀⡠⠔⠒A⠁
          0 ┤⠤⠤⠶⠮⠕⠒⠒⠊⠉⠁ · · · · · · · · · · · · · · · · · · · · · · · · · ·
      B − A │          ⣀⠤⠒⠊◆⠉⠉⠒⠒⠤⣀
       0.25 ┤       ⢀⠔⠊           ⠉⠒⢄⡀
            │     ⢀⠔⠁                ⠈⠑⠤⣀                                      0.37
            │   ⡠⠔⠁                      ⠉⠒⠤⣀⡀
       0.00 ┤⠤⠔⠊· · · · · · · · · · · · · · ·⠈⠉⠑⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤
            └┬──────────────▲──────────────┬───────A──────B──────────────┬─  s
             0             0.1            0.2            0.3            0.4
        A .easeInOut(duration: 0.25)                    ends 0.250 s
        B .spring(response: 0.3, dampingFraction: 0.8)  ends 0.300 s, rests 0.405 s
        ◆ most apart 0.373 at 0.099 s
      ‖ 0.100 of 0.405 s   1×        frame 6       A 0.332   B 0.705   ? keys
    """
}
