import Motion

extension KeyframeKind {
  static let linear = KeyframeKind(
    name: "LinearKeyframe",
    summary: "a straight change, paced by a curve",
    example: "LinearKeyframe(1.2, duration: 0.3, timingCurve: .easeIn)",
    slots: [.duration, .timingCurve]
  ) { arguments in
    .linear(
      to: arguments.to,
      duration: arguments.duration ?? 0,
      curve: arguments.timingCurve ?? LinearCurve()
    )
  }
}
