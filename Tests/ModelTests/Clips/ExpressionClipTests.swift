import Motion
import Testing

@testable import Model

struct ExpressionClipTests {
  @Test func `an animation runs from 0 to 1 where nothing is said`() throws {
    let clip = try clip(".linear(duration: 2)")
    #expect(clip.kind == .animation)
    #expect(clip.label == ".linear(duration: 2)")
    #expect(clip.trace.channels.map(\.name) == ["value"])
    #expect(clip.trace.channels[0].trajectory.state(at: 0.5).value.x == 0.25)
    #expect(clip.trace.duration == 2)
  }

  @Test func `from and to may be anything with values in between`() throws {
    let clip = try clip(".linear(duration: 1) from (0, 10) to (4, 20)")
    #expect(clip.trace.channels[0].kind == .point)
    #expect(clip.trace.channels[0].trajectory.state(at: 0.5).value == [2, 15, 0, 0])
  }
}
