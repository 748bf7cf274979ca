import Testing

@testable import Workbench

/// Slips that are easily made, and the words that put them right.
struct SmallFaultTests {
  @Test(arguments: [
    ("state d = 1; view V { x = d }; expect overshot(V) > 1", 39, "type: overshoot"),
    ("plot .bouncy }", 14, "no bracket is open"),
    ("state a: Int = 1.5", 16, "'a' is an Int, a whole number, and 1.5 is a Double"),
    ("state a: Int = 1; a = 1.5", 23, "1.5 is a Double"),
    ("state a: Int = 1; a -= 0.5", 24, "0.5 is a Double"),
    ("state a = 1; view V { x = a }.animation(.bouncy, value: 3)", 57, "this never changes"),
    ("let a = 1; rename a \"b c\"", 21, "a name is a letter or '_'"), ("save \"a\\nb\"", 6, "a line break"),
    ("run \"x.json\"", 1, "type: open \"x.json\""), ("state a = 1; expect a = 1", 23, "'==' asks"),
    ("state a = 1; if a = 1 { a = 2 }", 19, "'==' asks"),
    ("plot .bouncy .linear", 14, "between clips stands a comma"),
    (".linear from 0 to 10 at 0.1", 22, "sample has it"),
    ("nil == nil", 1, "compared with nothing"),
    ("sample .bouncy every 0.1 until -1", 32, "sampling starts at 0 s"),
    ("sample .bouncy every -0.1", 22, "a step must be above 0 s"),
    ("play .bouncy at 2000x", 17, "a speed lies between"), ("plot .bouncy for -1", 18, "more than 0 s"),
    ("sample .bouncy from 1e308 to -1e308 at 0.1", 30, "farther apart than any number"),
    ("plot .bouncy from 0 to \"x\"", 24, "'to' takes a number, not a string"),
    ("plot .bouncy from 1deg to 2", 27, "'to' takes an angle, not a number"),
    ("plot .bouncy from \"x\" to 2", 19, "'from' takes a number, not a string"),
  ])
  func `a slip is told in its place`(text: String, column: Int, words: String) {
    var world = World()
    let lines = world.type(text, from: "x")
    #expect(lines.first?.hasPrefix("x:1:\(column): error: ") == true, "\(lines)")
    #expect(lines.contains { $0.contains(words) }, "\(lines)")
    #expect(lines.count == 3, "nothing runs before or beside it: \(lines)")
  }

  @Test func `whole numbers stay whole only where that was said`() {
    var world = World()
    world.type("state a: Int = 2; state b = 2; a += 3; a = 7; b = 1.5; a = 10 / 2")
    #expect(world.complaints.isEmpty && world.type("a + b") == ["6.5"])
  }

  @Test(arguments: ["cubic-bezier", "steps", "linear(", "?", "?:", "key q", "else"])
  func `help answers`(word: String) {
    var world = World()
    let lines = world.type("help \(word)")
    #expect(world.complaints.isEmpty && lines.count > 3, "\(lines)")
    #expect(lines.first?.contains("Nothing is called") == false)
  }

  @Test(arguments: ["keyframes N { }", "scene N { }"])
  func `what has no channel takes no time`(definition: String) {
    var world = World()
    world.type(definition + "; expect duration(N) == 0; expect settlingDuration(N) == 0")
    #expect(world.complaints.isEmpty, "\(world.complaints)")
  }

  @Test(arguments: ["if", "let", "true", "reduceMotion"])
  func `a session names nothing as the language cannot`(word: String) {
    var world = World()
    world.files["x.json"] = Array(
      #"{"easel": 1, "name": "x", "definitions": [{"view": "V", "properties": {"\#(word)": 1}}]}"#.utf8
    )
    world.type("open \"x.json\"")
    #expect(world.complaints.contains { $0.contains("'\(word)'") && $0.contains("choose another name") })
  }
}
