import Language
import Testing

/// One pass finds every fault, each once, and what stands around them is read.
struct RecoveryTests {
  private func faults(_ text: String) -> [String] {
    let parsed = Verbs.parse(text)
    let map = SourceMap(text)
    return parsed.diagnostics.map { fault in
      let place = map.place(at: fault.range.lowerBound)
      return "\(place.line):\(place.column) \(fault.id.name)"
    }
  }

  private func printed(_ text: String) -> [String] {
    Verbs.parse(text).statements.map { SyntaxPrinter.text($0) }
  }

  @Test func `faulty lines do not hide those around them`() {
    let text = """
      state a = 1
      state = = 2
      plot a; plto .bouncy; plot b
      view Card { scale = ; opacity = 1; blur 3 }
      @ ) } ]
      let c = 3
      """
    #expect(
      faults(text) == [
        "2:9 expected", "3:9 unknown-command", "4:20 expected", "4:41 expected", "5:1 unknown-character",
      ]
    )
    #expect(printed(text) == ["state a = 1", "plot a", "plot b", "let c = 3"])
  }

  @Test func `faults inside nested blocks are found, each at its place`() {
    let text = """
      scene S {
          at 0 withAnimation(.snappy {
              isOn.toggle()
          }
          at x
          at 0.2 { isOn = ; withAnimation { count = 1 + } }
          at 0.3 isOn.toggle()
      }
      state a = 1
      """
    #expect(faults(text) == ["2:32 expected", "5:9 expected", "6:20 expected", "6:50 expected"])
    #expect(printed(text) == ["state a = 1"])
  }

  @Test func `a bracket of another kind that is one too many ends nothing`() {
    let text = "let a = .spring(\n  duration: 0.3]\n  bounce: 0.2\n)\nlet b = 2"
    #expect(faults(text) == ["2:16 expected"])
    #expect(printed(text) == ["let b = 2"])
  }

  /// What stands behind the word, and the faults in it.
  @Test(arguments: [
    ("{}", []), ("(}", ["wrong-bracket"]), ("[}", ["wrong-bracket"]), ("x(}", ["wrong-bracket"]),
    ("linear( }", ["wrong-bracket"]), ("{\n}", []), ("if x { y = 1 }", []),
    ("(\nlet c = = 1", ["expected"]),
    ("(", []), ("{ {", []), ("} )", ["unmatched-bracket"]),
  ])
  func `a bracket behind a word that is no clause ends with its statement`(rest: String, inner: [String]) {
    for verb in [
      "list", "plot .bouncy", "play a, c", "set fps 60", "save x", "expect 1 == 1", "sample a at 0",
    ] {
      let all = Verbs.parse("\(verb) wibble \(rest)\nlet d = = 1").diagnostics.map(\.id.name)
      #expect(all == ["unknown-clause"] + inner + ["expected"], "\(verb) wibble \(rest)")
    }
  }

  @Test(arguments: [
    "view Card { }", "state x = 1", "withAnimation { x = 1 }", "x = 1", "x += 1", "if x { y = 1 }",
    "plot x",
  ])
  func `a bracket forgotten before its first value is found in its own line`(next: String) {
    let text = "let a = sin(\n\(next)"
    #expect(faults(text) == ["1:13 expected"])
    #expect(printed(text).count == 1)
  }

  @Test func `inside brackets a word at the margin may be a value all the same`() {
    #expect(printed("let a = min(\nview,\nstate + 1,\nplot)") == ["let a = min(view, state + 1, plot)"])
  }

  @Test(arguments: [
    "play (.bouncy", "plot (Card reduced", "compare Card, (Card", "sample (Card with .bouncy",
  ])
  func `a bracket forgotten round a clip ends where a line begins a command`(line: String) {
    #expect(faults("\(line)\nlist\nundo").map { $0.prefix(1) } == ["1"])
    #expect(printed("\(line)\nlist\nundo") == ["list", "undo"])
  }

  @Test func `a forgotten bracket costs its own line only`() {
    let text = """
      plot .spring(duration: 0.3
      plot .bouncy
      view Card {
          scale = max(1, 2
          opacity = 3
      }
      state a = (1, 2
      state b = 3
      """
    #expect(faults(text) == ["1:27 expected", "4:21 expected", "7:16 expected"])
    #expect(printed(text) == ["plot .bouncy", "state b = 3"])
  }

  @Test func `a forgotten brace ends where a line begins a statement at the margin`() {
    let text = """
      view Card {
          scale = 1

      view Dot { scale = 2 }
      scene S {
          at 0 {
              isOn.toggle()
      plot Card
      """
    #expect(faults(text) == ["1:11 unclosed-bracket", "6:10 unclosed-bracket", "5:9 unclosed-bracket"])
    #expect(printed(text).map { $0.prefix(8) } == ["view Dot", "plot Car"])
  }

  @Test(arguments: [
    ("scene S {\n wait (0.1\n isOn.toggle()\n}\nlet d = = 1", ["2:2 expected", "5:9 expected"]),
    ("plot \"abc\nview V {\n  scale = 1", ["1:6 unclosed-string", "2:8 unclosed-bracket"]),
    ("view V {\n  scale = \"abc }", ["2:11 unclosed-string"]),
    ("run 'a.easel'; let d = = 1", ["1:5 foreign-quotes", "1:24 expected"]),
    ("run 'a.easel; let d = = 1\nlist x", ["1:5 foreign-quotes", "2:1 unknown-clause"]),
    ("@Bar\nstate q = 1\n@Published var w = 2", ["1:1 unknown-character", "3:1 swift-spelling"]),
    ("@Foo(1\nlist\nlet d = = 1", ["1:1 unknown-character", "3:9 expected"]),
    ("@A @B(1)\n@C\nlet x = 1", ["1:1 swift-spelling", "2:1 swift-spelling"]),
    ("plot .bouncy for 3s 2s\nlet d = = 1", ["1:21 duplicate-clause", "2:9 expected"]),
  ])
  func `what follows a line from elsewhere is read`(text: String, places: [String]) {
    #expect(faults(text) == places)
  }

  @Test(arguments: ["import Charts", "struct V: View { }", "Circle()", "Circle()\n  .padding()"])
  func `a clip behind a line from elsewhere is played`(line: String) {
    let parser = Parser(signatures: Verbs.all, clipWords: ClipWords(clips: ["spring"]))
    let parsed = parser.parse(Source(text: "\(line)\n.spring(duration: 0.3)\n2 + 2"))
    #expect(parsed.statements.map { SyntaxPrinter.text($0) } == [".spring(duration: 0.3)", "2 + 2"])
    #expect(parsed.diagnostics.count == 1)
  }

  @Test func `a bracket too many costs nothing else`() {
    let text = "plot .bouncy)\nview A { scale = 1) }\nplot B }\nplot C"
    #expect(faults(text) == ["1:13 unmatched-bracket", "2:19 expected", "3:8 unmatched-bracket"])
    #expect(printed(text) == ["plot C"])
  }

  // MARK: More to come

  @Test(arguments: [
    "view Card {", "view Card {\n", "view Card {\n scale = 1", "plot .spring(", "plot .spring(duration: 0.1,",
    "f(1, (2",
    "plot Card /* ", "withAnimation(.snappy) {\n isOn.toggle()\n", "scene S { at 0 {",
    "plot cubic-bezier(0, 0", "(",
    "keyframes K { scale = 1 { CubicKeyframe(", "state x = 1\nview A {", "(Card reduced",
    "if a { x = 1 } else {",
    // Faults or not: what stands in the block is no command.
    "view Card {\n scale = = 1", "view Card { 3 = (", "view 3 {", "viw Card {",
    "view Card {\nopacity : 1\nn = 42",
    "withAnimation(.bouncy) {\nisOn.togle()", "scene S {\nat 0 {\nn *= 2\nn = 0\n}",
    "phases PP {\nidle { scale: 1 }", "let z = .spring(\nduration 0.5,", "view V {\nscale = (1))",
    "keyframes K {\nscale = 1 {\nCubicKeyFrame(1, duration: 0.2)\n}",
    "view X {\n.animation(.bouncy, value: on)",
    "view V {\n scale = 1 )\n",
  ])
  func `an open bracket or comment asks for more`(text: String) {
    #expect(Verbs.parse(text).isIncomplete)
  }

  @Test(arguments: [
    "", "plot Card", "view Card", "plot", "view Card {\n scale = = 1\n}", "plot .bouncy)", "state x =",
    "plot \"abc", "}", "if a", "1 +", "plot .bouncy,", "view V { scale = 1 )", "view V {\nscale = 1\n)",
    // A command or a definition at the margin shows that the bracket was forgotten.
    "view Card {\nopacity : 1\nlist", "let z = .spring(\nduration 0.5,\nstate a = 1",
  ])
  func `a whole line, or a wrong one, does not`(text: String) {
    #expect(!Verbs.parse(text).isIncomplete)
  }

  @Test(arguments: [
    "view Card {\n scale = isOn ? 1 : 0.5\n}", "scene S {\n at 0 { isOn.toggle() }\n}",
    "plot .spring(\n duration: 0.5\n)",
    "keyframes K(trigger: taps) { scale = 1 {\n CubicKeyframe(1, duration: 0.2)\n } }",
  ])
  func `every line of a good text but the last asks for more`(text: String) {
    for end in text.indices where text[end] == "\n" {
      #expect(Verbs.parse(String(text[..<end])).isIncomplete)
    }
    #expect(!Verbs.parse(text).isIncomplete)
  }
}
