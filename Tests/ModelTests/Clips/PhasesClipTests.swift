import Language
import Motion
import Testing

@testable import Model

struct PhasesClipTests {
  private func values(_ text: String, in document: Document, at times: [Double]) throws -> [Double] {
    let clip = try clip(text, in: document)
    let trajectory = try #require(clip.trace.channels.first).trajectory
    return times.map { (trajectory.state(at: $0).value.x * 1e9).rounded() / 1e9 }
  }

  static let save = """
    state saveCount = 0
    phases Save(trigger: saveCount) {
        idle { scale = 1; shown = false } .linear(duration: 1)
        compress { scale = 3; shown = true } .linear(duration: 2)
        jump { scale = 10 } nil
        settle { scale = 0 } .linear(duration: 4)
    }
    """

  @Test func `a run goes through the phases and back to the first`() throws {
    let document = try document(Self.save)
    let clip = try clip("Save", in: document)
    #expect(clip.kind == .phases && clip.trace.duration == 7)
    #expect(clip.trace.channels.map(\.name) == ["scale", "shown"])
    let marks = clip.trace.marks.filter { $0.kind == .phase }
    #expect(marks.map(\.label) == ["compress", "jump", "settle", "idle"])
    #expect(marks.map(\.time) == [0, 2, 2, 6])
    #expect(
      try values("Save", in: document, at: [-1, 0, 1, 4, 6, 6.5, 7, 99]) == [1, 1, 2, 5, 0, 0.5, 1, 1]
    )
    // What a phase leaves out has the first phase's value.
    #expect(try values("Save.shown", in: document, at: [-1, 0, 1.9, 2, 5]) == [0, 1, 1, 0, 0])
  }

  @Test func `without a trigger it loops for ever`() throws {
    let document = try document(
      "phases Loop { a { x = 0 } .linear(duration: 1); b { x = 4 } .linear(duration: 1) }"
    )
    #expect(try clip("Loop", in: document).trace.duration == .infinity)
    #expect(try values("Loop", in: document, at: [0.5, 1, 1.5, 2, 1000.25]) == [2, 4, 2, 0, 1])
  }

  @Test func `with puts an animation in place of each, but a jump stays a jump`() throws {
    let document = try document(Self.save)
    #expect(
      try values("(Save with .linear(duration: 1))", in: document, at: [0.5, 1.5, 2, 2.5]) == [2, 5, 0, 0.5]
    )
  }

  @Test(arguments: [
    (
      "phases P(trigger: 1) { a { x = 1 }; b { x = 1 }; c { x = 2 } }",
      "phase 'b' changes nothing and takes no time"
    ),
    ("phases P { a { x = 1 } }", "there is only one phase, so nothing happens"),
    (
      "phases P { a { x = 1 }; b { x = 1 } }",
      "a whole cycle takes no time, so the loop ends before it begins"
    ),
  ])
  func `a note says why nothing happens`(text: String, note: String) throws {
    #expect(try clip("P", in: try document(text)).trace.notes.contains(note))
  }

  @Test(arguments: [
    """
    phases P { a { x = 1 }; b { y = 2 } }
                                ^ the first phase has no 'y'; a property starts with its value there
    """,
    """
    phases P { a { x = 1 }; b { x = 10deg } }
                                    ^^^^^ 'x' takes a number, not an angle
    """,
    """
    phases P { a { x = 1 }; a { x = 2 } }
                            ^ the phase 'a' stands here twice
    """,
    """
    phases P { a { x = 1 }; b { x = 2 } .bouncy(duration: 0) }
                                                          ^ duration is 0, and must be above 0; nil stands for no animation
    """,
    """
    phases P { a { x = .bouncy } }
                   ^ 'x' is to move, and an animation does not
    """,
  ])
  func `phases that make no sense are refused`(expected: String) throws {
    let line = String(expected.prefix { $0 != "\n" })
    #expect(fault(entering: line) == expected)
  }

  @Test func `a session keeps phases and keyframes as numbers and lists`() throws {
    let file = """
      {
        "easel": 1,
        "name": "x",
        "settings": {},
        "definitions": [
          {"state": "taps", "initial": 0},
          {
            "phases": "Save",
            "trigger": "taps",
            "steps": [
              {"phase": "idle", "values": {"scale": 1}, "animation": ".smooth"},
              {"phase": "press", "values": {"scale": 0.88}, "animation": {".easeIn": {"duration": 0.12}}},
              {"phase": "settle", "values": {"scale": "1 + taps"}}
            ]
          },
          {
            "keyframes": "Feedback",
            "trigger": "taps",
            "tracks": [
              {
                "property": "scale",
                "initial": 1,
                "keyframes": [
                  {"SpringKeyframe": 1.25, "duration": 0.28, "spring": ".bouncy"},
                  {"CubicKeyframe": 1, "duration": 0.2}
                ]
              },
              {"property": "rotation", "initial": ".zero", "keyframes": [{"MoveKeyframe": "10deg"}]}
            ]
          },
          {"keyframes": "Once", "tracks": [{"property": "x", "initial": 1, "keyframes": []}]},
          {
            "keyframes": "Loop",
            "repeating": true,
            "tracks": [
              {"property": "x", "initial": -1, "keyframes": [{"LinearKeyframe": "2 * pi", "duration": 1}]}
            ]
          }
        ]
      }

      """
    let opened = try SessionCodec.decode(Array(file.utf8))
    #expect(SessionCodec.encode(opened, name: "x") == file)
    let again = try document(script(of: opened))
    #expect(SessionCodec.encode(again, name: "x") == file)
  }
}
