extension ForeignTests {
  /// Words, signs and blocks that begin no line here: what is said of each, and what to type instead.
  static let words: [(line: String, message: String, instead: String?)] = [
    // Types and attributes
    (
      "struct X: CustomAnimation { }",
      "an animation of one's own is a curve or a spring: "
        + "let mine = .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4)", nil
    ),
    (
      "@Observable class X { }",
      "there are no types of one's own; what changes is a state: state NAME = VALUE", nil
    ),
    (
      "@Animatable struct X { }",
      "what moves is a number, an angle, a point, a size, a rect or a colour: view NAME { x = isOn ? 80 : 0 }",
      nil
    ),
    (
      "@Namespace var space",
      "no '@Namespace' is needed: two 'view NAME if CONDITION' with one frame hand it over", nil
    ),
    (
      "@Environment(\\.accessibilityReduceMotion) var reduces",
      "no '@Environment' is needed: reduceMotion and colorScheme are there wherever a value stands", nil
    ),
    ("@Binding var isOpen: Bool", "a state is written 'state NAME = VALUE'", "state isOpen = false"),
    ("private var isOpen = true", "a state is written 'state NAME = VALUE'", "state isOpen = true"),
    // Lines with a sign
    ("# comment", "comments begin with '//'", "// comment"),
    ("view V { # a (comment\nscale = 1 }", "comments begin with '//'", "// a (comment"),
    (
      "#Preview { Card() }",
      "nothing is drawn here, so nothing is previewed; play and plot show a motion", nil
    ),
    (
      "#12345", "a colour is '#' with six hexadecimal digits, or eight with its opacity", nil
    ),
    // Modifiers
    (
      ".onChange(of: n) { taps = 1 }", "'onChange' stands by itself here, with no view before it and no dot",
      "onChange(of: n) {"
    ),
    (".animaton(.bouncy, value: isOn)", "a view has no modifier 'animaton'", ".animation"),
    (
      ".delay(1)", "'.delay' belongs to the animation it follows, on its line: .bouncy.delay(...)", nil
    ),
    (
      ".speed(2)", "'.speed' belongs to the animation it follows, on its line: .bouncy.speed(...)", nil
    ),
    (".sheet(isPresented: n) { }", "nothing with a block is called '.sheet' here", nil),
    (
      "view V { scale = 1 }.phaseAnimator([1, 2]) { phase in }",
      "'.phaseAnimator' is written 'phases NAME { ... }' here", nil
    ),
    (
      "view V { scale = 1 }\n.opacity(0.5)\n.animation(.bouncy, value: n)",
      "'.opacity' is the property 'opacity' here, among those of the view: view NAME { opacity = ... }", nil
    ),
    (
      "Circle()\n.scaleEffect(isOn ? 1 : 2)\n.animation(.bouncy, value: isOn)",
      "nothing is called 'Circle' here, and nothing draws; a view is written 'view NAME { scale = 1 }'",
      "view Circle { scale = isOn ? 1 : 2 }.animation(.bouncy, value: isOn)"
    ),
    (
      "Text(\"a\").font(.title)",
      "nothing is called 'Text' here, and nothing draws; a view is written 'view NAME { scale = 1 }'", nil
    ),
    ("withAnimation", "expected '{' and actions, as in withAnimation(.bouncy) { isOn.toggle() }", nil),
    // Words
    ("const x = 1", "no command named 'const'", "let"),
    (
      "function grow() { }",
      "there are no functions of one's own; a name for an animation is 'let quick = .snappy'", nil
    ),
    ("await grow()", "nothing is waited for here, and what fails is told: no 'await' is needed", nil),
    ("sudo plot .bouncy", "no command named 'sudo'; the shell's commands are not run here", nil),
    (
      "easel plot .bouncy", "this is easel already, and its name is not typed again", "plot .bouncy"
    ),
    ("easel", "no command or name 'easel'; this is easel already", nil),
    ("easel --help", "this is easel already, and its name is not typed again", "help"),
    ("easel -c 'plot .bouncy'", "this is easel already, and its name is not typed again", nil),
    (
      "import \"prelude.easel\"", "'import' takes in nothing yet; a script's lets are taken in by 'use'",
      "use \"prelude.easel\""
    ),
    ("export Card", "no command named 'export'; there is none yet", nil),
    ("advise", "no command or name 'advise'; there is none yet", nil),
    ("fps 60", "no command named 'fps'; it is a setting", "set fps"),
    ("loop 3", "no command named 'loop'; it stands behind a clip, and 'help loop' tells how", nil),
    (
      "q at 0.1",
      "a clip by itself has no 'at'; sample has it, as in 'sample q at 0.1'", nil
    ),
    (".bouncy at 0.1", "a clip by itself has no 'at'; sample has it", "sample .bouncy at 0.1"),
    (".bouncy at 0.5x loop", "a clip by itself has no 'at'; play has it", "play .bouncy at 0.5x loop"),
    (
      ".spring(bounce: b) for b in 0...0.2 by 0.1", "a clip by itself has no 'for'; sweep has it",
      "sweep .spring(bounce: b) for b in 0...0.2 by 0.1"
    ),
    (
      "reduceMotion yes", "reduceMotion is followed by on, off or toggle, not 'yes'", "on"
    ),
    ("help (", "there is no help on '('", "help"),
    // Files
    ("run 'x.easel'", "a file's name stands in double quotes", "\"x.easel\""),
    ("save \u{2018}card\u{2019}", "a file's name stands in double quotes", "\"card\""),
    ("open prelude.easel", "a script is run, not opened", "run \"prelude.easel\""),
    ("save \"a/prelude.easel\"", "a session is saved as .json, not as .easel", "\"a/prelude.json\""),
    ("run nothing.easel", "there is no file 'nothing.easel'", nil),
  ]
}
