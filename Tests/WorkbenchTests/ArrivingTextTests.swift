import Language
import Testing

@testable import Workbench

/// Standard input: where a text that arrives bit by bit may be cut.
struct ArrivingTextTests {
  private static let before = "state isOn = false\nstate num = 3\nlet one = .smooth\n"

  /// Runs parts as they arrive, each with a pause behind it; returns what is printed.
  private func run(_ parts: [String]) -> [String] {
    var (world, text) = (World { $0.keepsGoing = true }, ArrivingText())
    var (waiting, lines, line) = ("", [String](), 1)
    func take(_ part: String) {
      let source = Source(name: "standard input", text: part, firstLine: line)
      line += part.count { $0 == "\n" }
      lines += world.run(text.parse(source))
    }
    for part in parts {
      waiting += part
      let whole = waiting.lastIndex(of: "\n").map { waiting[...$0] } ?? ""
      let count = ArrivingText.ready(String(whole), isMoreThere: whole.count < waiting.count)
      take(String(waiting.prefix(count)))
      waiting.removeFirst(count)
    }
    take(waiting)
    return lines
  }

  static let texts = [
    "let q = .bouncy\n.delay(1)\nshow q\n", "if isOn { num = 1 }\nelse { num = 2 }\nnum\n",
    "if isOn { num = 1 } else if num == 4 { num = 5 }\nelse { num = 2 }\nnum\n",
    "let b = num == 3 ? 1\n: 2\nb\n", "let b = num\n+ 1\nb\n", "num = 1\n  + 2\n\n// a remark\n* 3\nnum\n",
    "view Card {\n scale = num\n}\n.animation(.bouncy, value: num)\nshow Card\n", "state z = (1,\n 2)\nz\n",
    "num = 2; let q = one\n.delay(1)\nshow q\n", "1\n2\nlet c = .smooth\n", "nonsense\nstate a = 1\na\n",
    "play one\n.bouncy\n", "state c: idle | busy = .idle\n.bouncy\nc\n",
    "scene s {\n at 0 { num = 1 }\n}\nshow s\n",
    "view V {\n scale : 1\n num = 2\n}\nnum\n", "let b = num\n\n\n- 1\nb\n",
    "/* a\n b */ num\nif isOn {\n}\n",
    "view R { scale = num }.animation(.easeInOut(duration: \nstate a = 1\n0.3), value: num)\n\nnum = 4\nnum\n",
    "view D { scale\nstate a = 1\n = isOn ? 1 : 0.8 }.animation(.bouncy, value: isOn)\n\nisOn = true\nnum\n",
    "view A { scale = (\nview B { x = (\nstate a = 1\nnum\n", "play (\nstate a = 1\na = 2\nnum\n",
  ]

  @Test(arguments: texts)
  func `a text does the same however its lines arrive`(text: String) {
    let lines = (Self.before + text).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { String($0) + "\n" }
    let whole = run([Self.before + text])
    #expect(run(lines) == whole)
    for cut in 1..<lines.count {
      #expect(run([lines[..<cut].joined(), lines[cut...].joined()]) == whole, "cut behind line \(cut)")
    }
    #expect(run((Self.before + text).map { String($0) }) == whole)
  }

  @Test(arguments: [
    "1\n", "play one\n", "let q = one; 5\n", "bad 1\n", "list\n", "expect num == 3\n", "undo\n",
  ])
  func `what has an answer is answered before more comes`(line: String) {
    #expect(ArrivingText.ready(line, isMoreThere: false) == line.utf8.count)
    let cut = ArrivingText.ready("num = 2\n" + line, isMoreThere: true)
    #expect(cut == 8)
  }

  @Test(arguments: [
    ("1\n", "+ 2\n"), ("num\n", "== 3\n"), ("play one\n", ".delay(1)\n"), ("num == 3\n", "? 1 : 2\n"),
  ])
  func `a line that goes on with what was answered says that it came too late`(first: String, second: String)
  {
    let lines = run([Self.before, first, second, "num\n"])
    #expect(
      lines.contains { $0.hasPrefix("standard input:5:1: error: this line goes on with the one before") }
    )
    #expect(lines.last == "3" && lines.count { $0.contains("error: ") } == 1, "\(lines)")
  }

  @Test func `an open block waits, and what stands before it does not`() {
    #expect(ArrivingText.ready("num\nview Card {\nscale = 1\n", isMoreThere: false) == 4)
    #expect(ArrivingText.ready("view Card {\n", isMoreThere: false) == 0)
    #expect(ArrivingText.ready("// a remark\n\n", isMoreThere: false) == 13)
  }
}

extension World {
  /// Runs a text that was read; returns the lines that came of it.
  fileprivate mutating func run(_ text: ParsedText) -> [String] {
    let before = output.count
    workbench.enter(text)
    while let effects = workbench.advance() { perform(effects) }
    return Array(output[before...])
  }
}
