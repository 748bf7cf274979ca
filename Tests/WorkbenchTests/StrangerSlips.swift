extension StrangerTests {
  /// Slips and SwiftUI's own spellings: a line, what is said of it, and what to type instead.
  static let slips: [(line: String, message: String, instead: String?)] = [
    // Clips
    ("plot Cardd", "nothing is called 'Cardd'", "Card"),
    ("plot Cardd.scale", "nothing is called 'Cardd'", "Card"),
    ("compare .smooth, Cardd", "nothing is called 'Cardd'", "Card"),
    ("tune Cardd", "nothing is called 'Cardd'", "Card"),
    ("sample Cardd at 0.1", "nothing is called 'Cardd'", "Card"),
    ("expect overshoot(Cardd) < 1", "nothing is called 'Cardd'", "Card"),
    ("expect Cardd at 0.1 < 1", "nothing is called 'Cardd'", "Card"),
    // Actions
    (
      "withAnimaton(.bouncy) { isOn.toggle() }", "nothing with a block is called 'withAnimaton' here",
      "withAnimation"
    ),
    ("isOn.togle()", "no action is called 'togle'", "toggle"),
    (
      "scene S { att 3 isOn.toggle() }", "expected 'at', a time and an action, as in 'at 0.1 isOn.toggle()'",
      "at"
    ),
    (
      "scene S { 3 isOn.toggle() }", "expected 'at', a time and an action, as in 'at 0.1 isOn.toggle()'",
      "at 3"
    ),
    ("x = 3", "no state named 'x'", "state x = 0"),
    ("x = true", "no state named 'x'", "state x = false"),
    ("x.toggle()", "no state named 'x'", "state x = false"),
    ("x = .done", "no state named 'x'", nil),
    // Swift's enumerations
    (
      "enum Mood { calm, busy, done }",
      "a state has its cases in its own definition: state NAME: idle | done = .idle",
      "state mood: calm | busy | done = .calm"
    ),
    (
      "enum Mood: String { case calm; case busy }",
      "a state has its cases in its own definition: state NAME: idle | done = .idle",
      "state mood: calm | busy = .calm"
    ),
    (
      "enum Mood { case calm(Int) }",
      "a state has its cases in its own definition: state NAME: idle | done = .idle", nil
    ),
    (
      "state mood = Mood.calm",
      "no state or let named 'Mood'; a state has its cases in its definition: state NAME: idle | done = .idle",
      nil
    ),
    // SwiftUI's modifiers where properties stand
    (
      "view V { .scaleEffect(isOn ? 1.2 : 1) }", "'.scaleEffect' is the property 'scale' here",
      "scale = isOn ? 1.2 : 1"
    ),
    (
      "view V { scaleEffect(isOn ? 1.2 : 1).opacity(0.5) }", "'scaleEffect' is the property 'scale' here",
      "scale = isOn ? 1.2 : 1; opacity = 0.5"
    ),
    (
      "view V { .offset(y: isOn ? 9 : min(1, 2)) }", "'.offset' is the property 'offset' here",
      "offset = (0, isOn ? 9 : min(1, 2))"
    ),
    (
      "view V { .frame(width: 80, height: 40) }", "'.frame' is the property 'size' here",
      "size = .size(80, 40)"
    ),
    ("view V { .blur(radius: 8) }", "'.blur' is the property 'blur' here", "blur = 8"),
    (
      "view V { Circle().opacity(isOn ? 1 : 0) }",
      "'Circle' draws something, and a view here is only what moves: properties such as 'scale = 1'", nil
    ),
    // Files, arguments, settings
    ("record \"a.txt\" .smooth", "a recording is a file whose name ends in .cast", "\"a.cast\""),
    ("record .smooth", "a recording is a file whose name ends in .cast", "\"demo.cast\" .smooth"),
    (
      "plot .snappy(bounce: 0.1)", "'.snappy' has no argument 'bounce:'; it takes duration:, extraBounce:",
      "extraBounce:"
    ),
    (
      "sweep .spring(bounce: b) for b in 0...0.6 step 0.1",
      "'step' means nothing here; expected by, for, from, to, velocity, with, reduced or the end of the line",
      "by"
    ),
    ("set autoplay of", "autoplay is on or off, not 'of'", "off"),
    ("expect 1 == 1 and 2 == 2", "'and' is written '&&' here", "&&"),
    (
      "plot .timingCurve(0.2, 0.8, 0.2, 1, 0.4)",
      "'.timingCurve' takes its last argument by name: x1, y1, x2, y2, duration:", "duration: 0.4"
    ),
    ("plot .cubicBezier(0.2, 0.8, 0.2, 1)", "nothing is called '.cubicBezier'", ".timingCurve"),
    ("plot cubicBezier(0.2, 0.8, 0.2, 1)", "no function named 'cubicBezier'", ".timingCurve"),
    (
      "keyframes K { scale = 1 { CubicKeyframe(1, duraton: 1) } }",
      "'CubicKeyframe' takes value, duration:, startVelocity:, endVelocity:", "duration:"
    ),
  ]
}
