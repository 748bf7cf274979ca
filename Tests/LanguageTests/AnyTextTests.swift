import Language
import TestSupport
import Testing

/// No text may stop the parser, and the time it takes grows with the text.
struct AnyTextTests {
  private static let words = [
    "state", "let", "view", "phases", "keyframes", "onChange", "scene", "withAnimation", "if", "else", "drag",
    "at", "by",
    "plot", "play", "sample", "sweep", "expect", "save", "open", "set", "help", "undo", "x", "Card",
    ".bouncy", ".spring", "(",
    ")", "{", "}", "[", "]", ",", ";", "\n", "\n", "=", "+=", "+", "-", "*", "/", "%", "?", ":", "...", "==",
    "<", "&&", "!",
    "1", "0.5", "5%", "1s", "1q", "\"a\"", "\"", "#FF0000", "#", "--force", "cubic-bezier(", "linear(0, 1)",
    "//", "/*",
    "*/", "\\", "|", "@", "é", "日", "\r\n", "\t", " ", " ", "KeyframeTrack(\\.x)", "CubicKeyframe(",
    "trigger:", "of:",
    ".animation(", ".transition(", "from", "with", "in", "for", "1e999", "99999999999999999999", "\u{0}",
    "\u{301}",
  ]

  /// Texts of each kind and seed; a debug build has time for fewer.
  #if DEBUG
    private static let rounds = 200
  #else
    private static let rounds = 5000
  #endif

  private func check(_ text: String) {
    let parsed = Verbs.parse(text)
    let length = text.utf8.count
    let renderer = DiagnosticRenderer()
    for fault in parsed.diagnostics.prefix(3) {
      #expect(fault.range.lowerBound >= 0 && fault.range.upperBound <= length)
      #expect(!renderer.render(fault, in: parsed.source).isEmpty)
    }
    for statement in parsed.statements {
      #expect(statement.range.upperBound <= length)
      // What was read without a fault reads back the same.
      let printed = SyntaxPrinter.text(statement)
      let again = Verbs.parse(printed)
      #expect(again.statements == [statement], "\(text) printed as \(printed)")
    }
  }

  @Test(arguments: 0..<8)
  func `words in any order are read or refused`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<Self.rounds {
      let count = Int.random(in: 1...14, using: &generator)
      let words = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
      check(words.joined(separator: Bool.random(using: &generator) ? " " : ""))
    }
  }

  @Test(arguments: 0..<4)
  func `characters in any order are read or refused`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed + 50))
    for _ in 0..<Self.rounds {
      let bytes = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      check(String(decoding: bytes, as: UTF8.self))
      check(String(decoding: bytes.map { $0 & 0x7F }, as: UTF8.self))
    }
  }

  @Test(arguments: 0..<4)
  func `good lines with a piece cut out or put in are read or refused`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed + 90))
    for _ in 0..<Self.rounds / 4 {
      var bytes = Array((DescriptionTests.blocks.randomElement(using: &generator) ?? "").utf8)
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...6, using: &generator))
      let word = Self.words.randomElement(using: &generator) ?? ""
      bytes.replaceSubrange(start..<end, with: Bool.random(using: &generator) ? Array(word.utf8) : [])
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Each of these is long in its own way; a step that looked back or ahead over the whole would take hours.
  @Test(arguments: [
    ("plot .bouncy\n", 20_000), ("a + ", 20_000), ("(", 5_000), ("(", 400_000), ("{", 400_000),
    ("view A {", 50_000),
    ("view A {\n", 50_000), ("linear(", 100_000), ("linear(\n", 100_000), (" plot linear(\n", 50_000),
    ("@;", 100_000),
    ("@ ", 200_000), ("\"", 300_000), ("\"\n", 100_000), ("/*", 300_000), ("x", 1_000_000), (".a", 300_000),
    ("-", 500_000),
    ("a ? b : ", 50_000), ("a,", 200_000), ("[}", 200_000), ("({)", 100_000), ("\n", 500_000),
    ("if a { } else ", 50_000),
    ("withAnimation {\n x = = 1\n", 20_000), ("(a b ", 100_000), ("plot (a ", 50_000), ("1", 1_000_000),
    ("日", 300_000),
    ("#", 300_000), ("x = 1; ", 100_000), ("at at ", 100_000), (")", 400_000), ("view A { x = (1\n", 20_000),
  ])
  func `a long text takes time in proportion`(piece: String, count: Int) {
    // Without optimisation a fortieth shows the same.
    #if DEBUG
      let count = count / 40
    #endif
    let factor = Growth.factor(size: count / 4) { count in
      _ = Verbs.parse(String(repeating: piece, count: count))
    }
    // Four times the text takes about four times the time; sixteen times as long would show a square.
    #expect(factor < 11, "four times the text took \(factor) times as long")
  }

  /// Each asks whether a brace was meant, which only what stands behind it can tell.
  @Test func `stray brackets in a block cost what other faults cost`() {
    func time(_ entry: String) -> Double {
      let text = "view V {\n" + String(repeating: entry, count: 1500) + "}"
      return (0..<3).map { _ in Growth.seconds { _ = Verbs.parse(text) } }.min() ?? 0
    }
    let (stray, other) = (time("a = 1)\n"), time("a = 1 2\n"))
    #expect(stray < other * 4, "\(stray), not \(other)")
  }

  @Test func `columns of many faults on one line are counted in proportion`() {
    let factor = Growth.factor(size: 400) { count in
      let map = SourceMap(String(repeating: "é = = ", count: count))
      for fault in 0..<count {
        // Seven bytes a piece, of six characters.
        #expect(map.place(at: 7 * fault).column == 6 * fault + 1)
      }
    }
    #expect(factor < 8, "\(factor)")
  }

  @Test func `a name ends at a thousand letters`() {
    let name = String(repeating: "x", count: 1000)
    #expect(Verbs.parse("let \(name) = 1").diagnostics == [])
    let fault = Verbs.parse("let \(name)x = 1").diagnostics.first
    #expect(fault?.id == "too-long" && fault?.range == 4..<1005)
    #expect(!CharacterClass.isIdentifier(name + "x"))
  }
}
