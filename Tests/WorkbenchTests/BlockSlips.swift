/// Brackets and words that are forgotten, doubled or in a wrong place: a line, what is said of it, and what to
/// type instead.
enum BlockSlips {
  typealias Slip = (line: String, message: String, instead: String?)

  static let all: [Slip] = missingBraces + otherBraces + doubled + expectations + labels

  // MARK: A '{' that is missing

  private static let missingBraces: [Slip] = [
    (
      "withAnimation(.snappy) isOn = !isOn; taps += 1 }", "expected '{' and actions", "{ isOn"
    ),
    ("withAnimation isOn = !isOn; taps += 1 }", "expected '{' and actions", "{ isOn"),
    ("view V  scale = 1; x = 2 }", "expected '{' and the properties of 'V'", "{ scale"),
    ("view V\n  scale = 1\n  x = 2\n}", "expected '{' and the properties of 'V'", "{"),
    ("view V if isOn scale = 1 }", "expected '{' and the properties of 'V'", "{ scale"),
    (
      "phases P(trigger: taps) idle { scale = 1 }; grow { scale = 2 } }",
      "expected '{' and the phases of 'P'", "{ idle"
    ),
    ("phases P { idle scale = 1 }; grow { scale = 2 } }", "expected '{' and the values of 'idle'", "{ scale"),
    ("if taps > 10  isOn = true } else { isOn = false }", "expected '{' and actions", "{ isOn"),
    (
      "scene s at 0 isOn = true; at 1 isOn = false }", "expected '{' and the entries of 's'", "{ at"
    ),
    (
      "scene s { at 0 withAnimation(.smooth) isOn = true; taps += 1 } }", "expected '{' and actions", "{ isOn"
    ),
    (
      "keyframes K scale = 1 { CubicKeyframe(1, duration: 0.2) } }", "expected '{' and the tracks of 'K'",
      "{ scale"
    ),
    (
      "keyframes K { scale = 1 CubicKeyframe(1, duration: 0.2) } }", "expected '{' and the keyframes",
      "{ CubicKeyframe"
    ),
    ("onChange(of: isOn) taps += 1; taps += 2 }", "expected '{' and actions", "{ taps"),
    ("withAnimation(.snappy) ( isOn.toggle() }", "expected '{' and actions", "{"),
    ("scene s { at 0.2 ( if isOn { taps = 1 } } }", "expected '{' and actions", "{"),
    ("view V [ scale = 1 }", "expected '{' and the properties of 'V'", "{"),
  ]

  // MARK: Other braces

  private static let otherBraces: [Slip] = [
    ("if isOn { isOn = true else { isOn = false }", "expected '}' before 'else'", "} else"),
    ("if isOn {\n  isOn = true\nelse {\n  isOn = false\n}", "expected '}' before 'else'", "} else"),
    ("if isOn { isOn = true else { isOn = false } }", "expected '}' before 'else'", nil),
    (
      "view V { scale = isOn ? 1 : 0 .animation(.smooth, value: isOn)", "expected '}' before '.animation'",
      "}.animation"
    ),
    (
      "view V { scale = isOn ? 1 : 0\n.animation(.smooth, value: isOn)\nlet z = 1",
      "expected '}' before '.animation'", "}.animation"
    ),
    (
      "view V { scale = isOn ? 1 : 0; .animation(.smooth, value: isOn) }",
      "'.animation' stands behind the '}' of its view", "}.animation(.smooth, value: isOn)"
    ),
    (
      "view V {\n  scale = isOn ? 1 : 0\n  .animation(.smooth, value: isOn)\n}",
      "'.animation' stands behind the '}' of its view", nil
    ),
    (
      "view V if isOn { .transition(.slide) }", "'.transition' stands behind the '}' of its view",
      "}.transition(.slide)"
    ),
    ("phases P { idle {{ scale = 1 } }", "'{' stands here twice", "{"),
    ("phases P { idle {{ scale = 1 }} }", "'{' stands here twice", "{ scale = 1 }"),
    ("withAnimation(.snappy) {{ isOn.toggle() }", "'{' stands here twice", "{"),
    ("withAnimation(.snappy) {{ isOn.toggle() }}", "'{' stands here twice", "{ isOn.toggle() }"),
    ("view V {{\n  scale = 1\n}}", "'{' stands here twice", nil),
    (
      "phases P {\n  a { scale = 1 .smooth\n  b { scale = 2 }\n}", "expected '}' before '.smooth'", "}.smooth"
    ),
    (
      "scene s {\n  at 0 withAnimation { taps = 1\n  at 1 taps = 2\n}", "expected '}' before 'at'", "}; at"
    ),
    ("withAnimation(.snappy} { isOn.toggle() }", "'}' stands where ')' belongs", ")"),
    ("view V { x = min(1, taps} }", "'}' stands where ')' belongs", ")"),
    (
      "keyframes K { x = 1 { CubicKeyframe(1, duration: 0.2} } }", "'}' stands where ')' belongs", ")"
    ),
  ]

  // MARK: Words and numbers that stand twice

  private static let doubled: [Slip] = [
    ("sample sample Card at 0.1", "'sample' stands here twice", "sample"),
    ("plot plot Card", "'plot' stands here twice", "plot"),
    ("plot plot .bouncy", "'plot' stands here twice", "plot"),
    ("plot Card Card", "'Card' stands here twice", "Card"),
    ("play Card Card at 0.25x", "'Card' stands here twice", "Card"),
    ("set set fps 60", "'set' stands here twice", "set"),
    ("set colorScheme colorScheme dark", "'colorScheme' stands here twice", "colorScheme"),
    ("play Card at at 0.25x", "'at' stands here twice", "at"),
    ("sample Card every every 0.1", "'every' stands here twice", "every"),
    ("expect expect Pop.scale at 0 == 1", "'expect' stands here twice", "expect"),
    ("expect Card Card.scale at 0.1 == 1", "'Card' stands here twice", "Card"),
    ("plot .spring(duration duration: 0.5)", "'duration' stands here twice", "duration"),
    ("plot .spring(duration: 0.3 0.3)", "'0.3' stands here twice", "0.3"),
    ("sample .bouncy at 0.1 0.1", "'0.1' stands here twice", "0.1"),
    ("let x = 1 1", "'1' stands here twice", "1"),
    (
      "plot .spring(duration: 0.3 0.4)", "between two arguments stands a comma, and each has its name", nil
    ),
    ("scene s { at at 0 isOn = true }", "'at' stands here twice", "at"),
    (
      "scene s { at 0 drag offset by by (1, 2) over 1 }", "'by' stands here twice", "by"
    ),
    (
      "withAnimation withAnimation(.snappy) { isOn.toggle() }", "'withAnimation' stands here twice",
      "withAnimation"
    ),
    ("view view V { scale = 1 }", "'view' stands here twice", "view"),
    ("view V { scale scale = 1 }", "'scale' stands here twice", "scale"),
    ("view V { x = taps taps + 1 }", "'taps' stands here twice", "taps"),
    ("state state x = 1", "'state' stands here twice", "state"),
    ("let let x = 1", "'let' stands here twice", "let"),
    ("let x x = 1", "'x' stands here twice", "x"),
    ("isOn isOn = true", "'isOn' stands here twice", "isOn"),
    ("withAnimation { taps taps += 1 }", "'taps' stands here twice", "taps"),
    ("plot the Card", "names stand here without 'the'", "Card"),
  ]

  // MARK: Expectations

  private static let expectations: [Slip] = [
    (
      "expect Card.scale aat 0.1 == 0.97 within 9", "'aat' means nothing here; a time stands behind 'at'",
      "at"
    ),
    (
      "expect Card.scale st 0.1 == 0.97 within 9", "'st' means nothing here; a time stands behind 'at'", "at"
    ),
    (
      "expect peak(Pop) in 1.2...1.3", "'in' is two comparisons here, joined with '&&'",
      "peak(Pop) >= 1.2 && peak(Pop) <= 1.3"
    ),
    (
      "expect Card.scale at 0.1 between 0.9 and 1", "'between' is two comparisons here, joined with '&&'",
      "Card.scale at 0.1 >= 0.9 && Card.scale at 0.1 <= 1"
    ),
    (
      "expect peak(Pop) about 1.25",
      "how near two values must be stands behind 'within', as in == 1 within 0.01", nil
    ),
    (
      "expect Card.scale == 0.97 at 0.1 within 9", "'at' stands behind what moves, before the comparison",
      "Card.scale at 0.1 == 0.97"
    ),
  ]

  // MARK: Names of arguments

  private static let run = "expected 'trigger:' and what starts a run, or 'repeating: true'"

  private static let labels: [Slip] = [
    ("plot .opacity.combined(with .scale)", "between a name and its value stands ':'", "with:"),
    (
      "keyframes K { scale = 1 { SpringKeyframe(1.2, duration: 0.3, spring .bouncy) } }",
      "between a name and its value stands ':'", "spring:"
    ),
    (
      "keyframes K { scale = 1 { CubicKeyframe(1.2, duration 0.3) } }",
      "between a name and its value stands ':'", "duration:"
    ),
    ("keyframes K { scale: 1 }", "expected '=' and the first value of 'scale'", "="),
    ("phases P(triger: taps) { a { x = 1 } }", "expected 'trigger:' and what starts a run", "trigger:"),
    ("phases P(taps) { a { x = 1 } }", "expected 'trigger:' and what starts a run", "trigger: taps"),
    ("keyframes K(triger: taps) { x = 1 }", run, "trigger:"),
    ("keyframes K(taps) { x = 1 }", run, "trigger: taps"),
    ("keyframes K(trigger taps) { x = 1 }", run, "trigger:"),
    ("keyframes K(trigger = taps) { x = 1 }", "between a name and its value stands ':'", "trigger:"),
    ("keyframes K(repeting: true) { x = 1 }", "expected 'repeating:' and true or false", "repeating:"),
    ("keyframes K(true) { x = 1 }", "expected 'repeating:' and true or false", "repeating: true"),
    ("keyframes K(loop: true) { x = 1 }", "expected 'repeating:' and true or false", "repeating:"),
    ("keyframes K() { x = 1 }", run, nil),
    ("onChange(off: taps) { isOn = true }", "expected 'of:' and what to watch", "of:"),
    ("onChange(of taps) { isOn = true }", "expected 'of:' and what to watch", "of:"),
    ("onChange(taps > 1) { isOn = true }", "expected 'of:' and what to watch", "of: taps"),
    (
      "view V { x = taps }.animation(.bouncy, taps)", "expected 'value:' and what to watch", "value: taps"
    ),
    (
      "view V { x = taps }.animation(.bouncy, vale: taps)", "expected 'value:' and what to watch", "value:"
    ),
  ]
}
