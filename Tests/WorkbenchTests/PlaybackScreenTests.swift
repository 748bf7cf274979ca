import Motion
import Rendering
import Testing

@testable import Workbench

/// What a playback does with frames and keys, told without a terminal or a clock.
struct PlaybackScreenTests {
  /// A motion of two seconds from 0 to 1 at 60 frames a second.
  private func screen(
    loops: Bool = false,
    steps: Bool = false,
    tellsFrames: Bool = false,
    drops: SimulatedDrops? = nil
  ) -> PlaybackScreen {
    PlaybackScreen(
      frameRate: 60,
      start: PlaybackStart(loops: loops, steps: steps),
      tellsFrames: tellsFrames,
      options: PlotOptions()
    ) { view in
      let end = view.isReduced ? 1.0 : 2
      let animation = try? Animation.curve(LinearCurve(), duration: end)
      let motion = AnimatedTrajectory(animation: animation ?? .default, from: .zero, to: [1, 0, 0, 0])
      let channel = Trace.Channel(name: "value", kind: .number, trajectory: motion)
      let trace = Trace(channels: [channel], duration: end, settlingDuration: end)
      let plot = Plot(trace, window: 0...end, showsVelocity: view.showsVelocity)
      let frames = drops.map { ShownFrames(drops: $0, interval: view.speed / 60) }
      let stage: @Sendable () -> Stage = { Stage([(name: "", trace: trace)], end: end) }
      return PlaybackContent(plot: plot, stage: stage, end: end, notes: [], frames: frames)
    }
  }

  private func status(_ screen: PlaybackScreen, columns: Int = 120) -> String {
    var screen = screen
    return screen.picture(in: WindowSize(columns: columns, rows: 24)).rows.last ?? ""
  }

  @Test func `frames go on until the end, and the last one shows it`() {
    var screen = screen()
    #expect(screen.handle(.frame(skipped: 0), at: 1.99) == ScreenResponse(draws: true, next: .moving))
    #expect(screen.handle(.frame(skipped: 0), at: 2.5) == ScreenResponse(draws: true, next: .finished))
    #expect(status(screen).contains("2.000 of 2.000 s"))
  }

  @Test func `space stops time and needs no frames`() {
    var screen = screen()
    #expect(screen.handle(.key(.character(" ")), at: 0.5) == ScreenResponse(draws: true, next: .waiting))
    #expect(status(screen).contains("0.500 of 2.000 s"))
    #expect(screen.handle(.key(.character(" ")), at: 9) == ScreenResponse(draws: true, next: .moving))
    #expect(screen.handle(.frame(skipped: 0), at: 9.5) == ScreenResponse(draws: true, next: .moving))
    #expect(status(screen).contains("1.000 of 2.000 s"))
  }

  @Test func `an arrow steps a frame of the motion while paused, whatever the speed`() {
    var screen = screen()
    _ = screen.handle(.key(.down), at: 0)
    _ = screen.handle(.key(.character(" ")), at: 1)
    #expect(status(screen).contains("0.500 of"))
    _ = screen.handle(.key(.right), at: 2)
    #expect(status(screen).contains("0.517 of") && status(screen).contains("frame 31"))
    _ = screen.handle(.key(.left), at: 3)
    _ = screen.handle(.key(.left), at: 4)
    #expect(status(screen).contains("0.483 of") && status(screen).contains("frame 29"))
  }

  @Test func `an arrow skips a tenth of a second while it runs`() {
    var screen = screen()
    _ = screen.handle(.key(.right), at: 0.5)
    #expect(status(screen).contains("0.600 of"))
    _ = screen.handle(.key(.left), at: 0.5)
    #expect(status(screen).contains("0.500 of"))
  }

  @Test(arguments: [Key.character("q"), .escape, .interrupt])
  func `stopping keeps the picture`(key: Key) {
    var screen = screen()
    #expect(screen.handle(.key(key), at: 0.7) == ScreenResponse(draws: true, next: .finished))
    #expect(status(screen).contains("0.700 of"))
  }

  @Test(arguments: [Key.character("x"), .enter, .tab, .shiftUp])
  func `other keys do nothing`(key: Key) {
    var screen = screen()
    #expect(screen.handle(.key(key), at: 0.7) == ScreenResponse(draws: false, next: .moving))
  }

  @Test func `a loop never finishes`() {
    var screen = screen(loops: true)
    #expect(screen.handle(.frame(skipped: 0), at: 5) == ScreenResponse(draws: true, next: .moving))
    #expect(status(screen).contains("1.000 of"))
  }

  @Test func `running backwards waits at the start`() {
    var screen = screen()
    _ = screen.handle(.key(.character("r")), at: 0.5)
    #expect(screen.handle(.frame(skipped: 0), at: 1.2) == ScreenResponse(draws: true, next: .waiting))
    #expect(status(screen).contains("0.000 of"))
  }

  @Test func `Reduce Motion changes what is shown, from the same moment on`() {
    var screen = screen()
    _ = screen.handle(.key(.character("m")), at: 0.5)
    #expect(status(screen).contains("0.500 of 1.000 s"))
  }

  @Test func `skipped frames are counted`() {
    var screen = screen()
    _ = screen.handle(.frame(skipped: 3), at: 0.1)
    _ = screen.handle(.frame(skipped: 4), at: 0.3)
    #expect(status(screen).contains("7 dropped"))
  }

  @Test func `the end tells how late frames came, where that is wanted`() {
    var screen = screen(tellsFrames: true)
    for index in 1...3 { _ = screen.handle(.frame(skipped: 0, lateness: Double(index) / 1000), at: 0.1) }
    var lines: [StyledLine] = []
    if case .output(let told)? = screen.farewell().first { lines = told }
    #expect(
      lines.map(\.text) == ["  3 frames drawn, 0 dropped; 2.00 ms late in the median, 3.00 ms at worst"]
    )
  }

  @Test func `velocity comes below its track, and goes again`() {
    var screen = screen()
    let window = WindowSize(columns: 60, rows: 24)
    _ = screen.handle(.frame(skipped: 0), at: 1)
    let before = screen.picture(in: window)
    #expect(screen.handle(.key(.character("v")), at: 1) == ScreenResponse(draws: true, next: .moving))
    let rows = screen.picture(in: window).rows
    #expect(rows.contains { $0.contains("value/s") })
    #expect(rows.contains { $0.contains("0.50") && $0.contains("│") })
    _ = screen.handle(.key(.character("v")), at: 1)
    #expect(screen.picture(in: window) == before)
  }

  @Test(arguments: [
    (80, 24, 43, "│ space pause, go on   ← →   frame or 0.1 s", "│ q     stop           ?     hide the keys"),
    (
      120, 40, 43, "│ space pause, go on   ← →   frame or 0.1 s", "│ q     stop           ?     hide the keys"
    ),
    (40, 12, 33, "│ space pause     ← →   step", "│ q     stop      ?     hide"),
  ])
  func `the keys stand in a corner, and nothing else moves`(
    columns: Int,
    rows: Int,
    width: Int,
    first: String,
    last: String
  ) {
    var screen = screen()
    let window = WindowSize(columns: columns, rows: rows)
    _ = screen.handle(.frame(skipped: 0), at: 1)
    let before = screen.picture(in: window).rows.map { $0.padded(right: columns - 1) }
    _ = screen.handle(.key(.character("?")), at: 1)
    let after = screen.picture(in: window).rows.map { $0.padded(right: columns - 1) }
    let block = after.map { String($0.dropFirst(columns - 1 - width)) }
    #expect(block[0] == first.padded(right: width))
    #expect(block[5] == last.padded(right: width))
    #expect(before.map { $0.prefix(columns - 1 - width) } == after.map { $0.prefix(columns - 1 - width) })
    #expect(before.dropFirst(6) == after.dropFirst(6))
  }

  @Test func `where no block fits the keys are a line in place of the status`() {
    var screen = screen()
    _ = screen.handle(.key(.character("?")), at: 1)
    let rows = screen.picture(in: WindowSize(columns: 30, rows: 12)).rows
    #expect(rows.last == "  space pause  ←→ step  ↑↓ s…")
  }

  @Test func `stepping stands at the start with all of the curve in view`() {
    var screen = screen(steps: true)
    let window = WindowSize(columns: 60, rows: 24)
    #expect(screen.handle(.frame(skipped: 0), at: 0) == ScreenResponse(draws: true, next: .waiting))
    let first = screen.picture(in: window).rows
    #expect(first.last?.hasPrefix("  ‖ 0.000 of 2.000 s") == true)
    _ = screen.handle(.key(.right), at: 1)
    let second = screen.picture(in: window).rows
    #expect(second.last?.hasPrefix("  ‖ 0.017 of 2.000 s") == true)
    #expect(first.prefix(9).map { $0.prefix(54) } == second.prefix(9).map { $0.prefix(54) })
    _ = screen.handle(.key(.character(" ")), at: 2)
    #expect(screen.handle(.frame(skipped: 0), at: 3) == ScreenResponse(draws: true, next: .moving))
    #expect(screen.handle(.frame(skipped: 0), at: 9) == ScreenResponse(draws: true, next: .finished))
  }

  @Test(arguments: [0.2, 0.9])
  func `frames dropped on purpose are counted and change nothing on the screen`(share: Double) {
    let drops = SimulatedDrops(share: share)
    var screen = screen(drops: drops)
    var dropped = 0
    for frame in 0..<119 {
      // A timer is never early; the first frame is seen however late it is.
      let response = screen.handle(.frame(skipped: 0), at: Double(frame) / 60 + 1e-4)
      #expect(response == ScreenResponse(draws: !drops.isDropped(frame), next: .moving), "\(frame)")
      dropped += drops.isDropped(frame) ? 1 : 0
    }
    let line = status(screen)
    #expect(line.contains("\(dropped) dropped"))
    let seen = Double(drops.lastShown(from: 118)) / 60
    #expect(line.contains("\(NumberText.fixed(seen, decimals: 3)) of 2.000 s"))
    #expect(screen.handle(.frame(skipped: 0), at: 2).next == .finished)
    #expect(status(screen).contains("2.000 of 2.000 s"))
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (20, 5), (3, 3), (1, 1)])
  func `a picture stays within its window`(columns: Int, rows: Int) {
    var screen = screen()
    _ = screen.handle(.frame(skipped: 0), at: 1)
    let window = WindowSize(columns: columns, rows: rows)
    let picture = screen.picture(in: window)
    #expect(picture.width <= max(columns - 1, 1))
    #expect(picture.height <= max(rows - 2, 1))
    #expect(picture.height == screen.rows(in: window))
  }
}
