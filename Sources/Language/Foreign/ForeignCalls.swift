/// Calls that other programs have, each with what it is here.
enum ForeignCalls {
  /// One set of arguments, and what they come to.
  struct Form {
    /// `label`, `_` for none, and `label=VALUE` for an argument that must be this: `+` is what has no minus,
    /// `#` a plain number, `{` an object of JavaScript's that says all of a spring.
    let labels: [String]

    /// With `$0` for the first argument, and so on.
    let here: String

    init(_ labels: String, _ here: String) {
      self.labels = labels.split(separator: ",").map { String($0) }
      self.here = here
    }
  }

  /// What is said of a call, and what it comes to where that is exact.
  struct Entry {
    /// `%` stands for the name in quotes.
    let message: String

    /// How it looks here, said where what was typed has no exact counterpart.
    let example: String?
    let forms: [Form]

    init(_ message: String, like example: String? = nil, _ forms: Form...) {
      (self.message, self.example, self.forms) = (message, example, forms)
    }
  }

  private static let otherwise = "% is written otherwise here"
  private static let bare = Entry("numbers are of one kind here, and need no %", Form("_", "$0"))
  private static let pair = Entry(
    "a point is written (x, y) here",
    Form("x,y", "($0, $1)"),
    Form("_,_", "($0, $1)")
  )
  private static let area = Entry(
    otherwise,
    like: ".size(80, 40)",
    Form("width,height", ".size($0, $1)"),
    Form("_,_", ".size($0, $1)")
  )
  private static let bezier = Entry(
    otherwise,
    like: "cubic-bezier(0.4, 0, 0.2, 1)",
    Form("_,_,_,_", "cubic-bezier($0, $1, $2, $3)")
  )
  private static let holds = Entry(
    "what must hold is told by 'expect' here",
    like: "expect 1 + 1 == 2",
    Form("_", "expect $0"),
    Form("_,_", "expect $0")
  )
  private static let told = Entry("a value alone on its line is told: no % is needed", Form("_", "$0"))
  private static let changes = Entry(
    "a change is animated by withAnimation(.easeInOut(duration: 0.3)) { isOn.toggle() } here"
  )
  private static let later = Entry("what happens later stands in a scene: scene NAME { at 0.5 isOn = true }")

  // To add a call: its line here, with what is typed instead.
  static let all: [String: Entry] = [
    "CASpringAnimation": Entry(
      otherwise,
      like: ".spring(duration: 0.5, bounce: 0.2)",
      Form("perceptualDuration,bounce=+", ".spring(duration: $0, bounce: $1)")
    ),
    "UISpringTimingParameters": Entry(
      otherwise,
      like: ".spring(duration: 0.5, bounce: 0.2)",
      Form("duration,bounce", ".spring(duration: $0, bounce: $1)"),
      Form("mass,stiffness,damping,initialVelocity=.zero", "Spring(mass: $0, stiffness: $1, damping: $2)")
    ),
    "SpringDescription": Entry(
      otherwise,
      like: "Spring(mass: 1, stiffness: 100, damping: 10)",
      Form("mass,stiffness,damping", "Spring(mass: $0, stiffness: $1, damping: $2, allowOverDamping: true)")
    ),
    "withSpring": Entry(otherwise, like: ".spring(duration: 0.5, bounce: 0.2)", Form("_,_={", "$1")),
    "CAMediaTimingFunction": Entry(
      otherwise,
      like: "UnitCurve.easeOut",
      Form("controlPoints,_,_,_", "cubic-bezier($0, $1, $2, $3)"),
      Form("name=.linear", "UnitCurve.linear"),
      Form("name=.easeIn", "UnitCurve.easeIn"),
      Form("name=.easeOut", "UnitCurve.easeOut"),
      Form("name=.easeInEaseOut", "UnitCurve.easeInOut"),
      Form("name=.default", "cubic-bezier(0.25, 0.1, 0.25, 1)")
    ),
    "UICubicTimingParameters": Entry(
      otherwise,
      like: "UnitCurve.easeOut",
      Form("animationCurve=.linear", "UnitCurve.linear"),
      Form("animationCurve=.easeIn", "UnitCurve.easeIn"),
      Form("animationCurve=.easeOut", "UnitCurve.easeOut"),
      Form("animationCurve=.easeInOut", "UnitCurve.easeInOut")
    ),
    "UnitCurve": bezier, "Cubic": bezier, "CubicBezierEasing": bezier, "PathInterpolator": bezier,
    "Animation": Entry("an animation stands by itself here", like: ".bouncy", Form("_", "$0")),
    "CGFloat": bare, "Double": bare, "Float": bare,
    "Int": Entry("a number is made whole by floor or round here"),
    "Point": pair, "NSPoint": pair, "Offset": pair,
    "CGVector": Entry("a point is written (x, y) here", Form("dx,dy", "($0, $1)")),
    "Size": area, "NSSize": area,
    "Rect": Entry(
      otherwise,
      like: ".rect(x: 0, y: 0, width: 80, height: 40)",
      Form("x,y,width,height", ".rect(x: $0, y: $1, width: $2, height: $3)")
    ),
    "assert": holds, "precondition": holds, "XCTAssert": holds, "XCTAssertTrue": holds,
    "XCTAssertEqual": Entry(
      "what must hold is told by 'expect' here",
      like: "expect 1 + 1 == 2",
      Form("_,_", "expect $0 == $1"),
      Form("_,_,accuracy", "expect $0 == $1 within $2")
    ),
    "print": told, "NSLog": told, "debugPrint": told, "sleep": later, "usleep": later, "setTimeout": later,
    "setInterval": later, "requestAnimationFrame": later, "animate": changes, "anime": changes,
    "tween": Entry(
      otherwise,
      like: ".timingCurve(0.4, 0, 0.2, 1, duration: 300ms)",
      Form("_=#", ".timingCurve(0.4, 0, 0.2, 1, duration: $0ms)")
    ),
    "Duration": Entry(otherwise, like: "300ms", Form("milliseconds=#", "$0ms"), Form("seconds=#", "$0s")),
  ]
}
