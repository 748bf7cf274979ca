/// Calls that other programs have, each with what it is here.
enum ForeignCalls {
  /// An argument as a form wants it: a label alone, or nil for none, takes whatever stands there.
  struct Argument: ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    enum Value {
      case any
      /// What is no call of a type that somebody wrote.
      case known
      /// A number and nothing else.
      case number
      /// Whatever has no minus before it.
      case nonNegative
      /// An object of JavaScript's that says all of a spring.
      case spring
      case exactly(String)
    }

    let label: String?
    let value: Value

    private init(_ label: String?, _ value: Value) { (self.label, self.value) = (label, value) }

    init(stringLiteral label: String) { self.init(label, .any) }
    init(nilLiteral: ()) { self.init(nil, .any) }

    static let spring = Argument(nil, .spring)
    static let known = Argument(nil, .known)
    static func number(_ label: String?) -> Argument { Argument(label, .number) }
    static func nonNegative(_ label: String?) -> Argument { Argument(label, .nonNegative) }
    static func exactly(_ label: String, _ text: String) -> Argument { Argument(label, .exactly(text)) }
  }

  /// One set of arguments, and what they come to.
  struct Form {
    let arguments: [Argument]

    /// With `$0` for the first argument, and so on.
    let here: String

    init(_ arguments: [Argument], _ here: String) { (self.arguments, self.here) = (arguments, here) }
  }

  /// What is said of a call, and what it comes to where that is exact.
  struct Entry {
    /// `%` stands for the name in quotes.
    let message: String

    /// How it looks here, said where what was typed has no exact counterpart.
    let example: String?

    /// Whether what it comes to is a line of its own, and no value.
    let isLine: Bool
    let forms: [Form]

    init(_ message: String, like example: String? = nil, isLine: Bool = false, _ forms: Form...) {
      (self.message, self.example, self.isLine, self.forms) = (message, example, isLine, forms)
    }
  }

  private static let otherwise = "% is written otherwise here"
  private static let bare = Entry("numbers are of one kind here, and need no %", Form([nil], "$0"))
  private static let pair = Entry(
    "a point is written (x, y) here",
    Form(["x", "y"], "($0, $1)"),
    Form([nil, nil], "($0, $1)")
  )
  private static let area = Entry(
    otherwise,
    like: ".size(80, 40)",
    Form(["width", "height"], ".size($0, $1)"),
    Form([nil, nil], ".size($0, $1)")
  )
  private static let bezier = Entry(
    otherwise,
    like: "cubic-bezier(0.4, 0, 0.2, 1)",
    Form([nil, nil, nil, nil], "cubic-bezier($0, $1, $2, $3)")
  )
  private static let holds = Entry(
    "what must hold is told by 'expect' here",
    like: "expect 1 + 1 == 2",
    isLine: true,
    Form([nil], "expect $0"),
    Form([nil, nil], "expect $0")
  )
  private static let told = Entry(ForeignWords.told.message, isLine: true, Form([nil], "$0"))
  private static let changes = Entry(ForeignWords.changes)
  private static let later = Entry(ForeignWords.later.message)

  private static let drag = Entry(ForeignWords.drags.message)
  private static let tap = Entry(ForeignWords.taps.message)

  // To add a call: its line here, with what is typed instead.
  static let all: [String: Entry] = [
    "CASpringAnimation": Entry(
      otherwise,
      like: ".spring(duration: 0.5, bounce: 0.2)",
      Form(["perceptualDuration", .nonNegative("bounce")], ".spring(duration: $0, bounce: $1)")
    ),
    "UISpringTimingParameters": Entry(
      otherwise,
      like: ".spring(duration: 0.5, bounce: 0.2)",
      Form(["duration", "bounce"], ".spring(duration: $0, bounce: $1)"),
      Form(
        ["mass", "stiffness", "damping", .exactly("initialVelocity", ".zero")],
        "Spring(mass: $0, stiffness: $1, damping: $2, allowOverDamping: true)"
      )
    ),
    "SpringDescription": Entry(
      otherwise,
      like: "Spring(mass: 1, stiffness: 100, damping: 10)",
      Form(
        ["mass", "stiffness", "damping"],
        "Spring(mass: $0, stiffness: $1, damping: $2, allowOverDamping: true)"
      )
    ),
    "withSpring": Entry(otherwise, like: ".spring(duration: 0.5, bounce: 0.2)", Form([nil, .spring], "$1")),
    "CAMediaTimingFunction": Entry(
      otherwise,
      like: "UnitCurve.easeOut",
      Form(["controlPoints", nil, nil, nil], "cubic-bezier($0, $1, $2, $3)"),
      Form([.exactly("name", ".linear")], "UnitCurve.linear"),
      Form([.exactly("name", ".easeIn")], "UnitCurve.easeIn"),
      Form([.exactly("name", ".easeOut")], "UnitCurve.easeOut"),
      Form([.exactly("name", ".easeInEaseOut")], "UnitCurve.easeInOut"),
      Form([.exactly("name", ".default")], "cubic-bezier(\(CSSTiming.ease))")
    ),
    "UICubicTimingParameters": Entry(
      otherwise,
      like: "UnitCurve.easeOut",
      Form([.exactly("animationCurve", ".linear")], "UnitCurve.linear"),
      Form([.exactly("animationCurve", ".easeIn")], "UnitCurve.easeIn"),
      Form([.exactly("animationCurve", ".easeOut")], "UnitCurve.easeOut"),
      Form([.exactly("animationCurve", ".easeInOut")], "UnitCurve.easeInOut")
    ),
    "DragGesture": drag, "MagnifyGesture": drag, "MagnificationGesture": drag, "RotateGesture": drag,
    "RotationGesture": drag, "TapGesture": tap, "LongPressGesture": tap,
    "UnitCurve": bezier, "CubicBezier": bezier, "Cubic": bezier, "CubicBezierEasing": bezier,
    "PathInterpolator": bezier,
    "Animation": Entry("an animation stands by itself here", like: ".bouncy", Form([.known], "$0")),
    "CGFloat": bare, "Double": bare, "Float": bare,
    "Int": Entry("a number is made whole by floor or round here"),
    "Point": pair, "NSPoint": pair, "Offset": pair,
    "CGVector": Entry("a point is written (x, y) here", Form(["dx", "dy"], "($0, $1)")),
    "Size": area, "NSSize": area,
    "Rect": Entry(
      otherwise,
      like: ".rect(x: 0, y: 0, width: 80, height: 40)",
      Form(["x", "y", "width", "height"], ".rect(x: $0, y: $1, width: $2, height: $3)")
    ),
    "assert": holds, "precondition": holds, "XCTAssert": holds, "XCTAssertTrue": holds,
    "XCTAssertEqual": Entry(
      "what must hold is told by 'expect' here",
      like: "expect 1 + 1 == 2",
      isLine: true,
      Form([nil, nil], "expect $0 == $1"),
      Form([nil, nil, "accuracy"], "expect $0 == $1 within $2")
    ),
    "print": told, "NSLog": told, "debugPrint": told, "sleep": later, "usleep": later, "setTimeout": later,
    "setInterval": later, "requestAnimationFrame": later, "animate": changes, "anime": changes,
    "tween": Entry(
      otherwise,
      like: ".timingCurve(0.4, 0, 0.2, 1, duration: 300ms)",
      Form([.number(nil)], ".timingCurve(0.4, 0, 0.2, 1, duration: $0ms)")
    ),
    "Duration": Entry(
      otherwise,
      like: "300ms",
      Form([.number("milliseconds")], "$0ms"),
      Form([.number("seconds")], "$0s")
    ),
  ]
}
