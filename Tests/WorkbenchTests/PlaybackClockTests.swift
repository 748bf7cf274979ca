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
    clock.multiplySpeed(by: 0.5, at: 1)
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

  @Test func `speed stays within its range`() {
    var clock = PlaybackClock(end: 2, speed: 1)
    for _ in 0..<50 { clock.multiplySpeed(by: 2, at: 0) }
    #expect(clock.speed == 100)
    for _ in 0..<50 { clock.multiplySpeed(by: 0.5, at: 0) }
    #expect(clock.speed == 0.01)
  }

  @Test func `a motion without length is over at once`() {
    #expect(PlaybackClock(end: 0, speed: 1).isOver(at: 0))
    #expect(PlaybackClock(end: 0, speed: 1, loops: true).moment(at: 3) == 0)
  }
}
