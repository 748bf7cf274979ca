import Motion

extension Measure {
  static let overshoot = Measure(
    "overshoot",
    .share,
    "how far past the end, as a share of the way",
    example: "expect overshoot(.snappy) < 5%",
    absence: "the motion ends where it starts; ask for its peak"
  ) { $0.line.overshoot.map { .number($0) } }

  static let peak = Measure(
    "peak",
    .value,
    "the value farthest past the end",
    example: "expect peak(.spring(duration: 0.4, bounce: 0.3)) == 1.046 within 0.001",
    absence: "the motion never goes past its end"
  ) { $0.value($0.line.peak) }

  static let minimum = Measure(
    "minimum",
    .value,
    "the smallest value",
    example: "expect minimum((.easeInOut from 20 to 80)) == 20",
    choice: .smallest,
    isByComponent: true
  ) { $0.value($0.line.minimum) }

  static let maximum = Measure(
    "maximum",
    .value,
    "the largest value",
    example: "expect maximum(.bouncy) < 1.2",
    isByComponent: true
  ) { $0.value($0.line.maximum) }

  static let peakVelocity = Measure(
    "peakVelocity",
    .velocity,
    "the fastest it goes, in units a second",
    example: "expect peakVelocity(.linear(duration: 0.5)) == 2",
    choice: .farthest,
    absence: "the motion is faster than any number somewhere"
  ) { $0.value($0.line.peakVelocity) }

  static let crossings = Measure(
    "crossings",
    .count,
    "how often it passes its end before it rests",
    example: "expect crossings(.easeOut) == 0",
    absence: "there are too many to count"
  ) { $0.line.crossings.map { .number(Double($0)) } }

  static let monotone = Measure(
    "monotone",
    .flag,
    "whether it never turns back",
    example: "expect monotone(.easeInOut)",
    choice: .smallest
  ) { .bool($0.line.monotone) }
}
