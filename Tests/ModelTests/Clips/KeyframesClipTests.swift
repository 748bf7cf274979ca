import Language
import Motion
import Testing

@testable import Model

struct KeyframesClipTests {
  private func values(_ text: String, in document: Document, at times: [Double]) throws -> [Double] {
    let clip = try clip(text, in: document)
    let trajectory = try #require(clip.trace.channels.first).trajectory
    return times.map { (trajectory.state(at: $0).value.x * 1e9).rounded() / 1e9 }
  }

  static let feedback = """
    state taps = 0
    keyframes Feedback(trigger: taps) {
        scale = 1 {
            LinearKeyframe(2, duration: 0.5)
            MoveKeyframe(5)
            LinearKeyframe(7, duration: 1)
        }
        rotation = .zero { LinearKeyframe(.degrees(90), duration: 2); LinearKeyframe(.zero, duration: 1) }
        offset = (0, 0) { CubicKeyframe((3, 4), duration: 0.2, startVelocity: (1, 0), endVelocity: .zero) }
        held = 5
    }
    """

  @Test func `tracks run beside each other and hold their last value`() throws {
    let document = try document(Self.feedback)
    let clip = try clip("Feedback", in: document)
    #expect(clip.kind == .keyframes)
    #expect(clip.trace.channels.map(\.name) == ["scale", "rotation", "offset", "held"])
    #expect(clip.trace.channels.map(\.kind) == [.number, .angle, .point, .number])
    #expect(clip.trace.duration == 3 && clip.trace.settlingDuration == 3)
    #expect(clip.trace.marks.filter { $0.kind == .keyframe }.map(\.time) == [0.2, 0.5, 1.5, 2, 3])
    #expect(
      try values("Feedback", in: document, at: [-1, 0, 0.25, 0.5, 1, 1.5, 9]) == [1, 1, 1.5, 2, 6, 7, 7]
    )
    #expect(try values("Feedback.offset.y", in: document, at: [0, 0.2]) == [0, 4])
    let rotation = try #require(try self.clip("Feedback.rotation", in: document).trace.channels.first)
    #expect(abs(rotation.trajectory.state(at: 1).value.x - .pi / 4) < 1e-12)
  }

  private func clip(_ text: String, in document: Document) throws -> Clip {
    try ModelTests.clip(text, in: document)
  }

  @Test func `repeating keyframes start over, the longest track deciding when`() throws {
    let document = try document(
      "keyframes K(repeating: true) { a = 0 { LinearKeyframe(1, duration: 1) }; b = 0 { LinearKeyframe(1, duration: 4) } }"
    )
    #expect(try clip("K", in: document).trace.duration == .infinity)
    #expect(try values("K.a", in: document, at: [0.5, 1.5, 4, 4.5]) == [0.5, 1, 1, 0.5])
    let once = try ModelTests.document(
      "keyframes K(repeating: false) { a = 0 { LinearKeyframe(1, duration: 1) } }"
    )
    #expect(try clip("K", in: once).trace.duration == 1)
  }

  @Test func `keyframes may depend on states, constants and the environment`() throws {
    var document = try document(
      """
      state far = 2
      let time = reduceMotion ? 0 : 1
      keyframes K { a = 0 { LinearKeyframe(far, duration: time) } }
      """
    )
    #expect(try values("K", in: document, at: [0.5]) == [1])
    #expect(try values("(K reduced)", in: document, at: [0.5]) == [2])
    try enter("far = 10", into: &document)
    #expect(try values("K", in: document, at: [0.5]) == [5])
    try enter(
      "state n = 1\nkeyframes N { a = 0 { LinearKeyframe(1, duration: n) } }\nn = -1",
      into: &document
    )
    #expect(throws: Diagnostic.self) { try clip("N", in: document) }
  }

  @Test func `a cut spring says where it rests and when it would have settled`() throws {
    let document = try document(
      """
      keyframes K {
          y = 0 { CubicKeyframe(-12, duration: 0.2); SpringKeyframe(0, duration: 0.28, spring: .bouncy) }
          s = 0 { SpringKeyframe(1, duration: 0.1, spring: .smooth); LinearKeyframe(0, duration: 1) }
          whole = 0 { SpringKeyframe(1, spring: .smooth) }
      }
      """
    )
    let notes = try clip("K", in: document).trace.notes
    #expect(notes.count == 2)
    #expect(
      notes.first?.hasPrefix("y rests at 0.24, not 0: spring cut at 0.28 s (settles at 0.82 s)") == true,
      "\(notes)"
    )
    // A critical spring has gone 1 - e^(-0.4 pi) (1 + 0.4 pi) of its way after a fifth of its response.
    #expect(
      notes.last?.hasPrefix("s goes on from 0.36, not 1: spring cut at 0.1 s (settles at ") == true,
      "\(notes)"
    )
  }

  @Test(arguments: [
    """
    keyframes K { a = 0 { LinearKeyframe(1) } }
                                         ^ 'duration:' is missing, the seconds this keyframe takes -> 1, duration: 0.2
    """,
    """
    keyframes K { a = 0 { LinearKeyframe(1, duration: -1) } }
                                                      ^^ duration is -1, and must be at least 0
    """,
    """
    keyframes K { a = 0 { LinearKeyframe(10deg, duration: 1) } }
                                         ^^^^^ the keyframe's value takes a number, not an angle
    """,
    """
    keyframes K { a = 0 { CubicKeyframe(1, duration: 1, endVelocity: 1, startVelocity: 2) } }
                          ^^^^^^^^^^^^^ 'CubicKeyframe' takes value, duration:, startVelocity:, endVelocity:
    """,
    """
    keyframes K { a = 0 { SpringKeyframe(1, duration: 1, spring: .easeIn) } }
                                                                 ^^^^^^^ no spring is called '.easeIn'
    """,
    """
    keyframes K { a = true { MoveKeyframe(false) } }
                      ^^^^ keyframes lead through values in between, and true or false has none
    """,
    """
    keyframes K { a = .zero { MoveKeyframe(.zero) } }
                      ^^^^^ '.zero' takes its type from its neighbours, and has none here -> Angle.zero
    """,
    """
    keyframes K { a = 0 { MoveKeyframe(1) }; a = 1 { MoveKeyframe(2) } }
                                             ^ the property 'a' stands here twice
    """,
    """
    keyframes K(trigger: .bouncy) { a = 0 { MoveKeyframe(1) } }
                         ^^^^^^^ 'trigger:' takes what may change, not an animation
    """,
    """
    keyframes K(repeating: 1) { a = 0 { MoveKeyframe(1) } }
                           ^ 'repeating:' takes true or false, not a number -> true
    """,
  ])
  func `keyframes that make no sense are refused`(expected: String) throws {
    let line = String(expected.prefix { $0 != "\n" })
    #expect(fault(entering: line) == expected)
  }

  @Test func `the kinds are those the language reads, and each example is an entry of a track`() throws {
    #expect(KeyframeCatalog.all.map(\.name) == KeyframesSyntax.Keyframe.kinds)
    for kind in KeyframeCatalog.all {
      _ = try document("keyframes K { scale = 1 { \(kind.example) } }")
    }
  }
}
