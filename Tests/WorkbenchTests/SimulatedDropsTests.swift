import Testing

@testable import Workbench

/// What is left out on purpose, and what is told of it.
struct SimulatedDropsTests {
  @Test(arguments: [0, 0.05, 0.2, 0.5, 0.9, 0.99])
  func `about as many frames are dropped as were asked for, and the first never`(share: Double) {
    let drops = SimulatedDrops(share: share)
    let dropped = (0..<10_000).count { drops.isDropped($0) }
    // Four standard deviations of as many throws of a coin with two unlike sides.
    let spread = 4 * (10_000 * share * (1 - share)).squareRoot()
    #expect(abs(Double(dropped) - 10_000 * share) <= spread)
    #expect(!drops.isDropped(0))
  }

  @Test(arguments: [0, 0.2, 0.9, 0.99])
  func `what is seen is the last frame that was not dropped`(share: Double) {
    let drops = SimulatedDrops(share: share)
    for frame in 0..<2000 {
      let seen = drops.lastShown(from: frame)
      #expect(seen <= frame && !drops.isDropped(seen))
      if seen < frame { #expect((seen + 1...frame).allSatisfy(drops.isDropped)) }
    }
  }

  @Test func `a moment shows the frame before it, and a frame's own moment that frame`() {
    let frames = ShownFrames(drops: SimulatedDrops(share: 0), interval: 1.0 / 60)
    #expect(frames.held(at: 0.02) == 1.0 / 60)
    for frame in 0..<10_000 {
      let moment = Double(frame) * frames.interval
      #expect(frames.held(at: moment) == moment)
    }
    #expect(frames.moments(until: 0.1).count == 7)
    // The frame that shows the end counts, wherever that falls.
    #expect(frames.moments(until: 0.105).count == 8)
  }

  @Test func `slow motion makes a dropped frame cost less of the motion`() {
    let drops = SimulatedDrops(share: 0.5)
    let (fast, slow) = (ShownFrames(drops: drops, interval: 0.1), ShownFrames(drops: drops, interval: 0.01))
    #expect(slow.moments(until: 1).count > 8 * fast.moments(until: 1).count / 2)
  }

  /// Worked out by a SplitMix64 in another language. The last frame shows the end and is always seen; 0.51 s
  /// end between two frames.
  static let sentences: [(share: Double, end: Double, sentence: String)] = [
    (0, 0.5, "0 of 31 frames dropped"), (0, 0, "0 of 1 frame dropped"),
    (0.2, 0.5, "3 of 31 frames dropped, never two in a row: the picture stands still for up to 33 ms"),
    (0.2, 0.51, "3 of 32 frames dropped, never two in a row: the picture stands still for up to 33 ms"),
    (0.2, 0.35, "3 of 22 frames dropped, never two in a row: the picture stands still for up to 33 ms"),
    (0.5, 0.5, "12 of 31 frames dropped, at most 3 in a row: the picture stands still for up to 67 ms"),
    (0.5, 0.51, "12 of 32 frames dropped, at most 3 in a row: the picture stands still for up to 67 ms"),
    (0.5, 0.35, "9 of 22 frames dropped, at most 3 in a row: the picture stands still for up to 67 ms"),
    (0.9, 0.5, "26 of 31 frames dropped, at most 12 in a row: the picture stands still for up to 217 ms"),
    (0.9, 0.51, "26 of 32 frames dropped, at most 12 in a row: the picture stands still for up to 217 ms"),
    (0.9, 0.35, "18 of 22 frames dropped, at most 10 in a row: the picture stands still for up to 183 ms"),
  ]

  @Test(arguments: sentences)
  func `the note counts what is missing and the longest stand-still`(
    share: Double,
    end: Double,
    sentence: String
  ) {
    let frames = ShownFrames(drops: SimulatedDrops(share: share), interval: 1.0 / 60)
    #expect(frames.sentence(until: end, rate: 60) == "simulated: " + sentence)
  }

  static let uncountable: [(interval: Double, end: Double)] = [
    (0, 0), (0, 1), (0.1, .nan), (0.1, .infinity), (0.1, -.infinity),
  ]

  @Test(arguments: uncountable)
  func `frames that nobody could count are as many as can be shown, or one`(interval: Double, end: Double) {
    let frames = ShownFrames(drops: SimulatedDrops(share: 0), interval: interval)
    #expect(frames.moments(until: end).count == (end < 0 ? 1 : 4096))
    #expect(
      frames.sentence(until: end, rate: 60).hasPrefix(
        end < 0 ? "simulated: 0 of 1 f" : "simulated: 0 of 100000 f"
      )
    )
  }

  @Test(arguments: ["20", "100%", "-1%", "x%", "nan%", "1e300%"])
  func `a share that is none is refused`(share: String) {
    var world = World()
    world.type("plot .bouncy --simulate-drops \(share)")
    #expect(world.complaints.first?.contains("'--simulate-drops' takes 0% to 99%, not") == true)
  }

  @Test func `the option without its share says what is missing`() {
    var world = World()
    world.type("play --simulate-drops")
    #expect(world.complaints.first == "error: expected a value, as in '--simulate-drops 20%'")
  }

  @Test func `a picture has the steps, and the curve itself faint behind them`() throws {
    var world = World()
    world.type("set width 60; set height 9")
    let lines = world.type("plot .linear(duration: 0.5) --simulate-drops 90%")
    #expect(lines.joined(separator: "\n") == Self.picture)
  }

  static let picture = """
      value 1 ┤ · · · · · · · · · · · · · · · · · · · ⢀⣀⡠⢤
              │                               ⣀⣀⣤⣤⣔⣒⣊⣉⣁⣀⣀⡸
              │                      ⢀⣀⡠⠤⠤⠒⠒⠉⠉  ⡇           1.00
              │              ⣀⣀⣤⣤⣔⣒⣊⣉⣁⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⠇
              │     ⢀⣀⣠⣤⣤⣒⣒⣉⣉⡸
            0 ┤⠤⠴⠶⠮⠭⠥⠃· · · · · · · · · · · · · · · · · ·
              └┬───────┬────────┬───────┬────────┬───────◇  s
               0      0.1      0.2     0.3      0.4     0.5
               ◇ ends 0.500 s
      simulated: 26 of 31 frames dropped, at most 12 in a row: the picture stands still for up to 217 ms
    """
}
