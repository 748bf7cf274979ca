extension MeantSlips {
  // MARK: Slips of a sign that the rest of the line shows

  private static func bracket(_ line: String, _ typed: String, _ meant: String) -> Slip {
    (line, "'\(typed)' stands where '\(meant)' belongs", meant)
  }

  private static func prefixed(_ line: String, _ prefix: String, _ instead: String) -> Slip {
    (line, "a line begins with its command, without '\(prefix)'", instead)
  }

  private static func parted(_ line: String, _ word: String) -> Slip {
    (line, "'\(word)' is one word", word)
  }

  private static let mendedBrackets: [Slip] = [
    bracket("keyframes K { scale = 1 { CubicKeyframe{1, duration: 0.2) } }", "{", "("),
    bracket("plot .spring[duration: 0.4)", "[", "("), bracket("plot .spring<duration: 0.4)", "<", "("),
    bracket("withAnimation{.snappy) { isOn.toggle() }", "{", "("),
    bracket("view V {\n  scale = max{1, 2)\n}.animation(.bouncy, value: isOn)", "{", "("),
    bracket("view V {\n  scale = max(1, 2}\n}.animation(.bouncy, value: isOn)", "}", ")"),
    bracket("scene s {\n  at 0 drag offset by <90, 0) over 0.3\n  at 1 isOn.toggle()\n}", "<", "("),
    bracket("let q = .spring(duration: 0.40\nplot .smooth", "0", ")"),
    ("plot .springduration: 0.4)", "expected '(' behind 'spring'", "spring(duration"),
    ("withAnimation.snappy) { isOn.toggle() }", "expected '(' behind 'withAnimation'", "withAnimation("),
    ("offset = 0, 0)", "expected '(' before a point", "(0"),
    (
      "plot .spring\u{FF08}duration: 0.4\u{FF09}", "'\u{FF08}' means nothing here", "(duration: 0.4)"
    ),
    ("view V \u{FF5B}\n  scale = 1\n  opacity = 1\n}", "'\u{FF5B}' means nothing here", "{"),
  ]

  private static let mendedNumbers: [Slip] = [
    ("view V { scale = isOn ? 1 1 : 0 }", "'1' stands here twice", "1"),
    ("keyframes K { scale = 1 { CubicKeyframe(1 1, duration: 0.2) } }", "'1' stands here twice", "1"),
    ("taps = --12", "'-' stands here twice", "-"), ("expect taps ==== 0", "no '===' here", "=="),
    ("let x = .spring(duration: 0;4)", "a decimal point is '.'", "0.4"),
    ("offset = (10. 0)", "a number has digits on both sides of its point", "10,"),
    ("offset = (0. 0)", "a number has digits on both sides of its point", "0,"),
    ("plot .easeOut(duration, 0.4)", "between a name and its value stands ':'", "duration:"),
    ("taps = 2 -- two", "comments begin with '//'", "// two"),
  ]

  private static let mendedLines: [Slip] = [
    prefixed("# view W { scale = 1 }", "#", "view"), prefixed("view W {\n* scale = 1\n}", "*", "scale"),
    prefixed("view W {\n  ...> scale = 1\n}", "...>", "scale"),
    prefixed("view W {\n2. scale = 1\n}", "2.", "scale"),
    prefixed("scene s {\n+ at 0 isOn.toggle()\n}", "+", "at"),
    prefixed("view W {\n  scale = 1\n% }", "%", "}"),
    ("view\nW { scale = 1 }", "what follows on the next line belongs on this one", nil),
    ("viewW { scale = 1 }", "a space stands behind 'view'", "view W"),
  ]

  private static let partedWords: [Slip] = [
    parted("plot .spring(response: 0.4, damping fraction: 0.8)", "dampingFraction"),
    parted("plot .spring(du ration: 0.4)", "duration"),
    parted("plot .interpolating spring(mass: 1, stiffness: 100, damping: 10)", "interpolatingSpring"),
    parted("keyframes K { scale = 1 { spring-keyframe(1, duration: 0.2) } }", "SpringKeyframe"),
    parted("with Animation(.bouncy) { isOn.toggle() }", "withAnimation"),
    ("state is ready = false", "a name is one word", "isReady"),
    ("scene double-tap { at 0 isOn.toggle() }", "a name is one word", "doubleTap"),
  ]

  /// Each shows itself by how the rest reads with it.
  static let mended = mendedBrackets + mendedNumbers + mendedLines + partedWords
}
