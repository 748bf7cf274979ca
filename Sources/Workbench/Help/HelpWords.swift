import Language
import Model

extension HelpTopic {
  /// Words of the language that are neither verbs nor definitions nor animations.
  static let words: [HelpTopic] = [
    word(
      ["withAnimation"],
      "withAnimation(ANIMATION) { ACTIONS }",
      "changes states and animates whatever depends on them",
      """
      Without parentheses the animation is .default; withAnimation(nil) changes at once. The inner one of \
      two nested ones counts. A view that has .animation(A, value: s) of its own uses that where s changed.
      """,
      """
      state isOpen = false
      view Card { scale = isOpen ? 1 : 0.9 }
      withAnimation(.bouncy) { isOpen.toggle() }
      """
    ),
    word(
      ["animation", ".animation"],
      "view NAME { ... }.animation(ANIMATION, value: STATE)",
      "the animation a view uses whenever a value changes",
      """
      It belongs to the view, so no withAnimation is needed around the change. Several may stand one behind \
      the other, each with its own value. For the animations there are, see `help Animation`.
      """,
      """
      state isOn = false
      view Dot { scale = isOn ? 1 : 0.8 }.animation(.bouncy, value: isOn)
      isOn.toggle()
      """
    ),
    word(
      ["transition", ".transition", "if view", "matchedGeometryEffect"],
      "view NAME if CONDITION { ... }.transition(TRANSITION)",
      "how a view comes when its condition becomes true, and goes when it becomes false",
      """
      It runs with the animation of the change, or with its own behind .animation(A); without either the view \
      is there, or gone, at once, and a view without a transition fades. Its channels are opacity, scale, \
      offset and blur on top of the view's own; how far a move goes is the view's `size` or `frame`, else \
      100 by 44. Two such views with the same `frame` hand it over, as matchedGeometryEffect does. For the \
      transitions there are, see `help AnyTransition`.
      """,
      """
      state isShown = false
      view Banner if isShown { size = .size(320, 60) }.transition(.move(edge: .top).combined(with: .opacity))
      withAnimation(.snappy) { isShown = true }
      """
    ),
    word(
      ["trigger", "repeating", "trigger:", "repeating:"],
      "phases NAME(trigger: VALUE) { ... }, keyframes NAME(repeating: true) { ... }",
      "what starts a run of phases or keyframes",
      """
      With `trigger:` each change of the value starts one run. Phases without it loop; keyframes without it \
      run once, and with `repeating: true` without end.
      """,
      """
      state taps = 0
      phases Bump(trigger: taps) { rest { scale = 1 }; up { scale = 1.1 } .bouncy }
      play Bump
      """
    ),
    word(
      ["KeyframeTrack"],
      "PROPERTY = VALUE { KEYFRAMES }",
      "one property's way through its keyframes",
      """
      A track begins at its value and runs through its keyframes one after the other; tracks run side by \
      side. `KeyframeTrack(\\.scale) { ... }` behind an entry `scale = 1` means the same. `help keyframes` \
      shows a whole timeline and the kinds of keyframes.
      """,
      "keyframes Pop { scale = 1 { CubicKeyframe(1.2, duration: 0.2); SpringKeyframe(1) } }"
    ),
    word(
      ["toggle", "toggle()", "if", "else", "actions"],
      "NAME = VALUE, NAME += VALUE, NAME.toggle(), if CONDITION { ... } else { ... }",
      "actions: what changes a state",
      """
      All that one line changes is one change. At the prompt it plays at once (`set autoplay off` stops \
      that), animated by withAnimation around it or by the views' own .animation.
      """,
      """
      state count = 0
      count += 1
      if count > 3 { count = 0 }
      """
    ),
    word(
      ["bounce", "bounce:"],
      "Spring(duration: 0.5, bounce: 0.3)",
      "how much a spring wobbles before it rests",
      """
      0 goes straight to the end, 1 swings for ever, below 0 it creeps. `dampingFraction:` says the same \
      the other way round: 1 less the bounce. More bounce goes farther past the end; `help overshoot` \
      measures by how much.
      """,
      """
      compare .spring(duration: 0.5, bounce: 0), .spring(duration: 0.5, bounce: 0.4)
      inspect .spring(duration: 0.5, bounce: 0.3)
      """
    ),
    word(
      ["easing", "curves"],
      ".linear, .easeIn, .easeOut, .easeInOut, .timingCurve(x1, y1, x2, y2, duration:)",
      "how values between two values follow time",
      """
      An easing curve takes as long as it is told and never goes past its end; a spring moves as its \
      physics make it. A curve of your own has two control points as CSS's cubic-bezier has, or is written \
      as CSS writes it. `help UnitCurve` lists the curves by themselves.
      """,
      """
      compare .linear, .easeIn, .easeOut, .easeInOut
      plot .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4)
      plot .timingCurve(cubic-bezier(0.4, 0, 0.2, 1), duration: 0.3)
      """
    ),
    word(
      ["cubic-bezier", "steps", "linear("],
      "cubic-bezier(x1, y1, x2, y2), linear(0, 0.6 40%, 1), steps(4, jump-end)",
      "timing functions as CSS writes them",
      """
      They are unit curves: they play by themselves, and .timingCurve(CURVE, duration:) makes an animation of \
      one. They stand without a dot before them and are read by CSS's rules. Behind a time, as in CSS's \
      transition, they are an animation, and so are ease, ease-in, ease-out and ease-in-out.
      """,
      """
      plot steps(4, jump-end)
      compare cubic-bezier(0.4, 0, 0.2, 1), linear(0, 0.6 40%, 1)
      plot .timingCurve(cubic-bezier(0.4, 0, 0.2, 1), duration: 0.3)
      plot 0.3s ease-in-out
      """
    ),
    word(
      ["?:", "?", ":", "ternary", "conditional"],
      "CONDITION ? A : B",
      "one of two values, animations or transitions",
      "Both are of one type. In a line of its own an action is chosen by `if CONDITION { ... } else { ... }`.",
      """
      let calm = reduceMotion ? .easeOut(duration: 0.12) : .bouncy
      plot calm
      """
    ),
    word(
      ["units", "unit", "numbers", "ms", "s", "deg", "%"],
      "250ms 0.25s 30deg 5% 0.5x",
      "what may stand behind a number",
      """
      Times are in seconds unless `ms` says otherwise. A plain number is no angle: write 30deg, \
      .degrees(30) or .radians(0.5). 5% is 0.05. `x` is for the speed of `play`. Whole and broken numbers \
      are of one type.
      """,
      """
      plot .easeOut(duration: 250ms)
      sin(30deg)
      """
    ),
    word(
      ["easel test", "junit", "golden", "--junit", "--golden"],
      "easel test FILE ... [--junit FILE] [--golden DIR]",
      "runs scripts as checks, from the shell",
      """
      Each `expect` of a script is a check; a folder stands for the scripts in it. `--junit` writes the \
      results as a build server reads them, `--golden` compares what is printed with what was kept. The \
      exit status is 1 where something did not hold. `easel --check` reads scripts without running them.
      """,
      "expect overshoot(.bouncy) < 20%"
    ),
    word(
      ["pi", "true", "false", "nil", "names"],
      "pi, true, false, nil, reduceMotion, colorScheme",
      "names that are always there",
      """
      pi is 3.14159...; nil is no animation: the change is made at once. reduceMotion and colorScheme are \
      what `set` says, as a view reads them from its environment.
      """,
      """
      2 * pi / sqrt(1500)
      let calm = reduceMotion ? nil : .bouncy
      """
    ),
  ]

  private static func word(
    _ names: [String],
    _ usage: String,
    _ summary: String,
    _ text: String,
    _ example: String
  ) -> HelpTopic {
    HelpTopic(
      names: names,
      summary: summary,
      parts: [.heading(usage), .text(summary), .text(text), .example(example)]
    )
  }
}
