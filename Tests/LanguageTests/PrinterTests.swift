import Language
import Testing

struct PrinterTests {
  /// Trees of each form and seed; a debug build has time for fewer.
  #if DEBUG
    private static let rounds = 75
  #else
    private static let rounds = 4000
  #endif

  @Test(arguments: 0..<8)
  func `expressions read back as the same tree`(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed))
    for _ in 0..<Self.rounds {
      let expression = trees.expression(5)
      let text = SyntaxPrinter.text(expression)
      #expect(try Parser.expression(text) == expression, "\(text)")
    }
  }

  @Test(arguments: 0..<4)
  func `expectations read back as the same tree`(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed + 100))
    for _ in 0..<Self.rounds {
      let expression = trees.expression(5, allowsAt: true)
      let text = SyntaxPrinter.text(expression)
      #expect(try Parser.expression(text, allowsAt: true) == expression, "\(text)")
    }
  }

  @Test(arguments: 0..<4)
  func `definitions read back as the same tree, several in one text`(seed: Int) {
    var trees = RandomTrees(seed: UInt64(seed + 200))
    for _ in 0..<Self.rounds {
      let definitions = trees.list(1...4) { $0.definition() }
      let text = definitions.map { SyntaxPrinter.text($0) }.joined(separator: "\n")
      let parsed = Verbs.parse(text)
      #expect(parsed.diagnostics == [], "\(text)")
      #expect(parsed.statements.map(\.kind) == definitions.map { .definition($0) }, "\(text)")
    }
  }

  @Test(arguments: 0..<4)
  func `actions read back as the same tree`(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed + 300))
    for _ in 0..<Self.rounds {
      let actions = trees.actions(3)
      let text = actions.map { SyntaxPrinter.text($0) }.joined(separator: "\n")
      #expect(try Parser.actions(text) == actions, "\(text)")
    }
  }

  @Test(arguments: 0..<4)
  func `commands read back as the same tree`(seed: Int) {
    var trees = RandomTrees(seed: UInt64(seed + 400))
    for _ in 0..<Self.rounds {
      let command = trees.command()
      let text = SyntaxPrinter.text(command)
      let parsed = Verbs.parse(text)
      #expect(parsed.diagnostics == [], "\(text)")
      #expect(parsed.statements.map(\.kind) == [.command(command)], "\(text)")
    }
  }

  @Test(arguments: [
    (0, "0"), (1, "1"), (0.5, "0.5"), (-0.25, "-0.25"), (100, "100"), (1e16, "10000000000000000"),
    (1e20, "100000000000000000000"),
    (1e21, "1e21"),
    (1e22, "1e22"), (1.5e300, "1.5e300"), (1e-5, "0.00001"), (1e-6, "0.000001"), (1e-7, "1e-7"),
    (1.25e-9, "1.25e-9"),
    (Double.leastNonzeroMagnitude, "5e-324"), (123_456.789, "123456.789"), (0.1 + 0.2, "0.30000000000000004"),
    (-0.0, "-0"),
  ])
  func `a number is written in its fewest digits`(value: Double, text: String) {
    #expect(SyntaxPrinter.number(value) == text)
  }

  @Test(arguments: [
    ("( a + (b * c) )", "a + b * c"), ("((a+b))*c", "(a + b) * c"), ("a-(b-c)", "a - (b - c)"),
    ("(a-b)-c", "a - b - c"),
    ("0 ... 0.6", "0...0.6"), ("-1...1", "-1 ... 1"),
    (".spring( duration:0.5 ).delay( 1 )", ".spring(duration: 0.5).delay(1)"),
    ("a ?b:(c ? d: e)", "a ? b : c ? d : e"), ("(a ? b : c).x", "(a ? b : c).x"), ("-(-1)", "- -1"),
    ("!(!(!a))", "!!!a"), ("-(+(-a))", "-+-a"),
    ("!(a && b)", "!(a && b)"),
    ("#ff8000FF", "#FF8000"), ("#ff800080", "#FF800080"), ("5 % + 1%", "5 % +1%"),
    ("CGPoint(x:1,y:2)", "CGPoint(x: 1, y: 2)"),
  ])
  func `brackets stand only where they are needed`(typed: String, printed: String) throws {
    #expect(try SyntaxPrinter.text(Parser.expression(typed)) == printed)
  }

  @Test func `a definition is written as a person would`() throws {
    let text = """
      view Card if isOn {
          scale = isExpanded ? 1 : 0.96
          opacity = 1
      }
      .animation(.bouncy, value: isOn)
      phases Save(trigger: saveCount) {
          idle { scale = 1; opacity = 1 } .smooth
          settle { scale = 1.05 }
      }
      keyframes Feedback(trigger: taps) {
          scale = 1 {
              SpringKeyframe(1.25, duration: 0.28, spring: .bouncy)
              CubicKeyframe(1, duration: 0.2)
          }
      }
      onChange guard(of: scroll < -30) {
          withAnimation(.easeInOut(duration: 0.25)) { showTitle.toggle() }
      }
      scene swipe {
          at 0 drag offset by (140, 0) over 0.3 curve .easeOut release to (0, 0) with .spring
          at 0.3 if abs(offset.x) > 120 { withAnimation { dismissed = true } } else { isOn = false }
          at 0.5 {
              isOn = true
              count += 1
          }
      }
      state upload: idle | saving = .idle
      let quick: Animation = .easeOut(duration: 0.12)
      view Banner if showBanner { }.transition(.move(edge: .top))
      """
    let parsed = Verbs.parse(text)
    #expect(parsed.diagnostics == [])
    #expect(parsed.statements.map { SyntaxPrinter.text($0) }.joined(separator: "\n") == text)
  }
}
