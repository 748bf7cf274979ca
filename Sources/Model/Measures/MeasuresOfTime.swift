import Motion

extension Measure {
  static let duration = Measure(
    "duration",
    .time,
    "seconds until the motion is logically complete",
    example: "expect duration(.spring(duration: 0.4)) == 400ms",
    isOfWholeClip: true,
    absence: "the motion never completes"
  ) { $0.finite($0.trace.duration) }

  static let settlingDuration = Measure(
    "settlingDuration",
    .time,
    "seconds until the motion rests",
    example: "expect settlingDuration(.snappy) < 0.8",
    isOfWholeClip: true,
    absence: "the motion never rests"
  ) { $0.finite($0.trace.settlingDuration) }

  static let peakTime = Measure(
    "peakTime",
    .time,
    "seconds until the peak is first reached",
    example: "expect peakTime(.spring(duration: 0.4, bounce: 0.3)) == 0.28 within 5ms",
    absence: "the motion never goes past its end"
  ) { $0.line.peakTime.map { .number($0) } }

  static let riseTime = Measure(
    "riseTime",
    .time,
    "seconds from 10 % of the way to 90 %",
    example: "expect riseTime(.linear(duration: 1)) == 0.8",
    absence: "the motion ends where it starts, so that nothing rises"
  ) { $0.line.riseTime.map { .number($0) } }
}
