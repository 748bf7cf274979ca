extension ForeignTests {
  /// Lines from elsewhere: what is said of each, and what to type instead.
  static let slips: [(line: String, message: String, instead: String?)] = [
    // Springs, curves and numbers of other programs
    (
      "plot CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)",
      "'CASpringAnimation' is written otherwise here", ".spring(duration: 0.5, bounce: 0.2)"
    ),
    (
      "CASpringAnimation(perceptualDuration: 0.4, bounce: -0.3)",
      "'CASpringAnimation' is written otherwise here, as in .spring(duration: 0.5, bounce: 0.2)", nil
    ),
    (
      "let s = UISpringTimingParameters(duration: 0.4, bounce: 0.3)",
      "'UISpringTimingParameters' is written otherwise here", ".spring(duration: 0.4, bounce: 0.3)"
    ),
    (
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)",
      "'UISpringTimingParameters' is written otherwise here", "Spring(mass: 1, stiffness: 100, damping: 10)"
    ),
    (
      "SpringDescription(mass: 1, stiffness: 100, damping: 10)",
      "'SpringDescription' is written otherwise here", "Spring(mass: 1, stiffness: 100, damping: 10)"
    ),
    (
      "SpringDescription(mass: 1, stiffness: 100, damping: 30)",
      "'SpringDescription' is written otherwise here",
      "Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true)"
    ),
    (
      "withSpring(1, { mass: 1, stiffness: 100, damping: 10 })", "'withSpring' is written otherwise here",
      "{ mass: 1, stiffness: 100, damping: 10 }"
    ),
    (
      "CAMediaTimingFunction(name: .easeOut)", "'CAMediaTimingFunction' is written otherwise here",
      "UnitCurve.easeOut"
    ),
    (
      "CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)",
      "'CAMediaTimingFunction' is written otherwise here", "cubic-bezier(0.2, 0.8, 0.2, 1)"
    ),
    (
      "UnitCurve(0.2, 0.8, 0.2, 1)", "'UnitCurve' is written otherwise here", "cubic-bezier(0.2, 0.8, 0.2, 1)"
    ),
    (
      "CubicBezierEasing(0.4f, 0f, 0.2f, 1f)", "'CubicBezierEasing' is written otherwise here",
      "cubic-bezier(0.4, 0, 0.2, 1)"
    ),
    ("Animation(.bouncy)", "an animation stands by itself here", ".bouncy"),
    ("CGFloat(1)", "numbers are of one kind here, and need no 'CGFloat'", "1"),
    ("n = Double(taps + 1) * 2", "numbers are of one kind here, and need no 'Double'", "(taps + 1)"),
    ("Point(x: 1, y: 2)", "a point is written (x, y) here", "(1, 2)"),
    ("Math.max(1, 2)", "functions stand alone here, without 'Math'", "max"),
    ("let tint = UIColor.systemRed", "a colour is written .red here", ".red"),
    ("2 * Double.pi", "'Double.pi' is pi here", "pi"),
    (
      "CATransaction.begin()",
      "a change is animated by withAnimation(.easeInOut(duration: 0.3)) { isOn.toggle() } here", nil
    ),
    (
      "UIView.animate(withDuration: 0.3) { isOn.toggle() }",
      "a change is animated by withAnimation(.easeInOut(duration: 0.3)) { isOn.toggle() } here",
      "withAnimation(.easeInOut(duration: 0.3)) {"
    ),
    (
      "UIView.animate(withDuration: 0.5, delay: 0.1, options: [.curveEaseOut], animations: { n = 2 })",
      "a change is animated by withAnimation(.easeInOut(duration: 0.3)) { isOn.toggle() } here",
      "withAnimation(.easeOut(duration: 0.5).delay(0.1)) { n = 2 }"
    ),
    ("assert(1 == 1)", "what must hold is told by 'expect' here", "expect 1 == 1"),
    ("#expect(1 + 1 == 2)", "what must hold is written expect 1 + 1 == 2 here", "expect 1 + 1 == 2"),
    ("tween(300)", "'tween' is written otherwise here", ".timingCurve(0.4, 0, 0.2, 1, duration: 300ms)"),
    ("plot .easeIn(duration: Duration(milliseconds: 300))", "'Duration' is written otherwise here", "300ms"),
    ("print(\"hello\")", "a value alone on its line is told: no 'print' is needed", "\"hello\""),
    (
      "gsap.to(\".card\", { x: 100, duration: 1 })",
      "a change is animated by withAnimation(.easeInOut(duration: 0.3)) { isOn.toggle() } here", nil
    ),
    ("print(n)", "a value alone on its line is told: no 'print' is needed", "n"),
    ("console.log(n)", "a value alone on its line is told: no 'console' is needed", "n"),
    // CSS
    ("plot ease-in-out", "'ease-in-out' is .easeInOut here", ".easeInOut"),
    ("plot .ease-in-out", "'ease-in-out' is .easeInOut here", ".easeInOut"),
    ("withAnimation(ease-in) { n = 2 }", "'ease-in' is .easeIn here", ".easeIn"),
    ("plot step-end", "'step-end' is steps(1, jump-end) here", "steps(1, jump-end)"),
    (
      "ease", "'ease' is .timingCurve(0.25, 0.1, 0.25, 1) here", ".timingCurve(0.25, 0.1, 0.25, 1)"
    ),
    (
      "transition: all .3s",
      "CSS's transition is withAnimation(A) { isOn.toggle() } here, or .animation(A, value: isOn) behind a view",
      ".timingCurve(0.25, 0.1, 0.25, 1, duration: 0.3)"
    ),
    (
      "transition: transform 300ms cubic-bezier(0.4, 0, 0.2, 1) 0.1s;",
      "CSS's transition is withAnimation(A) { isOn.toggle() } here, or .animation(A, value: isOn) behind a view",
      ".timingCurve(cubic-bezier(0.4, 0, 0.2, 1), duration: 300ms).delay(0.1)"
    ),
    (
      "animation: pulse 2s",
      "CSS's animation is keyframes with a name here: "
        + "keyframes pulse { scale = 1 { CubicKeyframe(1.2, duration: 0.3) } }", nil
    ),
    (
      ".card { color: red }",
      "CSS's rules are not read here; a view is written 'view NAME { scale = isOn ? 1 : 0.9 }'", nil
    ),
    (
      "@keyframes pulse { from { opacity: 0 } }",
      "CSS's @keyframes is 'keyframes NAME { scale = 1 { CubicKeyframe(1.2, duration: 0.3) } }' here", nil
    ),
    ("n: 6", "a value is given with '=', not with ':'", "="),
    ("view V { opacity: 0.5 }", "expected '=' and a value for 'opacity'", "="),
    // Choices
    (
      "view W { if isOn { scale = 1 } else { scale = 2 } }",
      "'if' chooses between actions; a value is chosen by '?' and ':', as in isOn ? 1 : 0",
      "scale = isOn ? 1 : 2"
    ),
    (
      "view W { scale = if isOn { 1 } else if n > 2 { 3 } else { 0 } }",
      "'if' chooses between actions; a value is chosen by '?' and ':', as in isOn ? 1 : 0",
      "isOn ? 1 : n > 2 ? 3 : 0"
    ),
    (
      "view W { if isOn { scale = 1 } }",
      "'if' chooses between actions; a value is chosen by '?' and ':', as in isOn ? 1 : 0", nil
    ),
    (
      "let w = switch n { case 1: 2 }",
      "'switch' chooses between actions; a value is chosen by '?' and ':', as in isOn ? 1 : 0", nil
    ),
    (
      "else { n = 2 }",
      "'else' stands behind the '}' of its 'if', on the same line: if isOn { ... } else { ... }", nil
    ),
    (
      "else taps = 2",
      "'else' stands behind the '}' of its 'if', on the same line: if isOn { ... } else { ... }", nil
    ),
    (
      "if isOn { n = 1 } elseif n == 2 { n = 3 }", "the second condition stands behind 'else if'", "else if"
    ),
    ("if isOn { n = 1 } else taps = 2", "the actions behind 'else' stand in '{ }'", "else { taps = 2 }"),
    (
      "if isOn { n = 1 }\nelif n == 2 { n = 3 }\nelse { n = 4 }",
      "the second condition stands behind 'else if'",
      "else if"
    ),
    ("if isOn { n = 1 }\nelse n = 2", "the actions behind 'else' stand in '{ }'", "else { n = 2 }"),
    (
      "if #available(iOS 17, *) { n = 1 }",
      "there is one version here, so none is asked for; what its block holds stands alone", nil
    ),
    // Scenes
    (
      "scene S { wait 0.1; isOn.toggle() }",
      "a scene has no 'wait'; each entry begins with its time, as in 'at 0.1 isOn.toggle()'",
      "at 0.1 isOn.toggle()"
    ),
    (
      "scene S { at 0 n = 1; sleep(1); n = 2; n = 3 }",
      "a scene has no 'sleep'; each entry begins with its time, as in 'at 0.1 isOn.toggle()'", nil
    ),
  ]
}
