/// Phases run through, one motion for each property.
///
/// A step begins when the one before has logically completed (likely), so springs hand over place and
/// velocity; a step that changes nothing takes no time (measured).
package struct PhaseRun: Sendable {
  /// Why a run is not as long as it might be.
  package enum Ending: Hashable, Sendable {
    /// It ends, or loops, as it should.
    case none

    /// Only one phase: nothing happens.
    case onePhase

    /// A whole cycle of a loop would take no time: the loop ends before it begins.
    case idleCycle
  }

  /// The phases become others, or are run through, at a time.
  package struct Change: Sendable {
    /// Seconds.
    let time: Double

    /// Of the same number and properties as before.
    let phases: [Phase]

    /// How the phase that is on gets to its new values.
    let animation: Animation?

    /// Whether a run begins.
    let isTrigger: Bool

    package init(time: Double, phases: [Phase], animation: Animation? = nil, isTrigger: Bool = false) {
      self.time = time
      self.phases = phases
      self.animation = animation
      self.isTrigger = isTrigger
    }
  }

  /// One motion for each property.
  package let tracks: [any Trajectory]

  /// When phases are entered, ascending; of a loop the cycles that were worked out.
  package let borders: [PhaseBorder]

  /// From when on a loop repeats, and after how many seconds.
  package let loop: (start: Double, period: Double)?

  /// Seconds until the last step counts as complete; infinite for a loop.
  package let duration: Double

  /// Seconds until all properties rest; infinite for a loop.
  package let settlingDuration: Double

  /// Why it is not as long as it might be.
  package let ending: Ending

  /// Whether a loop would have gone round more often before its values changed than was worked out.
  package let isCutShort: Bool

  /// Runs from the first phase through all others and back, once for each trigger.
  ///
  /// - Parameters:
  ///   - phases: At least one, each with a value for every property.
  ///   - interpolates: For each property whether it moves or switches; nothing said, it moves.
  ///   - triggers: Seconds, ascending. In mid-run a trigger goes back to the first step from where the
  ///     values are (likely).
  package init(phases: [Phase], interpolates: [Bool] = [], triggers: [Double] = [0]) {
    let changes = triggers.map { Change(time: $0, phases: phases, isTrigger: true) }
    self.init(restingIn: phases, interpolates: interpolates, changes: changes)
  }

  /// Rests in the first phase, and runs at each trigger.
  ///
  /// - Parameters:
  ///   - phases: As they are in the beginning.
  ///   - changes: Triggers and new values, in order of time.
  package init(restingIn phases: [Phase], interpolates: [Bool] = [], changes: [Change]) {
    var walk = PhaseWalk(phases: phases, interpolates: interpolates)
    for change in changes {
      walk.finish(before: change.time)
      if change.isTrigger {
        walk.trigger(change.phases, at: change.time)
      } else {
        walk.adopt(change.phases, with: change.animation, at: change.time)
      }
    }
    walk.finish(before: .infinity)
    tracks = walk.tracks
    borders = walk.borders
    loop = nil
    duration = walk.completion
    settlingDuration = walk.tracks.map(\.settlingDuration).max() ?? 0
    ending = phases.count > 1 ? .none : .onePhase
    isCutShort = false
  }

  /// Runs from the first phase through all others and back to it for ever.
  ///
  /// Springs that hand over need a few cycles until each is like the one before; from then on the last
  /// one repeats.
  ///
  /// - Parameters:
  ///   - phases: At least one, each with a value for every property.
  ///   - changes: New values, in order of time.
  package init(
    looping phases: [Phase],
    interpolates: [Bool] = [],
    changes: [Change] = []
  ) {
    var walk = PhaseWalk(phases: phases, interpolates: interpolates)
    isCutShort = !changes.allSatisfy { change in
      let isWhole = walk.loop(until: change.time)
      walk.adopt(change.phases, with: change.animation, at: change.time)
      return isWhole
    }
    let loop = walk.loop()
    self.loop = loop
    tracks = walk.tracks.map { track in
      if let loop { LoopingTrajectory(track, from: loop.start, period: loop.period) } else { track }
    }
    borders = walk.borders
    let isIdle = loop == nil && walk.completion.isFinite
    duration = isIdle ? walk.completion : .infinity
    settlingDuration = isIdle ? 0 : .infinity
    ending = phases.count > 1 ? (isIdle ? .idleCycle : .none) : .onePhase
  }

  /// When phases are entered up to a time, cycles that repeat included.
  package func borders(until end: Double) -> [PhaseBorder] {
    var result = borders.filter { $0.time <= end }
    guard let loop else { return result }
    let cycle = borders.filter { $0.time >= loop.start && $0.time < loop.start + loop.period }
    result.removeAll { $0.time >= loop.start }
    var shift = 0.0
    while loop.start + shift <= end, result.count < AnimationTiming.mostKnots, !cycle.isEmpty {
      result += cycle.map { PhaseBorder(time: $0.time + shift, phase: $0.phase) }.filter { $0.time <= end }
      shift += loop.period
    }
    return result
  }
}
