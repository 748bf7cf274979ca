extension MeantSlips {
  // MARK: Lines and blocks of SwiftUI's, and clauses of other programs

  private static let drag =
    "a drag is an action of a scene here: scene NAME { at 0 drag offset by (140, 0) over 0.3 release to (0, 0) }"
  private static let effect =
    "a symbol effect is a clip of its own, behind no view: plot .symbolEffect(.bounce, value: isOn)"
  private static let together =
    "values that move together are keyframes with their first values: keyframes NAME { scale = 1 { ... } }; "
    + "what changes is a state: state NAME = VALUE"
  private static let shown =
    "nothing is drawn here; what comes and goes is a view with a condition: view NAME if isOn { }.transition(.slide)"
  private static let leaving =
    "nothing is left or returned here; what a condition chooses stands in 'if isOn { ... }'"
  private static let unnamed = "'withAnimation' takes its animation without a name"
  private static let length = "a length is a plain number here"

  private static let bounces = "sweep .spring(duration: 0.5, bounce: b) for b in 0...0.6 by 0.1"

  private static func unknownClause(_ word: String) -> String {
    "'\(word)' means nothing here; expected for, from, to, velocity, with, reduced or the end of the line"
  }

  private static func beside(_ word: String) -> String { "'\(word)' and its value stand side by side" }
  private static func space(_ word: String) -> String { "between '\(word)' and its value stands a space" }
  private static func property(_ word: String, _ name: String) -> String {
    "'.\(word)' is the property '\(name)' here"
  }

  static let foreign: [Slip] = views + blocks + clauses + settings

  private static let views: [Slip] = [
    (
      "view V { scale = isOn ? 1 : 2 }.scrollTransition { content, phase in content }",
      "'.scrollTransition' is a property that follows the scroll here: "
        + "state scroll = 0; view NAME { opacity = clamp(1 - scroll / 100, 0, 1) }", nil
    ),
    (
      ".visualEffect { content, proxy in content.offset(x: 1) }",
      "what a '.visualEffect' changes are properties of a view here: view NAME { offset = isOn ? (0, 0) : (0, 20) }",
      nil
    ),
    (".onGeometry { proxy in proxy }", "nothing with a block is called '.onGeometry' here", nil),
    ("view V { scale = isOn ? 1 : 2 }.symbolEffect(.bounce, value: isOn)", effect, nil),
    ("view V { scale = 1 }.gesture(DragGesture().onChanged { v in isOn = true })", drag, nil),
    ("DragGesture().onChanged { value in offset = value.translation }", drag, nil),
    ("view V { .trim(from: 0, to: isOn ? 1 : 0) }", property("trim", "trim"), "trim = isOn ? 1 : 0"),
    (
      "view V { .brightness(isOn ? 1 : 0) }", property("brightness", "brightness"),
      "brightness = isOn ? 1 : 0"
    ),
    (
      "view V { .hueRotation(.degrees(3)) }", property("hueRotation", "hueRotation"),
      "hueRotation = .degrees(3)"
    ),
    (
      "view V { .scaleEffect(isOn ? 2 : 1, anchor: .top) }", property("scaleEffect", "scale"),
      "scale = isOn ? 2 : 1"
    ),
    ("struct AnimationValues { var scale = 1.0; var angle = Angle.zero }", together, nil),
    (
      "plot CubicBezier(0.4, 0, 0.2, 1)", "'CubicBezier' is written otherwise here",
      "cubic-bezier(0.4, 0, 0.2, 1)"
    ),
    (
      "view V { scale = isOn ? 1 : 2 }.animation(.smooth) { $0.scaleEffect(2) }",
      "properties with an animation of their own are a view of their own: "
        + "view NAME { ... }.animation(.smooth, value: isOn)", nil
    ),
    ("plot Animation(.smooth)", "an animation stands by itself here", ".smooth"),
    ("plot Animation(MyAnimation())", "an animation stands by itself here, as in .bouncy", nil),
    ("view V { scale = isOn ? 10px : 1 }", length, "10"), ("state size = 44pt", length, "44"),
    ("view V { scale = isWide ? 1 : 2 }", "no state or let named 'isWide'", "state isWide = false"),
    ("view V { scale = !isWide && isOn ? 1 : 2 }", "no state or let named 'isWide'", "state isWide = false"),
    ("let c = isWide ? .smooth : .bouncy", "no state or let named 'isWide'", nil),
  ]

  private static let blocks: [Slip] = [
    ("if isOn { Text(\"Hello\").transition(.slide) }", shown, nil),
    ("withAnimation { guard isOn else { return } }", leaving, nil),
    ("withAnimation { return }", leaving, nil),
    (
      "withAnimation { print(\"a\") }",
      "nothing is told while states change; sample and expect ask for values", nil
    ),
    (
      "withAnimation { switch isOn { case true: isOn = false } }",
      "'switch' chooses nothing here; write 'if isOn { ... } else { ... }', or a ? b : c", nil
    ),
    ("withAnimation(animation: .bouncy) { isOn.toggle() }", unnamed, ".bouncy"),
    ("withAnimation(duration: 0.3) { isOn.toggle() }", unnamed, ".smooth(duration: 0.3)"),
    (
      "plot withAnimation(.bouncy) { isOn.toggle() }",
      "a change stands on a line of its own, and 'plot' takes what it moved", "withAnimation"
    ),
    ("easel test foo", "this is easel already, and its name is not typed again", nil),
  ]

  private static let clauses: [Slip] = [
    ("plot .bouncy from: 0 to 100", beside("from"), "from"), ("sample .bouncy at: 0.1", beside("at"), "at"),
    ("plot .bouncy velocity5", space("velocity"), "velocity 5"),
    ("plot .bouncy from0 to 1", space("from"), "from 0"),
    ("plot .bouncy for0.5", space("for"), "for 0.5"),
    ("scene s { at 0 drag offset to (1, 1) over0.3 }", space("over"), "over 0.3"),
    ("scene s { at 0 drag offset to (1, 1) in 0.3 }", "'in' is 'over' here", "over"),
    ("play .bouncy speed 0.25x", "'speed' is 'at' here", "at"),
    ("plot .bouncy stage", "'stage' is an option, and begins with two dashes", "--stage"),
    ("sample .bouncy 0.1", "expected 'at' before '0.1'", "at 0.1"),
    ("sample .bouncy 0.1, 0.2", "expected 'at' before '0.1'", "at 0.1"),
    ("plot UnitCurve linear", "between a type and its member stands a dot", "UnitCurve.linear"),
    ("inspect Spring smooth", "between a type and its member stands a dot", "Spring.smooth"),
    (
      "plot UnitCurev.bezier(startControlPoint: .zero, endControlPoint: .zero)",
      "no state or let named 'UnitCurev'",
      "UnitCurve"
    ),
    (
      "plot .symbolEffect(.wobble)",
      "no symbol effect is called '.wobble'; there are .bounce .pulse .variableColor .replace .wiggle .rotate .breathe",
      nil
    ),
    ("plot .smooth reduced0", unknownClause("reduced0"), "reduced"),
    (
      "sample .bouncy from to 10 at 0.1",
      "expected at, every, until, from, to, velocity, with, reduced or the end of the line", nil
    ),
    (
      "expect overshoot(.bouncy) < 20% duration(.bouncy) <= 0.9", "between two comparisons stands '&&'",
      "&& duration"
    ),
    ("iew Banner if isOn { scale = 1 }", noCommand("iew"), "view"),
    ("sweep .bouncy", "sweep needs 'for' with a name and the range of its values", bounces),
    (
      "expect show.Crad.scale at 0.1 < 9",
      "'show' has no channel 'Crad'; it has Card.scale, Card.opacity, Dot.scale",
      "Card"
    ),
    (
      "phases T trigger: taps { a { scale = 1 }; b { scale = 2 } }",
      "what starts a run stands in brackets behind the name", "T(trigger: taps)"
    ),
    (
      "keyframes K trigger: taps { x = 0 { CubicKeyframe(1, duration: 0.2) } }",
      "what starts a run stands in brackets behind the name", "K(trigger: taps)"
    ),
    (
      "view V { tint = isOn .red : .blue }", "expected '?' and the value for when the condition is true",
      "? .red"
    ),
    (
      "sample .bouncy 5 at 0.1",
      "expected at, every, until, from, to, velocity, with, reduced or the end of the line", nil
    ),
    ("list views", "'list' takes nothing behind it", "list"),
    ("expect .bouncy at 0.1 == 0.5 ± 0.5", "'±' means nothing here", "within"),
  ]

  private static let settings: [Slip] = [
    (
      "set color-scheme dark", "no setting is called 'color-scheme'; their names have no hyphens",
      "colorScheme"
    ),
    (
      "set reduce-motion on", "no setting is called 'reduce-motion'; their names have no hyphens",
      "reduceMotion"
    ),
    ("sin(x: 1)", "'sin' has no argument 'x:'; what it takes has no name", "1"),
    ("show .symbolEffec(.bounce)", "nothing is called '.symbolEffec'", ".symbolEffect"),
  ]
}
