import Language
import Motion
import Testing

@testable import Model

struct ThrottleTests {
  private func document(_ entries: String, _ more: String = "") throws -> Document {
    try ModelTests.document(
      """
      state level = 0
      state seen = 0
      view Bar { x = throttled(level, every: 0.1) }
      view Seen { x = seen }
      \(more)
      scene S {
      \(entries)
      }
      """
    )
  }

  @Test func `a held value is what it was at the last multiple`() throws {
    let document = try document("at 0 level = 1\nat 0.13 level = 2\nat 0.17 level = 3\nat 0.3 level = 4")
    let times = [0, 0.13, 0.19, 0.2, 0.29, 0.3, 0.4]
    #expect(try shown("S.Bar", in: document, at: times) == [1, 1, 1, 3, 3, 4, 4])
  }

  @Test func `an entry at a multiple is seen there, whatever rounding makes of it`() throws {
    for step in 1...60 {
      let document = try document("at \(step) * 0.1 level = 1\nat \(Double(step) / 10) level = 2")
      #expect(try shown("S.Bar", in: document, at: [Double(step) / 10 + 1e-8]) == [2], "\(step)")
    }
  }

  @Test func `an animation of the held value runs from step to step`() throws {
    let document = try document(
      "at 0.05 level = 10",
      """
      view Meter { x = throttled(level, every: 0.1) }
      .animation(.linear(duration: 0.1), value: throttled(level, every: 0.1))
      """
    )
    #expect(try shown("S.Meter", in: document, at: [0.1, 0.15, 0.2]) == [0, 5, 10])
  }

  @Test func `what watches a held value runs at its steps only`() throws {
    let document = try document(
      "at 0 drag level by 60 over 1",
      "onChange(of: throttled(level, every: 0.25)) { seen += 1 }"
    )
    let updates = try clip("S", in: document).stateUpdates
    #expect(updates.map(\.count) == [60, 4])
  }

  @Test func `held values may hold each other, and an action reads them`() throws {
    let document = try document(
      "at 0.05 level = 8\nat 0.15 seen = throttled(level, every: 0.1)\nat 0.55 seen += 1",
      "view Slow { x = throttled(throttled(level, every: 0.1) * 2, every: 0.3) }"
    )
    #expect(try shown("S.Slow", in: document, at: [0.1, 0.29, 0.3]) == [0, 0, 16])
    #expect(try shown("S.Seen", in: document, at: [0.15, 0.55]) == [8, 9])
  }

  @Test func `where no time passes it is the value itself`() throws {
    var document = try document("at 0 level = 1")
    try enter("level = 4", into: &document)
    #expect(try components("throttled(level, every: 0.1)", in: document)?.x == 4)
    #expect(fault(entering: "view W { x = throttled(level, every: 0) }", into: document).contains("above 0"))
    #expect(
      fault(entering: "view W { x = throttled(level, every: level) }", into: document).contains(
        "never changes"
      )
    )
  }
}
