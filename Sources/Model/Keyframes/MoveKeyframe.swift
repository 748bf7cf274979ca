import Motion

extension KeyframeKind {
  static let move = KeyframeKind(
    name: "MoveKeyframe",
    summary: "a jump, which takes no time",
    example: "MoveKeyframe(1.2)",
    slots: []
  ) { arguments in .move(to: arguments.to) }
}
