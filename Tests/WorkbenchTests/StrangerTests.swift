import Testing

@testable import Workbench

/// What a stranger types, and the words that put it right.
struct StrangerTests {
  private static let definitions = """
    state isOn = false
    view Card { scale = isOn ? 1 : 0.9 }
    scene show { at 0 withAnimation(.smooth) { isOn = true } }
    """

  /// A line, what is said of it, and what to type instead.
  static let answers: [(line: String, message: String, instead: String?)] = [
    // Clauses and clips
    (
      "compare .smooth from 0 to 10, .snappy",
      "'from' comes after all clips and is for each of them; brackets give a clip its own",
      "compare (.smooth from 0 to 10), .snappy"
    ),
    (
      "plot .smooth, .bouncy velocity 3, .snappy",
      "'velocity' comes after all clips and is for each of them; brackets give a clip its own",
      "plot .smooth, (.bouncy velocity 3), .snappy"
    ),
    (
      "play .smooth at 0.5x, .snappy loop", "'at' comes after all clips and is for each of them",
      "play .smooth, .snappy loop at 0.5x"
    ),
    (
      "sample .smooth from 0 to 10, .snappy at 0.1",
      "'from' comes after all clips and is for each of them; brackets give a clip its own",
      "sample (.smooth from 0 to 10), .snappy at 0.1"
    ),
    (
      "play .bouncy fro 0 to 2",
      "'fro' means nothing here; expected at, loop, step, for, from, to, velocity, with, reduced or the end of "
        + "the line", "from"
    ),
    // Expectations
    (
      "expect velocity(.bouncy at 0.1) == 1", "a velocity is one at a time, which stands behind the brackets",
      "velocity(.bouncy) at 0.1"
    ),
    ("expect velocity(.bouncy) == 1", "a velocity is one at a time", "velocity(.bouncy) at 0.1"),
    (
      "expect \"a\" == \"b\"", "a text names files, and is no value; a case is written .idle, without quotes",
      nil
    ),
    ("expect overshot(Card) < 1", "no measure is called 'overshot'", "overshoot"),
    (
      "expect velocity(.bouncy at (.smooth at 0.1)) < 1",
      "a velocity is one at a time, which stands behind the brackets", nil
    ),
    ("expect 2 == 3", "2, expected 3; 1 too low", nil),
    ("expect updates(shwo, isOn) == 1", "no scene named 'shwo'", "show"),
    ("expect updates(show, isOm) == 1", "no state named 'isOm'", "isOn"),
    // Missing arguments
    (
      "plot .symbolEffect()",
      "'.symbolEffect' needs something in its brackets: 'effect', as in plot .symbolEffect(.bounce.up)", nil
    ),
    (
      "plot .bouncy.delay()",
      "'.delay' needs something in its brackets: 'delay', as in plot .bouncy.delay(0.1)", nil
    ),
    (
      "plot .bouncy.delay",
      "'.delay' needs something in its brackets: 'delay', as in plot .bouncy.delay(0.1)", nil
    ),
    ("let m = min()", "'min' needs something in its brackets: 'a', 'b', as in min(1, 2)", nil),
    ("let m = min(1)", "'min' needs 'b' too, as in min(1, 2)", nil),
    // Words that are nearly right
    ("plot .symbolEffect(.bounce.upp)", "a symbol effect ('.bounce') has no '.upp'", ".up"),
    (
      "state label = \"x\"",
      "a state holds a value that can change, not a string; what stays is a let, as in let label = \"x\"", nil
    ),
    ("state isOn = \"x\"", "a state holds a value that can change, not a string", nil),
    ("phases P { a { x = 1 } b { x = 2 } }", "two on one line have ';' between them", "; b"),
    ("sample .bouncy every 0.1 until -1", "sampling starts at 0 s and cannot end at -1", nil),
    (
      "duration Card", "no command named 'duration'; expect asks for it, and inspect tells all of a clip",
      "inspect"
    ),
    ("show sprin", "nothing is called 'sprin'; show prints what was defined", "help spring"),
    ("animate .bouncy", "no command named 'animate'", "play"),
    ("rename isOn if", "'if' is a word of the language; choose another name", nil),
    ("rename isOn self", "'self' is a word of the language; choose another name", nil),
    ("state self = 1", "'self' is a word of the language; choose another name", nil),
    (
      "plot " + String(repeating: "x", count: 900),
      "nothing is called '" + String(repeating: "x", count: 40) + "...'", nil
    ),
    // SwiftUI's spellings that are not here
    ("plot .move(edge: .left)", "'.left' is not one of .top .bottom .leading .trailing", ".leading"),
    (
      "plot .spring(stiffness: 100, damping: 10)",
      "'.spring' has no argument 'stiffness:'; '.interpolatingSpring' takes mass:, stiffness:, damping:, "
        + "initialVelocity:", ".interpolatingSpring(stiffness: 100, damping: 10)"
    ),
    ("plot .easeInOut(0.3)", "'.easeInOut' takes its arguments by name: duration:", "duration: 0.3"),
    ("plot .bouncy(0.3)", "'.bouncy' takes its arguments by name: duration:, extraBounce:", "duration: 0.3"),
    (
      "plot .spring(bounce: 0.2, duration: 0.4)",
      "'.spring' takes its arguments in this order: duration:, bounce:, blendDuration:",
      ".spring(duration: 0.4, bounce: 0.2)"
    ),
    (
      "plot .symbolEffect(.pulse, options: .repeat(.continuous))",
      "no number is called '.continuous'; what goes on and on is '.repeating', in place of '.repeat(...)'",
      nil
    ),
    (
      "plot .symbolEffect(.pulse, options: .repeat(.periodic(3)))",
      "nothing is called '.periodic'; a number of times is '.repeat(3)'", nil
    ),
    (
      "plot .symbolEffect(.appear)",
      "no symbol effect is called '.appear'; a symbol is not drawn here; a view with 'if' comes and goes by its "
        + "transition", nil
    ),
    (
      "plot .symbolEffect(.drawOn)",
      "no symbol effect is called '.drawOn'; a symbol is not drawn here; a view with 'if' comes and goes by its "
        + "transition", nil
    ),
  ]

  @Test(arguments: answers + slips)
  func `what is nearly right is answered with what is`(line: String, message: String, instead: String?) {
    var world = World { $0.keepsGoing = true }
    world.type(Self.definitions)
    world.type(line)
    let heads = world.complaints.filter { $0.hasPrefix("error: ") }
    #expect(heads == ["error: " + message], "\(world.complaints)")
    let told = world.complaints.count > 2 ? world.complaints[2].drop { $0 == " " || $0 == "^" } : ""
    #expect(String(told) == (instead.map { "type: " + $0 } ?? ""))
  }

  /// What is told to be typed instead of a part, put in its place.
  @Test(arguments: [
    "compare (.smooth from 0 to 10), .snappy", "plot .smooth, (.bouncy velocity 3), .snappy",
    "expect velocity(.bouncy) at 0.1 < 100", "expect overshoot((.bouncy)) < 1",
    "expect overshoot(((.bouncy from 0 to 2))) < 1", "plot .bouncy.delay(0.1)", "help spring",
    "plot .move(edge: .leading)", "plot .interpolatingSpring(stiffness: 100, damping: 10)",
    "plot .easeInOut(duration: 0.3)", "plot .spring(duration: 0.4, bounce: 0.2)", "let label = \"x\"",
    "state mood: calm | busy | done = .calm", "plot .snappy(extraBounce: 0.1)",
    "plot .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4)", "plot .timingCurve(0.2, 0.8, 0.2, 1)", "help enum",
    "state isOn = true; view V { scale = isOn ? 1.2 : 1; offset = (0, isOn ? 9 : 1); size = .size(80, 40) }",
    "sweep .spring(bounce: b) for b in 0...0.6 by 0.1", "set autoplay off", "expect 1 == 1 && 2 == 2",
    "state at = 1; state with = 2; rename with by; by = 3",
  ])
  func `what is told to be typed works`(line: String) {
    var world = World()
    world.type(line)
    #expect(world.complaints.isEmpty, "\(world.complaints)")
  }

  @Test func `a text is told once in quotes`() {
    var world = World { $0.isJSON = true }
    #expect(world.type("\"s\"") == [#"{"command":"value","type":"text","value":"s"}"#])
  }

  @Test func `a script has no history, and is told so`() {
    var world = World()
    #expect(
      world.type("1 + 1; history").last == "there is no history here: it lists what was typed at the prompt"
    )
  }

  @Test(arguments: [
    (["--json", "--nope"], "there is no option --nope", "null"),
    (["--fsp", "60", "--json"], "there is no option --fsp", "\"--fps\""),
    (["--fps", "0", "--json"], "--fps takes a number from 1 to 240, not '0'", "null"),
  ])
  func `a command line that is wrong is told in JSON where that is spoken`(
    arguments: [String],
    message: String,
    suggestion: String
  ) throws {
    let refusal = try #require(CommandLineTests.refusal(arguments))
    let fault =
      "{\"error\":{\"id\":\"command-line\",\"message\":\"\(message)\",\"file\":null,\"line\":null,"
      + "\"column\":null,\"suggestion\":\(suggestion)}}"
    #expect(refusal.json == fault)
  }

  @Test(arguments: [
    ["--nope"], ["--nope", "--", "--json"], ["-c", "--json", "--nope"], ["--session=--json", "--nope"],
  ])
  func `a command line that asks for no JSON gets none`(arguments: [String]) throws {
    #expect(try #require(CommandLineTests.refusal(arguments)).json == nil)
  }
}
