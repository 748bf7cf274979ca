import Motion

extension Factory {
  /// Animations that follow a unit curve over a fixed time.
  static let curveAnimations: [Factory] = [
    Factory(
      "default",
      .member,
      .animation,
      summary: "what withAnimation uses when nothing is said: a spring without bounce",
      example: "plot .default"
    ) { _ in .animation(.default) },
    eased("linear", LinearCurve(), "the same speed all the way"),
    eased("easeIn", BezierCurve.easeIn, "slow at first, then fast"),
    eased("easeOut", BezierCurve.easeOut, "fast at first, then slow"),
    eased("easeInOut", BezierCurve.easeInOut, "slow at both ends"),
    Factory(
      "timingCurve",
      .member,
      .animation,
      [.plain("x1"), .plain("y1"), .plain("x2"), .plain("y2"), duration],
      summary: "a Bézier curve by its two control points",
      example: "plot .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4)",
      notes: { UnitCurveNotes.clampedX($0.number("x1"), $0.number("x2")) }
    ) { arguments throws(ParameterError) in
      let curve = try BezierCurve(
        x1: arguments.number("x1"),
        y1: arguments.number("y1"),
        x2: arguments.number("x2"),
        y2: arguments.number("y2")
      )
      return .animation(try .curve(curve, duration: arguments.number("duration")))
    },
    Factory(
      "timingCurve",
      .member,
      .animation,
      [.required(nil, name: "curve", .curve), .number("duration", .positive, advice: adviceForNothing)],
      summary: "any unit curve, a CSS timing function too",
      example: "plot .timingCurve(cubic-bezier(0.2, 0.8, 0.2, 1), duration: 0.4)"
    ) { arguments throws(ParameterError) in
      .animation(try .curve(arguments.curve("curve"), duration: arguments.number("duration")))
    },
  ]

  private static let duration = Parameter.number(
    "duration",
    default: Animation.defaultCurveDuration,
    .positive,
    advice: adviceForNothing
  )

  /// What to write instead of an animation that takes no time.
  static let adviceForNothing = "nil stands for no animation"

  private static func eased(_ name: String, _ curve: any Curve, _ summary: String) -> Factory {
    Factory(
      name,
      .member,
      .animation,
      [duration],
      summary: summary,
      example: "plot .\(name)(duration: 0.3)"
    ) { arguments throws(ParameterError) in
      .animation(try .curve(curve, duration: arguments.number("duration")))
    }
  }
}
