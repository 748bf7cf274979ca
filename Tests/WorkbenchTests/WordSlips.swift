/// Words, signs and numbers that are nearly right: a line, what is said of it, and what to type instead.
enum WordSlips {
  static let definitions = """
    state isOn = false
    state upload: idle | saving | succeeded | failed = .idle
    state offset = (0, 0)
    state angle = .degrees(0)
    state taps = 0
    set autoplay off
    view Card { scale = isOn ? 1 : 0.9; opacity = isOn ? 1 : 0.5 }
    phases Save(trigger: taps) { idle { scale = 1 } .smooth; compress { scale = 0.88 } .easeIn(duration: 0.12) }
    keyframes Pop(trigger: taps) { scale = 1 { SpringKeyframe(1.25, duration: 0.28, spring: .bouncy) } }
    scene show { at 0 isOn = true }
    scene twice { at 0 withAnimation(.snappy) { isOn.toggle() } }
    isOn.toggle()
    """

  typealias Slip = (line: String, message: String, instead: String?)

  static let all: [Slip] =
    branches + names + labels + arguments + units + signs + actions + clauses + expectations + scenes

  // MARK: A wrong word in a branch

  private static let branches: [Slip] = [
    ("view W { color = isOn ? .red : .bleu }", "no colour is called '.bleu'", ".blue"),
    ("view W { color = isOn ? .red : isOn ? .bleu : .green }", "no colour is called '.bleu'", ".blue"),
    (
      "withAnimation(isOn ? .bouncy : .smoth) { isOn.toggle() }", "no animation is called '.smoth'", ".smooth"
    ),
    ("let c = reduceMotion ? .smoth : .bouncy", "no animation is called '.smoth'", ".smooth"),
    ("let c: Color = reduceMotion ? .red : .bleu", "no colour is called '.bleu'", ".blue"),
    ("plot isOn ? .bouncy : .smoth", "no animation is called '.smoth'", ".smooth"),
    ("upload = isOn ? .idle : .savin", "'.savin' is not one of .idle .saving .succeeded .failed", ".saving"),
    (
      "plot .opacity.combined(with: isOn ? .scale : .opacty)", "no transition is called '.opacty'", ".opacity"
    ),
    (
      "view W { c = isOn ? .red : .bouncy }",
      "both branches of '?:' must be of one type: one is a colour ('.red'), the other an animation or a spring "
        + "('.bouncy')", nil
    ),
    (
      "view W { scale = upload == .idle || .saving ? 1 : 2 }", "'||' joins two comparisons",
      "upload == .saving"
    ),
    ("view W { scale = taps == 5 || 6 ? 1 : 2 }", "'||' joins two comparisons", "taps == 6"),
  ]

  // MARK: Names

  private static let names: [Slip] = [
    (
      "view V { opacity = opacity + 1 }", "'opacity' is a property, and only states and lets are seen here",
      nil
    ),
    (
      "view V { scale = 1 }.animation(.bouncy, value: scale)",
      "'scale' is a property, and only states and lets are seen here", nil
    ),
    ("upload = saving", "no state or let named 'saving'; a case has a dot before it", ".saving"),
    (
      "view W { s = upload == idle ? 1 : 0 }", "no state or let named 'idle'; a case has a dot before it",
      ".idle"
    ),
    (
      "upload = \"saving\"", "'upload' takes one of .idle .saving .succeeded .failed, not a string", ".saving"
    ),
    ("upload = .done", "'.done' is not one of .idle .saving .succeeded .failed", nil),
    ("isOn = 1", "'isOn' takes true or false, not a number", "true"),
    ("isOn = yes", "no state or let named 'yes'", "true"),
    ("isOn = \"false\"", "'isOn' takes true or false, not a string", "false"),
    ("taps = \"5\"", "'taps' takes a number, not a string", "5"),
    ("taps = sin", "'sin' is a function, and has brackets, as in sin(30deg)", nil),
    ("taps = opacity * 2", "no state or let named 'opacity'", nil),
    ("let = 5", "'let' is a word of the language; choose another name", nil),
    ("true = 5", "'true' already stands for a value; choose another name", nil),
    ("pi = 3", "'pi' already stands for a value; choose another name", nil),
    (
      "let q = .zero * 2", "'.zero' takes its type from its neighbours, and has none here", "Angle.zero"
    ),
    ("abs(.zero)", "'.zero' takes its type from its neighbours, and has none here", "Angle.zero"),
    ("plot Card.scal", "'Card' has no channel 'scal'; it has scale, opacity", "scale"),
    (
      "plot twice.Card.scal", "'twice' has no channel 'Card.scal'; it has Card.scale, Card.opacity",
      "Card.scale"
    ),
    ("plot .bouncy.dealy(0.1)", "an animation or a spring ('.bouncy') has no '.dealy'", ".delay"),
    ("angle = Angle.radian(1)", "no angle is called '.radian'", ".radians"),
    ("plot .cubic-bezier(.4, 0, .2, 1)", "a function of CSS has no dot before it", "cubic-bezier("),
    (
      "plot .bouncy form 0 to 1",
      "'form' means nothing here; expected for, from, to, velocity, with, reduced or the end of the line",
      "from"
    ),
  ]

  // MARK: Names of arguments

  private static let labels: [Slip] = [
    (
      "plot .linear.repeatCount(count: 3)",
      "'.repeatCount' has no argument 'count:'; it takes repeatCount, autoreverses:", "3"
    ),
    (
      "plot .timingCurve(x1: 0.2, y1: 0.8, x2: 0.2, y2: 1, duration: 0.3)",
      "'.timingCurve' has no argument 'x1:'; it takes x1, y1, x2, y2, duration:; or curve, duration:",
      ".timingCurve(0.2, 0.8, 0.2, 1, duration: 0.3)"
    ),
    (
      "plot .spring(tension: 170, friction: 26)",
      "'.spring' has no argument 'tension:'; '.interpolatingSpring' takes mass:, stiffness:, damping:, "
        + "initialVelocity:", ".interpolatingSpring(stiffness: 170, damping: 26)"
    ),
    (
      "plot Spring(response: 0.3, dampingFraction: 0.8)",
      "'Spring' has no argument 'dampingFraction:'; it takes duration:, bounce:; or response:, dampingRatio:; "
        + "or mass:, stiffness:, damping:, allowOverDamping:; or settlingDuration:, dampingRatio:, epsilon:",
      "dampingRatio:"
    ),
    (
      "plot .spring(response: 0.3, dampingRatio: 0.8)",
      "'.spring' has no argument 'dampingRatio:'; it takes duration:, bounce:, blendDuration:; or response:, "
        + "dampingFraction:, blendDuration:; or spring, blendDuration:", "dampingFraction:"
    ),
    ("plot .default(duration: 0)", "'.default' has no argument 'duration:'; it takes no argument", nil),
    ("plot .linear(duration: 2, duration: 3)", "'duration:' stands here twice", nil),
    ("plot .bouncy(duration 0.3)", "between a name and its value stands ':'", "duration:"),
    ("plot .bouncy(duration = 0.3)", "between a name and its value stands ':'", "duration:"),
    ("view V { opacity: 1 }", "expected '=' and a value for 'opacity'", "="),
  ]

  // MARK: Arguments

  private static let arguments: [Slip] = [
    (
      "plot .spring(0.5, 0.3)",
      "'.spring' takes its arguments by name: duration:, bounce:, blendDuration:; or response:, "
        + "dampingFraction:, blendDuration:; or spring, blendDuration:", ".spring(duration: 0.5, bounce: 0.3)"
    ),
    (
      "plot .timingCurve((0.2, 0.8), (0.2, 1))",
      "'.timingCurve' takes x1, y1, x2, y2, duration:; or curve, duration:", nil
    ),
    ("offset = CGPoint(5, 6)", "'CGPoint' takes its arguments by name: x:, y:", "CGPoint(x: 5, y: 6)"),
    (
      "plot .timingCurve(cubic-bezier(.4,0,.2,1))",
      "'.timingCurve' needs 'duration:' too, as in plot .timingCurve(cubic-bezier(0.2, 0.8, 0.2, 1), "
        + "duration: 0.4)", ".timingCurve(cubic-bezier(.4,0,.2,1), duration: 0.3)"
    ),
    ("plot .spring(duration: 0.5 bounce: 0.3)", "between two arguments stands a comma", ", bounce"),
    ("plot .bouncy(duration: 0,3)", "a decimal point is '.'", "0.3"),
    ("plot .bouncy(duration: 0,05)", "a decimal point is '.'", "0.05"),
    ("plot .easeOut(duration: \"0.3\")", "'duration:' of '.easeOut' takes a number, not a string", "0.3"),
    ("min (1, 2)", "to be a call, '(' must follow its name without a space", "min("),
    ("taps = min (1, 2)", "to be a call, '(' must follow its name without a space", "min("),
    ("offset.x = (1, 2)", "'offset.x' takes a number, not a point", nil),
    (
      "plot .opacity" + String(repeating: ".combined(with: .scale)", count: 16),
      "'.combined' makes 17 parts, and must make 0 to 16", nil
    ),
  ]

  // MARK: Units and numbers

  private static let units: [Slip] = [
    ("angle = 30", "'angle' takes an angle, not a number", "30deg"),
    ("angle = -30", "'angle' takes an angle, not a number", "-30deg"),
    (
      "view W { r = angle + 10 }",
      "'+' takes two numbers, angles, points or sizes of one type, not an angle ('angle') and a number (10)",
      "10deg"
    ),
    ("angle = 30 deg", "a unit touches its number", "30deg"),
    ("plot .linear(duration: 300 ms)", "a unit touches its number", "300ms"),
    ("sample .bouncy at 300 ms", "a unit touches its number", "300ms"),
    ("expect overshoot(.bouncy) < 5 %", "a unit touches its number", "5%"),
    ("sample .bouncy every 0", "a step must be above 0 s, not 0", "1/60"),
  ]

  // MARK: Signs

  private static let signs: [Slip] = [
    ("expect duration(Save) =< 1.2", "no '=<' here", "<="),
    ("plot ..bouncy", "a name has one dot before it", "."),
    ("let label = 'hello'", "a text stands in double quotes", "\"hello\""),
    ("taps++", "no '++' here", "taps += 1"),
    ("taps--", "no '--' here", "taps -= 1"),
    ("taps *= 2", "no '*=' here", "taps = taps * 2"),
    ("taps /= 1 + 1", "no '/=' here", "taps = taps / (1 + 1)"),
    ("offset.x *= 2", "no '*=' here", "offset.x = offset.x * 2"),
    ("taps =- 5", "'=-' is '-=' or '= -', and they differ", nil),
    ("taps =+ 5", "'=+' is '+=' or '= +', and they differ", nil),
  ]

  // MARK: Actions

  private static let actions: [Slip] = [
    ("isOn true", "'isOn' is a state, and '=' gives it another value", "isOn ="),
    ("taps 5", "'taps' is a state, and '=' gives it another value", "taps ="),
    ("taps \"x\"", "'taps' is a state, and '=' gives it another value", nil),
    ("isOn.toggle", "toggle() is an action, and has brackets", ".toggle()"),
    ("withAnimation { isOn.toggle }", "toggle() is an action, and has brackets", "toggle()"),
    ("toggle isOn", "toggle() stands behind what it changes", "isOn.toggle()"),
    ("Card.offset.x = 3", "'Card' is a view; only states can be assigned", nil),
    ("offset.x.y = 3", "'offset' is a point and has .x .y", nil),
    ("offset = 3, 4", "a point has brackets", "(3, 4)"),
    ("taps = 0,3", "a decimal point is '.', and a point has brackets", nil),
    ("withAnimation(.bouncy) { offset = 3, 4 }", "a point has brackets", "(3, 4)"),
    ("rename Card to Tile", "the new name follows the old one, without 'to'", "Tile"),
  ]

  // MARK: Clauses

  private static let clauses: [Slip] = [
    ("plot .bouncy 0.3s", "expected 'for' before '0.3s'", "for 0.3s"),
    ("compare step .bouncy, .smooth", "'step' comes after the clips", "compare .bouncy, .smooth step"),
    (
      "sample 0.1 .bouncy", "the clip comes first, and then 'at' with the time", "sample .bouncy at 0.1"
    ),
    (
      "sample .bouncy every 0.1 at 0.2", "sample takes times behind 'at' or a step behind 'every', not both",
      nil
    ),
    ("sample .bouncy every 0.1 until", "expected the last time after 'until'", nil),
    ("plot .bouncy from", "expected the value the motion starts from after 'from'", nil),
    (
      "sweep .spring(bounce: b) for b in 0, 0.25, 0.5",
      "values come as a range with a step, as in 0...1 by 0.5",
      "0...0.5 by 0.25"
    ),
    (
      "sweep .spring(bounce: b) for d in 0...0.6 by 0.1",
      "nothing in the clip uses 'd', so that all would be the same", "b"
    ),
    (
      "sweep .spring(bounce: b) for b in 0, 0.25, 0.3",
      "values come as a range with a step, as in 0...1 by 0.5",
      nil
    ),
  ]

  // MARK: Expectations

  private static let expectations: [Slip] = [
    ("expect Save.duration <= 1.2", "'duration' is asked with the clip in brackets", "duration(Save)"),
    (
      "expect velocity(Pop.scale) < 100", "a velocity is one at a time", "velocity(Pop.scale) at 0.1"
    ),
    ("expect Pop.scale at 0 is 1", "'is' is written '==' here", "=="),
    (
      "expect Pop.scale at 0 within 0.1 == 1", "'within' comes after the comparison",
      "Pop.scale at 0 == 1 within 0.1"
    ),
    ("expect Card.scal at 0.1 == 1", "'Card' has no channel 'scal'; it has scale, opacity", "scale"),
  ]

  // MARK: Scenes

  private static let scenes: [Slip] = [
    ("scene s { at 0, isOn.toggle() }", "no comma stands between a time and its action", "at 0"),
    ("scene s { at 0 drag offset by 140, 0 over 0.3 }", "a point has brackets", "(140, 0)"),
    ("scene s { at 0 drag offset by 5,-6 over 0.3 }", "a point has brackets", "(5,-6)"),
    (
      "scene s { at 0 drag offset by (1, 1) over 1 release (0, 0) with .spring }",
      "expected 'to' before what is left when the finger lets go", "to (0, 0)"
    ),
    (
      "scene s { at 0 drag offset by (1, 1) to (2, 2) over 1 }",
      "a finger goes 'by' a change or 'to' a place, not both", nil
    ),
    (
      "scene s { at 0 { at 1 taps = 2 } }", "'at' begins an entry of the scene, and stands in no other block",
      nil
    ),
    (
      "at 0 isOn = true", "time passes in scenes: scene NAME { at 0 isOn = true }",
      "scene moment { at 0 isOn = true }"
    ),
    (
      "view V { scale = isOn ? 1 : 2 }.animation(.bouncy)",
      "expected ', value:' and the state whose changes are animated", ", value: isOn)"
    ),
    (
      "withAnimation .bouncy { isOn.toggle() }", "the animation of 'withAnimation' stands in brackets",
      "withAnimation(.bouncy) {"
    ),
    (
      "keyframes K { scale = 1 { SpringKeyframe(1.2, 0.3) } }",
      "'SpringKeyframe' takes value, duration:, spring:, startVelocity:", "duration: 0.3"
    ),
  ]
}
