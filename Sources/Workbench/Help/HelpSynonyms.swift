/// Words that people ask for, and the topics that answer them.
enum HelpSynonyms {
  /// The topics meant by a word that names none; empty where nobody thought of it.
  static func topics(for word: String) -> [String] {
    let asked = plain(word)
    return topics(asked) ?? (asked.count > 3 && asked.hasSuffix("s") ? topics(String(asked.dropLast())) : nil)
      ?? []
  }

  private static func topics(_ asked: String) -> [String]? {
    all.first { $0.words.contains { plain($0) == asked } }?.topics
  }

  /// Without case, hyphens, spaces and dots: `ease-in-out` is `easeInOut`.
  private static func plain(_ word: String) -> String {
    String(word.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  // To add a word: put it beside its like, or on a line of its own with the topics it means.
  static let all: [(words: [String], topics: [String])] = [
    (["wobble", "wobbly", "jiggle", "elastic", "springy", "bounciness", "oscillation", "ring"], ["bounce"]),
    (["overshooting", "undershoot", "overdamped", "past the end"], ["overshoot", "bounce"]),
    (["stiffness", "damping", "mass", "response", "dampingFraction", "dampingRatio", "physics"], ["Spring"]),
    (
      ["easing", "ease", "curve", "curves", "interpolation", "timing", "timing function", "tween"], ["easing"]
    ),
    (["ease-in"], ["easeIn"]), (["ease-out"], ["easeOut"]), (["ease-in-out"], ["easeInOut"]),
    (["css", "bezier"], ["UnitCurve", "cubic-bezier", "timingCurve"]),
    (
      ["a11y", "accessibility", "accessible", "prefers-reduced-motion", "motion sickness"],
      ["reduceMotion", "reduced"]
    ),
    (["screen reader", "voiceover", "plain"], ["plot"]),
    (["length", "how long", "seconds", "milliseconds", "time"], ["duration", "units"]),
    (["settle", "settling", "rest"], ["settlingDuration"]),
    (["fast", "slow", "slow motion", "faster", "slower"], ["speed", "at"]),
    (["wait", "later", "stagger", "after"], ["delay", "keyframes"]),
    (
      ["repeat", "repeats", "forever", "again", "autoreverses", "pingpong"],
      ["repeatForever", "repeatCount", "loop"]
    ),
    (["sequence", "choreography", "timeline", "KeyframeAnimator", "keyframeAnimator"], ["keyframes"]),
    (["PhaseAnimator", "phaseAnimator", "steps of a motion"], ["phases"]),
    (["flick", "fling", "momentum", "initialVelocity", "push"], ["velocity"]),
    (["@State", "variable", "var", "binding", "@Binding"], ["state"]),
    (["token", "constant", "alias", "name an animation"], ["let"]),
    (["modifier", "component", "element", "scaleEffect", "offset", "opacity"], ["view"]),
    (["test", "check", "assert", "assertion", "ci", "xctest"], ["expect", "measures", "easel test"]),
    (["graph", "chart", "draw", "diagram"], ["plot"]), (["diff", "difference", "versus", "vs"], ["compare"]),
    (["values", "numbers at", "csv", "table"], ["sample"]),
    (["measure", "analyze", "statistics"], ["inspect", "measures"]),
    (["animate", "watch", "preview", "run a motion"], ["play"]),
    (["script", "file", "batch", "automation"], ["run", "expect"]),
    (["exit", "leave", "close", "q"], ["quit"]), (["remove", "rm", "drop"], ["delete"]),
    (["ls", "names", "what is there"], ["list"]), (["cat", "source"], ["show"]),
    (["print"], ["inspect", "sample"]),
    (["load", "restore"], ["open", "sessions"]), (["store", "write", "json"], ["save"]),
    (["back", "revert", "ctrl-z"], ["undo"]), (["reset", "clear", "empty"], ["new"]),
    (["options", "preferences", "config", "configure"], ["settings"]),
    (["frame rate", "framerate", "hz"], ["fps"]),
    (["colour", "colours", "colors", "theme"], ["Color", "color"]),
    (["dark", "dark mode", "light"], ["colorScheme"]),
    (["braille", "block", "ascii"], ["style"]), (["keyboard", "shortcuts", "pause", "arrow keys"], ["keys"]),
    (["drag", "gesture", "DragGesture", "swipe", "release"], ["scene"]),
    (["Bool", "Int", "Double", "CGFloat", "Float", "String", "type"], ["types"]),
    (["updates", "state updates", "how often"], ["measures", "expect"]),
    (["degrees", "radians", "rotation"], ["Angle", "units"]), (["point", "position"], ["CGPoint"]),
  ]
}
