/// Members of SwiftUI that are not here, or have other names.
enum ForeignMembers {
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

  /// What other programs call what is here under a name of its own.
  static let names = [
    "cubicBezier": "timingCurve", "bezier": "timingCurve", "fade": "opacity", "fadeIn": "opacity",
    "fadeOut": "opacity", "blur": "blurReplace",
  ]

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
