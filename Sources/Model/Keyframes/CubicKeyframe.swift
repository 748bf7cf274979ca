import Motion

extension KeyframeKind {
  static let cubic = KeyframeKind(
    name: "CubicKeyframe",
    summary: "a smooth change through its neighbours",
    example: "CubicKeyframe(1.2, duration: 0.3)",
    slots: [.duration, .startVelocity, .endVelocity]
  ) { arguments in
    .cubic(
      to: arguments.to,
      duration: arguments.duration ?? 0,
      startVelocity: arguments.startVelocity,
      endVelocity: arguments.endVelocity
    )
  }
}
