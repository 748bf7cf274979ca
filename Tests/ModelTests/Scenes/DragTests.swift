import Foundation
import Language
import Motion
import Testing

@testable import Model

struct DragTests {
  static let world = """
    state n = 0
    state offset = (0, 0)
    state hit = 0
    view V { x = n }
    view Card { place = offset }
    view Hit { x = hit }
    """

  private func document(_ entries: String, _ more: String = "") throws -> Document {
    try ModelTests.document("\(Self.world)\n\(more)\nscene S {\n\(entries)\n}")
  }

  private func updates(_ document: Document, of state: String) throws -> Int? {
    try clip("S", in: document).stateUpdates.first { $0.state == state }?.count
  }

  @Test func `a finger delivers sixty places a second, each an assignment without animation`() throws {
    let document = try document("at 0 drag n by 60 over 1")
    #expect(
      try shown("S.V.x", in: document, at: [0, 0.016, 0.017, 0.5, 0.51, 1, 9]) == [0, 0, 1, 30, 30, 60, 60]
    )
    #expect(try updates(document, of: "n") == 60)
  }

  /// Seconds, and how many places are delivered: at sixtieths, and at the end.
  @Test(arguments: [
    (1.0, 60), (1.0 / 60, 1), (0.001, 1), (0.1, 6), (0.3, 18), (0.31, 19), (10, 600), (1.0 / 3, 20),
  ])
  func `the last place is delivered at the end`(duration: Double, count: Int) throws {
    let document = try document("at 0.7 drag n to 8 over \(duration)")
    #expect(try updates(document, of: "n") == count)
    #expect(try shown("S.V.x", in: document, at: [0.7, 0.7 + duration + 1e-9]) == [0, 8])
  }

  @Test func `by adds to where it began, to goes to a place, a component goes alone`() throws {
    let document = try document(
      "at 0 { n = 5; offset = (1, 2) }\nat 0.5 { drag n by 10 over 0.1; drag offset.y to 9 over 0.1 }"
    )
    #expect(try shown("S.V.x", in: document, at: [0.7]) == [15])
    #expect(try shown("S.Card.place.y", in: document, at: [0.4, 0.7]) == [2, 9])
    #expect(try shown("S.Card.place.x", in: document, at: [0.4, 0.7]) == [1, 1])
  }

  @Test func `a curve paces the finger`() throws {
    let document = try document("at 0 drag n by 100 over 1 curve UnitCurve.circularEaseIn")
    // 1 − √(1 − p²) at p = 0.6.
    #expect(try shown("S.V.x", in: document, at: [0.6]) == [20])
  }

  @Test(arguments: [0, 0.1, 0.35])
  func `at its end come the last place, the other entries, then the release`(start: Double) throws {
    let document = try document(
      """
      at \(start) drag n by 140 over 0.2 release to 0
      at \(start + 0.2) if n == 140 { hit = n }
      at \(start) + 0.2 if n == 140 { hit += n }
      """
    )
    #expect(try shown("S.Hit.x", in: document, at: [9]) == [280])
    #expect(try shown("S.V.x", in: document, at: [9]) == [0])
  }

  @Test func `the spring at release starts with the tracked velocity`() throws {
    let document = try document("at 0 drag offset by (140, -70) over 0.3 release to (0, 0) with .spring")
    let track = try #require(try clip("S.Card.place", in: document).trace.channels.first).trajectory
    // Response 0.5, critically damped: x = (x0 + (v0 + ω·x0)·t)·e^(−ω·t).
    let omega = 4 * Double.pi
    for time in [0, 0.01, 0.1, 0.4, 2] {
      let state = track.state(at: 0.3 + time)
      for (component, place) in [(0, 140.0), (1, -70.0)] {
        let velocity = place / 0.3
        let expected = (place + (velocity + omega * place) * time) * exp(-omega * time)
        #expect(abs(state.value[component] - expected) < 1e-9, "\(time)")
      }
    }
    #expect(abs(track.state(at: 0.3).velocity.x - 140 / 0.3) < 1e-6)
  }

  @Test func `what follows the finger at another scale has that scale's velocity`() throws {
    let document = try document(
      "at 0 drag n by 90 over 0.5 release to 0 with .spring",
      "view Tilt { angle = .degrees(n / 3 + 5) }"
    )
    let track = try #require(try clip("S.Tilt.angle", in: document).trace.channels.first).trajectory
    #expect(abs(track.state(at: 0.5).velocity.x - 60 * Double.pi / 180) < 1e-9)
  }

  @Test func `what else changes a value under the finger does not throw it`() throws {
    let document = try document(
      """
      at 0 drag n by 100 over 0.1 release to 0 with .spring
      at 0.09 withAnimation(.linear(duration: 1).delay(0.5)) { hit = 10 }
      """,
      "view Sum { x = n + hit }"
    )
    let track = try #require(try clip("S.Sum.x", in: document).trace.channels.first).trajectory
    #expect(abs(track.state(at: 0.1).velocity.x - 1000) < 1e-6)
  }

  @Test func `a place is there at its instant, however that is written`() throws {
    let document = try document("at 0.05 drag n by 10 over 0.25")
    let values = try shown("S.V.x", in: document, at: (0...18).map { Double($0) / 60 } + [0.15, 0.3])
    let places = (0...18).map { max(0, Double($0 - 3)) * 10 / 15 } + [4, 10]
    #expect(zip(values, places).allSatisfy { abs($0 - $1) < 1e-9 }, "\(values)")
  }

  @Test func `a release to where the finger is still throws`() throws {
    let document = try document("at 0 drag n by 60 over 1 release with .spring(duration: 1, bounce: 0)")
    let omega = 2 * Double.pi
    let values = try shown("S.V.x", in: document, at: [1.1])
    #expect(abs(values[0] - (60 + 60 * 0.1 * exp(-omega * 0.1))) < 1e-8)
  }

  @Test func `a release with a curve to where the finger is leaves what runs as it is`() throws {
    let document = try ModelTests.document(
      """
      state n = 0
      view V { x = n }.animation(.linear(duration: 2), value: n)
      scene S { at 0 drag n by 60 over 1 release with .easeInOut(duration: 5) }
      """
    )
    #expect(try clip("S", in: document).trace.settlingDuration == 3)
  }

  @Test func `without a release the finger stays down, and a plain one animates nothing`() throws {
    #expect(try shown("S.V.x", in: document("at 0 drag n by 60 over 1"), at: [9]) == [60])
    let document = try document("at 0 drag n by 60 over 1 release to 7")
    #expect(try shown("S.V.x", in: document, at: [1, 1.001]) == [7, 7])
  }

  @Test func `expressions see the tracked velocity and the predicted end while the finger is down`() throws {
    let document = try document(
      """
      at 0 drag n by 60 over 1 release to n.predictedEnd
      at 0.5 hit = n.velocity
      at 2 hit = n.velocity
      """
    )
    #expect(try shown("S.Hit.x", in: document, at: [0.6, 3]) == [60, 0])
    #expect(try shown("S.V.x", in: document, at: [3]) == [75])
  }

  @Test func `a view's own animation acts on each place`() throws {
    let document = try document(
      "at 0 drag n by 60 over 1",
      "view Lag { x = n }.animation(.linear(duration: 0.5), value: n)"
    )
    let plain = try shown("S.V.x", in: document, at: [0.5])[0]
    let late = try shown("S.Lag.x", in: document, at: [0.5, 1.5])
    #expect(late[0] < plain && late[0] > 0 && late[1] == 60)
  }

  @Test func `a second finger takes a state over`() throws {
    let document = try document("at 0 drag n by 60 over 1 release to 7\nat 0.5 drag n to 30 over 0.1")
    #expect(try shown("S.V.x", in: document, at: [0.6, 1, 9]) == [30, 30, 30])
  }

  // MARK: - The articles' cases

  private static func swipe(_ distance: Double) -> String {
    """
    at 0 drag offset by (\(distance), 0) over 0.3 curve .easeOut release to (0, 0) with .spring
    at 0.3 { if abs(offset.x) > 120 { withAnimation { dismissed = true } } }
    """
  }

  @Test(arguments: [(140.0, 1.0), (121, 1), (120, 0), (119, 0), (-140, 1), (0, 0)])
  func `a swipe past 120 is dismissed, and before it comes back`(distance: Double, dismissed: Double) throws {
    let document = try document(
      Self.swipe(distance),
      "state dismissed = false\nview Gone { x = dismissed ? 1 : 0 }"
    )
    let gone = try shown("S.Gone.x", in: document, at: [0.2999, 9])
    #expect(gone[0] == 0 && abs(gone[1] - dismissed) < 1e-6)
    let place = try #require(try clip("S.Card.place.x", in: document).trace.channels.first).trajectory
    #expect(abs(place.state(at: 9).value.x) < 1e-6)
    #expect(abs(place.state(at: 0.3).value.x - distance) < 1e-9)
  }

  @Test func `a guarded title is told twice, an unguarded one at each of two hundred places`() throws {
    let entries = "at 0 drag n to -100 over 100/60\nat 3 drag n to 0 over 100/60"
    let title = "state title = false\n"
    let guarded = try document(
      entries,
      title + "onChange(of: n < -30) { withAnimation(.easeInOut(duration: 0.25)) { title.toggle() } }"
    )
    let naive = try document(entries, title + "onChange(of: n) { title = n < -30 }")
    #expect(try updates(guarded, of: "n") == 200)
    #expect(try updates(guarded, of: "title") == 2)
    #expect(try updates(naive, of: "title") == 200)
  }

  @Test func `a shrinking header follows the scroll and stops at its least height`() throws {
    let document = try document(
      "at 0 drag n to -90 over 1",
      "view Header { height = clamp(96 + n, 52, 96) }"
    )
    #expect(try shown("S.Header.height", in: document, at: [0, 0.2, 1]) == [96, 78, 52])
  }
}
