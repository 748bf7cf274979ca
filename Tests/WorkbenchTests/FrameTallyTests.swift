import Testing

@testable import Workbench

/// What `set stats on` tells at the end of a playback.
struct FrameTallyTests {
  @Test func `median and worst are told in milliseconds`() {
    var tally = FrameTally()
    for lateness in [0.0001, 0.0002, 0.0003, 0.0123] { tally.draw(lateness: lateness) }
    tally.drop(7)
    #expect(tally.text == "4 frames drawn, 7 dropped; 0.20 ms late in the median, 12.30 ms at worst")
  }

  @Test(arguments: [0, -1, .infinity, 3600])
  func `any lateness is taken`(lateness: Double) {
    var tally = FrameTally()
    tally.draw(lateness: lateness)
    #expect(tally.text.hasPrefix("1 frame drawn, 0 dropped; "))
  }

  @Test func `nothing drawn is nothing late`() {
    #expect(FrameTally().text == "0 frames drawn, 0 dropped; 0.00 ms late in the median, 0.00 ms at worst")
  }
}
