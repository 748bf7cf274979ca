/// Steps from phase to phase and lets every property follow by the rules of interruption.
struct PhaseWalk {
  private var phases: [Phase]

  /// The phase that was entered last.
  private var current = 0
  private let interpolates: [Bool]

  private(set) var tracks: [MergedTrajectory]
  private(set) var borders: [PhaseBorder] = []

  /// When the last step that was begun counts as complete, in seconds.
  private(set) var completion = 0.0

  /// A loop that does not come to repeat itself in this many cycles is cut there: a spring with hardly
  /// any damping, whose swing the next hundred cycles would not change to the eye.
  private static let mostCycles = 100

  /// Steps a loop may take before the last change of its values.
  static let mostSteps = 10_000

  init(phases: [Phase], interpolates: [Bool]) {
    self.phases = phases
    self.interpolates = interpolates
    tracks = phases.first?.values.map { MergedTrajectory(restingAt: $0) } ?? []
  }

  /// Begins a run, from the first phase or in mid-run from where things are, through phases that may have
  /// other values than those before.
  ///
  /// A phase without animation moves what is shown by its whole change, in mid-run as everywhere: from half
  /// way back it jumps as far past its value as was left of the way.
  mutating func trigger(_ phases: [Phase], at time: Double) {
    self.phases = phases
    guard phases.count > 1 else { return }
    // In mid-run the first step is taken again even to the same values.
    let isMidRun = time < completion
    current = 0
    completion = time
    enter(1, at: time, restarts: isMidRun)
  }

  /// Goes on with a run back to the first phase, or until a time in seconds.
  mutating func finish(before end: Double) {
    while current != 0, completion < end { enter((current + 1) % phases.count, at: completion) }
  }

  /// Enters a phase; the step takes no time when it changes nothing or has no animation.
  private mutating func enter(_ index: Int, at time: Double, restarts: Bool = false) {
    let phase = phases[index]
    current = index
    let changes = zip(tracks, phase.values).contains { track, value in track.end != value }
    borders.append(PhaseBorder(time: time, phase: index))
    guard changes || restarts else { return }
    for (property, value) in zip(tracks.indices, phase.values) {
      let isSmooth = property < interpolates.count ? interpolates[property] : true
      tracks[property].change(
        to: value,
        with: isSmooth ? phase.animation : nil,
        at: time,
        restarts: restarts && isSmooth && phase.animation != nil
      )
    }
    completion = time + (phase.animation?.logicalDuration ?? 0)
  }
}

extension PhaseWalk {
  /// Runs cycles until one is like the one before.
  ///
  /// - Returns: When the last cycle began and how long it lasts, in seconds; nil when a cycle takes no
  ///   time or never ends.
  mutating func loop() -> (start: Double, period: Double)? {
    guard phases.count > 1 else { return nil }
    let isFresh = borders.isEmpty
    var previous: [MotionState] = []
    for _ in 0..<PhaseWalk.mostCycles {
      let begin = completion
      let firstBorder = borders.count
      for _ in phases where completion.isFinite { enter((current + 1) % phases.count, at: completion) }
      guard completion.isFinite else { return nil }
      guard completion > begin else {
        if isFresh { stop() }
        return nil
      }
      // What every property does at every border of the cycle tells whether it will do so again.
      let states =
        borders[firstBorder...].dropFirst().map(\.time).flatMap(handover) + handover(at: completion)
      if isSame(states, previous) { return (begin, completion - begin) }
      previous = states
    }
    let begin = borders[borders.count - phases.count].time
    return (begin, completion - begin)
  }

  /// Loops until a time in seconds; returns false where that takes more steps than anybody would watch.
  mutating func loop(until end: Double) -> Bool {
    while completion < end, phases.count > 1 {
      let begin = completion
      for _ in phases where completion < end {
        enter((current + 1) % phases.count, at: completion)
        guard borders.count <= PhaseWalk.mostSteps else { return false }
      }
      // A cycle that takes no time would go round here for ever.
      guard completion > begin else { return true }
    }
    return true
  }

  /// Goes on with other values at a time in seconds; those of the phase that is on change as they would
  /// anywhere else.
  mutating func adopt(_ phases: [Phase], with animation: Animation?, at time: Double) {
    self.phases = phases
    for (property, value) in zip(tracks.indices, phases[current].values) {
      let isSmooth = property < interpolates.count ? interpolates[property] : true
      tracks[property].change(to: value, with: isSmooth ? animation : nil, at: time)
    }
  }

  /// Nothing moves: the value of the first phase stays.
  private mutating func stop() {
    tracks = phases.first?.values.map { MergedTrajectory(restingAt: $0) } ?? []
    borders = []
    completion = 0
  }

  private func handover(at time: Double) -> [MotionState] { tracks.map { $0.state(at: time) } }

  private func isSame(_ left: [MotionState], _ right: [MotionState]) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { one, other in
      let grain = 1e-12 * (1 + length(one.value) + length(one.velocity))
      return length(one.value - other.value) <= grain && length(one.velocity - other.velocity) <= grain
    }
  }
}
