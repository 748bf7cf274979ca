/// Habits of Swift, of CSS and of other prompts: a line, what is said of it, and what to type instead.
enum HabitSlips {
  typealias Slip = (line: String, message: String, instead: String?)

  static let all: [Slip] = unknown + swift + members + operators + entries + signs + prompts

  // MARK: One word that brings others with it

  private static let unknown: [Slip] = [
    ("plot .move(top)", "'.move' takes its arguments by name: edge:", "edge: .top"),
    (
      "plot .timingCurve(easeIn)",
      "'.timingCurve' needs 'duration:' too, as in plot .timingCurve(cubic-bezier(0.2, 0.8, 0.2, 1), "
        + "duration: 0.4)", ".timingCurve(.easeIn, duration: 0.3)"
    ),
    ("plot spring .bouncy", "nothing is called 'spring'; a clip begins with its dot", ".bouncy"),
    ("plot .modifier(active: A, identity: B)", "nothing is called '.modifier'", nil),
    ("plot cubic-beizer(0.2, 0.8, 0.2, 1)", "nothing is called 'cubic-beizer'", "cubic-bezier"),
    ("plot ease-in-out-back", "nothing is called 'ease-in-out-back'", nil),
    ("ls -la", "no state or let named 'ls'", nil),
    ("ctrl-c", "nothing is called 'ctrl-c'", nil),
    ("play all 0.3s ease", "'all' is what CSS animates, and no part of an animation", "0.3s"),
    ("let t = \"\"\"\nwords\n\"\"\"", "a text is one line, between one quote and another", nil),
    (
      "duration(Card)", "'duration' is a measure; expect asks for it, and inspect tells all of a clip",
      "inspect Card"
    ),
    (
      "overshoot(.bouncy) < 5%",
      "'overshoot' is a measure; expect asks for it, and inspect tells all of a clip",
      "expect overshoot(.bouncy) < 5%"
    ),
    (
      "plot .bouncy from 0...100", "a motion goes from one value to another; this is a range", "0 to 100"
    ),
    ("plot .bouncy for 2 2s", "'for' stands here already", nil),
    ("play Card loop loop", "'loop' stands here twice", "loop"),
    (
      "plot .interpolatingSpring(tension: 170, friction: 26)",
      "'.interpolatingSpring' has no arguments 'tension:', 'friction:'; it takes duration:, bounce:, "
        + "initialVelocity:; or mass:, stiffness:, damping:, initialVelocity:; or spring, initialVelocity:",
      ".interpolatingSpring(stiffness: 170, damping: 26)"
    ),
    (
      "sweep .spring(bounce: b) for b in 0 to 0.6 by 0.1", "a name varies in a range, as in 'b in 0...1'",
      "0...0.6"
    ),
    (
      "sweep .spring(bounce: b) for b from 0 to 0.6 by 0.1", "a name varies in a range, as in 'b in 0...1'",
      "in 0...0.6"
    ),
    (
      "sweep .spring(bounce: b) for b = 0...0.6 by 0.1", "a name varies in a range, as in 'b in 0...1'", "in"
    ),
    ("sweep .spring(bounce: b) b in 0...0.6 by 0.1", "expected 'for' before 'b'", "for b"),
    (
      "sweep .spring(duration: d, bounce: b) for d in 0.1...0.5 by 0.2 b in 0...0.6 by 0.3",
      "between two names and their ranges stands a comma", ", b"
    ),
  ]

  // MARK: Swift, where it is not read

  private static let swift: [Slip] = [
    (
      "view V { @State var x = 1; scale = x }",
      "what changes is a state, outside of every block: state x = VALUE", nil
    ),
    (
      "view V { let s = 1.2; scale = s }", "'let' defines something, which is done outside every block", nil
    ),
    (
      "view V { withAnimation(.smooth) { scale = 1 } }",
      "properties follow their states; 'withAnimation' stands outside, around a change of a state", nil
    ),
    (
      "view V { var body: some View { Circle() } }",
      "a view is written 'view NAME { scale = isOn ? 1 : 0.9 }', its states before it", nil
    ),
    (
      ".transaction { $0.animation = nil }",
      "no '.transaction' is needed: an animation is given to a change, as in withAnimation(nil) { isOn = true }",
      nil
    ),
    (
      "extension Animation { static let quick = Animation.snappy }",
      "a name for an animation is a let: let quick = .snappy", nil
    ),
    (
      "CubicKeyframe(1.2, duration: 0.2)",
      "a CubicKeyframe belongs inside 'keyframes NAME { scale = 1 { ... } }'", nil
    ),
    (
      "withTransaction(Transaction(animation: .smooth)) { isOn.toggle() }",
      "the animation of a change is given by withAnimation(.smooth) { ... }", "withAnimation(.smooth)"
    ),
    (
      ".opacity(isOn ? 1 : 0)",
      "'.opacity' is a property of a view here: view NAME { opacity = isOn ? 1 : 0 }", nil
    ),
    (
      "onChange(of: taps) { old, new in isOn = true }",
      "nothing is handed to the block: the states have their new values in it", "isOn"
    ),
    (
      "onChange(of: taps) { _ in isOn = true }",
      "nothing is handed to the block: the states have their new values in it", "isOn"
    ),
    (
      "onChange(of: taps) { newValue in isOn = newValue > 1 }",
      "nothing is handed to the block: the states have their new values in it", nil
    ),
    (
      "view V { x = taps }.animation(value: taps, .smooth)",
      "the animation comes first, and then 'value:' with what to watch", ".smooth, value: taps"
    ),
    (
      "withAnimation { isOn == true }",
      "'==' asks whether two are the same; '=' gives a state another value", "="
    ),
  ]

  // MARK: Members and names

  private static let members: [Slip] = [
    ("plot.bouncy", "between a command and its clip stands a space", "plot .bouncy"),
    ("plot easein", "nothing is called 'easein'", ".easeIn"),
    ("angle = .radians(.pi)", "no number is called '.pi'", "pi"),
    ("withAnimation(.none) { isOn.toggle() }", "no animation is called '.none'", "nil"),
    ("view V { x = $isOn ? 1 : 0 }", "'$' means nothing here; a state is its name alone", "isOn"),
    ("view V { x = offset.width }", "a point ('offset') has no '.width'", ".x"),
    ("offset = CGSize(width: 1, height: 2)", "'offset' takes a point, not a size", "(1, 2)"),
    ("plot .linear(duration: .seconds(1))", "a time is a number with its unit here", "1s"),
    ("plot .linear(duration: Duration.milliseconds(300))", "a time is a number with its unit here", "300ms"),
    (
      "keyframes K { scale = 1 { SpringKeyframe(1.2, duration: 0.3, spring: .spring(duration: 0.3)) } }",
      "no spring is called '.spring'", "Spring"
    ),
    (
      "view V { x = accessibilityReduceMotion ? 1 : 0 }",
      "no state or let named 'accessibilityReduceMotion'", "reduceMotion"
    ),
    ("view V { x = 1 }.animation(.smooth, value: .isOn)", "nothing is called '.isOn'", "isOn"),
    (
      "plot UnitCurve.bezier(0.1, 0.2, 0.3, 0.4)",
      "'.bezier' takes two points; of four numbers the curve is a cubic-bezier",
      "cubic-bezier(0.1, 0.2, 0.3, 0.4)"
    ),
    ("sin", "'sin' is a function, and has brackets, as in sin(30deg)", nil),
    ("view 3D { x = 1 }", "a name begins with a letter or '_', not with a digit", nil),
  ]

  // MARK: Operators as words

  private static let operators: [Slip] = [
    ("view V { scale = isOn and taps > 1 ? 1 : 2 }", "'and' is written '&&' here", "&&"),
    ("let b = reduceMotion or colorScheme == .dark", "'or' is written '||' here", "||"),
    ("view V { scale = not isOn ? 1 : 2 }", "'not' is written '!' here", "!"),
    ("isOn = not isOn", "'not' is written '!' here", "!"),
    ("expect not monotone(.bouncy)", "'not' is written '!' here", "!"),
    ("if isOn and taps > 1 { taps = 1 }", "'and' is written '&&' here", "&&"),
    ("withAnimation { if upload is not .idle { taps = 1 } }", "'is not' is written '!=' here", "!="),
    ("isOn and isOn", "'and' is written '&&' here", "&&"),
    ("isOn is not true", "'is not' is written '!=' here", "!="),
    ("view V { x = isOn 10 : 0 }", "expected '?' and the value for when the condition is true", "? 10"),
    ("view V { r = isOn ? 45 deg : 0deg }", "a unit touches its number", "45deg"),
  ]

  // MARK: Entries

  private static let entries: [Slip] = [
    ("keyframes K { scale = 1 x = 2 }", "two on one line have ';' between them", "; x"),
    (
      "keyframes K { s = 1 { CubicKeyframe(1, duration: 1) CubicKeyframe(2, duration: 1) } }",
      "two on one line have ';' between them", "; CubicKeyframe"
    ),
    ("withAnimation { isOn.toggle() taps = 2 }", "two on one line have ';' between them", "; taps"),
    ("withAnimation { taps = 2 isOn.toggle() }", "two on one line have ';' between them", "; isOn"),
    ("scene s { at 0 isOn = true at 1 isOn = false }", "two on one line have ';' between them", "; at"),
    (
      "keyframes K { scale = 1; KeyframeTrack(\\.scael) { CubicKeyframe(1, duration: 1) } }",
      "no first value for 'scael'; write an entry 'scael = 1' before its track", "scale"
    ),
    (
      "keyframes K { scale = 1; KeyframeTrack(.scale) { CubicKeyframe(1, duration: 1) } }",
      "expected '\\' before the dot of a property", "\\."
    ),
    (
      "phases P { case idle { scale = 1 } }",
      "a phase is its name and its values, as in 'idle { scale = 1 }'", "idle"
    ),
    (
      "phases P { .idle { scale = 1 } }",
      "a phase is its name and its values, as in 'idle { scale = 1 }'", "idle"
    ),
    (
      "phases P { idle: { scale = 1 } }",
      "a phase is its name and its values, as in 'idle { scale = 1 }'", "idle"
    ),
    (
      "phases P { idle { scale = 1 } .animation(.smooth) }",
      "the animation that enters a phase stands behind its '}' by itself", ".smooth"
    ),
    (
      "phases P { idle { scale = 1 } with .smooth }",
      "the animation that enters a phase stands behind its '}' by itself", ".smooth"
    ),
    ("scene s { at 0 toggle isOn }", "toggle() stands behind what it changes", "isOn.toggle()"),
    ("withAnimation(.smooth)) { isOn.toggle() }", "no bracket is open that ')' could close", ")"),
    (
      "let z = reduceMotion ?\n  .bouncy :\n  .smooth",
      "'?' stands at the start of the line that it leads to", nil
    ),
  ]

  // MARK: Signs

  private static let signs: [Slip] = [
    ("view V { x = isOn === true ? 1 : 2 }", "no '===' here", "=="),
    ("view V { x = taps <> 1 ? 1 : 2 }", "no '<>' here", "!="),
    ("view V { x = taps <== 1 ? 1 : 2 }", "no '<==' here", "<="),
    ("let b = 2 ** 3", "no '**' here; a power is pow(2, 3)", nil),
    ("let b = 2 ^ 3", "'^' means nothing here; a power is pow(2, 3)", nil),
  ]

  // MARK: Other prompts

  private static let prompts: [Slip] = [
    ("exit()", "no command named 'exit()'", "quit"), ("quit!", "no command named 'quit!'", "quit"),
    (":wq", "no command named ':wq'", "quit"), ("/help", "no command named '/help'", "help"),
    ("--help", "no command named '--help'", "help"), ("-h", "no command named '-h'", "help"),
    (">>> plot .bouncy", "a line begins with its command, without '>>>'", "plot"),
    ("$ plot .bouncy", "a line begins with its command, without '$'", "plot"),
    ("12  plot .bouncy", "a line begins with its command, without '12'", "plot"),
    ("- plot .bouncy", "a line begins with its command, without '-'", "plot"),
    ("easel> state x = 1", "a line begins with its command, without 'easel>'", "state"),
    ("plot .bouncy\n> plot .smooth", "a line begins with its command, without '>'", "plot"),
    (
      "```\nplot .bouncy\n```", "the lines with '```' around a piece of code are no part of it", nil
    ),
    (
      "plot .bouncy > out.txt", "'>' is the shell's: easel -c 'plot .bouncy' > out.txt", nil
    ),
    ("plot .bouncy | less", "'|' is the shell's: easel -c 'plot .bouncy' | less", nil),
    ("plot .bouncy && plot .smooth", "between two commands stands ';'", ";"),
  ]
}
