import Testing

@testable import Workbench

/// Words instead of pictures: what `--plain` and `ACCESSIBLE=1` ask for.
struct PlainWordsTests {
  /// Box drawing, blocks and braille: what only eyes can read.
  private static let drawing: [ClosedRange<UInt32>] = [0x2500...0x259F, 0x2800...0x28FF]

  @Test(arguments: CommandCatalog.all.flatMap(\.examples))
  func `no example of any verb draws anything`(line: String) {
    var world = World { $0.isPlain = true }
    for text in world.type(line) {
      let drawn = text.unicodeScalars.first { scalar in Self.drawing.contains { $0.contains(scalar.value) } }
      #expect(drawn == nil, "\(text)")
    }
    #expect(world.shown.isEmpty)
  }

  @Test(arguments: [
    ("play .linear(duration: 0.5) --velocity", "value is fastest at 2/s."),
    ("plot Spring.smooth from 0deg to 90deg --velocity", "value is fastest at"),
    ("plot UnitCurve.linear --velocity", "value is steepest at a slope of 1."),
    ("plot UnitCurve.linear", "value goes from 0 to 1."),
    ("plot .linear(duration: 0.5) --simulate-drops 0%", "simulated: 0 of 31 frames dropped"),
    ("compare .linear(duration: 1), .easeIn(duration: 1) at 0.1x", "most apart"),
    ("play .linear(duration: 0.5), .easeIn(duration: 1)", ".easeIn(duration: 1) goes from 0 to 1"),
  ])
  func `what a picture would show is said`(line: String, said: String) {
    var world = World { $0.isPlain = true }
    #expect(world.type(line).contains { $0.contains(said) })
  }

  @Test func `a recording is made all the same`() {
    var world = World { $0.isPlain = true }
    world.type("record demo.cast .bouncy")
    #expect(world.files["demo.cast"] != nil)
  }
}
