extension MeantSlips {
  // MARK: Words of SwiftUI's and of other programs

  private static let asked = "; inspect tells it, and expect asks for it with the clip in brackets"
  private static let inspected = "; inspect tells it"
  private static let read = "; sample tells values at times, as in sample .bouncy at 0.1"
  private static let branches = "both branches of '?:' must be of one type: one is "

  private static func takesNothing(_ name: String) -> String {
    "'\(name)' takes nothing in brackets where a unit curve stands"
  }

  private static func noFunction(_ name: String) -> String { "no function named '\(name)'" }

  static let words: [Slip] = motions + calls + values

  private static let motions: [Slip] = [
    ("plot .timingCurve(.easeIn(duration: 1), duration: 2)", takesNothing(".easeIn"), ".easeIn"),
    (
      "keyframes K { x = 0 { LinearKeyframe(9, duration: 1, timingCurve: .easeInOut(duration: 1)) } }",
      takesNothing(".easeInOut"), ".easeInOut"
    ),
    ("plot .easeInEaseOut", "nothing is called '.easeInEaseOut'", ".easeInOut"),
    ("plot .curveEaseInOut", "nothing is called '.curveEaseInOut'", ".easeInOut"),
    ("plot .ease", "nothing is called '.ease'", ".timingCurve(0.25, 0.1, 0.25, 1)"),
    (
      "withAnimation(.ease) { isOn.toggle() }", "no animation is called '.ease'",
      ".timingCurve(0.25, 0.1, 0.25, 1)"
    ),
    (
      "plot .easeInOut.repeat(3)", "an animation or a unit curve ('.easeInOut') has no '.repeat'",
      ".repeatCount"
    ),
    (
      "plot .easeInOut.loop for 2s", "an animation or a unit curve ('.easeInOut') has no '.loop'",
      ".repeatForever"
    ),
    ("Spring.bouncy.settlingDuration", "a spring has no '.settlingDuration'" + asked, nil),
    ("Spring.bouncy.bounce", "a spring has no '.bounce'" + inspected, nil),
    ("Spring.bouncy.value(target: 1, time: 0.1)", "a spring has no '.value'" + read, nil),
    ("UnitCurve.easeInOut.value(at: 0.3)", "a unit curve has no '.value'" + read, nil),
    (
      "expect .bouncy.overshoot < 20%", "'overshoot' is asked with the clip in brackets", "overshoot(.bouncy)"
    ),
    (
      "plot .bouncy .linear",
      "an animation or a spring ('.bouncy') has no '.linear'; between clips stands a comma", nil
    ),
    (
      "plot .spring(duration: 0.5, damping: 0.3)",
      "'.spring' has no argument 'damping:' beside 'duration:'; a bounce is 1 less the damping fraction",
      "bounce: 0.7"
    ),
    (
      "plot .spring(duration: 0.5, dampingFraction: 0.85)",
      "'.spring' takes 'dampingFraction:' beside 'response:', and 'bounce:' beside 'duration:'; a bounce is 1 "
        + "less the damping fraction", "bounce: 0.15"
    ),
    (
      "plot .spring(duration: 0.5, damping: 10)",
      "'.spring' has no argument 'damping:' beside 'duration:'; a bounce is 1 less the damping fraction", nil
    ),
  ]

  private static let calls: [Slip] = [
    ("plot spring(mass: 1, stiffness: 100, damping: 10)", noFunction("spring"), ".interpolatingSpring"),
    (
      "keyframes K { x = 0 { SpringKeyframe(9, duration: 1, spring: spring(mass: 1, stiffness: 100, damping: 9)) } }",
      noFunction("spring"), "Spring"
    ),
    ("plot spring(response: 0.3, dampingRatio: 0.8)", noFunction("spring"), "Spring"),
    (
      "plot .easeIn.repeat(autoreverses: false) for 1s",
      "an animation or a unit curve ('.easeIn') has no '.repeat'", ".repeatForever"
    ),
    ("plot .spring(uration: 0.4)", "'.spring' has no argument 'uration:'; \(springs)", "duration:"),
    ("plot bouncy(duration: 0.3)", noFunction("bouncy"), ".bouncy"),
    ("expect bounce(.bouncy) == 0.3", noFunction("bounce") + inspected, nil),
    ("expect settlingTime(.bouncy) < 2", noFunction("settlingTime"), "settlingDuration"),
    ("expect max(Card.scale) <= 1.2", "'max' is of two numbers; of a clip it is 'maximum'", "maximum"),
    ("expect max(.bouncy) < 2", "'max' is of two numbers; of a clip it is 'maximum'", "maximum"),
    ("expect min(.bouncy.delay(0.1)) < 2", "'min' is of two numbers; of a clip it is 'minimum'", "minimum"),
    ("expect max(1) < 2", "'max' needs 'b' too, as in max(1, 2)", nil),
    ("expect min(Card.scale) < 2", "'min' is of two numbers; of a clip it is 'minimum'", "minimum"),
    ("expect Dot(0.3) < 9", "a time stands behind 'at', without brackets", "Dot at 0.3"),
    (
      "let limit = overshoot(.bouncy)",
      "'overshoot' is a measure and no value; expect asks for it, and inspect tells all of a clip", nil
    ),
    ("plot isOn.toggle()", "toggle() is an action, and stands on a line of its own", nil),
    (
      "view V { scale = isOn.toggle() ? 1 : 2 }",
      "toggle() is an action, and stands on a line of its own; the opposite of a value is '!isOn'", "!isOn"
    ),
    ("print .bouncy", noCommand("print"), "inspect"),
    (
      "keyframes K { x = 0 { CubicKeyframe(1, time: 0.2) } }",
      "'CubicKeyframe' takes value, duration:, startVelocity:, endVelocity:", "duration:"
    ),
    (
      "keyframes K { x = 0 { LinearKeyframe(1, duration: 0.2, curve: .easeIn) } }",
      "'LinearKeyframe' takes value, duration:, timingCurve:", "timingCurve:"
    ),
    (
      "keyframes K { x = 0 { LinearKeyframe(1, duration: 0.2, 0.5) } }",
      "'LinearKeyframe' takes value, duration:, timingCurve:", nil
    ),
    (
      "keyframes K { x = 0 { CubicKeyframe(1, duration: 0.2, endVelocity: 0, 0.5) } }",
      "'CubicKeyframe' takes value, duration:, startVelocity:, endVelocity:", nil
    ),
  ]

  private static let values: [Slip] = [
    (
      "view V { rotation = isOn ? .degrees(45) : 0 }",
      branches + "an angle (.degrees(45)), the other a number (0)", "0deg"
    ),
    (
      "view V { x = isOn ? (1, 2) : .size(3, 4) }",
      branches + "a point ((1, 2)), the other a size (.size(3, 4))", "(3, 4)"
    ),
    (
      "sweep .spring(bounce: b) for b in 0...0.6deg by 0.2",
      "'...' takes two numbers, not a number (0) and an angle (0.6deg)", "0.6"
    ),
    ("offset.width = 3", "'offset' is a point and has .x .y", "x"),
    ("state count: Float = 0", "a state is of no type 'Float'", "Double"),
    (
      "state count: Widget = 0",
      "a state is of no type 'Widget'; there are Bool, Double, CGPoint and others, or cases: idle | done", nil
    ),
    ("let limit: TimeInterval = 0.3", "no type is called 'TimeInterval'", "Double"),
    (
      "let limit: Widget = 0.3",
      "no type is called 'Widget'; there are Animation, Spring, Double and others, as 'help types' tells", nil
    ),
    ("stateisDone = false", "no state named 'stateisDone'", "state isDone"),
    ("help sppring", "there is no help on 'sppring'", "Spring"),
  ]
}
