import Motion
import Rendering
import Testing

@testable import Workbench

/// What a playback does with frames and keys, told without a terminal or a clock.
struct PlaybackScreenTests {
  /// A motion of two seconds from 0 to 1 at 60 frames a second.
  private func screen(loops: Bool = false) -> PlaybackScreen {
    PlaybackScreen(frameRate: 60, speed: 1, loops: loops, isReduced: false, options: PlotOptions()) {
      isReduced in
      let end = isReduced ? 1.0 : 2
      let animation = try? Animation.curve(LinearCurve(), duration: end)
      let motion = AnimatedTrajectory(animation: animation ?? .default, from: .zero, to: [1, 0, 0, 0])
      let channel = Trace.Channel(name: "value", kind: .number, trajectory: motion)
      let trace = Trace(channels: [channel], duration: end, settlingDuration: end)
      return PlaybackContent(plot: Plot(trace, window: 0...end), end: end, notes: [])
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
