/// Keys beside the right one, lines that go on with a faulty one, brackets a line too late: each with what is
/// said of it and what to type instead.
enum NearSlips {
  typealias Slip = (line: String, message: String, instead: String?)

  static let all: [Slip] = colons + dots + assigns + numbers + brackets + blocks + following

  // MARK: ';' and ',' for ':'

  private static let choice = "expected ':' and the value for when the condition is false"

  private static let colons: [Slip] = [
    ("view V { scale = isOn ? 1 ; 0.9 }", choice, ":"), ("view V { scale = isOn ? 1 , 0.9 }", choice, ":"),
    ("view V { scale = isOn ? 1 0.9 }", choice, ": 0.9"),
    ("let x = reduceMotion ? .linear ; .bouncy", choice, ":"),
    ("view V { scale = isOn ? 1 ; -2; x = 1 }", choice, ":"), ("let x = reduceMotion ? 1; list", choice, nil),
    ("view V { scale = isOn ? 1; x = 2 }", choice, nil), ("isOn = isOn ? true ; isOn", choice, ":"),
    (
      "view V { scale = isOn ? 1 : 0 }.animation(.bouncy, value; isOn)",
      "expected 'value:' and what to watch",
      "value:"
    ),
    (
      "view V { scale = isOn ? 1 : 0 }.animation(.bouncy, value, isOn)",
      "expected 'value:' and what to watch",
      "value:"
    ),
    (
      "phases P(trigger; taps) { a { x = 1 }; b { x = 2 } }", "expected 'trigger:' and what starts a run",
      "trigger:"
    ),
    (
      "phases P(trigger, taps) { a { x = 1 }; b { x = 2 } }", "expected 'trigger:' and what starts a run",
      "trigger:"
    ),
    ("onChange(of; isOn) { taps += 1 }", "expected 'of:' and what to watch", "of:"),
    ("plot .spring(duration; 0.4)", "between a name and its value stands ':'", "duration:"),
    ("plot .move(edge, .top)", "between a name and its value stands ':'", "edge:"),
    (
      "keyframes K { x = 1 { SpringKeyframe(2, duration: 1, spring, .bouncy) } }",
      "between a name and its value stands ':'", "spring:"
    ),
  ]

  // MARK: ',' for '.'

  private static let dotted = "a name has a dot before it"

  private static let dots: [Slip] = [
    ("withAnimation(.snappy) { isOn,toggle() }", dotted, "."), ("isOn,toggle()", dotted, "."),
    ("scene s { at 0 drag offset by (1, 1) over 1 curve ,easeOut }", dotted, "."),
    ("scene s { at 0 drag offset by (1, 1) over 1 release to (0, 0) with ,bouncy }", dotted, "."),
    ("view V { rotation = ,degrees(3) }", dotted, "."),
    ("withAnimation(,bouncy) { isOn.toggle() }", dotted, "."),
    ("plot min(1,,max(2, 3))", "expected a value", nil), ("isOn toggle()", dotted, "."),
    ("withAnimation(.snappy) { isOn toggle() }", dotted, "."),
    ("plot .linear(duration: 0.1) repeatCount(3)", dotted, ".repeatCount"),
    ("let q = .linear repeatForever(autoreverses: true)", dotted, ".repeatForever"),
    ("withAnimation(.linear delay(0.1)) { isOn.toggle() }", dotted, ".delay"),
    ("plot .opacity combined(with: .scale)", dotted, ".combined"),
    ("view V { scale = isOn ? 1 : 0 } animation(.bouncy, value: isOn)", dotted, ".animation"),
  ]

  // MARK: '='

  private static func missing(_ name: String, _ first: String = "") -> String {
    "expected '=' and a \(first)value for '\(name)'"
  }

  private static let assigns: [Slip] = [
    ("state x: false", missing("x", "first "), "="), ("state x == false", missing("x", "first "), "="),
    ("state x 0", missing("x", "first "), "= 0"), ("state x -1", missing("x", "first "), "= -"),
    ("let q == .bouncy", missing("q"), "="), ("let q .bouncy", missing("q"), "= ."),
    ("let q: .bouncy", "expected a type", nil), ("state x := 0", "no ':=' here", "="),
    ("view V { scale: 1 }", missing("scale"), "="), ("view V { scale 1 }", missing("scale"), "= 1"),
    (
      "keyframes K { x == 1 { CubicKeyframe(2, duration: 1) } }", "expected '=' and the first value of 'x'",
      "="
    ),
    ("view V {\n  scale =\n    isOn ? 1 : 0\n}", "a value begins on the line of its '='", nil),
    ("state x: Bool", missing("x", "first "), "Bool = false"), ("state = 0", "no state named 'state'", nil),
    ("state x: up | down", missing("x", "first "), "down = .up"),
    ("state x: Color", missing("x", "first "), nil),
    ("set fps: 60", "a setting and its value stand side by side", "fps"),
    ("let q =\n  .bouncy", "a value begins on the line of its '='", nil),
    ("view V {\n  scale =\n  x = 1\n}", "expected a value for 'scale'", nil),
  ]

  // MARK: Points in numbers

  private static let point = "a number has digits on both sides of its point"

  private static let numbers: [Slip] = [
    ("plot .spring(duration: 0..4)", "a number has one point", "."),
    ("sweep .spring(bounce: b) for b in 0..1 by 0.5", "a range has three dots", "..."),
    ("plot .spring(duration: 0. 4)", point, "0.4"),
    ("plot .spring(duration: 12. 25, bounce: 0)", point, "12.25"),
    ("plot .spring(duration: O.4)", point, "0.4"), ("plot .spring(duration: l.5)", point, "1.5"),
    ("plot .spring(duration: 0.4. bounce: 0.3)", point, "0.4,"),
    ("plot .linear.repeatCount(3. autoreverses: true)", point, "3,"), ("let x = 1.", point, "1.0"),
    ("let x = quick.5", point, nil), ("let x = .5", point, "0.5"),
  ]

  // MARK: Brackets

  private static let early = "')' ends the arguments, and more of them follow"

  private static let brackets: [Slip] = [
    ("keyframes K { x = 1 { CubicKeyframe(1), duration: 0.2) } }", early, ","),
    ("view V { scale = isOn ? 1 : 0 }.animation(.linear(duration: 0.1)), value: isOn)", early, ","),
    ("let q = .spring(duration: 0.4), bounce: 0.3)", early, ","),
    ("vew V { scale = 1 }", "no command named 'vew'", "view"),
    ("phses P(trigger: taps) { a { x = 1 }; b { x = 2 } }", "no command named 'phses'", "phases"),
    ("scne s { at 0 isOn = true }", "no command named 'scne'", "scene"),
    ("draw V { scale = 1 }", "no command named 'draw'", nil),
    ("animate(.bouncy) { isOn.toggle() }", "nothing with a block is called 'animate' here", "withAnimation"),
    ("keyframes K { x = 1 { CubicKeyframe((1, duration: 0.2) } }", "'(' stands here twice", "("),
    ("view V { scale = isOn ? 1 : 0 }.animation((.bouncy, value: isOn)", "'(' stands here twice", "("),
    ("plot .spring((duration: 0.3, bounce: 0)", "'(' stands here twice", "("),
    (
      "view V { scale = isOn ? 1 : 0 }.animation(.bouncy, value: isOn))",
      "no bracket is open that ')' could close",
      nil
    ),
    (
      "keyframes K { x = 1 { CubicKeyframe(1 duration: 0.2) } }", "between two arguments stands a comma",
      ", duration"
    ),
    (
      "view V { scale = isOn ? 1 : 0 }.animation(.bouncy value: isOn)",
      "between two arguments stands a comma",
      ", value"
    ),
    (
      "plot .spring (duration: 0.4)", "to be a call, '(' must follow its name without a space", ".spring("
    ),
    ("view V \u{FF5B} scale = 1 }", "'\u{FF5B}' means nothing here", "{"),
    ("sample .bouncy at 0 0.1", "between two numbers of a list stands a comma", ", 0.1"),
    ("plot .bouncy from 0, to 100", "no comma stands before 'to'", "0"),
    ("scene s { at withAnimation(.bouncy) { isOn.toggle() } }", "expected a time in seconds after 'at'", nil),
    ("scene s { at 0: isOn.toggle() }", "no colon stands between a time and its action", "at 0"),
    (
      "scene s { 0: isOn.toggle() }", "expected 'at', a time and an action, as in 'at 0.1 isOn.toggle()'",
      "at 0"
    ),
    (
      "scene s { at 0, 0.5, 1 isOn.toggle() }",
      "an entry has one time, and each further one an entry of its own",
      nil
    ),
    (
      "phases P(repeating: true) { a { x = 1 }; b { x = 2 } }",
      "phases without 'trigger:' loop, and those with it run once for each change", "P"
    ),
    ("easel> isOn = true", "a line begins with its command, without 'easel>'", "isOn"),
    ("> isOn.toggle()", "a line begins with its command, without '>'", "isOn"),
    ("play Card --simulate-drops 33", "'--simulate-drops' takes 0% to 99%, not '33'", "33%"),
    (
      "phases P { idle { scal = 1 } .smooth; grow { scale = 1.2 }; back { scale = 1 } }",
      "the other phases have 'scale', and the first has 'scal'", "scale"
    ),
    (
      "phases P { idle { scale = 1 } .smooth; grow { scal = 1.2 }; back { scale = 1 } }",
      "the first phase has no 'scal'; a property starts with its value there", "scale"
    ),
  ]

  // MARK: Blocks whose bracket stands on another line, or nowhere

  private static func open(_ word: String) -> String {
    "this '{' is not closed before '\(word)' begins on a line of its own"
  }

  private static let blocks: [Slip] = [
    (
      "view V {\n  scale = isOn ? 1 : 0.9\n\nwithAnimation(.snappy) { isOn = true }\nplay Card",
      open("withAnimation"), nil
    ),
    ("view V {\n  scale = isOn ? 1 : 0.9\n\nisOn.toggle()\nplay Card", open("isOn"), nil),
    ("scene s {\n  at 0 isOn = true\n\nisOn.toggle()\nplay Card", open("isOn"), nil),
    (
      "keyframes K {\n  x = 1 {\n    CubicKeyframe(2, duration: 1)\n  y = 1 {\n    CubicKeyframe(2, duration: 1)\n  }\n}",
      "expected '}' before 'y'", "}; y"
    ),
    (
      "keyframes K {\n  x = 1\n    CubicKeyframe(2, duration: 1)\n    CubicKeyframe(1, duration: 1)\n  }\n}",
      "expected '{' and the keyframes", "{"
    ),
    (
      "keyframes K {\n  x = 1\n    CubicKeyframe(2, duration: 1)\n    CubicKeyframe(1, duration: 1)\n}",
      "expected '{' and the keyframes, with '}' behind them", nil
    ),
    ("scene s {\n  at 0.3\n    isOn.toggle()\n  }\n}", "expected '{' and actions", "{"),
    ("scene s {\n  at 0.3\n    isOn.toggle()\n}", "what follows on the next line belongs on this one", nil),
  ]

  // MARK: Lines that go on with a faulty one

  private static let following: [Slip] = [
    ("let q := .spring(response: 0.35)\n  .delay(0.05)", "no ':=' here", "="),
    ("let q = .spring(duration: 0.35 @)\n  .delay(0.05)", "'@' means nothing here", nil),
    (
      "veiw V { scale = isOn ? 1 : 2 }\n.animation(.bouncy, value: isOn)", "no command named 'veiw'", "view"
    ),
    ("lett q = reduceMotion\n  ? .linear(duration: 0.1)\n  : .bouncy", "no command named 'lett'", "let"),
    (
      "let q = reduceMotion\n  ?? .linear(duration: 0.1)\n  : .bouncy",
      "no '??' here; a value is never missing", nil
    ),
  ]
}
