import Testing

@testable import Workbench

struct PlaybackClockTests {
  @Test(arguments: [0.05, 0.1, 0.25, 1, 4])
  func `a moment is the time since the start, scaled`(speed: Double) {
    let clock = PlaybackClock(end: 100, speed: speed)
    #expect(abs(clock.moment(at: 7) - 7 * speed) < 1e-12)
  }

  @Test func `the end is reached, never passed`() {
    let clock = PlaybackClock(end: 2, speed: 1)
    #expect(!clock.isOver(at: 1.999))
    #expect(clock.isOver(at: 2))
    #expect(clock.moment(at: 50) == 2)
  }

  @Test func `a pause resumes at the moment it began`() {
    var clock = PlaybackClock(end: 2, speed: 1)
    clock.togglePause(at: 0.5)
    #expect(clock.moment(at: 9) == 0.5)
    clock.togglePause(at: 9)
    #expect(abs(clock.moment(at: 9.25) - 0.75) < 1e-12)
  }

  @Test func `changing speed or direction moves nothing`() {
    var clock = PlaybackClock(end: 2, speed: 1)
    clock.changeSpeed(isFaster: false, at: 1)
    #expect(clock.moment(at: 1) == 1)
    clock.toggleDirection(at: 1)
    #expect(clock.moment(at: 1) == 1)
    #expect(clock.moment(at: 2) == 0.5)
    #expect(clock.isBackAtStart(at: 3))
  }

  @Test func `a loop begins again, backwards too`() {
    var clock = PlaybackClock(end: 2, speed: 1, loops: true)
    #expect(abs(clock.moment(at: 5) - 1) < 1e-12)
    clock.toggleDirection(at: 5)
    #expect(abs(clock.moment(at: 6.5) - 1.5) < 1e-12)
    #expect(!clock.isOver(at: 1000))
  }

  @Test func `speeds go down through halves and tenths, and up by doubling`() {
    var clock = PlaybackClock(end: 2, speed: 1)
    var speeds: [Double] = []
    for _ in 0..<9 {
      clock.changeSpeed(isFaster: false, at: 0)
      speeds.append(clock.speed)
    }
    #expect(speeds == [0.5, 0.25, 0.1, 0.05, 0.02, 0.01, 0.01, 0.01, 0.01])
    clock = PlaybackClock(end: 2, speed: 1)
    for _ in 0..<3 { clock.changeSpeed(isFaster: true, at: 0) }
    #expect(clock.speed == 8)
    for _ in 0..<9 { clock.changeSpeed(isFaster: true, at: 0) }
    #expect(clock.speed == 100)
  }

  @Test(arguments: [(true, 0.5), (false, 0.25)])
  func `a speed between two of them goes to the next`(isFaster: Bool, next: Double) {
    var clock = PlaybackClock(end: 2, speed: 0.3)
    clock.changeSpeed(isFaster: isFaster, at: 0)
    #expect(clock.speed == next)
  }

  @Test func `a motion without length is over at once`() {
    #expect(PlaybackClock(end: 0, speed: 1).isOver(at: 0))
    #expect(PlaybackClock(end: 0, speed: 1, loops: true).moment(at: 3) == 0)
  }
}
