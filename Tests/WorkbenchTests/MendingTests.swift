import TestSupport
import Testing

@testable import Workbench

/// A check goes on with what was meant: each slip is one fault, and none hides another.
struct MendingTests {
  private static func check(_ script: String) -> [String] {
    var world = World { $0.checksOnly = true }
    world.type(script, from: "a.easel")
    return world.complaints.filter { $0.contains("error: ") }
  }

  /// Scripts and the place of each of their faults, as line and column of the text as it was typed.
  @Test(arguments: [
    // What stands in a block whose head has a slip.
    (
      "state s = false\nveiw Card {\n  scale = ss ? 1 : 0\n  opacity = s ? 1 : .bouncyy\n}",
      ["2:1", "3:11", "4:21"]
    ),
    // What follows from a slip is none.
    ("state s = false\nview Card ｛\n  scale = s ? 1 : 0\n}\ns.toggle()\nplot Card", ["2:11"]),
    ("state s = false\nview Card {\n  scale = s ? 1 : 0 ｝\ns.toggle()\nplot Card", ["3:21"]),
    // Places behind a slip that was shorter or longer than what is meant.
    ("state s = false; plto .bouncy; plot .boncy; vew V { a = ss }", ["1:18", "1:37", "1:45", "1:57"]),
    ("plot .bouncey.dealy(0.2).sped(2)", ["1:6", "1:14", "1:25"]),
    // What is missing is missing whatever else was mended.
    ("plto Nothing\nplot Nothing2", ["1:1", "1:6", "2:6"]),
    // What a sign hid that could not be read.
    ("let pop = .spring(respnse: 0.3, dampingFraction: 0,6)", ["1:19", "1:50"]),
    // What would take something away, or read a file that an example names, is not gone on with.
    ("state s = false\ndelete all\nview V { a = s ? 1 : 0 }\nrun\nplot .bouncy", ["2:8", "4:4"]),
  ])
  func `each slip is told in its place, and nothing else`(script: String, places: [String]) {
    let told = Self.check(script).compactMap { $0.split(separator: ": ").first?.dropFirst("a.easel:".count) }
    #expect(told.map(String.init) == places, "\(Self.check(script))")
  }

  /// What cannot be mended is one fault too: what is left over in its line, and what it would have defined.
  @Test(arguments: [
    "state isO\nview V { a = isOn ? 1 : 0 }", "plot 0.3s ease-in-ou",
    "compare .easeInOut(duration: 0.25), .snappycompare .smooth",
  ])
  func `what follows from a slip is none`(script: String) {
    #expect(Self.check(script).count == 1, "\(Self.check(script))")
  }

  @Test func `what would be a fault again is not told to be typed`() {
    var world = World()
    world.type("sample .bouncy at 0. 0.1, 0.2")
    #expect(world.complaints.contains { $0.contains("both sides of its point") })
    #expect(!world.complaints.contains { $0.contains("type:") })
  }

  @Test func `of thousands of slips each is told once, in proportion to their number`() {
    let count = 3000
    let script = (0..<count).map { "let a\($0) = .bouncyy" }.joined(separator: "\n")
    #expect(Self.check(script).count == count)
  }

  /// A reading that is tried ends somewhere behind its statement, and what stands there is read all the same.
  @Test(arguments: [1, 480, 495, 496, 500, 520, 700])
  func `a slip hides nothing behind a long comment`(length: Int) {
    let comment = String(repeating: "x", count: length)
    for slip in ["state is open = false", "let s = Spring{duration: 0.4)"] {
      for script in ["// \(comment)", "/* \(comment) */"].map({
        "\(slip)\n\($0)\nlet b = nonsense1\nsprng .bouncy"
      }) {
        #expect(Self.check(script).count == 3, "\(script)")
      }
    }
  }

  @Test func `brackets that nothing closes take time in proportion`() {
    let line = String(repeating: "(1+", count: 40) + "1" + String(repeating: "[ (", count: 60)
    let factor = Growth.factor(size: 2) { count in
      _ = Self.check((0..<count).map { "let a\($0) = \(line)" }.joined(separator: "\n"))
    }
    #expect(factor < 14, "four times as much took \(factor) times as long")
  }

  /// Lines of which no reading makes sense are told too, whatever was told of the lines before.
  @Test(arguments: [
    "final pop = .bouncy", "scenscene s { at 0 s = 1 }", "statestate a = 0", "et ease = .linear",
  ])
  func `the only fault is always told`(line: String) {
    #expect(Self.check(line).count == 1)
  }
}
