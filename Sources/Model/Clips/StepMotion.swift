import Motion

/// The motion a list of steps makes, and where it was interrupted.
struct StepMotion: Sendable {
  let trajectory: any Trajectory

  /// Seconds at which something was still on its way.
  let interruptions: [Double]

  /// - Parameters:
  ///   - start: What is there before the first step.
  ///   - steps: In order of time.
  init(from start: Value, _ steps: [TimedStep]) {
    guard let first = steps.first else {
      trajectory = ConstantTrajectory(start.animatableData)
      interruptions = []
      return
    }
    guard steps.count > 1 || first.time != 0 || first.release != nil else {
      trajectory = ChangeTrajectory.make(first.animation, from: first.from, to: first.to)
      interruptions = []
      return
    }
    var merged = MergedTrajectory(restingAt: start.animatableData)
    var interruptions: [Double] = []
    for step in steps {
      if step.time < merged.settlingDuration, !step.isDelivery, interruptions.last != step.time {
        interruptions.append(step.time)
      }
      merged.change(
        to: step.to.animatableData,
        with: step.to.kind.interpolates ? step.animation : nil,
        at: step.time,
        release: step.release
      )
    }
    trajectory = merged
    self.interruptions = interruptions
  }
}
