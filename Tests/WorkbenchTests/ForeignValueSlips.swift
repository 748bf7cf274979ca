extension ForeignTests {
  private static let holds = "what must hold is told by 'expect' here"
  private static let example = ", as in expect 1 + 1 == 2"
  private static let leveled = "nothing here is private or shared; '%' comes first"

  /// Calls, attributes and words whose answer depends on where they stand and on what stands in them.
  static let values: [(line: String, message: String, instead: String?)] = [
    // What has an operator in it stays one value
    ("XCTAssertEqual(1 < 2, true)", holds, "expect (1 < 2) == true"),
    ("XCTAssertEqual(isOn ? 1 : 2, 2)", holds, "expect (isOn ? 1 : 2) == 2"),
    ("XCTAssertEqual(n, 5, accuracy: 0.1)", holds, "expect n == 5 within 0.1"),
    ("XCTAssertEqual(max(1, n), 5)", holds, "expect max(1, n) == 5"),
    ("assert(isOn ? n == 1 : n == 5)", holds, "expect isOn ? n == 1 : n == 5"),
    ("n = 2 * Double(taps + 1)", "numbers are of one kind here, and need no 'Double'", "(taps + 1)"),
    ("Double(taps + 1)", "numbers are of one kind here, and need no 'Double'", "taps + 1"),
    ("Point(x: isOn ? 1 : 2, y: -2)", "a point is written (x, y) here", "(isOn ? 1 : 2, -2)"),
    ("print(1 + 2)", "a value alone on its line is told: no 'print' is needed", "1 + 2"),
    ("console.log(1 + 2)", "a value alone on its line is told: no 'console' is needed", "1 + 2"),
    // What is a line here is no value
    ("let y = assert(true)", holds + example, nil),
    ("let y = print(n)", "a value alone on its line is told: no 'print' is needed", nil),
    ("let y = console.log(n)", "a value alone on its line is told: no 'console' is needed", nil),
    (
      "let a = UIView.animate(withDuration: 0.3) { n = 2 }",
      "a change is animated by withAnimation(.easeInOut(duration: 0.3)) { isOn.toggle() } here", nil
    ),
    // Numbers that are none here
    (
      "tween(inf)", "'tween' is written otherwise here, as in .timingCurve(0.4, 0, 0.2, 1, duration: 300ms)",
      nil
    ),
    (
      "plot .easeIn(duration: Duration(seconds: 0x10))", "'Duration' is written otherwise here, as in 300ms",
      nil
    ),
    (
      "scene S { wait inf; isOn.toggle() }",
      "a scene has no 'wait'; each entry begins with its time, as in 'at 0.1 isOn.toggle()'", nil
    ),
    (
      "transition: all 0x1s",
      "CSS's transition is withAnimation(A) { isOn.toggle() } here, or .animation(A, value: isOn) behind a view",
      nil
    ),
    (
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 30, initialVelocity: .zero)",
      "'UISpringTimingParameters' is written otherwise here",
      "Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true)"
    ),
    // Attributes and levels
    ("@Foo let y = 1", leveled.replacing("%", with: "let"), "let y = 1"),
    ("@Foo\nlet y = 1", "no '@Foo' is needed: nothing here has attributes", nil),
    ("private state y = 1", leveled.replacing("%", with: "state"), "state y = 1"),
    ("public view V { scale = 1 }", leveled.replacing("%", with: "view"), nil),
    // Signs and words
    ("let a = ease-in-out.delay(0.1)", "'ease-in-out' is .easeInOut here", ".easeInOut"),
    ("# (not yet) foo", "comments begin with '//'", "// (not yet) foo"),
    ("# {x}", "comments begin with '//'", "// {x}"),
    (
      ".cornerRadius(8)",
      "'.cornerRadius' is a property of a view here: view NAME { cornerRadius = isOn ? 20 : 8 }", nil
    ),
    (
      "view V { .cornerRadius(8) }", "'.cornerRadius' is the property 'cornerRadius' here", "cornerRadius = 8"
    ),
    ("expect 1 is not 2", "'is not' is written '!=' here", "!="),
    ("expect 1 is 1", "'is' is written '==' here", "=="),
    ("max(n 2)", "between two arguments stands a comma", ", 2"),
    ("plot .spring(duration n)", "between a name and its value stands ':'", "duration:"),
    ("plot .spring(duraton 0.3)", "between a name and its value stands ':'", "duration:"),
    ("min(3\n x)", "expected ',' or ')'", nil),
    (
      "view V { scale = max(1, isOn ? 2 : 1) }.animation(.bouncy)",
      "expected ', value:' and the state whose changes are animated", ", value: isOn)"
    ),
    (
      "view V { scale = pi }.animation(.bouncy)",
      "expected ', value:' and the state whose changes are animated", nil
    ),
    (
      "Circle()\n  .opacity(isOn ? 1 : 0)",
      "nothing is called 'Circle' here, and nothing draws; a view is written 'view NAME { scale = 1 }'",
      "view Circle { opacity = isOn ? 1 : 0 }"
    ),
  ]
}
