extension MeantSlips {
  // MARK: Quotes

  private static func quotes(_ line: String, _ instead: String) -> Slip {
    (line, "only a text stands in quotes", instead)
  }

  static let quoted: [Slip] = [
    quotes("plot 'Card'", "Card"), ("plot \"Card\"", "this is a string, which does not move", "Card"),
    quotes("plot \u{201C}Dot\u{201D}", "Dot"),
    quotes("compare .bouncy, \u{2018}.smooth\u{2019}", ".smooth"),
    ("play \".bouncy\"", "this is a string, which does not move", ".bouncy"),
    ("plot \"a b\"", "this is a string, which does not move", nil),
    quotes("view 'V' { scale = 1 }", "V"), quotes("state \"pos\" = 3", "pos"),
    quotes("set 'colorScheme' dark", "colorScheme"), quotes("set \"fps\" 60", "fps"),
    quotes("play Card at 0.25x 'loop'", "loop"), quotes("plot .bouncy \"for\" 3", "for"),
    quotes("delete 'quick'", "quick"), quotes("'rename' quick fast", "rename"),
    quotes("view V { scale = 'isOn' ? 1 : 0.9 }", "isOn"), quotes("isOn = 'isExpanded'", "isExpanded"),
    quotes("plot .opacity.combined('with': .scale)", "with"),
    ("isOn = \"isExpanded\"", "'isOn' takes true or false, not a string", "isExpanded"),
    ("isOn = \"taps\"", "'isOn' takes true or false, not a string", nil),
    ("let label = \u{201C}a b\u{201D}", "a text stands in double quotes", "\"a b\""),
    ("let label = 'a b'", "a text stands in double quotes", "\"a b\""),
    ("tint = \"#ff0000\"", "'tint' takes a colour, not a string", "#ff0000"),
    ("tint = \"blue\"", "'tint' takes a colour, not a string", ".blue"),
    ("tint = \"blu\"", "'tint' takes a colour, not a string", nil),
    (
      "withAnimation(\"bouncy\") { isOn.toggle() }", "'withAnimation' takes an animation, not a string",
      ".bouncy"
    ),
  ]

  // MARK: Signs

  private static func sign(_ line: String, _ sign: String, _ instead: String?) -> Slip {
    (line, "no '\(sign)' here", instead)
  }

  private static func between(_ line: String) -> Slip { (line, "between clips stands a comma", ",") }

  static let signs: [Slip] = [
    sign("isOn := true", ":=", "="), sign("state x := 1", ":=", "="),
    sign("isOn = isExpanded &&& isOn", "&&&", "&&"), sign("isOn = isExpanded ||| isOn", "|||", "||"),
    sign("isOn = taps =<= 3", "=<=", "<="), sign("isOn = taps =>= 3", "=>=", ">="),
    sign("isOn = taps === 3", "===", "=="), sign("isOn = taps !== 3", "!==", "!="),
    sign("isOn = taps <> 3", "<>", "!="), sign("isOn = taps ==: 3", "==:", "=="),
    sign("if taps => 5 { isOn = true }", "=>", ">="),
    ("withAnimation(.bouncy) => isOn.toggle()", "expected '{' and actions", nil),
    ("plot .spring(duration: 0.4)..delay(1)", "a name has one dot before it", "."),
    ("plot .bouncy..delay(1)", "a name has one dot before it", "."),
    ("sweep .spring(bounce: b) for b in 0..0.6 by 0.1", "a range has three dots", "..."),
    ("plot quick..value", "a range has three dots", nil),
    between("plot quick & .bouncy"), between("compare quick & .smooth, .bouncy"),
    (".opacity & .slide", "'&' means nothing here", nil), ("plot .bouncy &", "'&' means nothing here", nil),
    ("isOn = isExpanded & isOn", "'&' means nothing here", "&&"),
    ("record \"a.cast\" Card \u{2014}force", "an option begins with two dashes", "--force"),
    ("record \"a.cast\" Card -force", "an option begins with two dashes", "--force"),
  ]

  // MARK: Names before a dot

  private static let unknown = "no state or let named"

  static let qualified: [Slip] = [
    ("upload = Upload.saving", "\(unknown) 'Upload'; a case has only a dot before it", ".saving"),
    ("isOn = upload == Upload.saving", "\(unknown) 'Upload'; a case has only a dot before it", ".saving"),
    (
      "upload = Upload.sending",
      "\(unknown) 'Upload'; a case has only a dot before it", nil
    ),
    ("upload = Upload.savin", "\(unknown) 'Upload'; a case has only a dot before it", ".saving"),
    (
      "upload = Load.sending",
      "\(unknown) 'Load'; a state has its cases in its definition: state NAME: idle | done = .idle", nil
    ),
    ("plot Easing.bezier(0.2, 0.8, 0.2, 1)", "\(unknown) 'Easing'", ".timingCurve"),
    ("let r = UIAccessibility.isReduceMotionEnabled", "\(unknown) 'UIAccessibility'", "reduceMotion"),
    ("let r = accessibilityReduceMotion", "\(unknown) 'accessibilityReduceMotion'", "reduceMotion"),
    ("plot spring.bouncy", "nothing is called 'spring'", "Spring"),
    ("let s = unitCurve.easeIn", "\(unknown) 'unitCurve'; a type has a capital letter", "UnitCurve"),
    ("plot bezier(0.2, 0.8, 0.2, 1)", "no function named 'bezier'", ".timingCurve"),
    ("plot bouncy(duration: 0.3)", "no function named 'bouncy'", ".bouncy"),
  ]

  // MARK: Wrong places

  private static let takes = "'withAnimation' takes one animation and nothing else"

  static let misplaced: [Slip] = [
    ("withAnimation(.bouncy, delay: 0.1) { isOn.toggle() }", takes, "withAnimation(.bouncy.delay(0.1)) {"),
    ("withAnimation(.bouncy, speed: 2) { isOn.toggle() }", takes, "withAnimation(.bouncy.speed(2)) {"),
    ("withAnimation(.bouncy, { isOn.toggle() })", takes, "withAnimation(.bouncy) { isOn.toggle() }"),
    ("withAnimation(.bouncy, after: 0.1) { isOn.toggle() }", takes, nil),
    (
      "keyframes K { scale = 1 { CubicKeyframe(duration: 0.2, 1.2) } }",
      "'CubicKeyframe' takes its arguments in this order: value, duration:, startVelocity:, endVelocity:",
      "1.2, duration: 0.2"
    ),
    (
      "sample .bouncy", "sample needs either 'at' with times or 'every' with a step",
      ".bouncy at 0, 0.1, 0.2"
    ),
    ("sample Card", "sample needs either 'at' with times or 'every' with a step", "Card at 0, 0.1, 0.2"),
    (
      "sample quick until 0.3", "sample needs either 'at' with times or 'every' with a step",
      "quick every 0.1"
    ),
    (
      "expect Card",
      "'Card' is a view and moves; say when, or ask for a measure of it, as in expect Card.scale at 0.1 < 1",
      nil
    ),
    (
      "expect Card < 2", "'Card' is a view and moves; say when, or ask for a measure of it",
      "Card.scale at 0.1"
    ),
    ("expect not monotone(.bouncy)", "'not' is written '!' here", "!"),
    ("isOn = not isExpanded", "'not' is written '!' here", "!"),
    (
      "Card.scale at 0 < 2", "a clip by itself has no 'at'; expect has it",
      "expect Card.scale at 0 < 2"
    ),
    (
      ".bouncy at 0.1", "a clip by itself has no 'at'; sample has it", "sample .bouncy at 0.1"
    ),
    ("if isOn { taps = 1 } esle { taps = 2 }", "'esle' means nothing here", "else"),
    ("if isOn { taps = 1 } els if isExpanded { taps = 2 }", "'els' means nothing here", "else"),
    (
      "var quick2 = .bouncy", "an animation is no state; a name for one is 'let NAME = ANIMATION'",
      "let quick2 = .bouncy"
    ),
    ("var other = 3", "a state is written 'state NAME = VALUE'", "state other = 3"),
    ("easel quick", "this is easel already, and its name is not typed again", "quick"),
  ]
}
