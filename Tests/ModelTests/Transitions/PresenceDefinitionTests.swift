import Language
import Motion
import TestSupport
import Testing

@testable import Model

/// Views with `if` as definitions: what is refused, stored, renamed and amended.
struct PresenceDefinitionTests {
  static let text = """
    state on = false
    let drop = .move(edge: .top)
    view Banner if on && true {
        opacity = 0.9
    }
    .animation(.bouncy, value: on)
    .transition(drop.combined(with: .opacity).animation(.easeOut(duration: 0.2)))
    """

  @Test(arguments: [
    (
      "view A { x = 1 }.transition(.opacity)",
      "                            ^^^^^^^^ 'A' is always there; a transition is for a view that comes and goes"
        + ": view A if isShown { ... }"
    ),
    (
      "view A if on { }.transition(.slide).transition(.opacity)",
      "                                               ^^^^^^^^ a view has one transition; "
        + ".combined(with:) makes one of two"
    ),
    ("view A if 3 { }", "          ^ 'if' takes true or false, not a number"),
    (
      "view A if on { offset = 3 }",
      "                        ^ a transition changes 'offset' too, so it must be a point or a size, not a number"
    ),
    (
      "view A if on { opacity = true }",
      "                         ^^^^ a transition changes 'opacity' too, so it must be a number, not true or false"
    ),
    (
      "view A if on { }.transition(.bouncy)",
      "                            ^^^^^^^ no transition is called '.bouncy'"
    ),
    (
      "view A if on { }.transition(.move(edge: .up))",
      "                                        ^^^ '.up' is not one of .top .bottom .leading .trailing -> .top"
    ),
    (
      "view A if on { }.transition(.scale(1 / 0))",
      "                                     ^ this divides by zero"
    ),
  ])
  func `faults say what to type`(line: String, words: String) throws {
    let state = try document("state on = false")
    #expect(fault(entering: line, into: state) == "\(line)\n\(words)")
  }

  @Test func `it is stored, read and shown without loss`() throws {
    var whole = try document(Self.text)
    try enter("withAnimation(.smooth) { on = true }", into: &whole)
    let file = SessionCodec.encode(whole, name: "portrait")
    let read = try SessionCodec.decode(Array(file.utf8))
    #expect(SessionCodec.encode(read, name: "portrait") == file)
    #expect(script(of: try document(script(of: whole))) == script(of: whole))
    // States open with their initial values; the last change is kept.
    let (a, b) = (try clip("Banner", in: whole).trace, try clip("Banner", in: read).trace)
    #expect(a.channels.map(\.name) == ["opacity", "offset"])
    for time in [0, 0.05, 0.1, 0.2] {
      #expect(a.channels[1].trajectory.state(at: time) == b.channels[1].trajectory.state(at: time))
    }
  }

  @Test func `a rename goes into the condition and the transition`() throws {
    var document = try document(Self.text)
    try document.rename(Word(text: "on", range: 0..<0), to: Word(text: "shown", range: 0..<0))
    try document.rename(Word(text: "drop", range: 0..<0), to: Word(text: "fall", range: 0..<0))
    #expect(
      script(of: document) == """
        state shown = false
        let fall = .move(edge: .top)
        view Banner if shown && true {
            opacity = 0.9
        }
        .animation(.bouncy, value: shown)
        .transition(fall.combined(with: .opacity).animation(.easeOut(duration: 0.2)))
        """
    )
  }

  @Test func `an amendment gives the transition, and a second one takes its place`() throws {
    var document = try document("state on = false\nview V if on { }")
    try enter(".transition(.slide)", into: &document)
    try enter(".transition(.opacity)", into: &document)
    #expect(script(of: document) == "state on = false\nview V if on { }.transition(.opacity)")
  }

  @Test func `deleting what a transition uses is refused`() throws {
    var document = try document(Self.text)
    #expect(throws: Diagnostic.self) { try document.delete([Word(text: "drop", range: 0..<0)]) }
  }

  // MARK: - Anything

  /// Views of any transition, in scenes that show and hide them at any time.
  private static func texts(_ count: Int) -> [String] {
    var generator = SeededGenerator(seed: 11)
    func pick(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }
    let transitions = [
      ".opacity", ".slide", ".scale(0.5)", ".push(from: .top)", ".blurReplace", ".identity",
      ".asymmetric(insertion: .slide, removal: .opacity.animation(nil))",
      "x > 3 ? .move(edge: .top) : .scale.animation(.bouncy)", ".move(edge: .leading).combined(with: .scale)",
    ]
    let animations = [
      "nil", ".bouncy", ".linear(duration: 0.3)", ".default.delay(0.2)", ".linear.repeatForever",
      ".easeIn.speed(3)",
    ]
    let actions = ["on.toggle()", "x += 2", "reduceMotion.toggle()", "on = true", "on = false"]
    return (0..<count).map { _ in
      let entries = (0..<8).map { _ in
        let time = Double(Int.random(in: 0...30, using: &generator)) / 20
        return "at \(time) withAnimation(\(pick(animations))) { \(pick(actions)); \(pick(actions)) }"
      }
      return """
        state on = \(pick(["true", "false"]))
        state x = 0
        view V if on { scale = 1 + x; offset = (x, x); isBig = x > 4; frame = .rect(x: x, y: 0, width: 9, height: 9) }
        .transition(\(pick(transitions)))
        view W if !on { frame = .rect(x: x, y: 0, width: 9, height: 9) }
        scene s { \(entries.joined(separator: "\n")) }
        """
    }
  }

  @Test(arguments: texts(Effort.times(50)))
  func `nothing that comes and goes traps, leaves the numbers, or changes in a file`(text: String) throws {
    let document = try document(text)
    for clause in ["s", "(s reduced)", "(s with .snappy)"] {
      let trace = try clip(clause, in: document).trace
      for channel in trace.channels {
        #expect(channel.trajectory.knots == channel.trajectory.knots.sorted())
        for step in 0...40 {
          let state = channel.trajectory.state(at: Double(step) / 16 - 0.2)
          #expect((0..<4).allSatisfy { state.value[$0].isFinite && !state.velocity[$0].isNaN })
        }
        guard !channel.kind.interpolates else { continue }
        #expect(
          (0...40).allSatisfy { [0, 1].contains(channel.trajectory.state(at: Double($0) / 16).value.x) }
        )
      }
    }
    let file = SessionCodec.encode(document, name: "any")
    #expect(SessionCodec.encode(try SessionCodec.decode(Array(file.utf8)), name: "any") == file)
  }
}
