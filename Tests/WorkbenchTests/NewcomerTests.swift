import Language
import Rendering
import Testing

@testable import Workbench

/// What a newcomer is likely to type, and the answer: what was typed, the words, what to type instead.
struct NewcomerTests {
  private static let definitions = """
    state isOn = false
    view Card { scale = isOn ? 1 : 0.9 }
    """

  /// The message and the suggestion that a line brings; nil where it brings none.
  private func answer(to line: String) -> String? {
    var world = World { $0.isInteractive = true }
    world.type(Self.definitions)
    world.workbench.configuration.isInteractive = false
    world.type(line)
    guard world.complaints.count >= 3 else { return nil }
    let message = world.complaints[0].replacing("error: ", with: "", maxReplacements: 1)
    let carets = world.complaints[2].drop { $0 == " " || $0 == "^" }
    return carets.isEmpty ? message : "\(message) | \(carets)"
  }

  /// A line, and below it what is said.
  static let swiftSpellings = [
    (
      "KeyframeTrack(\\.scale) { CubicKeyframe(1, duration: 1) }",
      "a KeyframeTrack belongs inside 'keyframes NAME { scale = 1 { ... } }'"
    ),
    (
      "PhaseAnimator([0, 1, 2]) { value in }",
      "'PhaseAnimator' is written 'phases NAME { ... }' here"
    ),
    (
      "KeyframeAnimator(initialValue: 1) { value in }",
      "'KeyframeAnimator' is written 'keyframes NAME { ... }' here"
    ),
    (".phaseAnimator([0, 1]) { }", "'.phaseAnimator' is written 'phases NAME { ... }' here"),
    (
      "Button(\"x\") { isOn.toggle() }",
      "nothing with a block is called 'Button' here; a view is written 'view NAME { scale = 1 }'"
    ),
    (
      "VStack {\n}",
      "nothing with a block is called 'VStack' here; a view is written 'view NAME { scale = 1 }'"
    ),
    ("@Binding var isOn: Bool", "a state is written 'state NAME = VALUE' | type: state isOn = false"),
    (
      "@AppStorage(\"on\") private var isOn = false",
      "a state is written 'state NAME = VALUE' | type: state isOn = false"
    ),
    ("private let x = 3", "nothing here is private or shared; 'let' comes first | type: let x = 3"),
    ("import Charts", "nothing is imported here: SwiftUI's words are known"),
    (
      "struct Card: View {\n  var body: some View { Text(\"x\") }\n}",
      "a view is written 'view NAME { scale = isOn ? 1 : 0.9 }', its states before it"
    ),
    (
      "var body: some View { Text(\"x\") }",
      "a view is written 'view NAME { scale = isOn ? 1 : 0.9 }', its states before it"
    ),
    (
      "Text(\"x\")",
      "nothing is called 'Text' here, and nothing draws; a view is written 'view NAME { scale = 1 }'"
    ),
    (
      "Circle().scaleEffect(isOn ? 1 : 2)",
      "nothing is called 'Circle' here, and nothing draws; a view is written 'view NAME { scale = 1 }'"
        + " | type: view Circle { scale = isOn ? 1 : 2 }"
    ),
    (
      ".scaleEffect(isOn ? 1 : 0.9)",
      "'.scaleEffect' is a property of a view here: view NAME { scale = isOn ? 1 : 0.9 }"
    ),
    (
      ".frame(width: 10)",
      "'.frame' is a property of a view here: view NAME { size = isOn ? .size(80, 40) : .size(40, 40) }"
    ),
    (
      ".onTapGesture { isOn.toggle() }",
      "'.onTapGesture' waits for somebody; here a change is typed, or stands in a scene:"
        + " scene NAME { at 0 isOn.toggle() }"
    ),
    (
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOn = true }",
      "what happens later stands in a scene: scene NAME { at 0.5 isOn = true }"
    ),
    ("Task { isOn = true }", "what happens later stands in a scene: scene NAME { at 0.5 isOn = true }"),
    (
      "withAnimation(.bouncy) { isOn.toggle() } completion: { isOn = false }",
      "what follows an animation is a scene's later entry: scene NAME { at 0 ...; at 0.5 ... }"
    ),
    (
      "for i in 0..<3 { isOn.toggle() }",
      "'for' repeats nothing here; .repeatForever() and phases repeat a motion"
    ),
    ("var x = 3", "a state is written 'state NAME = VALUE' | type: state x = 3"),
    ("var x: Int", "a state is written 'state NAME = VALUE' | type: state x = 0"),
    (
      "withAnimation(.bouncy, completionCriteria: .removed) { isOn.toggle() }",
      "'withAnimation' takes one animation and nothing else | type: withAnimation(.bouncy) {"
    ),
    (
      "withAnimation .bouncy { isOn.toggle() }",
      "the animation of 'withAnimation' stands in brackets | type: withAnimation(.bouncy) {"
    ),
    (
      "view Dot { scale = 1 }.animation(.default)",
      "expected ', value:' and the state whose changes are animated"
    ),
    ("let a = .linear(duration: -1)", "duration is -1, and must be above 0; nil stands for no animation"),
    (
      "let a = .bouncy(duration: nil)",
      "'duration:' of '.bouncy' takes a number, not nil; nil stands for no animation"
    ),
    ("let a = Spring(duration: 0)", "duration is 0, and must be above 0"),
    (
      "plot .spring(duration: 0.4, dampingFraction: 1)",
      "'.spring' takes 'dampingFraction:' beside 'response:', and 'bounce:' beside 'duration:'; a bounce is 1 "
        + "less the damping fraction | type: bounce: 0"
    ),
    (
      "plot .interpolatingSpring(mass: 1, bounce: 0.2)",
      "'bounce:' goes with 'duration:', not with 'mass:'"
    ),
    (
      "keyframes K { scale = 1 { CubicKeyframe(1) } }",
      "'duration:' is missing, the seconds this keyframe takes | type: 1, duration: 0.2"
    ),
    (
      "keyframes K { scale = 1 { LinearKeyframe(.degrees(3), duration: 1) } }",
      "the keyframe's value takes a number, not an angle"
    ),
    ("Spring", "'Spring' is the name of a type, not a value | type: Spring(duration: 0.4, bounce: 0.3)"),
    ("UnitCurve", "'UnitCurve' is the name of a type, not a value | type: UnitCurve.easeIn"),
    ("Animation", "'Animation' is the name of a type, not a value | type: .bouncy"),
  ]

  static let commands = [
    ("stage", "no command or name 'stage'"),
    ("audit x", "no command named 'audit'; there is none yet"),
    ("render", "no command or name 'render'"),
    ("record", "a recording is a file whose name ends in .cast | type: record \"demo.cast\" .bouncy"),
    ("clear", "no command or name 'clear'; Ctrl-L clears the screen"),
    ("man", "no command or name 'man' | type: help"),
    ("bouncy", "no command or name 'bouncy' | type: .bouncy"),
    ("plto", "no command or name 'plto' | type: plot"),
    ("Crad", "no command or name 'Crad' | type: Card"),
    ("?", "no command named '?' | type: help"),
    ("show", "'show' needs a name: show NAME, or show all | type: show all"),
    ("delete", "'delete' needs a name"),
    ("delete all", "nothing is called 'all'; 'new' takes everything away | type: new"),
    (
      "compare UnitCurve.easeIn, .easeOut",
      "'UnitCurve.easeIn' counts progress and '.easeOut' seconds"
        + " | type: .timingCurve(UnitCurve.easeIn, duration: 0.35)"
    ),
    (
      "compare .easeOut, UnitCurve.easeIn",
      "'UnitCurve.easeIn' counts progress and '.easeOut' seconds"
        + " | type: .timingCurve(UnitCurve.easeIn, duration: 0.35)"
    ),
    (
      "compare .bouncy vs .snappy",
      "'compare' takes 2 to 6 clips, with commas between them | type: compare .bouncy, .snappy"
    ),
    (
      "compare .bouncy .snappy",
      "'compare' takes 2 to 6 clips, with commas between them | type: compare .bouncy, .snappy"
    ),
    (
      "compare Card Card reduced",
      "'compare' takes 2 to 6 clips, with commas between them | type: compare Card, Card reduced"
    ),
    ("play .bouncy 0.1x", "expected 'at' before '0.1x' | type: at 0.1x"),
    ("play .bouncy 3s", "expected 'for' before '3s' | type: for 3s"),
    ("play .bouncy at 0.25s", "'at' takes a speed such as 0.25x, not seconds | type: 0.25x"),
    ("play .bouncy for 2x", "'for' takes seconds, not a speed | type: 2s"),
    ("sample .bouncy at 0, 2x", "'at' takes seconds, not a speed | type: 2s"),
    (
      "let a = .snappy; let b = a; let c = b; delete a", "'a' stays: 'b' uses it | type: delete c, b, a"
    ),
    (
      "isOn + 3",
      "'+' takes two numbers, angles, points or sizes of one type, not true or false ('isOn') and a number (3)"
    ),
    (
      "let x = reduceMotion ? 1 : 10deg",
      "both branches of '?:' must be of one type: one is a number (1), the other an angle (10deg) | type: 1deg"
    ),
    ("state pi = 3", "'pi' already stands for a value; choose another name"),
    ("state x = tru", "no state or let named 'tru' | type: true"),
  ]

  @Test(arguments: swiftSpellings)
  func `what Swift spells otherwise is told with what it is here`(line: String, said: String) {
    #expect(answer(to: line) == said)
  }

  @Test(arguments: commands)
  func `a command nearly right is told how it is meant`(line: String, said: String) {
    #expect(answer(to: line) == said)
  }

  @Test(arguments: [
    "set fps=120", "set fps = 120", "play .bouncy at 0.25x", "play .bouncy at 0.5", "play .bouncy for 2",
    "play .bouncy at 50%", "2 * pi",
  ])
  func `what has one meaning is taken`(line: String) {
    #expect(answer(to: line) == nil)
  }

  @Test func `after a paste the commands are counted`() {
    func last(_ text: String) -> String? {
      var world = World { $0.isInteractive = true }
      return world.type(text).last
    }
    #expect(last("1\n2\n3\nnothing\n5") == "  the 3 commands before it ran, the one after it did not")
    #expect(last("nothing\n1\n2") == "  the 2 commands after it did not run")
    #expect(last("1\nnothing") == "  the command before it ran")
  }

  /// Texts with a bracket left open, or closed too late, and entries half written in it.
  static let halfWritten = [
    "view V {", "view V { x", "view V { x =", "view V { x = ; y =", "view V {\n x =\n y\n z = 1",
    "phases P { a { x =", "keyframes K { x = 1 { Move", "scene S { at 0 { num =",
    "onChange (of: num) { num =",
    "view V { x = 1 }\nview W { x",
  ]

  @Test(arguments: halfWritten)
  func `what is half written in an open block is no command of its own`(text: String) {
    func last(_ rest: String) -> String? {
      var world = World { $0.isInteractive = true }
      world.type("state num = 1")
      return world.type(text + rest).last { $0.contains(" it ") && $0.hasPrefix("  the ") }
    }
    let before = text.contains("}\n") ? "  the command before it ran, the " : nil
    #expect(
      last("\nstate s = 1")
        == (before.map { $0 + "one after it did not" } ?? "  the command after it did not run")
    )
    #expect(
      last("\nstate s = 1\n1 + 1")
        == (before.map { $0 + "2 after it did not" } ?? "  the 2 commands after it did not run")
    )
  }

  @Test func `carets and the word error have the colour of errors`() {
    var workbench = Workbench()
    workbench.enter(Source(text: "plto"))
    guard case .complaint(let lines)? = workbench.advance()?.first else {
      Issue.record("no complaint")
      return
    }
    #expect(
      lines.map { line in line.spans.filter { $0.role == .error }.map(\.text) } == [["error:"], [], ["^^^^"]]
    )
  }

  @Test func `no answer at a narrow prompt is wider than the window`() {
    for columns in [20, 40, 80] {
      for (line, _) in Self.swiftSpellings + Self.commands {
        var world = World {
          $0.isInteractive = true
          $0.window = .init(columns: columns, rows: 24)
        }
        world.type(Self.definitions)
        world.type(line)
        for said in world.complaints { #expect(said.count <= columns, "\(line) at \(columns): \(said)") }
      }
    }
  }
}
