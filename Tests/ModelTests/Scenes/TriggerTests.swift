import Language
import Motion
import Testing

@testable import Model

/// Phases and keyframes that a scene's changes set off; numbers follow from linear animations by hand.
struct TriggerTests {
  private func document(_ definitions: String, _ entries: String) throws -> Document {
    try ModelTests.document(
      "state taps = 0\nstate on = false\n\(definitions)\nscene S {\n\(entries)\n}"
    )
  }

  static let legs = """
    phases P(trigger: taps) {
        a { x = 0 } .linear(duration: 1)
        b { x = 10 } .linear(duration: 1)
        c { x = 20 } .linear(duration: 1)
    }
    """

  @Test func `phases rest in the first one until their trigger changes`() throws {
    let document = try document(Self.legs, "at 2 taps += 1")
    #expect(try shown("S", in: document, at: [0, 2, 2.5, 3, 3.5, 4.5, 5, 9]) == [0, 0, 5, 10, 15, 10, 0, 0])
  }

  @Test func `phases follow what they read, at rest and in mid-run`() throws {
    let document = try document(
      """
      state a = 1
      phases P(trigger: taps) { p { x = a } .linear(duration: 1); q { x = a * 10 } .linear(duration: 1) }
      """,
      "at 0 a = 3\nat 0.5 taps += 1\nat 1.75 a = 4"
    )
    // The last change jumps by what it changes: on the way from 30 to 3 the end moves up to 4.
    #expect(try shown("S", in: document, at: [0, 0.25, 0.5, 1, 1.5, 2.5, 9]) == [3, 3, 3, 16.5, 30, 4, 4])
  }

  @Test func `an entry that does not change the trigger starts nothing`() throws {
    let document = try document(Self.legs, "at 0 taps = 0\nat 1 { taps += 1; taps -= 1 }")
    #expect(try clip("S", in: document).trace.settlingDuration == 0)
  }

  @Test func `a trigger in mid-run goes back to the first step from where the values are`() throws {
    // Springs without bounce end where they are sent; at 0.5 s after the second trigger all is as after one run.
    let document = try document(
      """
      phases P(trigger: taps) {
          a { x = 0 } .smooth
          b { x = 10 } .smooth
      }
      """,
      "at 0 taps += 1\nat 0.2 taps += 1"
    )
    let track = try #require(try clip("S", in: document).trace.channels.first).trajectory
    let before = track.state(at: 0.2.nextDown)
    let after = track.state(at: 0.2)
    #expect(abs(before.value.x - after.value.x) < 1e-9)
    #expect(abs(before.velocity.x - after.velocity.x) < 1e-6)
    // The second run lasts two steps of half a second.
    #expect(try clip("S", in: document).trace.duration == 1.2)
  }

  @Test func `phases that loop go round whatever happens`() throws {
    let document = try document(
      "phases P { a { x = on ? 0 : 0 } .linear(duration: 1); b { x = 10 } .linear(duration: 1) }",
      "at 0.5 on = true"
    )
    #expect(try shown("S", in: document, at: [0.5, 1.5, 2.5]) == [5, 5, 5])
  }

  @Test func `a loop goes on with other values, those of its phase jumping as any change does`() throws {
    let document = try document(
      "phases P { a { x = 0 } .linear(duration: 1); b { x = on ? 100 : 10 } .linear(duration: 1) }",
      "at 2.25 on = true\nat 4.5 withAnimation(.linear(duration: 0.1)) { on = false }"
    )
    // On its way to 10 it is moved by 90 and goes on; then it comes from 100.
    #expect(try shown("S", in: document, at: [2, 2.25, 3, 3.5, 5.5, 6.5]) == [0, 92.5, 100, 50, 5, 5])
    #expect(try clip("S", in: document).trace.duration == .infinity)
  }

  @Test func `a change at the very start comes before the first step, and a late one is refused in words`()
    throws
  {
    let phases = "phases P { a { x = on ? 4 : 0 } .linear(duration: 1); b { x = 10 } .linear(duration: 1) }"
    #expect(try shown("S", in: try document(phases, "at 0 on = true"), at: [0, 0.5]) == [4, 7])
    let late = try document(phases, "at 1e9 on = true")
    let fault = #expect(throws: Diagnostic.self) { try clip("S", in: late) }
    #expect(fault?.id == "too-many-changes")
  }

  /// As anywhere else, a change without animation moves what is under way by the whole of it.
  @Test func `a run goes on to the values its phases have by then`() throws {
    let document = try document(
      """
      state far = 10
      phases P(trigger: taps) { a { x = 0 } .linear(duration: 1); b { x = far } .linear(duration: 1) }
      """,
      "at 0 taps += 1\nat 0.5 far = 100\nat 3 taps += 1"
    )
    #expect(try shown("S", in: document, at: [0.5, 0.75, 1, 4]) == [95, 97.5, 100, 100])
  }

  static let track = """
    keyframes K(trigger: taps) {
        x = 0 { LinearKeyframe(20, duration: 1) }
        y = 5 { LinearKeyframe(6, duration: 0.25) }
    }
    """

  @Test func `keyframes show the initial value until their trigger changes, and stay at their end`() throws {
    let document = try document(Self.track, "at 2 taps += 1")
    #expect(try shown("S.K.x", in: document, at: [0, 1.9, 2, 2.5, 3, 9]) == [0, 0, 0, 10, 20, 20])
    #expect(try shown("S.K.y", in: document, at: [0, 2.125, 9]) == [5, 5.5, 6])
  }

  @Test func `after a run the next one starts from the initial value`() throws {
    let document = try document(Self.track, "at 0 taps += 1\nat 2 taps += 1")
    #expect(try shown("S.K.x", in: document, at: [1.5, 2, 2.25]) == [20, 0, 5])
  }

  @Test func `what a run reads is read when it starts, the initial value too`() throws {
    let document = try document(
      "state a = 1\nkeyframes K(trigger: taps) { x = a { LinearKeyframe(a * 10, duration: 1) } }",
      "at 0 a = 3\nat 1 taps += 1\nat 1.25 a = 4\nat 2.5 a = 5"
    )
    #expect(try shown("S", in: document, at: [0, 0.5, 1, 1.5, 2, 2.75]) == [1, 1, 3, 16.5, 30, 30])
  }

  @Test func `in mid-run it starts from the current values, the shorter track's too`() throws {
    let document = try document(Self.track, "at 0 taps += 1\nat 0.5 taps += 1")
    #expect(try shown("S.K.x", in: document, at: [0.5, 1, 1.5]) == [10, 15, 20])
    #expect(try shown("S.K.y", in: document, at: [0.5, 0.625, 1]) == [6, 6, 6])
  }

  @Test func `a cubic keyframe takes over the velocity in mid-run`() throws {
    let document = try document(
      "keyframes K(trigger: taps) { x = 0 { LinearKeyframe(20, duration: 1); CubicKeyframe(30, duration: 1) } }",
      "at 0 taps += 1\nat 1.25 taps += 1"
    )
    let track = try #require(try clip("S", in: document).trace.channels.first).trajectory
    let (before, after) = (track.state(at: 1.25.nextDown), track.state(at: 1.25 + 1e-9))
    #expect(abs(before.value.x - after.value.x) < 1e-6)
  }

  @Test func `keyframes without a trigger run once from the start, and repeat while they are told to`() throws
  {
    let document = try document(
      "keyframes K(repeating: !on) { x = 0 { LinearKeyframe(20, duration: 1) } }",
      "at 2.5 on = true"
    )
    #expect(try shown("S", in: document, at: [0.5, 1.5, 2.25, 2.5, 3, 4]) == [10, 10, 5, 10, 15, 20])
  }
}
