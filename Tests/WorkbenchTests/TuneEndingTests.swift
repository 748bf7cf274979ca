import Foundation
import Language
import Rendering
import TestSupport
import Testing

@testable import Workbench

/// What stands on the terminal once knobs were turned, and what the session is then.
struct TuneEndingTests {
  private static let session = """
    state isOn = false
    state saves = 0
    let calm = .spring(duration: 0.4, bounce: 0.3)
    view Dot { x = isOn ? 1 : 0 }.animation(calm, value: isOn)
    phases Save(trigger: saves) {
        idle { scale = 1; place = (0, 0) }
        settle { scale = 1.05; place = (3, 4) } .smooth
    }
    scene tap { at 0 { withAnimation(.snappy) { isOn = true } }; at 0.1 isOn = false }
    scene idle { at 0 saves += 0; at 1 isOn = false }
    scene nowhere { at 0 { } }
    """

  private func tune(_ command: String) throws -> TuneBench {
    try #require(TuneBench(Self.session, command))
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (30, 7)])
  func `who leaves sees the motion as if no key had been pressed`(columns: Int, rows: Int) throws {
    var (turned, untouched) = (try tune("tune tap"), try tune("tune tap"))
    turned.press(.shiftRight, .tab, .character("b"), .character("p"), .character("m"))
    turned.press(.character("v"), .character("s"), .escape)
    untouched.press(.escape)
    #expect(turned.rows(columns, rows) == untouched.rows(columns, rows))
    #expect(turned.output == ["  left as it was"])
  }

  @Test func `the line that was kept stands there once`() throws {
    var bench = try tune("tune .bouncy")
    bench.press(.right, .enter)
    let told = bench.rows(80, 24) + bench.output
    #expect(told.filter { $0.contains(".spring(duration: 0.51, bounce: 0.3)") }.count == 1)
  }

  @Test(arguments: [
    "let calm = reduceMotion ? .easeOut(duration: 0.12) : .spring(duration: 0.4, bounce: 0.3)",
    "at 0 withAnimation(.spring(duration: 0.51, bounce: 0.15)) { isOn.toggle(); title = \"a (b c) \\\" d\" }",
    ".timingCurve(UnitCurve.bezier(startControlPoint: (0.1, 0.8), endControlPoint: (0, 1)), duration: 0.4)",
    ".bouncy from 0 to 100 velocity 50",
  ])
  func `a long line is broken where it still reads the same`(line: String) throws {
    for width in [20, 30, 39, 79] {
      let rows = PasteableText.lines(line, width: width, indent: 2)
      let words = rows.map { String($0.drop { $0 == " " }) }
      #expect(words.joined(separator: " ") == line)
      #expect(rows.dropFirst().allSatisfy { $0.hasPrefix("      ") } && rows[0].hasPrefix("  "))
      // Every break stands in brackets, or behind a brace.
      for count in 1..<max(rows.count, 1) {
        let before = words[..<count].joined(separator: " ")
        let depth = before.count { $0 == "(" } - before.count { $0 == ")" }
        let isBranch = words[count].hasPrefix("? ") || words[count].hasPrefix(": ")
        #expect(depth > 0 || isBranch || before.hasSuffix("{") || before.hasSuffix(";"), "\(rows)")
      }
      if width > 78 { #expect(rows.allSatisfy { DisplayWidth.columns(of: $0) <= width }, "\(rows)") }
      #expect(Self.reading(of: rows.joined(separator: "\n")) == Self.reading(of: line))
    }
  }

  /// What a line is to the language, as it would print it; entries of a scene in one.
  private static func reading(of text: String) -> [String] {
    let text = text.contains("at 0") ? "scene all {\n\(text)\n}" : text
    let parsed = Workbench.parser.parse(Source(text: text))
    #expect(parsed.diagnostics.isEmpty && parsed.statements.count == 1, "\(text)")
    return parsed.statements.map { statement in
      switch statement.kind {
      case .definition(let syntax): SyntaxPrinter.text(syntax)
      case .bare(let clip): SyntaxPrinter.text(clip)
      default: "neither"
      }
    }
  }

  @Test func `what Enter changes in several definitions is one step to undo`() throws {
    var bench = try tune("tune tap")
    let before = bench.run("show all")
    bench.press(.right, .backTab, .left, .enter)
    #expect(bench.run("show all") != before)
    bench.workbench.configuration.isInteractive = true
    #expect(bench.run("undo").first?.contains("tune tap") == true)
    #expect(bench.run("show all") == before)
    _ = bench.run("redo")
    #expect(bench.run("undo; show all").suffix(before.count) == before[...])
  }

  @Test func `a scene's times and a phase's values are knobs`() throws {
    var bench = try tune("tune tap knob time")
    bench.press(.shiftRight, .enter)
    #expect(bench.output.contains { $0.contains("at 0.1 {") || $0.contains("at 0.1 with") })
    bench = try tune("tune Save")
    #expect(
      bench.names == [
        "idle response", "idle damping", "idle scale", "idle place x", "idle place y", "settle duration",
        "settle bounce", "settle scale", "settle place x", "settle place y",
      ]
    )
    bench.press(.backTab, .right, .backTab, .left, .enter)
    #expect(bench.output.last == "    settle { scale = 1.05; place = (2.99, 4.01) } .smooth")
  }

  @Test func `a time does not go below 0, and keeps its name while it is turned`() throws {
    var bench = try tune("tune tap knob time")
    bench.press(.left)
    #expect(bench.value == "0.00" && bench.word == "at 0 time ends at 0 s")
    bench.press(.right)
    #expect(bench.name == "at 0 time" && bench.value == "0.01")
  }

  @Test(arguments: ["idle", "nowhere"])
  func `a scene that moves nothing is an error in words`(name: String) {
    var world = World {
      $0.movesPictures = true
      $0.takesKeys = true
    }
    world.type(Self.session)
    world.type("tune \(name)")
    #expect(world.shown.isEmpty && world.complaints.joined().contains("moves nothing"), "\(world.complaints)")
  }

  @Test(arguments: ["play", "tune", "pin"])
  func `the last motion is known though it was not played`(verb: String) {
    var world = World {
      ($0.isInteractive, $0.movesPictures, $0.takesKeys) = (true, true, true)
    }
    world.type(Self.session)
    world.type("set autoplay off; isOn = true")
    #expect(world.shown.isEmpty)
    world.type(verb)
    #expect(world.complaints == [])
    #expect(world.shown.count == (verb == "pin" ? 0 : 1))
  }

  @Test(arguments: [
    ("tune tap knob ", ["duration", "bounce", "time", "at", "calm"]),
    ("tune Save.settle knob b", ["bounce"]), ("tune .bouncy knob ", ["duration", "bounce"]),
    ("isOn = true; tune calm knob d", ["duration"]),
  ])
  func `Tab offers the knobs there are`(line: String, words: [String]) throws {
    let bench = try tune("tune tap")
    let offered = bench.workbench.completion(of: line, at: line.utf8.count).candidates.map(\.text)
    #expect(Set(offered) == Set(words))
  }

  @Test func `a narrow window says what its numbers are, and that Reduce Motion is on`() throws {
    var bench = try tune("tune .bouncy")
    #expect(bench.rows(40, 12).contains("  over 4.6 %  rest 0.819 s  fast 5.76/s"))
    for height in [12, 20, 24] {
      #expect(!bench.rows(40, height).contains { $0.contains("reduced") })
    }
    bench.press(.character("m"), .right)
    for height in [12, 20, 24] {
      #expect(bench.rows(40, height).contains { $0.contains("reduced") }, "\(height)")
    }
  }

  @Test func `a baseline is seen beside a velocity in a low window too`() throws {
    var bench = try tune("tune .bouncy")
    bench.press(.character("v"), apart: 0)
    let plain = bench.rows(40, 12)
    #expect(plain[0].hasPrefix("value/s") && !plain.contains { $0.contains("▁") })
    bench.press(.character("b"), .shiftLeft, .shiftLeft, apart: 0)
    let alone = try {
      var other = try tune("tune .bouncy")
      other.press(.character("v"), .shiftLeft, .shiftLeft, apart: 0)
      return other.rows(40, 12)
    }()
    #expect(bench.rows(40, 12).prefix(3) != alone.prefix(3))
  }

  @Test(arguments: [80, 60, 40])
  func `a warning ends with a whole word`(columns: Int) throws {
    // What SwiftUI does with such numbers is told in a long sentence.
    var bench = try tune(
      "tune Spring(mass: 1, stiffness: 100, damping: 19.5, allowOverDamping: false) knob damping"
    )
    bench.press(.right, .right)
    let word = bench.word
    #expect(word.count > 40, "\(word)")
    for rows in [12, 24] {
      let shown = bench.rows(columns, rows).joined(separator: " ").split(separator: " ").joined(
        separator: " "
      )
      let cut = shown.components(separatedBy: word)
      #expect(cut.count == 2 || shown.contains(" …"), "\(shown)")
      let last = shown.components(separatedBy: " …").first?.split(separator: " ").last
      if cut.count < 2, let last { #expect(word.split(separator: " ").contains(last)) }
    }
  }
}
