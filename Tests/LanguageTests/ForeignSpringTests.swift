import Testing

@testable import Language

/// Springs pasted from other ecosystems, read as this language's own.
struct ForeignSpringTests {
  /// What was pasted, and what it is here.
  static let springs: [(String, String)] = [
    ("spring(stiffness = 100f)", ".spring(response: 0.6283185307179586, dampingFraction: 1)"),
    (
      "spring(dampingRatio = 0.5f, stiffness = 1600f)",
      ".spring(response: 0.15707963267948966, dampingFraction: 0.5)"
    ),
    (
      "spring(stiffness = 100, dampingRatio = 2.5F)",
      ".spring(response: 0.6283185307179586, dampingFraction: 2.5)"
    ),
    ("spring(0.2f, 100f)", ".spring(response: 0.6283185307179586, dampingFraction: 0.2)"),
    (
      "spring(\n  dampingRatio = Spring.DampingRatioMediumBouncy,\n  stiffness = Spring.StiffnessMediumLow,\n)",
      ".spring(response: 0.3141592653589793, dampingFraction: 0.5)"
    ),
    (
      "spring(Spring.DampingRatioHighBouncy, Spring.StiffnessHigh)",
      ".spring(response: 0.06283185307179587, dampingFraction: 0.2)"
    ),
    (
      "{ type: \"spring\", stiffness: 300, damping: 20 }",
      ".spring(Spring(mass: 1, stiffness: 300, damping: 20))"
    ),
    (
      "{ \"type\": 'spring', 'stiffness': 300, damping: 20, mass: 2, }",
      ".spring(Spring(mass: 2, stiffness: 300, damping: 20))"
    ),
    ("{type:'spring'}", ".spring(Spring(mass: 1, stiffness: 100, damping: 10))"),
    (
      "{ stiffness: 100, damping: 21 }",
      ".spring(Spring(mass: 1, stiffness: 100, damping: 21, allowOverDamping: true))"
    ),
    (
      "{\n  type: \"spring\",\n  stiffness: 50,\n  velocity: -2,\n  delay: 0.25\n}",
      ".interpolatingSpring(Spring(mass: 1, stiffness: 50, damping: 10), initialVelocity: -2).delay(0.25)"
    ),
    (
      "{ type: \"spring\", visualDuration: 0.5, bounce: 0.25 }",
      ".spring(Spring(duration: 0.6, bounce: 0.25))"
    ),
    (
      "{ type: \"spring\", duration: 0.8, bounce: 0.25 }",
      ".spring(Spring(settlingDuration: 0.8, dampingRatio: 0.75))"
    ),
    ("{ mass: 1, tension: 170, friction: 26 }", ".spring(Spring(mass: 1, stiffness: 170, damping: 26))"),
  ]

  @Test(arguments: springs.indices)
  func `a pasted spring is the spring it says`(index: Int) throws {
    let (pasted, own) = Self.springs[index]
    for frame in [
      "plot @", "@", "let quick = @", "compare @, .smooth", "inspect (@ with .smooth)",
      "withAnimation(@) { a = 1 }",
      "view V { x = a }.animation(@, value: a)", "let calm = reduceMotion ? @ : nil",
    ] {
      let text = frame.replacing("@", with: pasted)
      let parsed = Verbs.parse(text)
      #expect(parsed.diagnostics.isEmpty, "\(text): \(parsed.diagnostics)")
      let printed = SyntaxPrinter.text(try #require(parsed.statements.first))
      let expected = SyntaxPrinter.text(
        try #require(Verbs.parse(frame.replacing("@", with: own)).statements.first)
      )
      #expect(printed == expected)
    }
  }

  /// The place in guillemets is where the caret stands.
  static let faults: [(String, String)] = [
    ("plot spring(dampingRatio = «-1f», stiffness = 100f)", "dampingRatio is -1, and must be at least 0"),
    ("plot spring(dampingRatio = 1f, stiffness = «0f»)", "stiffness is 0, and must be above 0"),
    (
      "plot spring(«dampingratio» = 1f)",
      "a spring of Compose has no 'dampingratio'; it has dampingRatio, stiffness"
    ),
    (
      "plot spring(stiffness = «Spring.StiffnessLo»)",
      "Compose has no constant 'Spring.StiffnessLo' for springs"
    ),
    ("plot spring(stiffness = 1f, «stiffness» = 2f)", "'stiffness' stands here twice"),
    ("plot spring(stiffness = «)»", "expected a number"),
    ("plot { type: «\"tween\"», duration: 1 }", "only the type \"spring\" is read here"),
    (
      "plot { type: \"spring\", «stifness»: 300 }",
      "a spring of Motion has no 'stifness'; it has type, stiffness, damping, mass, velocity, duration, "
        + "visualDuration, bounce, delay"
    ),
    ("plot { stiffness: «\"a lot\"» }", "'stiffness' takes a number"),
    ("plot { type: \"spring\", bounce: «2» }", "bounce is 2, and must be 0 to 1"),
    ("plot { type: \"spring\" «damping»: 2 }", "expected ',' or '}'"),
  ]

  @Test(arguments: faults.indices)
  func `a fault in a pasted spring is named at its place`(index: Int) throws {
    let (marked, message) = Self.faults[index]
    let text = MarkedText(marked)
    let fault = try #require(Verbs.parse(text.text).diagnostics.first)
    #expect(fault.message == message)
    #expect(fault.range == text.range, "\(marked)")
  }

  @Test(arguments: [
    "plot { type: \"spring\",", "plot spring(stiffness = 100f,", "plot {\n  type: \"spring\",",
  ])
  func `an unfinished one waits for more`(text: String) {
    #expect(Verbs.parse(text).isIncomplete)
  }

  @Test func `blocks and calls that are no springs stay what they are`() {
    for text in ["view V { scale = 1 }", "if a { b = 1 }", "let spring = .bouncy", "plot spring"] {
      #expect(Verbs.parse(text).diagnostics.allSatisfy { $0.id != "unknown-argument" })
    }
    for text in ["plot { }", "plot { scale: 1 }", "plot {"] {
      #expect(!Verbs.parse(text).diagnostics.isEmpty)
    }
  }
}
