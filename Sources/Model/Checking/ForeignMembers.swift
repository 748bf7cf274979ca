/// Members of SwiftUI that are not here, or have other names.
package enum ForeignMembers {
  private static let comingAndGoing =
    "a symbol is not drawn here; a view with 'if' comes and goes by its transition"

  /// What is said of one, behind the fault.
  // To add one: its line here, with what is there instead.
  static let advice: [String: String] = [
    "appear": comingAndGoing, "disappear": comingAndGoing, "drawOn": comingAndGoing,
    "drawOff": comingAndGoing,
    "automatic": comingAndGoing,
    "continuous": "what goes on and on is '.repeating', in place of '.repeat(...)'",
    "periodic": "a number of times is '.repeat(3)'",
    "seconds": "a number of seconds stands by itself, as in 0.3",
    "milliseconds": "a number of milliseconds is 300ms",
  ]

  private static let asked = "inspect tells it, and expect asks for it with the clip in brackets"
  private static let read = "sample tells values at times, as in sample .bouncy at 0.1"

  /// Members of SwiftUI's springs, curves and animations that are told by a verb here.
  // To add one: its line here, with what tells it.
  static let ofMotions: [String: String] = [
    "settlingDuration": asked, "duration": asked, "overshoot": asked, "peak": asked, "riseTime": asked,
    "peakVelocity": asked, "crossings": asked, "peakTime": asked, "minimum": asked, "maximum": asked,
    "bounce": "inspect tells it", "response": "inspect tells it", "dampingRatio": "inspect tells it",
    "mass": "inspect tells it", "stiffness": "inspect tells it", "damping": "inspect tells it",
    "value": read, "update": read, "force": read,
    "velocity": "expect asks for it, as in expect velocity(.bouncy) at 0.1 < 5",
  ]

  /// What other programs call what is here under a name of its own.
  static let names = [
    "cubicBezier": "timingCurve", "bezier": "timingCurve", "fade": "opacity", "fadeIn": "opacity",
    "fadeOut": "opacity", "blur": "blurReplace",
    "easeInEaseOut": "easeInOut", "curveEaseInOut": "easeInOut", "curveEaseIn": "easeIn",
    "curveEaseOut": "easeOut", "curveLinear": "linear", "ease": "timingCurve(0.25, 0.1, 0.25, 1)",
    "easeInOutCubic": "timingCurve(0.65, 0, 0.35, 1)",
    "easeOutCubic": "timingCurve(0.33, 1, 0.68, 1)", "easeInCubic": "timingCurve(0.32, 0, 0.67, 0)",
  ]

  /// What is told of one, for whoever asks about the word alone.
  package static let answers = advice.merging(
    names.map { ($0, "'.\($0)' is '.\($1)' here") } + ofMotions.map { ($0, $1) },
    uniquingKeysWith: { first, _ in first }
  )

  /// What values of the environment are called elsewhere.
  static let values = [
    "isReduceMotionEnabled": "reduceMotion", "accessibilityReduceMotion": "reduceMotion",
  ]

  /// Labels as other programs and other types have them.
  static let labels = [
    "w": "width", "h": "height", "dampingRatio": "dampingFraction", "dampingFraction": "dampingRatio",
    "tension": "stiffness", "friction": "damping",
  ]

  /// Labels that ask for the modifier that goes on and on; `autoreverses` belongs to one and is none.
  static let repeating: Set<String> = [
    "repeat", "repeats", "repeating", "repeatForever", "loop", "autoreverses",
  ]

  /// Words for true and false.
  static let truths = [
    "true": "true", "yes": "true", "on": "true", "false": "false", "no": "false", "off": "false",
  ]

  /// What another direction is called where edges follow the script.
  static let synonyms = [
    "left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "up": "top",
    "down": "bottom",
  ]
}
