/// Slips whose nearest word would be a wrong one: a line, what is said of it, and what to type in its place.
enum MeantSlips {
  typealias Slip = (line: String, message: String, instead: String?)

  static let definitions = """
    state isOn = false
    state isExpanded = false
    state taps = 0
    state offset = (0, 0)
    state angle = 0deg
    state tint = Color.red
    state upload: idle | saving | done = .idle
    let quick = .snappy
    view Card { scale = isOn ? 1 : 0.9; opacity = isExpanded ? 1 : 0 }
    view Dot { scale = isOn ? 1 : 0.8 }
    scene show { at 0 withAnimation(.smooth) { isOn = true } }
    withAnimation(.bouncy) { isOn.toggle(); isExpanded.toggle() }
    """

  static let all =
    labels + modifiers + clausesOfValues + decimalCommas + otherVerbs + otherMeanings + places + quoted
    + signs
    + qualified + misplaced + parts + words + foreign + mended

  // MARK: Labels

  static let springs =
    "it takes duration:, bounce:, blendDuration:; or response:, dampingFraction:, blendDuration:; or spring, "
    + "blendDuration:"

  private static let labels: [Slip] = [
    ("plot .spring(Duration: 0.4)", "'.spring' has no argument 'Duration:'; \(springs)", "duration:"),
    ("plot .spring(DURATION: 0.4)", "'.spring' has no argument 'DURATION:'; \(springs)", "duration:"),
    (
      "plot .interactiveSpring(Duration: 0.2)",
      "'.interactiveSpring' has no argument 'Duration:'; it takes duration:, extraBounce:, blendDuration:; or "
        + "response:, dampingFraction:, blendDuration:", "duration:"
    ),
    (
      "plot .snappy(extrabounce: 0.1)",
      "'.snappy' has no argument 'extrabounce:'; it takes duration:, extraBounce:",
      "extraBounce:"
    ),
    ("tint = .opaque", "no colour is called '.opaque'", nil),
  ]

  private static func wrapped(_ name: String, _ label: String) -> String {
    "'\(name)' has no argument '\(label):'; it stands behind the brackets, as a modifier"
  }

  private static let modifiers: [Slip] = [
    ("plot .linear(speed: 2)", wrapped(".linear", "speed"), ".linear.speed(2)"),
    ("plot .easeOut(delay: 0.2)", wrapped(".easeOut", "delay"), ".easeOut.delay(0.2)"),
    (
      "plot .easeInOut(duration: 0.3, delay: 0.1)", wrapped(".easeInOut", "delay"),
      ".easeInOut(duration: 0.3).delay(0.1)"
    ),
    (
      "plot .linear(duration: 0.3, repeatCount: 3)", wrapped(".linear", "repeatCount"),
      ".linear(duration: 0.3).repeatCount(3)"
    ),
    (
      "plot .linear(duration: 0.3, repeatCount: 3, autoreverses: false)", wrapped(".linear", "repeatCount"),
      ".linear(duration: 0.3).repeatCount(3, autoreverses: false)"
    ),
    (
      "plot .linear(duration: 0.3, repeat: true)", wrapped(".linear", "repeat"),
      ".linear(duration: 0.3).repeatForever()"
    ),
    (
      "plot .linear(duration: 0.3, autoreverses: false)", wrapped(".linear", "autoreverses"),
      ".linear(duration: 0.3)"
    ),
    ("plot .bouncy(delay: 0.1)", wrapped(".bouncy", "delay"), ".bouncy.delay(0.1)"),
    (
      "plot .spring(duration: 0.4, delay: 0.1, speed: 2)", wrapped(".spring", "delay"),
      ".spring(duration: 0.4).delay(0.1).speed(2)"
    ),
    (
      "plot .linear(duration: 0.3, Delay: 0.1)", wrapped(".linear", "Delay"),
      ".linear(duration: 0.3).delay(0.1)"
    ),
    ("plot .easeIn(delayed: 0.1)", wrapped(".easeIn", "delayed"), ".easeIn.delay(0.1)"),
    ("plot .linear(duration: 0.3, repeat: false)", wrapped(".linear", "repeat"), nil),
    ("plot .easeOut(0.3, delay: 0.1)", wrapped(".easeOut", "delay"), nil),
  ]

  // MARK: Clauses behind values

  private static func given(_ state: String) -> String {
    "'\(state)' is a state, and '=' gives it another value"
  }

  private static let clausesOfValues: [Slip] = [
    ("isOn to false", given("isOn"), "isOn = false"), ("taps to 5", given("taps"), "taps = 5"),
    ("upload to .saving", given("upload"), "upload = .saving"),
    ("offset to (1, 2)", given("offset"), "offset = (1, 2)"),
    ("offset.x to 3", given("offset"), "offset.x = 3"), ("isOn to 3", given("isOn"), nil),
    ("isOn with .bouncy", given("isOn"), nil), ("isOn reduced", given("isOn"), nil),
    ("isOn from true to false", given("isOn"), nil),
    ("3 to 5", "'to' belongs to a clip, and this is a number", nil),
    (".red to .blue", "'to' belongs to a clip, and this is a colour", nil),
  ]

  // MARK: Decimal commas

  private static func comma(_ line: String, _ instead: String) -> Slip {
    (line, "a decimal point is '.'", instead)
  }

  private static let decimalCommas: [Slip] = [
    comma("plot .bouncy.delay(0,1)", "0.1"),
    comma("keyframes K { scale = 1 { CubicKeyframe(1.2, duration: 0,2) } }", "0.2"),
    comma("keyframes K { scale = 1 { CubicKeyframe(1,2, duration: 0.2) } }", "1.2"),
    comma("scene s { at 0,5 isOn.toggle() }", "0.5"), comma("play Card at 0,25x", "0.25x"),
    comma("plot .bouncy for 0,5", "0.5"), comma("plot .bouncy for 0,5s", "0.5s"),
    comma("plot .bouncy from 0,5 to 1", "0.5"), comma("sample .bouncy every 0,1", "0.1"),
    comma("sample .bouncy every 0.1 until 0,5", "0.5"),
    comma("scene s { at 0 drag offset by (1, 1) over 0,3 }", "0.3"),
    comma("sweep .spring(bounce: b) for b in 0...0.6 by 0,1", "0.1"),
    comma("view V { scale = isOn ? 1,2 : 0.9 }", "1.2"), comma("expect 1 == 1 within 0,02", "0.02"),
    comma("expect 0.97 == 0,97", "0.97"), comma("expect .linear at 0,1 < 1", "0.1"),
    comma("sample .bouncy every 0.1 until 0,5 velocity 1", "0.5"),
    comma("let x = 1,5", "1.5"), comma("state x = 0,5", "0.5"),
    comma("phases P { a { scale = 1,3 } }", "1.3"), comma("let x = -1,05", "1.05"),
    ("set speed 0,5", "speed is 0.01 to 100, not '0,5'", "0.5"),
    ("set fps 0,5", "fps is 1 to 240, not '0,5'", nil),
  ]

  // MARK: Other verbs

  static func noCommand(_ word: String, _ why: String = "") -> String {
    "no command named '\(word)'" + why
  }

  private static let scenes = "; time passes in scenes: scene NAME { at 0.5 isOn = true }"
  private static let changes = "; a state is changed by 'NAME = VALUE' or 'NAME.toggle()'"

  private static let otherVerbs: [Slip] = [
    ("remove quick", noCommand("remove"), "delete"), ("drop quick", noCommand("drop"), "delete"),
    ("print quick", noCommand("print"), "inspect"), ("watch .bouncy", noCommand("watch"), "play"),
    ("measure .bouncy", noCommand("measure"), "inspect"), ("chart .bouncy", noCommand("chart"), "plot"),
    ("sate x = 1", noCommand("sate"), "state"), ("sate mode: a | b = .a", noCommand("sate"), "state"),
    ("constant x = 1", noCommand("constant"), "let"), ("variable x = 1", noCommand("variable"), "state"),
    ("lett x = 1", noCommand("lett"), "let"), ("vew x = 1", noCommand("vew"), nil),
    ("sleep 1", noCommand("sleep", scenes), nil), ("pause 0.5", noCommand("pause", scenes), nil),
    (
      "restart",
      "no command or name 'restart'; play shows the last motion again, and new begins with nothing",
      nil
    ),
    ("change isOn", noCommand("change", changes), nil), ("flip isOn", noCommand("flip", changes), nil),
    ("reduce motion on", "'reduceMotion' is one word", "reduceMotion"),
    ("key frames K { scale = 1 }", "'keyframes' is one word", "keyframes"),
    ("cd ..", noCommand("cd", "; the shell's commands are not run here"), nil),
  ]

  // MARK: Other meanings

  private static let otherMeanings: [Slip] = [
    ("plot .blur", "nothing is called '.blur'", ".blurReplace"),
    ("plot .fadeIn", "nothing is called '.fadeIn'", ".opacity"),
    ("withAnimation(.fadeIn) { isOn.toggle() }", "no animation is called '.fadeIn'", nil),
    ("plot .saving", "'.saving' is a case of 'upload' and stands beside it, as in upload = .saving", nil),
    ("upload = .saving .done", "a case has no '.done'", nil),
    ("upload = .savin", "'.savin' is not one of .idle .saving .done", ".saving"),
    (#"let c = "Taps \(taps)""#, #"a text holds no values, and '\(' means nothing in it"#, nil),
    (
      "isOn = isExpanded = true", "one '=' gives one state its value, and '==' compares",
      "isOn = true; isExpanded = true"
    ),
    ("isOn = taps = 5", "one '=' gives one state its value, and '==' compares", nil),
    (
      "scene s { at 0 isOn = isExpanded = true }", "one '=' gives one state its value, and '==' compares", nil
    ),
  ]

  // MARK: Places

  private static let unit = "; the units are ms, s, deg, % and, for speeds, x"

  private static let places: [Slip] = [
    (
      "plot .timingCurve(\"easeIn\")", "'.timingCurve' takes x1, y1, x2, y2, duration:; or curve, duration:",
      nil
    ),
    ("plot .timingCurve(true)", "'.timingCurve' takes x1, y1, x2, y2, duration:; or curve, duration:", nil),
    (
      "view V { scale = isOn ? 1 : 2 }.transition(.opacity)",
      "'V' is always there; a transition is for a view that comes and goes: view V if isShown { ... }", nil
    ),
    ("plot .linear(duration: 0.3sec)", "no unit 'sec'" + unit, "0.3s"),
    ("plot .linear(duration: 300msec)", "no unit 'msec'" + unit, "300ms"),
    ("sample .bouncy at 0.1 and 0.2", "between two numbers of a list stands a comma", ","),
    ("taps = 1 x = 2", "expected the end of the line", nil),
    ("let half = .pi / 2", "nothing is called '.pi'", "pi"),
    ("reduceMotion sometimes", "reduceMotion is followed by on, off or toggle, not 'sometimes'", nil),
    ("compare .smooth,\n.bouncy", "what follows on the next line belongs on this one", nil),
    ("let turn = 2\u{3C0}", "a product has its '*'", "2 * pi"),
    ("taps = 2(taps + 1)", "a product has its '*'", "2 * ("),
    ("tint = 0xff8000", "a colour is written '#' and its digits", "#ff8000"),
    ("taps = 0xff", "numbers are decimal here", "255"),
    ("12: plot .bouncy", "a line begins with its command, without '12:'", "plot"),
    ("1) plot .bouncy", "a line begins with its command, without '1)'", "plot"),
    ("1. plot .bouncy", "a line begins with its command, without '1.'", "plot"),
    ("angle = 45degrees", "no unit 'degrees'" + unit, "45deg"),
    ("angle = 45DEG", "no unit 'DEG'" + unit, "45deg"),
    ("play .bouncy at 2X", "no unit 'X'" + unit, "2x"),
    ("plot .bouncy for 2Ms", "no unit 'Ms'" + unit, "2ms"),
    (
      "keyframes K { scale = 1 { CubicKeyframe(1.2) } }",
      "'duration:' is missing, the seconds this keyframe takes", "1.2, duration: 0.2"
    ),
    ("sample .bouncy at t=0.1", "a number stands here without a name", "0.1"),
    ("scene s { at t=0.1 isOn.toggle() }", "a number stands here without a name", "0.1"),
    ("plot .bouncy from x=1 to 2", "a number stands here without a name", "1"),
  ]
}
