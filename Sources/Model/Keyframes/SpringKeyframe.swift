import Motion

extension KeyframeKind {
  static let spring = KeyframeKind(
    name: "SpringKeyframe",
    summary: "a spring, cut where its duration ends",
    example: "SpringKeyframe(1.2, duration: 0.3, spring: .bouncy)",
    slots: [.duration, .spring, .startVelocity],
    choosesDuration: true
  ) { arguments in
    .spring(
      to: arguments.to,
      duration: arguments.duration,
      spring: arguments.spring ?? .smooth,
      startVelocity: arguments.startVelocity
    )
  }
}
